// npm run check: format, lint, types, import rules and licences, two at a time. Says nothing of what passes but its name.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.js';
import { bringTools } from './tools.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const AT_ONCE = 2;

const steps = [
  { name: 'types', tool: 'typescript-native/bin/tsc', args: ['--noEmit'] },
  {
    name: 'types of the client kit',
    tool: 'typescript-native/bin/tsc',
    args: ['--noEmit', '-p', 'clients/typescript'],
  },
  { name: 'types of the desk', tool: 'typescript-native/bin/tsc', args: ['-p', 'desk'] },
  {
    name: 'client kit (npm run codegen)',
    tool: '@graphql-codegen/cli/cjs/bin.js',
    args: ['--config', 'codegen.yml', '--check', '--silent'],
  },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  {
    name: 'lint of the schema',
    tool: 'eslint/bin/eslint.js',
    args: ['schema/subgraph.graphql', '--max-warnings', '0'],
  },
  { name: 'format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'imports', tool: 'dependency-cruiser/bin/dependency-cruise.mjs', args: ['src', '--output-type', 'err'] },
  { name: 'licences', tool: '../scripts/licences.js', args: [] },
];

/** The names of the steps that failed. */
export async function check() {
  const waiting = [...steps];
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { ok, output } = await runStep(step);
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name}`);
      if (ok) continue;
      console.log(output.trimEnd().replaceAll(/^/gm, '      '));
      failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

function runStep({ tool, args }) {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // What is bundled is looked at.
  await Promise.all([bringTools(), build()]);
  process.exitCode = (await check()).length === 0 ? 0 : 1;
}
