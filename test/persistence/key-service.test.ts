import { LOAN_KEYS } from '../../src/features/loan/loan-seals.js';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { loadKeyService } from '../../src/platform/sealing/key-service.js';
import { rotateKeys } from '../../src/platform/sealing/rotate-keys.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openTransitService, type TransitService } from '../support/transit-service.js';
import { openTestWorld, openWorld, type World } from '../support/world.js';

const tokenSigningKey = randomBytes(32);
const onlyService = () => ({ keyService: service.module, keys: { masterKeys: [], tokenSigningKey } });

const application = (ssn = '123-45-6789') => ({
  applicant: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    ssn,
    dateOfBirth: '1990-12-10',
    monthlyGross: '6000.00',
  },
  application: { applicationType: 'Complete', refinance: false },
  dealer: { dealerId: 'D1', name: 'Lakeside Motors', state: 'NY' },
  requestedTerms: { amount: '20000.00', term: 60 },
  vehicle: { vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2021, wholesaleValue: '22000' },
});

let service: TransitService;
let world: World;
let underwriter: TestClient;
beforeAll(async () => {
  service = await openTransitService();
  world = await openWorld({ config: onlyService() });
  underwriter = await world.client('UNDERWRITER');
});
afterAll(async () => {
  await world.close();
  await service.close();
});
afterEach(() => {
  service.behave('answers');
});

const NAME = 'query ($id: ID!) { loan(id: $id) { status: loanStatus borrower { firstName } } }';
const born = async (client = underwriter) => String((await command(client, 'createLoan', application())).loanId);

const ready = async (url = world.url) => {
  const response = await fetch(`${url}/health/ready`);
  const { keyService } = (await response.json()) as { keyService: string };
  return { status: response.status, keyService };
};

/** A process that knows no data key yet. */
const stranger = async () => underwriter.at((await world.peer()).url);

describe('data keys under a key service', () => {
  it('are wrapped and opened there, once for many reads', async () => {
    const loanId = await born();
    const client = await stranger();
    const before = service.calls.decrypt;
    const names = await Promise.all(Array.from({ length: 5 }, () => client.data(NAME, { id: loanId })));
    expect(new Set(names.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ loan: { status: 'CREATED', borrower: { firstName: 'Ada' } } })]),
    );
    expect(service.calls.decrypt - before).toBe(1);
    expect(await ready()).toMatchObject({ status: 200, keyService: 'ANSWERS' });
  });

  it('take their time where the service is slow, which readiness tells', async () => {
    const loanId = await born();
    const client = await stranger();
    service.behave('is slow');
    expect(await client.data(NAME, { id: loanId })).toMatchObject({ loan: { borrower: { firstName: 'Ada' } } });
    expect(await ready(client.url)).toMatchObject({ status: 200, keyService: 'SLOW' });
  });

  it.each(['fails', 'hangs'] as const)(
    'that are known serve on while the service %s; who needs another is told to come again, and nothing is lost or doubled',
    async (how) => {
      const loanId = await born();
      const client = await stranger();
      service.behave(how);
      expect(await underwriter.data(NAME, { id: loanId })).toMatchObject({ loan: { borrower: { firstName: 'Ada' } } });
      const { data, errors } = await client.query<{ loan: unknown }>(NAME, { id: loanId });
      expect(data?.loan).toMatchObject({ status: 'CREATED' });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
      expect(await ready(client.url)).toMatchObject({ status: 200, keyService: 'DOWN' });

      const before = await world.prisma.loan.count();
      const again = { ...application(), idempotencyKey: randomUUID() };
      await expect(command(client, 'createLoan', again)).rejects.toThrow('SERVICE_UNAVAILABLE');
      expect(await world.prisma.loan.count()).toBe(before);
      service.behave('answers');
      await expect.poll(() => ready(client.url)).toMatchObject({ keyService: 'ANSWERS' });
      const first = await command(client, 'createLoan', again);
      expect(await command(client, 'createLoan', again)).toEqual(first);
      expect(await world.prisma.loan.count()).toBe(before + 1);
      expect(await client.data(NAME, { id: loanId })).toMatchObject({ loan: { borrower: { firstName: 'Ada' } } });
    },
  );

  it('that the service refuses are damage, not an outage', async () => {
    const other = await born();
    const stranded = await command(underwriter, 'createLoan', application('234-56-7890'));
    const loanId = String(stranded.loanId);
    const { dataKey } = await world.prisma.loanSeal.findUniqueOrThrow({ where: { loanId: other } });
    await world.prisma.loanSeal.update({ where: { loanId }, data: { dataKey } });
    const client = await stranger();
    const { errors } = await client.query(NAME, { id: loanId });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(await client.data(NAME, { id: other })).toMatchObject({ loan: { borrower: { firstName: 'Ada' } } });
  });
});

describe('keys rotate with a key service', () => {
  it('takes every key from MASTER_KEY to the service, after which no master key is needed', async () => {
    const masterKey = randomBytes(32);
    const moved = await openTestWorld({ config: { keys: { masterKeys: [masterKey], tokenSigningKey } } });
    await importInto(moved, [{ ...sampleEnvelope(), loanId: 'LN-1' }]);
    const opened = await loadKeyService(service.module, {});
    // First all learn to open it, while the master key still wraps.
    expect(new KeyRing([masterKey], opened, 1).currentId).toEqual(new KeyRing([masterKey]).currentId);
    const both = new KeyRing([masterKey], opened);
    const systemKeys = await moved.prisma.systemKey.count();
    expect(await rotateKeys(moved.prisma, both, LOAN_KEYS, () => undefined)).toEqual({
      rewrapped: 1 + systemKeys,
      unopened: 0,
    });
    const { url } = await moved.peer(onlyService());
    const client = (await moved.client('UNDERWRITER')).at(url);
    expect(await client.data(NAME, { id: 'LN-1' })).toMatchObject({ loan: { borrower: { firstName: 'Maria' } } });
  });
});

describe('KEY_SERVICE', () => {
  it.each([
    ['no function', 'export default 5;', 'must be a function'],
    ['no keys', 'export default () => [];', 'must return a list of keys'],
    ['half a key', 'export default () => [{ name: "a", wrap() {} }];', 'must return a list of keys'],
  ])('that names a module with %s stops the start with a sentence', async (_what, text, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-module-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const module = join(folder, 'module.mjs');
    writeFileSync(module, text);
    await expect(loadKeyService(module, {})).rejects.toThrow(message);
  });
});
