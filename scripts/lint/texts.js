// `npm run check:texts`: the rules of textlint for GraphQL descriptions, messages, help texts and the desk.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { descriptionsIn, textsIn } from './read-texts.js';

const files = ['src', 'desk/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
const all = [
  ...files.flatMap((file) => textsIn(file)),
  ...descriptionsIn(readFileSync('schema/subgraph.graphql', 'utf8')),
];
// Many fields have the same description.
const texts = [...new Map(all.map((one) => [one.text.replaceAll(/\s+/g, ' ').trim(), one])).entries()].map(
  ([text, { place }]) => ({ text, place }),
);

/** Of one large page, textlint would take ten times as long. */
const TEXTS_OF_A_PAGE = 100;

// One paragraph of Markdown for each text.
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
try {
  for (let from = 0; from < texts.length; from += TEXTS_OF_A_PAGE) {
    const page = texts.slice(from, from + TEXTS_OF_A_PAGE).map(({ text }) => text);
    writeFileSync(join(folder, `${from}.md`), page.join('\n\n'));
  }
  const args = ['--no-install', 'textlint', '--rulesdir', 'scripts/lint/prose', '--format', 'json', folder];
  const { stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  for (const { filePath, messages } of JSON.parse(stdout))
    for (const { line, message } of messages) {
      const { place, text } = texts[Number(basename(filePath, '.md')) + (line - 1) / 2];
      process.stderr.write(`${place}: ${message}\n  ${text}\n`);
      process.exitCode = 1;
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
