import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { returnsFile } from '../../support/bank-returns.js';
import { command, pay } from '../../support/commands.js';
import { readNacha } from '../../support/nacha-reader.js';
import { nightOf, onAutopay } from '../../support/night.js';
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
  night = await nightOf(world, clock, { suspendAfter: 9 });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-01-15');
  await world.prisma.scheduledPayment.deleteMany();
  await world.prisma.bankFileEntry.deleteMany();
  await world.prisma.bankFile.deleteMany();
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

const retry = (repaymentId: string, on?: string) => command(servicer, 'retryPayment', { repaymentId, on });

/** Collected on a day, sent, and returned; what account holders read, and the payment. */
async function drawn(on: string, code?: string) {
  clock.set(on);
  await night.collect(on);
  const { batches } = readNacha((await night.file(on))!);
  const [batch] = batches;
  const { trace, individualId, paymentType, cents } = batch!.entries[0]!;
  if (code) await night.returns(returnsFile([{ trace, individualId, code, cents: Number(cents) }]));
  const { repaymentId } = await world.prisma.scheduledPayment.findFirstOrThrow({
    where: { loanId, state: 'SENT' },
    orderBy: [{ collectOn: 'desc' }, { scheduledAt: 'desc' }],
  });
  return { repaymentId: repaymentId!, shown: [batch!.secCode, paymentType, batch!.description, Number(cents)] };
}

const monthly = () => onAutopay(servicer, loanId, {}, { consentMethod: 'ONLINE' });

it('a debit without funds is drawn again as RETRY PYMT, with its amount and type, at most twice', async () => {
  await monthly();
  const first = await drawn('2026-01-30', 'R01');
  expect(first.shown).toEqual(['WEB', 'R', 'LOAN PMT', 106_600]);
  expect(await retry(first.repaymentId, '2026-02-06')).toMatchObject({
    scheduledPayment: { amount: '1066.00', collectOn: '2026-02-06', recurring: false },
  });
  expect(await retry(first.repaymentId)).toMatchObject({ message: 'A retry of the payment is scheduled.' });
  const second = await drawn('2026-02-06', 'R09');
  expect(second.shown).toEqual(['WEB', 'R', 'RETRY PYMT', 106_600]);
  await retry(second.repaymentId);
  const third = await drawn('2026-02-10', 'R01');
  expect(third.shown).toEqual(['WEB', 'R', 'RETRY PYMT', 106_600]);
  for (const { repaymentId } of [first, second, third])
    expect(await retry(repaymentId)).toMatchObject({
      code: 'CONFLICT',
      message: 'The payment was retried 2 times.',
    });
});

it('a retry moves the money within 180 days of the first debit', async () => {
  await monthly();
  // Its money was to move on 2 February: 180 days later is 1 August, a Saturday.
  const { repaymentId } = await drawn('2026-01-30', 'R01');
  expect(await retry(repaymentId, '2026-07-31')).toMatchObject({
    message: 'A retry must move the money within 180 days, by 2026-08-01.',
  });
  expect(await retry(repaymentId, '2026-07-30')).toMatchObject({ scheduledPayment: { collectOn: '2026-07-30' } });
});

it.each([
  ['R02', 'The mandate of the payment is no longer active.'],
  ['R08', 'Only a payment that was returned for insufficient or uncollected funds can be retried.'],
  [undefined, 'The payment was not returned.'],
])('a debit that came back with %s is not drawn again', async (code, message) => {
  await monthly();
  const { repaymentId } = await drawn('2026-01-30', code);
  expect(await retry(repaymentId)).toMatchObject({ code: 'CONFLICT', message });
});

it('a payment that no bank file had is not drawn again', async () => {
  const repaymentId = await pay(servicer, loanId, '10.00');
  expect(await retry(repaymentId)).toMatchObject({ message: 'The payment was not sent to the bank.' });
});

it('nothing is drawn again of which less is owed by then', async () => {
  await monthly();
  const { repaymentId } = await drawn('2026-01-30', 'R01');
  const api = await RestApi.of(world);
  expect((await api.post(servicer, '/retry-payment', { repaymentId })).status).toBe(200);
  await pay(servicer, loanId, '11500.00');
  clock.set('2026-02-02');
  await night.collect('2026-02-02');
  expect(await world.prisma.scheduledPayment.findFirst({ where: { loanId, retryOf: repaymentId } })).toMatchObject({
    state: 'SKIPPED',
    skipReason: 'NOTHING_DUE',
  });
});
