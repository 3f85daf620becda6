import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTERNAL_PACKAGES } from '../../support/bundled-packages.js';
import { newDataDir, startProcess } from '../../support/gateway-process.js';
import { NOBODY } from '../../support/nobody.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('the npm package', () => {
  let folder: string;
  let files: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-gateway-package-'));
    // A start builds less than a package holds.
    for (const script of ['scripts/build.js', 'scripts/docs.js']) spawnSync(process.execPath, [script], { cwd: ROOT });
    const { stdout } = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    files = packed.files.map(({ path }) => path);
    spawnSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
    // All other dependencies are bundled: the package has to run without them.
    for (const name of EXTERNAL_PACKAGES) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), place);
    }
  });
  afterAll(() => {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('contains what runs, its documentation and nothing else', () => {
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
    expect(files).toEqual(
      expect.arrayContaining(['bin/loan-gateway.js', 'dist/main.js', 'dist/desk/index.html', 'dist/docs/index.html']),
    );
    expect(files.filter((path) => path.endsWith('.map') || path.startsWith('dist/modules'))).toEqual([]);
    expect(files.filter((path) => path.startsWith('dist/embedded'))).toHaveLength(1);
  });

  it('serves from its bundle, the packages beside it and the empty database it contains', async () => {
    const env = { DATA_DIR: join(folder, 'data') };
    const gateway = startProcess(['serve', '--demo-loans', '3'], env, join(folder, 'package'));
    expect(await gateway.askAsPrinted()).toMatchObject({ data: { loans: { edges: { length: 3 } } } });
    expect((await fetch(`${await gateway.url()}/desk`)).status).toBe(200);
    expect(gateway.stderr).toBe('');
    await gateway.stop();
  });

  it('runs from a folder that it cannot write to, with its data elsewhere', () => {
    const home = join(folder, 'package');
    spawnSync('chmod', ['-R', 'a-w,a+rX', home]);
    chmodSync(folder, 0o755);
    const data = newDataDir();
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
