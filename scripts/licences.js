// npm run licences: lists the licences of what production installs, by the lockfile, and fails on one that nobody has agreed to.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

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

const [file = join(root, 'package-lock.json')] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const counts = new Map();
const refused = [];
for (const [place, { license = 'none named', dev, devOptional, optional }] of Object.entries(packages)) {
  if (place === '' || dev || devOptional || optional) continue;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  counts.set(license, (counts.get(license) ?? 0) + 1);
  if (!isAllowed(license) && AGREED[name]?.licence !== license) refused.push(`${name}: ${license}`);
}
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
for (const [name, { licence, why }] of Object.entries(AGREED))
  if (packages[`node_modules/${name}`]?.license === licence) console.log(`${name} is ${licence}: ${why}`);
for (const line of refused)
  console.error(`Not agreed to: ${line}. Replace it, or add it to scripts/licences.js with a reason.`);
process.exitCode = refused.length === 0 ? 0 : 1;
