import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedDataDir } from '../support/gateway-process.js';
import { NOBODY } from '../support/nobody.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the npm package', () => {
  let folder: string;
  let files: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-gateway-package-'));
    const { stdout } = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    files = packed.files.map(({ path }) => path);
    spawnSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds what runs and what describes it, and nothing else', () => {
    const tops = new Set(files.map((path) => path.split('/')[0]));
    expect([...tops].sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin',
      'deploy',
      'dist',
      'package.json',
      'prisma',
      'schema',
    ]);
    expect(files).toEqual(expect.arrayContaining(['bin/loan-gateway.js', 'dist/cli/main.js', 'dist/desk/index.html']));
    expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
  });

  it('runs from a folder that it cannot write to, with its data elsewhere', () => {
    const home = join(folder, 'package');
    spawnSync('chmod', ['-R', 'a-w,a+rX', home]);
    chmodSync(folder, 0o755);
    const data = startedDataDir();
    if (NOBODY) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, data]);
    const listed = spawnSync(process.execPath, [join(home, 'bin/loan-gateway.js'), 'clients', 'list'], {
      ...NOBODY,
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: data },
    });
    rmSync(data, { recursive: true });
    expect(listed).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});
