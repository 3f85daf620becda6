import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { MANDATE, nightOf, onAutopay } from '../../support/night.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-01-15');
let world: World;
let servicer: TestClient;
let night: Awaited<ReturnType<typeof nightOf>>;
let loanId: string;

beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  night = await nightOf(world, clock);
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-01-15');
  await world.prisma.scheduledPayment.updateMany({
    where: { state: 'SCHEDULED' },
    data: { state: 'CANCELLED' },
  });
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

interface Shown {
  readonly id: string;
  readonly amount: string;
  readonly comparedWith: string | null;
  readonly collectOn: string;
  readonly dueBy: string;
  readonly sentOn: string | null;
}

const NOTICE = 'notice { id amount comparedWith collectOn dueBy sentOn }';

const notice = async (client = servicer): Promise<Shown | null> => {
  const query = `query ($id: ID!) { loan(id: $id) { scheduledPayments(first: 1) { edges { node { ${NOTICE} } } } } }`;
  const { loan } = await client.data<{
    loan: { scheduledPayments: Nodes<{ notice: Shown | null }> };
  }>(query, {
    id: loanId,
  });
  return nodesOf(loan.scheduledPayments)[0]!.notice;
};

const announcements = async (): Promise<{ effectiveDate: string; amount: string | null }[]> => {
  const events = await world.prisma.loanEvent.findMany({
    where: { loanId, command: 'announcePayment' },
  });
  return events.map(({ effectiveDate, amounts }) => ({
    effectiveDate: effectiveDate.toISOString().slice(0, 10),
    amount: (amounts as { amount: string }).amount,
  }));
};

async function announce(on: string): Promise<void> {
  clock.set(on);
  await night.announce(on);
}

/** What is drawn on a day, and settled. */
async function drawn(on: string): Promise<string | undefined> {
  clock.set(on);
  await night.collect(on);
  const payment = await world.prisma.scheduledPayment.findFirst({
    where: { loanId, state: 'SENT', collectOn: new Date(on) },
  });
  const repayment = await world.prisma.repayment.findFirst({
    where: { id: payment?.repaymentId ?? '' },
  });
  if (repayment) await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment.id, outcome: 'SETTLED' });
  return repayment?.amount?.toFixed(2);
}

const fee = (amount: string) =>
  command(servicer, 'assessFee', {
    loanId,
    kind: 'TITLE',
    amount,
    reason: 'Title work',
  });

const record = (noticeId: string, sentOn?: string) => command(servicer, 'recordPaymentNotice', { noticeId, sentOn });

describe('a debit that differs from the one before', () => {
  beforeEach(async () => {
    // Each installment is 1,066.00; the first is drawn on 30 January.
    await onAutopay(servicer, loanId);
    expect(await drawn('2026-01-30')).toBe('1066.00');
    clock.set('2026-02-05');
    await fee('40.00');
  });

  it('is announced once, as an event and as a notice that is due 10 days before', async () => {
    await announce('2026-02-11'); // 16 days before the debit of 27 February.
    expect(await notice()).toBeNull();
    await announce('2026-02-12');
    await announce('2026-02-13');
    expect(await notice()).toMatchObject({
      amount: '1106.00',
      comparedWith: '1066.00',
      collectOn: '2026-02-27',
      dueBy: '2026-02-17',
      sentOn: null,
    });
    expect(await announcements()).toEqual([{ effectiveDate: '2026-02-27', amount: '1106.00' }]);
  });

  it('is drawn as announced when the notice was sent in time', async () => {
    await announce('2026-02-12');
    const { id } = (await notice())!;
    clock.set('2026-02-18');
    expect(await record(id, '2026-02-17')).toMatchObject({ loanId });
    expect(await notice()).toMatchObject({ sentOn: '2026-02-17' });
    expect(await record(id)).toMatchObject({
      code: 'CONFLICT',
      message: 'The notice was already sent on 2026-02-17.',
    });
    expect(await drawn('2026-02-27')).toBe('1106.00');
  });

  it.each([
    ['was never sent', undefined],
    ['was sent 9 days before', '2026-02-18'],
  ])('keeps the previous amount when the notice %s; the rest stays due', async (_, sentOn) => {
    await announce('2026-02-12');
    if (sentOn) {
      clock.set(sentOn);
      await record((await notice())!.id, sentOn);
    }
    expect(await drawn('2026-02-27')).toBe('1066.00');
  });

  it('is drawn in full by a policy of notices that are given elsewhere', async () => {
    const all = await nightOf(world, clock, { unannouncedAmounts: 'DRAW' });
    clock.set('2026-02-27');
    await all.collect('2026-02-27');
    const [, last] = await world.prisma.repayment.findMany({
      where: { loanId },
      orderBy: { effectiveDate: 'asc' },
    });
    expect(last?.amount?.toFixed(2)).toBe('1106.00');
  });

  it('is announced again when its amount changes, and not after it is too late', async () => {
    await announce('2026-02-12');
    clock.set('2026-02-13');
    await fee('10.00');
    await announce('2026-02-14');
    expect(await notice()).toMatchObject({ amount: '1116.00' });
    await record((await notice())!.id);
    clock.set('2026-02-18');
    await fee('5.00');
    await announce('2026-02-19');
    expect(await notice()).toMatchObject({ amount: '1116.00' });
    // What was announced in time is drawn, and no more.
    expect(await drawn('2026-02-27')).toBe('1116.00');
  });

  it('needs no notice any more when the difference was paid', async () => {
    await announce('2026-02-12');
    clock.set('2026-02-13');
    await pay(servicer, loanId, '40.00');
    await announce('2026-02-14');
    expect(await notice()).toBeNull();
  });

  it('is found among the notices to send, and recorded through REST', async () => {
    await announce('2026-02-12');
    const query = `{ scheduledPayments(filter: { state: [SCHEDULED], hasUnsentNotice: true }) { edges { node { loanId ${NOTICE} } } } }`;
    const unsent = async () =>
      nodesOf((await servicer.data<{ scheduledPayments: Nodes<{ loanId: string }> }>(query)).scheduledPayments);
    expect(await unsent()).toMatchObject([{ loanId, notice: { amount: '1106.00' } }]);
    const api = await RestApi.of(world);
    const { status } = await api.post(servicer, '/record-payment-notice', { noticeId: (await notice())!.id });
    expect([status, await notice()]).toMatchObject([200, { sentOn: '2026-02-12' }]);
    expect(await unsent()).toEqual([]);
  });
});

