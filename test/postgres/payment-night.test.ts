import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { returnsFile } from '../support/bank-returns.js';
import { carryOut } from '../support/carry-out.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { eraseByTwo } from '../support/erase.js';
import { readNacha } from '../support/nacha-reader.js';
import { nightOf, onAutopay } from '../support/night.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const clock = testClock('2026-01-15');
let world: World;
let servicer: TestClient;
let night: Awaited<ReturnType<typeof nightOf>>;
let loanId: string;
let borrowerId: string;

beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  night = await nightOf(world, clock);
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-01-15');
  await world.prisma.bankFileEntry.deleteMany();
  await world.prisma.bankFile.deleteMany();
  await world.prisma.scheduledPayment.deleteMany();
  ({ id: loanId, borrowerId } = await world.loan(SIMPLE_LOAN));
});

const once = (on: string) => ({ frequency: 'ONCE', on, amountRule: 'FIXED', amount: '10.00' });

const debitsOf = (text: string | undefined) =>
  readNacha(text ?? '').batches.flatMap(({ entries }) => entries.slice(0, -1));

/** Collected on its day and sent in the file of it: what it went out as. */
async function sent(on: string) {
  clock.set(on);
  await night.collect(on);
  const [debit] = debitsOf(await night.file(on));
  return { trace: debit!.trace, individualId: debit!.individualId };
}

const payments = (of = loanId) =>
  world.prisma.scheduledPayment.findMany({ where: { loanId: of }, orderBy: [{ collectOn: 'asc' }, { id: 'asc' }] });
const repayments = (of = loanId) =>
  world.prisma.repayment.findMany({ where: { loanId: of }, orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }] });
const autopay = (of = loanId) => world.prisma.autopay.findFirstOrThrow({ where: { loanId: of } });

/** No other caller reaches a loan until it is released. */
async function holding(id: string, work: () => Promise<void>): Promise<void> {
  await world.prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Loan" WHERE "id" = ${id} FOR UPDATE`;
      await work();
    },
    { timeout: 30_000 },
  );
}

describe('a file that was not wholly written', () => {
  it('settles nothing, keeps other days waiting, and is finished by running its day again', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    clock.set('2026-03-02');
    await night.collect('2026-03-02');
    const flush = () => Promise.reject(new Error('disk full'));
    await expect(night.file('2026-03-02', { flush })).rejects.toThrow('disk full');
    clock.set('2026-03-20');
    expect(await night.settle('2026-03-20')).toEqual({ settled: 0, left: 0 });
    await expect(night.file('2026-03-20')).rejects.toThrow('The file of 2026-03-02 is incomplete');
    const text = await night.file('2026-03-02');
    expect(readNacha(text!).batches[0]).toMatchObject({ effectiveEntryDate: '260323' });
    expect(await night.file('2026-03-02')).toBe(text);
    expect(await night.settle('2026-03-20')).toEqual({ settled: 0, left: 0 });
    expect(await night.file('2026-03-20')).toBeUndefined();
    clock.set('2026-03-26');
    expect(await night.settle('2026-03-26')).toEqual({ settled: 1, left: 0 });
  });
});

it('writes the same bytes again when a file was interrupted before it got its name', async () => {
  await onAutopay(servicer, loanId, once('2026-03-02'));
  clock.set('2026-03-02');
  await night.collect('2026-03-02');
  const publish = () => Promise.reject(new Error('killed'));
  let text = '';
  const write = (piece: string) => ((text += piece), Promise.resolve());
  await expect(night.file('2026-03-02', { write, publish })).rejects.toThrow('killed');
  clock.set('2026-03-20');
  expect(await night.file('2026-03-02')).toBe(text);
  expect(readNacha(text).batches[0]).toMatchObject({ effectiveEntryDate: '260303' });
});

it('ends the command with 1 when a debit could not be settled', async () => {
  await onAutopay(servicer, loanId, once('2026-03-02'));
  await sent('2026-03-02');
  clock.set('2026-03-20');
  await world.prisma.loan.update({ where: { id: loanId }, data: { loanStatus: 'APPROVED' } });
  const settled = await carryOut(['payments', 'settle', '--date', '2026-03-20'], world.processEnv);
  expect(settled).toMatchObject({ code: 1, stdout: '2026-03-20: 0 settled, 1 left\n' });
  expect(settled.stderr).toContain('1 payments could not be processed. Run payments settle --date 2026-03-20 again');
});

