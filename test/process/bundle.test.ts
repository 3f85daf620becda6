import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUNDLED_PACKAGES, EXTERNAL_PACKAGES } from '../support/bundled-packages.js';

interface Locked {
  readonly version?: string;
  readonly dev?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> };
const LEADING_FOLDERS = /^.*node_modules\//;
const runtime = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([place, { version }]) => `${place.replace(LEADING_FOLDERS, '')}@${version}`),
);

describe('the bundle', () => {
  it('contains no code of a devDependency', () => {
    const bundled = BUNDLED_PACKAGES.map(({ name, version }) => `${name}@${version}`);
    expect(bundled.filter((id) => !runtime.has(id))).toEqual([]);
  });

  it("hashes with Node's own functions, not with a package of JavaScript", () => {
    expect(BUNDLED_PACKAGES.map(({ name }) => name)).not.toContain('sha.js');
  });

  it('contains code of every dependency except the two that read files of their own', () => {
    expect(EXTERNAL_PACKAGES).toEqual(['@electric-sql/pglite', '@prisma/schema-engine-wasm']);
  });

  it('and the packages beside it, which need no others, are all that the image copies', () => {
    const copied = [...textOf('Dockerfile').matchAll(/^COPY --from=build \/app\/node_modules\/(\S+)/gm)];
    expect(copied.map(([, name]) => name)).toEqual(EXTERNAL_PACKAGES);
    expect(EXTERNAL_PACKAGES.filter((name) => packages[`node_modules/${name}`]?.dependencies)).toEqual([]);
  });
});

interface Component {
  readonly name: string;
}

describe('the bill of materials', () => {
  it('lists bundled and installed packages with version, licence and digest, and no build tools', () => {
    const script = fileURLToPath(new URL('../../scripts/sbom.js', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    const { components } = JSON.parse(stdout) as { components: Component[] };
    const named = (name: string) => components.filter((component) => component.name === name);
    expect(named('graphql')).toEqual([
      expect.objectContaining({
        purl: expect.stringMatching(/^pkg:npm\/graphql@16\./) as string,
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
        properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
      }),
    ]);
    expect(named('@electric-sql/pglite')).toHaveLength(1);
    expect(named('react')).toHaveLength(1);
    expect([...named('vite'), ...named('vitest'), ...named('prisma')]).toEqual([]);
  });
});
