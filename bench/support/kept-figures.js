import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const FILE = new URL('../figures.json', import.meta.url);

/** Keeps the last figures of each commit, major version of Node, workload and contestant: one line each. */
export function keepFigures(results) {
  const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const node = Number(process.versions.node.split('.')[0]);
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const keyOf = (row) => [row.commit, row.node, row.workload, row.contestant].join();
  const load = Number(loadavg()[0].toFixed(1));
  const rows = new Map(
    [...kept, ...results.map((row) => rowOf(row, { commit, node, load }))].map((row) => [keyOf(row), row]),
  );
  writeFileSync(FILE, `[\n${[...rows.values()].map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

const digits = (value) => value && Number(value.toPrecision(3));

const rowOf = ({ workload, contestant, rate, cpu, p50, p99, sameCpu }, where) => ({
  ...where,
  workload,
  contestant,
  rate: digits(rate),
  cpu: digits(cpu),
  p50: digits(p50),
  p99: digits(p99),
  sameCpu: digits(sameCpu),
});
