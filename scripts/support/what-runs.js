import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.js';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (...path) => JSON.parse(readFileSync(join(home, ...path), 'utf8'));

/** The packages that production runs: those in the bundles of server and desk, and those installed beside them, each version once. */
export async function whatRuns() {
  await build();
  const lock = read('package-lock.json').packages;
  const locked = Object.entries(lock).map(([place, entry]) => ({
    name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: entry.license ?? 'none named',
    integrity: entry.integrity,
    isInstalled:
      place.startsWith('node_modules/') && !entry.link && !entry.dev && !entry.devOptional && !entry.optional,
  }));
  const bundles = [read('dist', 'packages.json'), read('dist', 'desk', 'packages.json')];
  const bundled = new Set(bundles.flat().map(({ name, version }) => `${name}@${version}`));
  const found = new Map();
  for (const { isInstalled, ...entry } of locked) {
    const id = `${entry.name}@${entry.version}`;
    if (isInstalled || bundled.has(id))
      found.set(id, { ...entry, isBundled: bundled.delete(id) || found.get(id)?.isBundled });
  }
  if (bundled.size > 0) throw new Error(`the lockfile does not name ${[...bundled].join(', ')}`);
  return { root: locked.find(({ name }) => name === lock[''].name), packages: [...found.values()] };
}
