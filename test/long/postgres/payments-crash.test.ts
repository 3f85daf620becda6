import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readNacha } from '../../support/nacha-reader.js';
import { runCli, startProcess } from '../../support/gateway-process.js';
import { onAutopay, ORIGINATOR } from '../../support/night.js';
import { seededRandom } from '../../support/seeded-random.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { openTestWorld } from '../../support/world.js';

/** A longer run: CRASH_PAYMENTS=2000 CRASH_KILLS=20 npm run test:all test/long/postgres/payments-crash.test.ts */
const PAYMENTS = Number(process.env.CRASH_PAYMENTS ?? 60);
const KILLS = Number(process.env.CRASH_KILLS ?? 2);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it(`kill -9 while payments are collected and sent: each goes out once (CRASH_SEED=${SEED})`, async () => {
  const random = seededRandom(SEED);
  const world = await openTestWorld();
  const env = { ...world.processEnv, ACH_ORIGINATOR: JSON.stringify(ORIGINATOR) };
  const servicer = await world.client('SERVICER');
  const today = new Date().toISOString().slice(0, 10);
  const loans = await world.loans(Array.from({ length: PAYMENTS }, () => INTEREST_FREE_LOAN));
  for (const { id } of loans)
    await onAutopay(servicer, id, { frequency: 'ONCE', on: today, amountRule: 'FIXED', amount: '12.34' });
  await world.prisma.scheduledPayment.updateMany({ data: { collectOn: new Date(today) } });

  const ended = () => world.prisma.scheduledPayment.count({ where: { state: 'SENT' } });
  let kills = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Two at once, so that one is at work on what the other holds when it is gone.
    const processes = [0, 1].map(() => startProcess(['payments', 'collect', '--date', today], env));
    const until = (PAYMENTS * kill) / (KILLS + 1);
    while ((await ended()) < until && processes.some((one) => one.running)) await pause(random.below(20));
    for (const one of processes) {
      if (!one.running) continue;
      kills += 1;
      await one.stop('SIGKILL');
    }
  }
  expect(kills).toBeGreaterThan(0);
  // A killed process may hold locks until the database notices.
  while ((await ended()) < PAYMENTS) {
    const collected = await runCli(['payments', 'collect', '--date', today], env);
    expect(collected.code).toBe(0);
  }

  const repayments = await world.prisma.repayment.findMany({ select: { id: true, loanId: true, state: true } });
  expect(repayments).toHaveLength(PAYMENTS);
  expect(new Set(repayments.map(({ loanId }) => loanId)).size).toBe(PAYMENTS);
  expect(new Set(repayments.map(({ state }) => state))).toEqual(new Set(['SUBMITTED']));

  const folder = mkdtempSync(join(tmpdir(), 'bank-files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const exportTo = (file: string) =>
    startProcess(['payments', 'export-nacha', '--date', today, '--out', join(folder, file)], env);
  const nowhere = await exportTo('missing/one.ach').ended;
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be written (ENOENT)') as string });
  expect(await world.prisma.bankFile.count()).toBe(0);
  const cutOff = exportTo('cut-off.ach');
  while ((await world.prisma.bankFile.count()) === 0 && cutOff.running) await pause(5);
  if (cutOff.running) await cutOff.stop('SIGKILL');
  const both = await Promise.all([exportTo('one.ach').ended, exportTo('two.ach').ended]);
  expect(both.map(({ code, stderr }) => [code, stderr.includes(`${PAYMENTS} payments`)])).toEqual([
    [0, true],
    [0, true],
  ]);
  const [one, two] = ['one.ach', 'two.ach'].map((file) => readFileSync(join(folder, file), 'latin1'));
  expect(one).toBe(two);
  const debits = readNacha(one!).batches.flatMap(({ entries }) => entries.slice(0, -1));
  expect(debits).toHaveLength(PAYMENTS);
  expect(new Set(debits.map(({ individualId }) => individualId)).size).toBe(PAYMENTS);
  expect(await world.prisma.bankFile.count()).toBe(1);
  expect(await world.prisma.bankFileEntry.count()).toBe(PAYMENTS);
}, 900_000);
