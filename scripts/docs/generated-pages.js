// Writes docs/generated: pages of the site that are made from other files.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brunoCollection } from './bruno.js';
import { graphChanges } from './graph-changes.js';
import { commandNames, graphPages } from './graph-pages.js';
import { textsForAgents } from './llms.js';
import { restPages } from './rest-pages.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = join(root, 'docs', 'generated');
const read = (file) => readFileSync(join(root, file), 'utf8');

export function writeGeneratedPages(openapi) {
  rmSync(folder, { recursive: true, force: true });
  writeTexts(folder, {
    ...projectPages(),
    ...decisionList(),
    ...graphChanges(read),
    ...graphPages(root),
    ...restPages(openapi),
  });
}

/** Files that the site offers for download. */
export const writeDownloads = (site, openapi) =>
  writeTexts(site, {
    ...textsForAgents(root, commandNames(root)),
    'bruno.json': JSON.stringify(brunoCollection(root, openapi), null, 2),
  });

function writeTexts(place, texts) {
  for (const [name, text] of Object.entries(texts)) {
    const file = join(place, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Files at the root of the repository, with links as they are from docs/generated/project. */
const projectPages = () => ({
  'project/architecture.md': fromRoot('ARCHITECTURE.md'),
  'project/changelog.md': fromRoot('CHANGELOG.md'),
  'project/contributing.md': fromRoot('CONTRIBUTING.md'),
  'project/security-policy.md': fromRoot('SECURITY.md'),
});

const fromRoot = (file) =>
  read(file).replace(
    /\]\((?![a-z]+:|#|\/)([^)]+)\)/g,
    (_, link) => `](${posix.join('../../..', posix.dirname(file), link)})`,
  );

function decisionList() {
  const files = readdirSync(join(root, 'docs', 'decisions')).filter((name) => /^\d+/.test(name));
  const rows = files.map((name) => {
    const [, title] = /^# (.*)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
    return `- [${title}](../../decisions/${name})`;
  });
  return {
    'project/decisions.md': `# Decisions\n\nShort records of choices: context, choice, alternatives, measurement.\n\n${rows.join('\n')}\n`,
  };
}
