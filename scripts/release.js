// npm run release -- 0.3.0 [2026-11-19]: names a version everywhere, makes its section of CHANGELOG.md from Unreleased, and keeps the
// schema that it promises. Commit the result and tag it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const fileOf = (path) => new URL(`../${path}`, import.meta.url);
const [version = '', on = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version) || !/^\d{4}-\d\d-\d\d$/.test(on)) {
  console.error('usage: npm run release -- <version> [YYYY-MM-DD]');
  process.exit(2);
}

const VERSION = /(?<=^ {2}"version": ")[^"]+/m;
/** What to replace in each file that names the version. */
const EDITS = {
  'package.json': [VERSION, version],
  // For itself, and for the package at the root.
  'package-lock.json': [/(?<="name": "loan-gateway",\n\s+"version": ")[^"]+/g, version],
  'clients/typescript/package.json': [VERSION, version],
  'deploy/kubernetes/kustomization.yaml': [/(?<=newTag: )\S+/, version],
  'README.md': [/(?<=is young: version )\d+\.\d+/, version.replace(/\.\d+$/, '')],
  'docs/operations.md': [/(?<=A tag such as `v)[^`]+/, version],
  'CHANGELOG.md': [/^## Unreleased$(?=\n+### )/m, `## Unreleased\n\n## ${version} - ${on}`],
};

const edited = Object.entries(EDITS).map(([path, [place, text]]) => {
  const before = readFileSync(fileOf(path), 'utf8');
  if (before.search(place) < 0) throw new Error(`${path} has nothing to release: adapt scripts/release.js`);
  return [path, before.replace(place, text)];
});
for (const [path, text] of edited) writeFileSync(fileOf(path), text);
copyFileSync(fileOf('schema/subgraph.graphql'), fileOf('schema/released.graphql'));
console.log(`${version} is named everywhere, and its schema is kept. Commit, then tag v${version}.`);