it('ends the command with 1 while a payment could not be collected', async () => {
  await onAutopay(servicer, loanId, once('2026-03-02'));
  clock.set('2026-03-02');
  await holding(loanId, async () => {
    const collected = await carryOut(['payments', 'collect', '--date', '2026-03-02'], world.processEnv);
    expect(collected.code).toBe(1);
    expect(collected.stderr).toMatch(/1 failed .*\. The others are done\. Run it again\n$/);
  });
  const collected = await carryOut(['payments', 'collect', '--date', '2026-03-02'], world.processEnv);
  expect(collected).toMatchObject({ code: 0, stdout: '2026-03-02: 1 sent, skipped: none, left: 0\n' });
});

it('counts the days of a file from when it is made, not from the past day that it is for', async () => {
  await onAutopay(servicer, loanId, once('2026-03-02'));
  clock.set('2026-03-02');
  await night.collect('2026-03-02');
  clock.set('2026-03-06');
  const file = readNacha((await night.file('2026-03-02'))!);
  expect(file).toMatchObject({ createdOn: '260306', batches: [{ effectiveEntryDate: '260309' }] });
  expect(await night.settle('2026-03-06')).toEqual({ settled: 0, left: 0 });
});

describe('what stops a payment after it was collected', () => {
  const stops: [string, string, () => Promise<unknown>][] = [
    ['a hold', 'ON_HOLD', () => command(servicer, 'placeHold', { loanId, kind: 'BANKRUPTCY', reason: 'x' })],
    [
      'a suspension',
      'AUTOPAY_SUSPENDED',
      () => world.prisma.autopay.updateMany({ where: { loanId }, data: { state: 'SUSPENDED' } }),
    ],
    [
      'a closing',
      'LOAN_CLOSED',
      () => world.prisma.loan.update({ where: { id: loanId }, data: { loanStatus: 'CLOSED' } }),
    ],
  ];

  it.each(stops)('%s keeps it from the file', async (_, skipReason, stop) => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const { id: other } = await world.loan(SIMPLE_LOAN);
    await onAutopay(servicer, other, once('2026-03-02'));
    clock.set('2026-03-02');
    expect(await night.collect('2026-03-02')).toMatchObject({ sent: 2 });
    await stop();
    expect(debitsOf(await night.file('2026-03-02'))).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'SKIPPED', skipReason, inFile: false }]);
    expect(await repayments()).toMatchObject([{ state: 'CANCELLED', sentAt: null }]);
    expect(await payments(other)).toMatchObject([{ state: 'SENT', inFile: true }]);
  });

  it('taking the mandate back cancels it', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    clock.set('2026-03-02');
    await night.collect('2026-03-02');
    await command(servicer, 'revokeAutopay', { loanId });
    expect(await payments()).toMatchObject([{ state: 'CANCELLED' }]);
    expect(await repayments()).toMatchObject([{ state: 'CANCELLED' }]);
    expect(await night.file('2026-03-02')).toBeUndefined();
  });
});

describe('traces', () => {
  it('are not given twice to pending debits', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    await sent('2026-03-02');
    const entry = await world.prisma.bankFileEntry.findFirstOrThrow();
    const data = { ...entry, position: 2, repaymentId: 'RP-other' };
    await expect(world.prisma.bankFileEntry.create({ data })).rejects.toThrow();
  });

  it('that come again do not correct the account of another', async () => {
    const { id: other } = await world.loan(SIMPLE_LOAN);
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const mine = await sent('2026-03-02');
    await world.prisma.bankFileEntry.updateMany({ data: { state: 'SETTLED' } });
    await onAutopay(servicer, other, once('2026-03-03'));
    const theirs = await sent('2026-03-03');
    await world.prisma.bankFileEntry.updateMany({ where: { loanId: other }, data: { trace: mine.trace } });
    const accounts = async () => [(await autopay()).account, (await autopay(other)).account];
    const before = await accounts();
    const corrected = '440011223344';
    const file = returnsFile([
      { ...mine, code: 'C01', corrected },
      { ...theirs, code: 'C01', corrected },
      { ...mine, individualId: 'NOBODY', code: 'C01', corrected },
    ]);
    expect(await night.returns(file)).toMatchObject({ corrected: 1, bad: [{ line: 6 }, { line: 8 }] });
    const after = await accounts();
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).toEqual(before[1]);
  });
});

