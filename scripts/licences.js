// npm run licences: counts the licences of the packages that run and fails on one that is not allowed. Licence checkers on npm read what is
// installed, with packages of which no code is bundled.
import { readFileSync } from 'node:fs';
import { whatRuns } from './support/what-runs.js';

/** Licences that only require attribution. Every word of a licence expression must be listed. */
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

/** Licences allowed for one package, and why. */
const EXCEPTIONS = {
  '@apollo/federation-internals': {
    licence: 'Elastic-2.0',
    why: '@apollo/subgraph requires it. It may not be offered to others as a managed service of its own',
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
  if (!isAllowed(licence) && EXCEPTIONS[name]?.licence !== licence) refused.push(`${name}: ${licence}`);
}
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
for (const [name, { licence, why }] of Object.entries(EXCEPTIONS))
  if (packages.some((found) => found.name === name && found.licence === licence))
    console.log(`${name} is ${licence}: ${why}`);
for (const line of refused)
  console.error(
    `Licence not allowed: ${line}. Replace the package, or add an exception with a reason to scripts/licences.js.`,
  );
process.exitCode = refused.length === 0 ? 0 : 1;
