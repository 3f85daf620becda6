import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.js';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (...path) => JSON.parse(readFileSync(join(home, ...path), 'utf8'));

/** The packages that run in production, each version once: those in the bundles of the server and the desk, and those installed beside them. */
export async function whatRuns() {
  await build();
  const lock = read('package-lock.json').packages;
  const bundles = [read('dist', 'packages.json'), read('dist', 'desk', 'packages.json')].flat();
  const bundled = new Set(bundles.map(({ name, version }) => `${name}@${version}`));
  const external = externalPackages(lock[''].dependencies, bundles);
  const found = new Map();
  for (const [place, entry] of Object.entries(lock)) {
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const id = `${name}@${entry.version}`;
    const isBundled = bundled.has(id);
    if (isBundled || external.some((one) => place === `node_modules/${one}`))
      found.set(id, { ...described(name, entry), isBundled });
  }
  const unknown = [...bundled].filter((id) => !found.has(id));
  if (unknown.length > 0) throw new Error(`the lockfile does not name ${unknown.join(', ')}`);
  return { root: described(lock[''].name, lock['']), packages: [...found.values()] };
}

/** The dependencies that no bundle contains. They read files of their own at run time, so they are installed beside it. */
export function externalPackages(dependencies, bundles) {
  const bundled = new Set(bundles.map(({ name }) => name));
  return Object.keys(dependencies).filter((name) => !bundled.has(name));
}

const described = (name, { version, license, integrity }) => ({
  name,
  version,
  licence: license ?? 'none named',
  integrity,
});
