import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../support/gateway-process.js';
import { NOBODY } from '../support/nobody.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-refused-'));
chmodSync(folder, 0o755);
const data = join(folder, 'data');
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const run = (home: string, flags: readonly string[], env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [...flags, join(home, 'bin/loan-gateway.js'), 'serve'], {
    ...NOBODY,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });

const oneLine = (words: string) => expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`)) as string;

describe('a start that cannot be says why in one line, and stores nothing', () => {
  it('at a port that is taken', async () => {
    const taken = createServer();
    onTestFinished(() => void taken.close());
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const port = String((taken.address() as AddressInfo).port);
    const ended = await runCli(['serve'], { PORT: port, DATA_DIR: data });
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: oneLine(`Port ${port} of 127.0.0.1 is taken`) });
    expect(existsSync(data)).toBe(false);
  });

  it.each(['192.0.2.1', 'no-such-host.invalid'])('at HOST=%s, which is no address of this machine', async (HOST) => {
    const ended = await runCli(['serve'], { HOST, PORT: '0', DATA_DIR: data });
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: oneLine(`HOST ${HOST} cannot be listened on`) });
    expect(existsSync(data)).toBe(false);
  });

  it('with a module of KEY_SERVICE that cannot be loaded', async () => {
    const module = join(folder, 'keys.mjs');
    writeFileSync(module, "import 'a-package-that-is-not-there';");
    const TOKEN_SIGNING_KEY = Buffer.alloc(32, 1).toString('base64');
    const ended = await runCli(['serve'], { KEY_SERVICE: module, TOKEN_SIGNING_KEY, DATA_DIR: join(folder, 'keyed') });
    const stderr = oneLine('KEY_SERVICE module cannot be loaded \\(ERR_MODULE_NOT_FOUND\\)');
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr });
  });

  it('without a database, and ends though something answers at REDIS_URL', async () => {
    const silent = createServer();
    onTestFinished(() => void silent.close());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const key = Buffer.alloc(32, 1).toString('base64');
    const ended = await runCli(['serve'], {
      DATABASE_URL: 'postgresql://postgres@127.0.0.1:1/none',
      REDIS_URL: `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      MASTER_KEY: key,
      TOKEN_SIGNING_KEY: key,
    });
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: oneLine('The database cannot be used') });
  });

  it('on an older Node', () => {
    const version = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})`;
    const ended = run(ROOT, ['--import', `data:text/javascript,${version}`], { DATA_DIR: data });
    expect(ended).toMatchObject({ status: 1, stderr: oneLine('needs Node 20.19 or newer, and this is 18.20.8') });
    expect(existsSync(data)).toBe(false);
  });

  it('in a data directory that it may not write to', () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    const ended = run(ROOT, [], { DATA_DIR: join(closed, 'data') });
    expect(ended).toMatchObject({
      status: 1,
      stdout: '',
      stderr: oneLine('is not writable \\(EACCES\\).*DATA_DIR'),
    });
  });

  it('in a checkout that is not built and may not be written to', () => {
    const home = join(folder, 'checkout');
    const parts = ['bin', 'clients', 'codegen.yml', 'desk', 'docs', 'package-lock.json', 'package.json', 'prisma'];
    for (const part of [...parts, 'schema', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(ROOT, part), join(home, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    spawnSync('chmod', ['-R', 'a-w,a+rX', home]);
    const ended = run(home, [], { DATA_DIR: data });
    expect(ended).toMatchObject({
      status: 1,
      stdout: '',
      stderr: oneLine("must be built and isn't writable"),
    });
    expect(existsSync(data)).toBe(false);
  });
});