describe('a return', () => {
  it('that two processes read at the same time is waited for by one of them', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const file = returnsFile([{ ...(await sent('2026-03-02')), code: 'R01', cents: 1_000 }]);
    let waits: () => void = () => undefined;
    const waited = new Promise<void>((resolve) => (waits = resolve));
    const sleep = async () => {
      waits();
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    const patient = await nightOf(world, { ...clock, sleep });
    let both: Promise<unknown[]> | undefined;
    await holding(loanId, async () => {
      both = Promise.all([patient.returns(file), patient.returns(file)]);
      await waited;
    });
    expect(await both).toMatchObject([
      { returned: 1, bad: [] },
      { returned: 1, bad: [] },
    ]);
    expect(await repayments()).toMatchObject([{ state: 'FAILED' }]);
  });

  it('of a loan that cannot be had just now is left, and carried out when the file is read again', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const file = returnsFile([{ ...(await sent('2026-03-02')), code: 'R01', cents: 1_000 }]);
    await holding(loanId, async () => {
      expect(await night.returns(file)).toMatchObject({ returned: 0, rejected: 0, left: 1, bad: [{ line: 4 }] });
    });
    expect(await night.returns(file)).toMatchObject({ returned: 1, left: 0, wasKnown: false });
    expect(await night.returns(file)).toMatchObject({ returned: 1, wasKnown: true });
  });

  it('of a payment that was failed by hand is noted, and suspends autopay', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const debit = await sent('2026-03-02');
    const [repayment] = await repayments();
    await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'FAILED', reason: 'x' });
    const file = returnsFile([{ ...debit, code: 'R02', cents: 1_000 }]);
    expect(await night.returns(file)).toMatchObject({ returned: 1, rejected: 0 });
    expect(await autopay()).toMatchObject({ state: 'SUSPENDED', suspendedFor: 'R02' });
    expect(await world.prisma.bankFileEntry.findMany()).toMatchObject([{ state: 'RETURNED', returnCode: 'R02' }]);
  });

  it('is the third in a row also where each debit had settled before it came back', async () => {
    const days = ['2026-03-02', '2026-03-16', '2026-03-30'];
    await onAutopay(servicer, loanId, once(days[0]!));
    for (const on of days.slice(1)) await command(servicer, 'schedulePayment', { loanId, ...once(on) });
    const states: string[] = [];
    for (const [index, on] of days.entries()) {
      const debit = await sent(on);
      const later = ['2026-03-10', '2026-03-24', '2026-04-07'][index]!;
      clock.set(later);
      expect(await night.settle(later)).toMatchObject({ settled: 1 });
      await night.returns(returnsFile([{ ...debit, code: 'R01', cents: 1_000 }]));
      states.push((await autopay()).state);
    }
    expect(states).toEqual(['ACTIVE', 'ACTIVE', 'SUSPENDED']);
  });
});

it('one loan that fails stops none of the others, and is named at the end', async () => {
  const { id: other } = await world.loan(SIMPLE_LOAN);
  await onAutopay(servicer, loanId, once('2026-03-02'));
  await onAutopay(servicer, other, once('2026-03-02'));
  clock.set('2026-03-02');
  await holding(loanId, async () => {
    await expect(night.collect('2026-03-02')).rejects.toThrow(new RegExp(`1 failed .*of loans ${loanId}\\.`));
    expect(await payments(other)).toMatchObject([{ state: 'SENT' }]);
  });
  expect(await night.collect('2026-03-02')).toMatchObject({ sent: 1 });
});

it('a debit that cannot be settled does not keep the day from being collected', async () => {
  const { id: other } = await world.loan(SIMPLE_LOAN);
  await onAutopay(servicer, loanId, once('2026-03-02'));
  await sent('2026-03-02');
  await onAutopay(servicer, other, once('2026-03-10'));
  clock.set('2026-03-10');
  await holding(loanId, async () => {
    await expect(night.daily()).rejects.toThrow(new RegExp(`settle 2026-03-10: 1 failed .*of loans ${loanId}\\.`));
  });
  expect(await payments(other)).toMatchObject([{ state: 'SENT' }]);
  await night.daily();
  expect(await repayments()).toMatchObject([{ state: 'SETTLED' }]);
});

describe('a payment that takes long', () => {
  const close = (on: string) => closeDay(world.prisma, businessDate(on));

  it('does not expire in a file, and what it pays is not drawn again', async () => {
    await onAutopay(servicer, loanId, { daysBefore: 0 });
    await sent('2026-01-30');
    clock.set('2026-02-20');
    await close('2026-02-20');
    expect(await repayments()).toMatchObject([{ state: 'SUBMITTED' }]);
    await command(servicer, 'schedulePayment', {
      loanId,
      ...once('2026-02-20'),
      amountRule: 'AMOUNT_DUE',
      amount: null,
    });
    await night.collect('2026-02-20');
    expect(await payments()).toMatchObject([{ state: 'SENT' }, { state: 'SKIPPED', skipReason: 'NOTHING_DUE' }, {}]);
  });

  it('and never left is skipped when it expires', async () => {
    await onAutopay(servicer, loanId, once('2026-01-30'));
    clock.set('2026-01-30');
    await night.collect('2026-01-30');
    clock.set('2026-03-02');
    await close('2026-03-02');
    expect(await repayments()).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await payments()).toMatchObject([{ state: 'SKIPPED', skipReason: 'NOT_COLLECTED' }]);
  });
});

