import { expect, it, onTestFinished } from 'vitest';
import { carryOut } from '../support/carry-out.js';
import type { CommandAnswer } from '../support/commands.js';
import { insist } from '../support/insist.js';
import { Relay } from '../support/relay.js';
import { seededRandom } from '../support/seeded-random.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { openTestWorld } from '../support/world.js';

/** A longer run: CRASH_REPAYMENTS=3000 CRASH_KILLS=40 npx vitest run --project postgres test/postgres/crash.test.ts */
const REPAYMENTS = Number(process.env.CRASH_REPAYMENTS ?? 45);
const KILLS = Number(process.env.CRASH_KILLS ?? 2);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
/** Enough of them that none is paid off, which would end its repayments. */
const LOANS = Math.ceil(REPAYMENTS / 20);
const AT_ONCE = 12;

interface Payment {
  readonly number: number;
  readonly loanId: string;
  readonly cents: number;
  readonly reversed: boolean;
}

const money = (cents: number): string => (cents / 100).toFixed(2);

it(`kill -9 at random moments loses no posting and makes none twice (CRASH_SEED=${SEED})`, async () => {
  const random = seededRandom(SEED);
  const world = await openTestWorld();
  const servicer = await world.client('SERVICER');
  const loans = await world.loans(Array.from({ length: LOANS }, () => INTEREST_FREE_LOAN));
  const payments = Array.from({ length: REPAYMENTS }, (_, number): Payment => ({
    number,
    loanId: loans[random.below(LOANS)]!.id,
    cents: 1 + random.below(20_000),
    reversed: random.chance(0.4),
  }));
  const relay = new Relay(world.processEnv, KILLS);
  onTestFinished(() => relay.end());
  await relay.begin();

  const answers = new Map<string, { readonly name: string; readonly input: object; readonly answer: CommandAnswer }>();
  /** Counts what was answered for the first time, and asks for everything with a key of its own. */
  const send = async (name: string, { number }: Payment, input: object) => {
    const idempotencyKey = `${name}-${number}`;
    const answer = await insist(() => servicer.at(relay.url), name, { ...input, idempotencyKey }, 50);
    if (!answer.repayment) throw new Error(`${idempotencyKey} answered ${JSON.stringify(answer)}`);
    answers.set(idempotencyKey, { name, input, answer });
    return answer.repayment.id;
  };
  const waiting = [...payments];
  const worker = async () => {
    for (let payment = waiting.shift(); payment; payment = waiting.shift()) {
      const { loanId, cents, reversed } = payment;
      const repaymentId = await send('submitRepayment', payment, { loanId, amount: money(cents), method: 'ACH' });
      await send('acknowledgeRepayment', payment, { repaymentId, outcome: 'SETTLED' });
      if (reversed) await send('reverseRepayment', payment, { repaymentId, reason: 'returned' });
    }
  };
  const killer = async () => {
    // The moments are spread over the run by what was begun, and fall anywhere between two answers.
    const share = REPAYMENTS / (KILLS + 1);
    for (let kill = 1; kill <= KILLS && waiting.length > 0; kill += 1) {
      while (REPAYMENTS - waiting.length < kill * share) await pause(20);
      await pause(random.below(100));
      await relay.kill();
    }
  };
  const started = Date.now();
  await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, worker)]);
  console.info(`${answers.size} mutations, ${relay.kills} kills, ${((Date.now() - started) / 1000).toFixed(1)} s`);

  const reversals = payments.filter(({ reversed }) => reversed).length;
  expect(answers.size).toBe(2 * REPAYMENTS + reversals);
  expect(relay.kills).toBeGreaterThan(0);

  // One repayment for each key, and one posting for each that settled or was reversed.
  const repayments = await world.prisma.repayment.groupBy({ by: ['state'], _count: true });
  expect(Object.fromEntries(repayments.map(({ state, _count }) => [state, _count]))).toEqual({
    SETTLED: REPAYMENTS - reversals,
    REVERSED: reversals,
  });
  const entries = await world.prisma.accountEntry.groupBy({ by: ['kind'], _count: true });
  expect(Object.fromEntries(entries.map(({ kind, _count }) => [kind, _count]))).toEqual({
    PAYMENT: REPAYMENTS,
    REVERSAL: reversals,
  });
  const posted = await world.prisma.ledgerPosting.groupBy({
    by: ['repaymentId'],
    where: { kind: 'PAYMENT' },
    _count: true,
  });
  expect(new Set(posted.map(({ _count }) => _count))).toEqual(new Set([1]));
  expect(posted).toHaveLength(REPAYMENTS);

  // The active part of each loan's payments is in its ledger to the cent, and the whole ledger sums to zero.
  const sums = await world.prisma.ledgerEntry.groupBy({ by: ['loanId', 'account'], _sum: { amount: true } });
  const cash = new Map(
    sums.flatMap(({ loanId, account, _sum }) => (account === 'CASH' ? [[loanId, _sum.amount]] : [])),
  );
  for (const { id } of loans) {
    const standing = payments.filter(({ loanId, reversed }) => loanId === id && !reversed);
    expect(cash.get(id)?.toFixed(2)).toBe(money(standing.reduce((total, { cents }) => total + cents, 0)));
  }
  const total = await world.prisma.ledgerEntry.aggregate({ _sum: { amount: true } });
  expect(total._sum.amount?.toFixed(2)).toBe('0.00');
  expect(await carryOut(['reconcile'], world.processEnv)).toMatchObject({ code: 0, stderr: '' });

  // A repeat after all of it still gets the first answer.
  for (const [idempotencyKey, { name, input, answer }] of [...answers].filter(() => random.chance(30 / answers.size))) {
    expect(await insist(() => servicer, name, { ...input, idempotencyKey })).toEqual(answer);
  }
}, 900_000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