it('a lower debit is announced, and drawn as it is due', async () => {
  await onAutopay(servicer, loanId);
  expect(await drawn('2026-01-30')).toBe('1066.00');
  clock.set('2026-02-05');
  const ahead = { loanId, amount: '66.00', method: 'ACH', instruction: 'PAY_AHEAD' };
  const { repayment } = await command(servicer, 'submitRepayment', ahead);
  await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' });
  await announce('2026-02-12');
  expect(await notice()).toMatchObject({
    amount: '1000.00',
    comparedWith: '1066.00',
  });
  expect(await drawn('2026-02-27')).toBe('1000.00');
  // As much as was agreed at the beginning is drawn again, announced or not.
  expect(await drawn('2026-04-01')).toBe('1066.00');
});

it.each([
  ['range', { noticeBelow: '1000.00', noticeAbove: '1200.00' }, '1200.00'],
  ['difference', { noticeDifference: '100.00' }, '1166.00'],
])('an agreed %s needs a notice only beyond it, and limits what is drawn without one', async (_, option, most) => {
  await onAutopay(servicer, loanId, {}, option);
  expect(await drawn('2026-01-30')).toBe('1066.00');
  clock.set('2026-02-05');
  await fee('60.00');
  await announce('2026-02-12');
  expect(await notice()).toBeNull();
  clock.set('2026-02-13');
  await fee('100.00');
  await announce('2026-02-14');
  expect(await notice()).toMatchObject({ amount: '1226.00' });
  expect(await drawn('2026-02-27')).toBe(most);
});

it.each([
  ['noticeAbove', { noticeBelow: '10.00' }],
  ['noticeBelow', { noticeAbove: '10.00' }],
  ['noticeAbove', { noticeBelow: '10.00', noticeAbove: '9.99' }],
  ['noticeDifference', { noticeBelow: '10.00', noticeAbove: '20.00', noticeDifference: '1.00' }],
])('a mandate with a wrong %s (%j) is refused', async (field, option) => {
  expect(
    await command(servicer, 'authorizeAutopay', {
      loanId,
      ...MANDATE,
      ...option,
    }),
  ).toMatchObject({
    code: 'INVALID_INPUT',
    faults: [{ field }],
  });
});

it('no notice is needed for a single payment, or for the account of a company', async () => {
  await onAutopay(servicer, loanId, {}, { isBusinessAccount: true });
  await drawn('2026-01-30');
  clock.set('2026-02-05');
  await fee('40.00');
  const on = {
    loanId,
    frequency: 'ONCE',
    on: '2026-02-20',
    amountRule: 'FIXED',
    amount: '5.00',
  };
  await command(servicer, 'schedulePayment', on);
  await announce('2026-02-12');
  expect(await world.prisma.paymentNotice.count({ where: { loanId } })).toBe(0);
});
