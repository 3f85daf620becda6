import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { GatewayProcess, runCli } from '../../support/gateway-process.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { importInto } from '../../support/import-record.js';
import { asAdministrator } from '../../support/postgres-databases.js';
import { TcpRelay } from '../../support/tcp-relay.js';
import { postGraphql } from '../../support/test-client.js';
import { openWorld, type World } from '../../support/world.js';

const OTHER_USER = `gateway_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-secrets-'));
const text = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join();

/** As Kubernetes does: the file that has the name is another one from now on. */
function put(name: string, secret: string): string {
  const file = join(folder, name);
  writeFileSync(`${file}.next`, `${secret}\n`);
  renameSync(`${file}.next`, file);
  return file;
}

let world: World;
let gateway: GatewayProcess;
let url: string;
let credentials: Awaited<ReturnType<World['register']>>;
const [newMaster, newSigning] = [randomBytes(32), randomBytes(32)];

beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [{ ...sampleEnvelope(), loanId: 'LN-SECRET' }]);
  credentials = await world.register('UNDERWRITER');
  const { DATABASE_URL = '', MASTER_KEY = '', TOKEN_SIGNING_KEY = '' } = world.processEnv;
  await asAdministrator(DATABASE_URL, (query) => query(`CREATE ROLE "${OTHER_USER}" LOGIN SUPERUSER`));
  gateway = new GatewayProcess(['serve'], {
    LOG_LEVEL: 'info',
    DATABASE_URL_FILE: put('database-url', DATABASE_URL),
    MASTER_KEY_FILE: put('master-key', MASTER_KEY),
    TOKEN_SIGNING_KEY_FILE: put('token-signing-key', TOKEN_SIGNING_KEY),
    METRICS_TOKEN_FILE: put('metrics-token', 'the-first-token-of-metrics'),
  });
  url = await gateway.url();
});
afterAll(async () => {
  await gateway.stop();
  await asAdministrator(world.processEnv.DATABASE_URL ?? '', (query) => query(`DROP ROLE "${OTHER_USER}"`));
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function tokenNow(): Promise<string> {
  const { clientId, clientSecret, apiKey } = credentials;
  const { data, text: answer } = await postGraphql<{ authToken: { accessToken: string } }>(
    url,
    {
      query: 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }',
      variables: { input: { clientId, clientSecret } },
    },
    { key: apiKey },
  );
  if (!data) throw new Error(answer);
  return data.authToken.accessToken;
}

async function nameOfBorrower(token: string): Promise<unknown> {
  const { data } = await postGraphql<{ loan: { borrower: { firstName: string } } }>(
    url,
    { query: '{ loan(id: "LN-SECRET") { borrower { firstName } } }' },
    { key: credentials.apiKey, authorization: `Bearer ${token}` },
  );
  return data?.loan.borrower.firstName;
}

const TAKEN = 'secrets were reloaded';
const REFUSED = 'changed secrets are invalid; the earlier ones stay in use';

/** Puts a secret into its file and waits for the gateway's log line about it. */
async function change(name: string, secret: string, outcome: string): Promise<void> {
  const said = () => gateway.stdout.split(outcome).length;
  const before = said();
  put(name, secret);
  await expect.poll(said, { timeout: 60_000 }).toBeGreaterThan(before);
}

it('takes secrets from files as they change, without a start', async () => {
  const { DATABASE_URL = '', MASTER_KEY = '', TOKEN_SIGNING_KEY = '' } = world.processEnv;
  const before = await tokenNow();
  const name = await nameOfBorrower(before);
  expect(name).toBe('Maria');

  await change('token-signing-key', `${text(newSigning)},${TOKEN_SIGNING_KEY}`, TAKEN);
  const after = await tokenNow();
  await jwtVerify(after, newSigning);
  expect([await nameOfBorrower(before), await nameOfBorrower(after)]).toEqual([name, name]);

  await change('master-key', `${text(newMaster)},${MASTER_KEY}`, TAKEN);
  const rotated = await runCli(['keys', 'rotate'], {
    DATABASE_URL,
    MASTER_KEY: `${text(newMaster)},${MASTER_KEY}`,
    TOKEN_SIGNING_KEY,
  });
  expect(rotated).toMatchObject({ code: 0 });
  await change('master-key', text(newMaster), TAKEN);
  expect(await nameOfBorrower(after)).toBe(name);

  await change('metrics-token', 'the-second-token-of-metrics', TAKEN);
  const metrics = async (token: string) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await metrics('the-first-token-of-metrics'), await metrics('the-second-token-of-metrics')]).toEqual([
    401, 200,
  ]);
});

it('keeps what it has when a file holds what is wrong, and says so without its words', async () => {
  const token = await tokenNow();
  const name = await nameOfBorrower(token);
  const stranger = randomBytes(32);
  await change('master-key', text(stranger), REFUSED);
  await change('master-key', 'half a key', REFUSED);
  expect(gateway.stdout).toContain('lacks a key that is still in use');
  expect(gateway.stdout).not.toContain(text(stranger));
  expect(gateway.stdout).not.toContain('half a key');
  expect(await nameOfBorrower(token)).toBe(name);
  await change('master-key', text(newMaster), TAKEN);
});

it('follows the address to another server while the earlier one does not answer', async () => {
  const { DATABASE_URL = '' } = world.processEnv;
  const relay = new TcpRelay(new URL(DATABASE_URL));
  onTestFinished(() => relay.cut());
  const name = await nameOfBorrower(await tokenNow());
  await change('database-url', await relay.url(), TAKEN);
  await expect.poll(async () => nameOfBorrower(await tokenNow())).toBe(name);
  await relay.cut();
  await change('database-url', DATABASE_URL, TAKEN);
  await expect.poll(() => tokenNow().then(nameOfBorrower, () => undefined)).toBe(name);
});

it('connects as another user once the address says so', async () => {
  const { DATABASE_URL = '' } = world.processEnv;
  const address = new URL(DATABASE_URL);
  address.username = OTHER_USER;
  await change('database-url', address.href, TAKEN);
  const users = () =>
    asAdministrator(DATABASE_URL, async (query) => {
      await nameOfBorrower(await tokenNow());
      const rows = await query(
        `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND query NOT LIKE '%pg_stat_activity%'`,
      );
      return rows.map(({ usename }) => usename);
    });
  await expect.poll(users, { timeout: 60_000 }).toContain(OTHER_USER);
});
