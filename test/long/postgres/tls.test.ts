import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectRedis } from '../../../src/platform/identity/redis.js';
import { openDatabase } from '../../../src/platform/postgres/open-database.js';
import { certified } from '../../support/certified.js';
import { freePort } from '../../support/free-port.js';
import { OwnPostgres, postgresBin } from '../../support/own-postgres.js';

describe.skipIf(postgresBin === undefined)('PostgreSQL by TLS (left out where its programs are not found)', () => {
  const open = async (port: number, settings: string) => {
    const url = `postgresql://postgres@localhost:${port}/postgres?${settings}`;
    const database = await openDatabase({ kind: 'postgres', url });
    onTestFinished(() => database.close());
    return database;
  };

  it('is reached if the named authority vouches for it, by every connection, and not otherwise', async () => {
    const [{ certFile, keyFile }, stranger] = [certified(), certified()];
    const server = await OwnPostgres.start({
      ssl: 'on',
      ssl_cert_file: `'${certFile}'`,
      ssl_key_file: `'${keyFile}'`,
    });
    onTestFinished(() => server.stop());
    await expect(open(server.port, 'sslmode=verify-full')).rejects.toThrow(
      /the certificate is not trusted.*sslrootcert=<file>/,
    );
    const other = `sslmode=verify-full&sslrootcert=${stranger.certFile}`;
    await expect(open(server.port, other)).rejects.toThrow(/the certificate is not trusted/);
    await expect(open(server.port, 'sslrootcert=/no/such/file')).rejects.toThrow(/a certificate file does not exist/);

    const database = await open(server.port, `sslmode=verify-full&sslrootcert=${certFile}`);
    await database.migrate();
    const heard = new Promise((resolve) => {
      void database.listen('tls', resolve).then((stop) => {
        onTestFinished(stop);
        return database.execute(`SELECT pg_notify('tls', 'spoken')`, []);
      });
    });
    expect(await heard).toBe('spoken');
    const statement = { text: 'SELECT $1::int AS "asked"', values: [1] };
    await Promise.all(Array.from({ length: 40 }, () => database.read(statement)));
    expect(await database.prisma.loan.count()).toBe(0);
    const ours = await server.query(
      `SELECT DISTINCT s.ssl FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
        WHERE a.client_port IS NOT NULL AND s.pid <> pg_backend_pid()`,
    );
    expect(ours).toEqual([{ ssl: true }]);
  });
});

/** It starts with neither of these ports, and complains of the first one only if it knows no TLS. */
const tried = spawnSync('redis-server', ['--tls-port', '0', '--port', '-1'], { encoding: 'utf8' });
const redisSpeaksTls = tried.error === undefined && tried.stderr.includes('port "-1"');

describe.skipIf(!redisSpeaksTls)('Redis by TLS (left out where there is none that speaks it)', () => {
  it('is reached if the named authority vouches for it, and not otherwise', async () => {
    const [{ certFile, keyFile }, stranger] = [certified(), certified()];
    const port = await freePort();
    const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-ca-cert-file', certFile];
    const server = spawn(
      'redis-server',
      ['--port', '0', '--tls-port', String(port), ...files, '--tls-auth-clients', 'no', '--save', ''],
      { stdio: 'ignore' },
    );
    const ended = once(server, 'exit');
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await ended;
    });
    const ask = async (ca: string | undefined) => {
      const redis = await connectRedis(`rediss://localhost:${port}`, pino({ level: 'silent' }), ca);
      try {
        return await redis.ping().catch(() => 'refused');
      } finally {
        redis.disconnect();
      }
    };
    await expect.poll(() => ask(readFileSync(certFile, 'utf8'))).toBe('PONG');
    expect(await ask(undefined)).toBe('refused');
    expect(await ask(readFileSync(stranger.certFile, 'utf8'))).toBe('refused');
  });
});
