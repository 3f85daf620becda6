import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { returnsFile } from '../../support/bank-returns.js';
import { runCli, startProcess } from '../../support/gateway-process.js';
import { readNacha } from '../../support/nacha-reader.js';
import { nightOf, onAutopay } from '../../support/night.js';
import { differences } from '../../support/reconciled.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { openTestWorld, quickClock, type World } from '../../support/world.js';

/** Each half is more than goes into one unit of work. */
const HALF = 30;
const FEE = '15.00';

type EntryState = 'RETURNED' | 'SETTLED';

/** Kills a command twice: as soon as some of its work is committed, and while it waits for the last loan. */
async function killedTwice(world: World, args: readonly string[], state: EntryState, lastLoan: string): Promise<void> {
  const env = { ...world.processEnv, PAYMENT_POLICY: JSON.stringify({ returnedPaymentFee: FEE }) };
  const begin = () => startProcess(['payments', ...args], env);
  const done = () => world.prisma.bankFileEntry.count({ where: { state } });
  await world.prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Loan" WHERE "id" = ${lastLoan} FOR UPDATE`;
      for (const until of [1, HALF - 1]) {
        const running = begin();
        await expect.poll(done, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(until);
        expect((await running.stop('SIGKILL')).signal).toBe('SIGKILL');
      }
    },
    { timeout: 150_000 },
  );
  expect(await done()).toBe(HALF - 1);
  expect(await runCli(['payments', ...args], env)).toMatchObject({ code: 0 });
  expect(await done()).toBe(HALF);
  expect(await runCli(['payments', ...args], env)).toMatchObject({ code: 0 });
}

it('kill -9 while returns are read and debits settle: each counts once, and none is lost', async () => {
  const world = await openTestWorld();
  const servicer = await world.client('SERVICER');
  const today = new Date().toISOString().slice(0, 10);
  const loans = await world.loans(Array.from({ length: 2 * HALF }, () => INTEREST_FREE_LOAN));
  for (const { id } of loans)
    await onAutopay(servicer, id, { frequency: 'ONCE', on: today, amountRule: 'FIXED', amount: '12.34' });
  await world.prisma.scheduledPayment.updateMany({ data: { collectOn: new Date(today) } });
  const night = await nightOf(world, quickClock());
  expect(await night.collect(today)).toMatchObject({ sent: 2 * HALF });
  const debits = readNacha((await night.file(today)) ?? '').batches.flatMap(({ entries }) => entries.slice(0, -1));
  const [returned, standing] = [debits.slice(0, HALF), debits.slice(HALF)];
  const loanOf = async ({ trace }: { readonly trace: string }) =>
    (await world.prisma.bankFileEntry.findFirstOrThrow({ where: { trace } })).loanId;

  const folder = mkdtempSync(join(tmpdir(), 'bank-returns-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'returns.ach');
  const items = returned.map(({ trace, individualId }) => ({ trace, individualId, code: 'R01', cents: 1_234 }));
  writeFileSync(file, returnsFile(items));
  await killedTwice(world, ['import-returns', file], 'RETURNED', await loanOf(returned.at(-1)!));
  expect(await world.prisma.bankReturnFile.findMany()).toMatchObject([{ returned: HALF, corrected: 0, rejected: 0 }]);

  await world.prisma.bankFile.updateMany({ data: { effectiveOn: new Date(Date.now() - 14 * 86_400_000) } });
  await killedTwice(world, ['settle', '--date', today], 'SETTLED', await loanOf(standing.at(-1)!));

  const states = await world.prisma.repayment.groupBy({ by: ['state'], _count: true, orderBy: { state: 'asc' } });
  expect(states.map(({ state, _count }) => [state, _count])).toEqual([
    ['SETTLED', HALF],
    ['FAILED', HALF],
  ]);
  // One fee for each return and one payment for each that is active, of as many loans, and one event for each of both.
  const entries = await world.prisma.accountEntry.findMany();
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  expect([of('FEE').length, of('PAYMENT').length, entries.length]).toEqual([HALF, HALF, 2 * HALF]);
  expect(new Set(entries.map(({ loanId }) => loanId)).size).toBe(2 * HALF);
  expect(new Set(of('FEE').map(({ amount }) => amount?.toFixed(2)))).toEqual(new Set([FEE]));
  const told = await world.prisma.loanEvent.findMany({ where: { command: 'acknowledgeRepayment' } });
  expect(new Set(told.map(({ repaymentId }) => repaymentId)).size).toBe(2 * HALF);
  expect(told).toHaveLength(2 * HALF);
  expect(await differences(world.prisma)).toEqual([]);
}, 300_000);
