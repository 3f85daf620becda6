// npm run licences: lists the licences of what production runs, bundled or installed, and fails on one that nobody has agreed to.
import { readFileSync } from 'node:fs';
import { whatRuns } from './support/what-runs.js';

/** Ask for no more than to be named; every word of an expression has to be here. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Zlib',
];

/** What is agreed to for one package, and why. */
const AGREED = {
  '@apollo/federation-internals': {
    licence: 'Elastic-2.0',
    why: '@apollo/subgraph needs it; it may not be offered as a service of its own, which a loan gateway is not',
  },
};

const isAllowed = (expression) =>
  expression.split(/[()\s]+|\bAND\b|\bOR\b/).every((word) => word === '' || ALLOWED.includes(word));

const [file] = process.argv.slice(2);
const { packages } = file ? JSON.parse(readFileSync(file, 'utf8')) : await whatRuns();
const counts = new Map();
const refused = [];
for (const { name, licence } of packages) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence) && AGREED[name]?.licence !== licence) refused.push(`${name}: ${licence}`);
}
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
for (const [name, { licence, why }] of Object.entries(AGREED))
  if (packages.some((found) => found.name === name && found.licence === licence))
    console.log(`${name} is ${licence}: ${why}`);
for (const line of refused)
  console.error(`Not agreed to: ${line}. Replace it, or add it to scripts/licences.js with a reason.`);
process.exitCode = refused.length === 0 ? 0 : 1;
