// npm run count-statements [-- FILE]: counts the statements that would cross shards if loans were distributed by loan id (docs/scaling.md). Only
// this project knows its distribution key. Records the statements of a set of tests on PostgreSQL, or reads a record from FILE.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classOf, CLASSES, shapeOf } from './support/classify-statement.js';

const TESTS = [
  'test/clients/operations.test.ts',
  'test/graphql/screens.test.ts',
  'test/graphql/lifecycle/',
  'test/graphql/payment/',
  'test/graphql/delinquency.test.ts',
  'test/graphql/loan-feed.test.ts',
  'test/graphql/find-loans.test.ts',
  'test/persistence/end-of-day.test.ts',
  'test/permissions/erase-borrower.test.ts',
];

function record(file) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'postgres', ...TESTS], {
    env: { ...process.env, STATEMENTS_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0 || !existsSync(file))
    throw new Error('The tests did not pass, or there is no PostgreSQL to run them on');
}

const groupOf = (during) =>
  (/^(query|mutation)/.exec(during)?.[0] ?? during).replace('mutation', 'commands').replace('query', 'queries');

function count(lines) {
  const shapes = new Map();
  const groups = new Map();
  for (const line of lines) {
    const { during, text } = JSON.parse(line);
    const kind = classOf(text, during.startsWith('mutation'));
    if (kind === undefined) continue;
    const shape = `${kind}: ${shapeOf(text)}`;
    const known = shapes.get(shape) ?? { kind, times: 0, during: new Set() };
    known.times += 1;
    known.during.add(during);
    shapes.set(shape, known);
    const group = groups.get(groupOf(during)) ?? new Map();
    group.set(kind, [...(group.get(kind) ?? []), shape]);
    groups.set(groupOf(during), group);
  }
  return { shapes, groups };
}

function print({ shapes, groups }) {
  const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
  row(['', ...CLASSES]);
  row(['---', ...CLASSES.map(() => '---')]);
  for (const [group, kinds] of [...groups].sort())
    row([group, ...CLASSES.map((kind) => `${new Set(kinds.get(kind)).size} (${kinds.get(kind)?.length ?? 0})`)]);
  const all = CLASSES.map((kind) => [...shapes.values()].filter((shape) => shape.kind === kind));
  row(['all', ...all.map((of) => `${of.length} (${of.reduce((sum, { times }) => sum + times, 0)})`)]);
  for (const kind of CLASSES.slice(3)) {
    console.log(`\n${kind}:`);
    for (const [shape, { kind: is, times, during }] of shapes)
      if (is === kind) console.log(`- ${times} times, ${[...during].slice(0, 4).join(', ')}: ${shape.slice(0, 400)}`);
  }
}

const given = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'statements-'));
const file = given ?? join(folder, 'statements.ndjson');
try {
  if (given === undefined) record(file);
  print(count(readFileSync(file, 'utf8').split('\n').filter(Boolean)));
} finally {
  rmSync(folder, { recursive: true });
}
