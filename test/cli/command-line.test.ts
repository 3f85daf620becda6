import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli, startedDataDir } from '../support/gateway-process.js';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = startedDataDir();
});
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const run = (...args: string[]) => runCli(args, { DATA_DIR });

describe('the command line', () => {
  it('names every fault of its configuration and ends with 1', async () => {
    const { code, stderr } = await runCli(['serve'], { DATABASE_URL: 'postgres://127.0.0.1/x', PORT: 'x' });
    expect(code).toBe(1);
    expect(stderr).toContain('The gateway cannot start:');
    for (const name of ['PORT', 'MASTER_KEY', 'TOKEN_SIGNING_KEY']) expect(stderr).toContain(`- ${name} `);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('says in one line that the database does not answer', async () => {
    const { code, stderr } = await runCli(['clients', 'list'], {
      DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:9/x',
      MASTER_KEY: Buffer.alloc(32).toString('base64'),
      TOKEN_SIGNING_KEY: Buffer.alloc(32).toString('base64'),
    });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^loan-gateway: .*database/);
    expect(stderr).not.toContain('hunter2');
  });
});

describe('clients', () => {
  it('are created with credentials that are printed once, listed, and revoked', async () => {
    const created = await run(
      'clients',
      'create',
      '--role',
      'LENDER',
      '--name',
      'First Bank',
      '--lender',
      'LEN-1',
      '--json',
    );
    expect(created.code).toBe(0);
    const credentials = JSON.parse(created.stdout) as Record<string, string>;
    expect(credentials).toEqual({
      clientId: expect.stringMatching(/^client_/) as string,
      clientSecret: expect.stringMatching(/^lgs_/) as string,
      apiKey: expect.stringMatching(/^lgk_/) as string,
    });

    const listed = await run('clients', 'list');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(new RegExp(`${credentials.clientId}  LENDER +lender LEN-1  active  First Bank`));
    expect(listed.stdout).not.toMatch(/lgs_|lgk_/);

    expect(await run('clients', 'revoke', credentials.clientId!)).toMatchObject({ code: 0, stdout: 'Revoked.\n' });
    const after = await run('clients', 'list', '--json');
    expect(JSON.parse(after.stdout.trim())).toMatchObject({
      clientId: credentials.clientId,
      portfolio: { kind: 'LENDER', id: 'LEN-1' },
      revokedAt: expect.any(String) as string,
    });
  });

  it('that are not there cannot be revoked', async () => {
    const { code, stderr } = await run('clients', 'revoke', 'client_nobody');
    expect(code).toBe(1);
    expect(stderr).toBe('loan-gateway: There is no such client: see `loan-gateway clients list`\n');
  });
});

describe('schema print', () => {
  it('prints the subgraph with what was asked for', async () => {
    const full = await run('schema', 'print', '--auth-directives');
    expect(full).toMatchObject({ code: 0, stdout: expect.stringContaining('@requiresScopes') as string });
  });
});
