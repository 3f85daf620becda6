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
  const checked = (packages: Record<string, object>) => {
    const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-licences-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify({ packages: { '': {}, ...packages } }));
    return run('licences.js', file);
  };

  it.each([
    ['one that nobody agreed to', { license: 'GPL-3.0' }],
    ['one of two that both hold', { license: '(MIT AND GPL-3.0)' }],
    ['none', {}],
  ])('%s is refused', (_, entry) => {
    const { status, stderr } = checked({
      'node_modules/one': { license: 'MIT' },
      'node_modules/a/node_modules/other': entry,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Not agreed to: other:');
  });

  it('what only development installs is not asked', () => {
    expect(checked({ 'node_modules/tool': { license: 'GPL-3.0', dev: true } }).status).toBe(0);
  });

  it('what is agreed to for one package is not for another', () => {
    expect(checked({ 'node_modules/@apollo/federation-internals': { license: 'Elastic-2.0' } }).status).toBe(0);
    expect(checked({ 'node_modules/other': { license: 'Elastic-2.0' } }).status).toBe(1);
  });
});