it('draws a fixed amount once after an outage, and next for the due date that is to come', async () => {
  await onAutopay(servicer, loanId, { amountRule: 'FIXED', amount: '50.00' });
  for (const on of ['2026-04-10', '2026-04-13', '2026-04-14']) {
    clock.set(on);
    await night.collect(on);
  }
  expect(await repayments()).toHaveLength(1);
  expect((await payments()).map(({ state, dueDate }) => [state, dueDate?.toISOString().slice(0, 10)])).toEqual([
    ['SENT', '2026-02-01'],
    ['SCHEDULED', '2026-05-01'],
  ]);
});

describe('an erasure', () => {
  it('ends the mandate, and what was collected or stands in a file that was not written does not go out', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    await command(servicer, 'schedulePayment', { loanId, ...once('2026-03-03') });
    await command(servicer, 'schedulePayment', { loanId, ...once('2026-03-30') });
    const { id: other } = await world.loan(SIMPLE_LOAN);
    await onAutopay(servicer, other, once('2026-03-02'));
    clock.set('2026-03-02');
    await night.collect('2026-03-02');
    await expect(night.file('2026-03-02', { flush: () => Promise.reject(new Error('disk full')) })).rejects.toThrow();
    clock.set('2026-03-03');
    await night.collect('2026-03-03');
    expect(await eraseByTwo(world, [borrowerId])).toMatchObject([{ __typename: 'BorrowerErased' }]);
    expect(await autopay()).toMatchObject({ state: 'REVOKED' });
    expect((await payments()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    expect((await repayments()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(debitsOf(await night.file('2026-03-02'))).toHaveLength(1);
    expect(await night.file('2026-03-03')).toBeUndefined();
  });

  it('keeps no code of a debit that comes back after it; the same file read again does nothing', async () => {
    await onAutopay(servicer, loanId, once('2026-03-02'));
    const debit = await sent('2026-03-02');
    await eraseByTwo(world, [borrowerId]);
    const file = returnsFile([{ ...debit, code: 'R15', cents: 1_000 }]);
    await night.returns(file);
    await night.returns(file);
    expect(await world.prisma.bankFileEntry.findMany()).toMatchObject([{ state: 'RETURNED', returnCode: null }]);
    expect((await repayments()).map(({ state }) => state)).toEqual(['FAILED']);
  });
});

it('keeps no code that tells of a death in the answer of a command', async () => {
  await onAutopay(servicer, loanId, once('2026-03-02'));
  const debit = await sent('2026-03-02');
  await night.returns(returnsFile([{ ...debit, code: 'R15', cents: 1_000 }]));
  await command(servicer, 'revokeAutopay', { loanId });
  const kept = await world.prisma.idempotencyKey.findMany({ where: { operation: 'revokeAutopay' } });
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept.map(({ answer }) => answer))).not.toContain('R15');
});

it('answers each of many payments, also where the loan of one cannot be had just now', async () => {
  const { id: other } = await world.loan(SIMPLE_LOAN);
  const inputs = [loanId, other].map((id) => ({
    idempotencyKey: `many ${id}`,
    loanId: id,
    amount: '10.00',
    method: 'CHECK',
  }));
  const submit = async () => {
    const { submitRepayments } = await servicer.data<{ submitRepayments: { result: { code?: string } }[] }>(
      `mutation ($inputs: [SubmitRepaymentInput!]!) {
        submitRepayments(inputs: $inputs) { result { ... on CommandRefused { code } } } }`,
      { inputs },
    );
    return submitRepayments.map(({ result }) => result.code);
  };
  await holding(loanId, async () => {
    expect(await submit()).toEqual(['IN_PROGRESS', undefined]);
  });
  // The log says what it was, and nothing of what was sent.
  const faults = world.log.filter((line) => line.includes('"msg":"fault"'));
  expect(faults.map((line) => (JSON.parse(line) as { fault: { code?: string } }).fault.code)).toEqual(['55P03']);
  for (const told of [loanId, '10.00', `many ${loanId}`]) expect(faults.join()).not.toContain(told);
  expect(await submit()).toEqual([undefined, undefined]);
  expect(await repayments(other)).toHaveLength(1);
});
