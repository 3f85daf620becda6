import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  it.each(readdirSync(join(ROOT, '.github/workflows')))('%s names every foreign action by its commit', (file) => {
    const { jobs } = parse(textOf(`.github/workflows/${file}`)) as Workflow;
    const used = Object.values(jobs).flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
    const named = used.filter((name) => name !== undefined);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !/^(\.\/.+|[\w-]+\/[\w./-]+@[0-9a-f]{40})$/.test(name))).toEqual([]);
  });
});

describe('release notes', () => {
  it('are the section of CHANGELOG.md for the version', () => {
    const { status, stdout } = run('release-notes.js', `v${version}`);
    expect(status).toBe(0);
    expect(textOf('CHANGELOG.md')).toContain(stdout.trim());
    expect(stdout.trim()).not.toMatch(/^## /m);
  });

  it('are refused for a tag that differs from the version', () => {
    expect(run('release-notes.js', 'v9.9.9')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('9.9.9') as string,
    });
  });
});

describe('a release', () => {
  const FILES = [
    'README.md',
    'package.json',
    'package-lock.json',
    'clients/typescript/package.json',
    'deploy/kubernetes/kustomization.yaml',
    'docs/operations.md',
    'CHANGELOG.md',
    'schema/subgraph.graphql',
    'scripts/release.js',
  ];
  const checkout = () => {
    const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-release-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    for (const path of FILES) cpSync(join(ROOT, path), join(folder, path));
    const changelog = join(folder, 'CHANGELOG.md');
    writeFileSync(
      changelog,
      '# Changelog\n\n## Unreleased\n\n### Added\n\n- More.\n\n## 0.1.0 - 2026-01-01\n\n- First.\n',
    );
    const release = (...args: string[]) =>
      spawnSync(process.execPath, [join(folder, 'scripts/release.js'), ...args], { encoding: 'utf8' });
    return { release, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
  };

  it('names the version everywhere, dates the section of CHANGELOG.md and keeps the schema', () => {
    const { release, read } = checkout();
    expect(release('9.8.7', '2027-02-03')).toMatchObject({ status: 0, stderr: '' });
    for (const path of ['package.json', 'clients/typescript/package.json'])
      expect(JSON.parse(read(path))).toMatchObject({ version: '9.8.7' });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '9.8.7',
      packages: { '': { version: '9.8.7' } },
    });
    expect(read('deploy/kubernetes/kustomization.yaml')).toContain('newTag: 9.8.7\n');
    expect(read('docs/operations.md')).toContain('`v9.8.7`');
    expect(read('README.md')).toContain('version 9.8,');
    expect(read('CHANGELOG.md')).toContain('## Unreleased\n\n## 9.8.7 - 2027-02-03\n\n### Added\n');
    expect(read('schema/released.graphql')).toBe(read('schema/subgraph.graphql'));
  });

  it('changes nothing when Unreleased is empty, or without a version', () => {
    const { release, read } = checkout();
    expect(release('next').status).toBe(2);
    expect(release('9.8.7').status).toBe(0);
    const before = read('package.json');
    expect(release('9.8.8').status).toBe(1);
    expect(read('package.json')).toBe(before);
  });

  it('names the same version everywhere', () => {
    expect(JSON.parse(textOf('clients/typescript/package.json'))).toMatchObject({ version });
    expect(JSON.parse(textOf('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
    expect(textOf('deploy/kubernetes/kustomization.yaml')).toContain(`newTag: ${version}\n`);
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
    ['a licence outside the list', 'GPL-3.0'],
    ['two licences of which one is outside the list', '(MIT AND GPL-3.0)'],
    ['a package without a licence', 'none named'],
  ])('%s is refused', (_, licence) => {
    const { status, stderr } = checked({ name: 'one', licence: 'MIT' }, { name: 'other', licence });
    expect(status).toBe(1);
    expect(stderr).toContain('Licence not allowed: other:');
  });

  it('an exception holds for its package only', () => {
    expect(checked({ name: '@apollo/federation-internals', licence: 'Elastic-2.0' }).status).toBe(0);
    expect(checked({ name: 'other', licence: 'Elastic-2.0' }).status).toBe(1);
  });
});
