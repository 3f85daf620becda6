import { readFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };

interface Bundled {
  readonly name: string;
  readonly version: string;
}

const bundledIn = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8')) as Bundled[];

/** The packages whose code the build put into the bundles of the server and the desk. */
export const BUNDLED_PACKAGES: readonly Bundled[] = [...bundledIn('packages.json'), ...bundledIn('desk/packages.json')];

const bundledNames = new Set(BUNDLED_PACKAGES.map(({ name }) => name));

/** The dependencies that are installed beside the bundle, because they read files of their own at run time. */
export const EXTERNAL_PACKAGES = Object.keys(manifest.dependencies).filter((name) => !bundledNames.has(name));
