import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './free-port.js';
import { asAdministrator } from './postgres-databases.js';
import { serverUser } from './server-user.js';

const PLACES = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** Where PgBouncer is installed on this machine; PGBOUNCER names another place. */
export const pgbouncerPath = PLACES.find((place) => place !== undefined && existsSync(place));

/** A PgBouncer with its own settings but for the mode, before the server of `url`; answers the address through it. */
export async function startPgbouncer(url: string, mode: 'session' | 'transaction', connections = 20): Promise<string> {
  const through = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${through.username}" "${through.password}"\n`);
  writeFileSync(
    file,
    `[databases]\n* = host=${through.hostname} port=${through.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${port}\nunix_socket_dir =\nauth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\n` +
      `default_pool_size = ${connections}\n`,
  );
  chmodSync(folder, 0o755);
  const pooler = spawn(pgbouncerPath ?? '', ['-q', file], { ...serverUser(), stdio: 'ignore' });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  onTestFinished(async () => {
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  through.port = String(port);
  await expect.poll(() => asAdministrator(through.href, (query) => query('SELECT 1'))).toHaveLength(1);
  return through.href;
}
