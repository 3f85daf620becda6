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
