import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { Decimal } from '../../src/domain/money.js';
import { MOST_ENTRIES } from '../../src/domain/repayment/entry-limit.js';
import { entryRow } from '../../src/features/loan/account/entry-row.js';
import { command, pay } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const TODAY = businessDate('2026-02-01');
const ROOM = 2;

let world: World;
let servicer: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock(TODAY) });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

/** A loan whose account has room for two more entries. */
beforeEach(async () => {
  loanId = (await world.loan(SIMPLE_LOAN)).id;
  await pay(servicer, loanId, '1.00');
  const recorded = await world.prisma.accountEntry.count({ where: { loanId } });
  const payments = Array.from({ length: MOST_ENTRIES - recorded - ROOM }, (_, index) => ({
    kind: 'PAYMENT' as const,
    id: `${loanId}-${index}`,
    sequence: recorded + 1 + index,
    effectiveOn: TODAY,
    amount: new Decimal('0.01'),
  }));
  await world.prisma.accountEntry.createMany({
    data: payments.map((payment) => entryRow(loanId, payment, new Date(TODAY))),
  });
});

const submit = () => command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
const assessFee = () => command(servicer, 'assessFee', { loanId, kind: 'TITLE', amount: '1.00', reason: 'a title' });

const FULL = {
  __typename: 'CommandRefused',
  code: 'CONFLICT',
  message: 'The account has 800 entries. The maximum is 800.',
};

describe('an account with as many entries as may be requested', () => {
  it('takes no more adjustments', async () => {
    expect(await assessFee()).toMatchObject({ __typename: 'LoanUpdated' });
    expect(await assessFee()).toMatchObject({ __typename: 'LoanUpdated' });
    expect(await assessFee()).toMatchObject(FULL);
  });

  it('takes no more payments, and counts pending ones', async () => {
    expect(await submit()).toMatchObject({ __typename: 'RepaymentUpdated' });
    expect(await submit()).toMatchObject({ __typename: 'RepaymentUpdated' });
    expect(await submit()).toMatchObject(FULL);
  });

  it('records what follows from earlier requests: a settled payment and its return', async () => {
    const repaymentId = (await submit()).repayment?.id;
    await assessFee();
    await assessFee();
    expect(await command(servicer, 'acknowledgeRepayment', { repaymentId, outcome: 'SETTLED' })).toMatchObject({
      repayment: { state: 'SETTLED' },
    });
    const returned = { repaymentId, reason: 'R01' };
    expect(await command(servicer, 'reverseRepayment', { ...returned, returnedPaymentFee: '25.00' })).toMatchObject({
      __typename: 'CommandRefused',
      message: 'The account has 801 entries. The maximum is 800.',
    });
    expect(await command(servicer, 'reverseRepayment', returned)).toMatchObject({ repayment: { state: 'REVERSED' } });
  });
});
