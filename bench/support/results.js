import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { performance } from 'node:perf_hooks';

const FILE = new URL('../RESULTS.md', import.meta.url);

export const machine = () =>
  `Node ${process.version}, ${cpus().length} cores of ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;

export function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Replaces one section of RESULTS.md, or adds it. */
export function writeSection(title, text) {
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Results\n';
  const [head, ...sections] = known.split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`));
  const all = [head.trim(), ...others.map((section) => section.trim()), `## ${title}\n\n${text.trim()}`];
  writeFileSync(FILE, `${all.join('\n\n')}\n`);
}

/** The time that a quarter of the rounds stay below: what else runs on the machine makes rounds longer, never shorter. */
export function quiet(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)];
}

export async function milliseconds(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The time of each work, in turns, so that other work on the machine affects all of them alike. */
export async function compare(works, rounds) {
  const times = works.map(() => []);
  for (const work of works) await work();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) times[index].push(await milliseconds(work));
  }
  return times.map(quiet);
}
