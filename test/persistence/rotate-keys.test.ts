import { LOAN_KEYS } from '../../src/features/loan/loan-seals.js';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upgradeDatabase } from '../../src/gateway/upgrade/upgrade-database.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { rotateKeys } from '../../src/platform/sealing/rotate-keys.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { openWorld, type World } from '../support/world.js';

const LOANS = 12;
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const old = new KeyRing([oldKey]);
const both = new KeyRing([newKey, oldKey]);
const back = new KeyRing([oldKey, newKey]);

let world: World;
beforeAll(async () => {
  world = await openWorld({ config: { keys: { masterKeys: [oldKey, newKey], tokenSigningKey: randomBytes(32) } } });
  const envelopes = Array.from({ length: LOANS }, (_, index) => {
    const envelope = sampleEnvelope();
    envelope.data.loanDetails.borrowerId = `BR-${index}`;
    return { ...envelope, loanId: `LN-${index}` };
  });
  await importInto(world, envelopes);
});
afterAll(() => world.close());

/** Everything under the old key again. */
beforeEach(() => rotate(back));

const rotate = (ring: KeyRing, onStep: (done: number, total: number) => void = () => undefined) =>
  rotateKeys(world.prisma, ring, LOAN_KEYS, onStep);

async function underNewKey(): Promise<boolean[]> {
  const seals = await world.prisma.loanSeal.findMany({ where: { dataKey: { not: null } } });
  const systemKeys = await world.prisma.systemKey.findMany();
  return [...seals.map(({ dataKey }) => dataKey), ...systemKeys.map(({ wrapped }) => wrapped)].map(
    (wrapped) => wrapped !== null && both.isCurrent(wrapped),
  );
}

it('a database that was sealed with another master key is not opened, and the message names the setting', async () => {
  const other = new KeyRing([randomBytes(32)]);
  await expect(upgradeDatabase(world.database, other)).rejects.toThrow(/^MASTER_KEY or KEY_SERVICE has other keys/);
  await upgradeDatabase(world.database, both);
});

describe('keys rotate', () => {
  it('wraps every key under the first master key, after which the old one is not needed', async () => {
    const systemKeys = await world.prisma.systemKey.count();
    const steps: number[][] = [];
    const report = await rotate(both, (...step) => steps.push(step));
    expect(report).toEqual({ rewrapped: LOANS + systemKeys, unopened: 0 });
    expect(steps.at(-1)).toEqual([LOANS + systemKeys, LOANS + systemKeys]);
    expect(new Set(await underNewKey())).toEqual(new Set([true]));
    const { url } = await world.peer({
      keys: { masterKeys: [newKey], tokenSigningKey: world.config.keys!.tokenSigningKey },
    });
    const client = (await world.client('UNDERWRITER')).at(url);
    const { loan } = await client.data<{ loan: { borrower: { firstName: string } } }>(
      '{ loan(id: "LN-3") { borrower { firstName ssn } } }',
    );
    expect(loan.borrower.firstName).toBe('Maria');
  });

  it('does nothing the second time, and goes on where it was cut off', async () => {
    const some = await world.prisma.loanSeal.findMany({ take: 5, orderBy: { loanId: 'asc' } });
    await rotate(both);
    expect(await rotate(both)).toEqual({ rewrapped: 0, unopened: 0 });
    for (const { loanId, dataKey } of some)
      await world.prisma.loanSeal.update({ where: { loanId }, data: { dataKey } });
    expect(await rotate(both)).toEqual({ rewrapped: 5, unopened: 0 });
  });

  it('leaves an erased borrower erased', async () => {
    const { dataKey } = await world.prisma.loanSeal.findUniqueOrThrow({ where: { loanId: 'LN-1' } });
    await world.prisma.loanSeal.update({ where: { loanId: 'LN-1' }, data: { dataKey: null } });
    await rotate(both);
    const after = await world.prisma.loanSeal.findUniqueOrThrow({ where: { loanId: 'LN-1' } });
    expect(after.dataKey).toBeNull();
    await world.prisma.loanSeal.update({ where: { loanId: 'LN-1' }, data: { dataKey } });
  });

  it('counts what no master key opens, and rotates the rest', async () => {
    const { dataKey } = await world.prisma.loanSeal.findUniqueOrThrow({ where: { loanId: 'LN-2' } });
    const stranger = await new KeyRing([randomBytes(32)]).newKey({ table: 'Borrower', column: 'dataKey', row: 'LN-2' });
    await world.prisma.loanSeal.update({
      where: { loanId: 'LN-2' },
      data: { dataKey: new Uint8Array(stranger.wrapped) },
    });
    expect(await rotate(both)).toMatchObject({ unopened: 1 });
    expect((await underNewKey()).filter((fresh) => !fresh)).toHaveLength(1);
    await world.prisma.loanSeal.update({ where: { loanId: 'LN-2' }, data: { dataKey } });
  });

  it('lets no read fail while a gateway that knows both keys is at work', async () => {
    const client = await world.client('UNDERWRITER');
    let going = true;
    const reads: Promise<unknown>[] = [];
    const reader = async (start: number) => {
      for (let index = start; going; index += 1) {
        const read = client.data(
          `{ loan(id: "LN-${index % LOANS}") { borrower { ssn } riskAssessment { creditScorePrimary } } }`,
        );
        reads.push(read);
        await read;
      }
    };
    const readers = [0, 3, 6, 9].map(reader);
    for (let turn = 0; turn < 4 || (reads.length < 30 && turn < 200); turn += 1) {
      await rotate(turn % 2 === 0 ? both : back);
      // An embedded database answers without ever letting the network have its turn.
      await sleep(20);
    }
    await rotate(both);
    going = false;
    await Promise.all(readers);
    await Promise.all(reads);
    expect(old.isCurrent((await world.prisma.systemKey.findFirstOrThrow()).wrapped)).toBe(false);
  });
});
