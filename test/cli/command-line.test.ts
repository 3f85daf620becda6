import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../support/carry-out.js';
import { newPlace, runCli } from '../support/gateway-process.js';
import { asAdministrator } from '../support/postgres-databases.js';

let place: Awaited<ReturnType<typeof newPlace>>;
beforeAll(async () => {
  place = await newPlace();
});
afterAll(() => {
  if (place.DATA_DIR !== undefined) rmSync(place.DATA_DIR, { recursive: true, force: true });
});

const run = (...args: string[]) => carryOut(args, place);

interface Logged {
  readonly operation: string;
  readonly clientId: string;
  readonly subjects: string[];
}

const ENTRIES = 'SELECT "operation", "clientId", "subjects" FROM "AuditEntry" ORDER BY "seq"';

async function auditEntries(): Promise<Logged[]> {
  if (place.DATABASE_URL !== undefined)
    return (await asAdministrator(place.DATABASE_URL, (query) => query(ENTRIES))) as unknown as Logged[];
  const database = await PGlite.create(join(place.DATA_DIR ?? '', 'pglite'));
  const { rows } = await database.query<Logged>(ENTRIES);
  await database.close();
  return rows;
}

describe('the command line', () => {
  it('names every fault of its configuration and ends with 1', async () => {
    const { code, stderr } = await runCli(['serve'], { DATABASE_URL: 'postgres://127.0.0.1/x', PORT: 'x' });
    expect(code).toBe(1);
    expect(stderr).toContain('The gateway cannot start:');
    for (const name of ['PORT', 'MASTER_KEY', 'TOKEN_SIGNING_KEY']) expect(stderr).toContain(`- ${name} `);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('says in one line that the database does not respond', async () => {
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

describe('end of day', () => {
  it('closes yesterday, by the clocks of the business', async () => {
    // Where it is tomorrow already, or still yesterday, for any hour of this test.
    for (const BUSINESS_TIME_ZONE of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const yesterday = () =>
        new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_TIME_ZONE }).format(Date.now() - 86_400_000);
      const before = yesterday();
      const { stdout, code, stderr } = await carryOut(['end-of-day', '--date', 'yesterday'], {
        ...place,
        BUSINESS_TIME_ZONE,
      });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect([before, yesterday()]).toContain(stdout.split(' ')[0]);
    }
  });
});

describe('ledger export', () => {
  it('says that a day is open, and knows its formats', async () => {
    expect(await run('ledger', 'export', '--date', '2026-01-31')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'loan-gateway: The ledger is open on 2026-01-31. Close the period first (closePeriod).\n',
    });
    expect(await run('ledger', 'export', '--date', '2026-01-31', '--format', 'xml')).toMatchObject({ code: 2 });
  });
});

describe('clients', () => {
  it('are created with credentials that are printed once, listed, and revoked', async () => {
    const create = ['clients', 'create', '--role', 'LENDER', '--name', 'First Bank', '--lender', 'LEN-1', '--json'];
    const created = await runCli(create, place);
    expect(created).toMatchObject({ code: 0, stderr: '' });
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

  it('are in the audit log with all that was done to them', async () => {
    const from = (await auditEntries()).length;
    const created = await run(
      'clients',
      'create',
      '--role',
      'SERVICER',
      '--name',
      'S',
      '--servicer',
      'SRV-1',
      '--json',
    );
    const { clientId, apiKey } = JSON.parse(created.stdout) as Record<string, string>;
    const rotated = await run('clients', 'rotate', clientId!, '--json');
    const fresh = JSON.parse(rotated.stdout) as Record<string, string>;
    expect([fresh.clientId, fresh.apiKey === apiKey]).toEqual([clientId, false]);
    expect(await run('clients', 'revoke', clientId!)).toMatchObject({ code: 0 });
    const acts = ['createClient', 'rotateClientKey', 'revokeClient'];
    expect((await auditEntries()).slice(from)).toEqual(
      acts.map((operation) => ({ operation, clientId: 'command line', subjects: [`client:${clientId}`] })),
    );
    expect(await run('audit', 'verify')).toMatchObject({ code: 0 });
  });

  it('of one party are bound to it, unless it is said that they see all loans', async () => {
    const unbound = ['clients', 'create', '--role', 'LENDER', '--name', 'Unbound Bank'];
    const refused = await run(...unbound);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^loan-gateway: .*role.*--all-loans for all loans\)\n$/);
    expect((await run('clients', 'list')).stdout).not.toContain('Unbound Bank');
    expect(await run(...unbound, '--all-loans')).toMatchObject({ code: 0, stderr: '' });
    expect((await run('clients', 'list')).stdout).toMatch(/LENDER +all loans +active +Unbound Bank/);
  });

  it('that are not there cannot be revoked', async () => {
    const { code, stderr } = await run('clients', 'revoke', 'client_nobody');
    expect(code).toBe(1);
    expect(stderr).toBe('loan-gateway: There is no client with this ID. See `loan-gateway clients list`\n');
  });
});

describe('schema print', () => {
  it('prints the subgraph with the directives that routers enforce', async () => {
    const full = await runCli(['schema', 'print', '--auth-directives'], place);
    expect(full).toMatchObject({ code: 0, stdout: expect.stringContaining('@requiresScopes') as string });
  });

  it('prints the schema of a role', async () => {
    const queriesOf = async (role: string) => {
      const { stdout } = await run('schema', 'print', '--role', role);
      return Object.keys(buildSchema(stdout).getQueryType()?.getFields() ?? {});
    };
    expect(await queriesOf('ADMIN')).toContain('clients');
    const marketplace = await queriesOf('MARKETPLACE');
    expect(marketplace).toContain('loans');
    expect(marketplace).not.toContain('clients');
  });

  it('prints the members of unions and interfaces', async () => {
    const { stdout } = await run('schema', 'print', '--possible-types');
    expect(JSON.parse(stdout)).toMatchObject({ Node: expect.arrayContaining(['Loan']) as string[] });
  });

  it.each([
    ['an unknown role', ['--role', 'TELLER'], /Allowed choices are .*MARKETPLACE/],
    ['two outputs at once', ['--role', 'ADMIN', '--possible-types'], /cannot be used with option/],
  ])('refuses %s', async (_what, args, message) => {
    const { code, stderr } = await run('schema', 'print', ...args);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(message);
  });
});
