// `npm run check:texts`: the rules of textlint for GraphQL descriptions, messages, help texts and the desk.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

// One paragraph of Markdown for each text.
const { stdout, stderr } = spawnSync(
  'npx',
  [
    ...['--no-install', 'textlint', '--rulesdir', 'scripts/lint/prose', '--format', 'json'],
    ...['--stdin', '--stdin-filename', 'texts.md'],
  ],
  { input: texts.map(({ text }) => text).join('\n\n'), encoding: 'utf8' },
);
if (!stdout.startsWith('[')) throw new Error(stderr);
const [{ messages }] = JSON.parse(stdout);
for (const { line, message } of messages) {
  const { place, text } = texts[(line - 1) / 2];
  process.stderr.write(`${place}: ${message}\n  ${text}\n`);
}
process.exitCode = messages.length > 0 ? 1 : 0;
