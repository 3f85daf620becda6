import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...args], { encoding: 'utf8' });
const { version } = JSON.parse(textOf('package.json')) as { version: string };

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly uses?: string; readonly steps?: readonly { readonly uses?: string }[] }>
  >;
}

describe('workflows', () => {
  it.each(readdirSync(join(ROOT, '.github/workflows')))('%s uses nothing of others that could change', (file) => {
    const { jobs } = parse(textOf(`.github/workflows/${file}`)) as Workflow;
    const used = Object.values(jobs).flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
    const named = used.filter((name) => name !== undefined);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !/^(\.\/.+|[\w-]+\/[\w./-]+@[0-9a-f]{40})$/.test(name))).toEqual([]);
  });
});

describe('the text of a release', () => {
  it('is what the CHANGELOG says of its version, and of no other', () => {
    const { status, stdout } = run('release-notes.js', `v${version}`);
    expect(status).toBe(0);
    expect(textOf('CHANGELOG.md')).toContain(stdout.trim());
    expect(stdout.trim()).not.toMatch(/^## /m);
  });

  it('is refused for a tag that is not the version', () => {
    expect(run('release-notes.js', 'v9.9.9')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('9.9.9') as string,
    });
  });
});

describe('licences', () => {
  const checked = (...packages: { name: string; licence: string }[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-licences-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'packages.json');
    writeFileSync(file, JSON.stringify({ packages }));
    return run('licences.js', file);
  };

  it.each([
    ['one that nobody agreed to', 'GPL-3.0'],
    ['one of two that both hold', '(MIT AND GPL-3.0)'],
    ['none', 'none named'],
  ])('%s is refused', (_, licence) => {
    const { status, stderr } = checked({ name: 'one', licence: 'MIT' }, { name: 'other', licence });
    expect(status).toBe(1);
    expect(stderr).toContain('Not agreed to: other:');
  });

  it('what is agreed to for one package is not for another', () => {
    expect(checked({ name: '@apollo/federation-internals', licence: 'Elastic-2.0' }).status).toBe(0);
    expect(checked({ name: 'other', licence: 'Elastic-2.0' }).status).toBe(1);
  });
});

describe('the bill of materials', () => {
  it('names what is bundled and what is installed beside it, with versions, licences and digests, and no tool of development', () => {
    const { components } = JSON.parse(run('sbom.js').stdout) as { components: Component[] };
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

interface Component {
  readonly name: string;
}
