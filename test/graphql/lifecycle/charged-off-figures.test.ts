import { expect, it } from 'vitest';
import { addDays, businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { repossessForSale } from '../../support/repossess-for-sale.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-06-01');

interface Shown {
  readonly autoLoan: { readonly pastDueAmount: string; readonly currentDpd: number };
  readonly delinquency: { readonly pastDueAmount: string; readonly daysPastDue: number };
  readonly borrower: {
    readonly risk: { readonly pastDueAmount: string; readonly daysPastDue: number; readonly paymentHistory: string };
  };
}

/** As the delinquency of the day, the v2 figures and the risk of the borrower tell it. */
async function look(id: string) {
  const { loan } = await servicer.data<{ loan: Shown }>(
    `query ($id: ID!) { loan(id: $id) { autoLoan { pastDueAmount currentDpd } delinquency { pastDueAmount daysPastDue }
      borrower { risk { pastDueAmount daysPastDue paymentHistory } } } }`,
    { id },
  );
  const { autoLoan, delinquency, borrower } = loan;
  return {
    pastDue: [delinquency.pastDueAmount, autoLoan.pastDueAmount, borrower.risk.pastDueAmount],
    days: [delinquency.daysPastDue, autoLoan.currentDpd, borrower.risk.daysPastDue],
    history: borrower.risk.paymentHistory,
  };
}

const same = <T>(value: T): readonly T[] => [value, value, value];

it('what is past due of a charged-off loan is the same in delinquency, v2 and risk, day after day', async () => {
  const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' });
  await command(servicer, 'chargeOffLoan', { loanId: id, reason: 'DELINQUENCY' });
  // 12,000.00 and 151 days of interest, 595.73.
  expect(await look(id)).toMatchObject({ pastDue: same('12595.73'), days: same(120) });
  await pay(servicer, id, '595.73');
  expect(await look(id)).toMatchObject({ pastDue: same('12000.00'), days: same(120) });
  for (const [today, days] of [
    ['2026-06-02', 121],
    ['2026-06-03', 122],
    ['2026-07-01', 150],
  ] as const) {
    clock.set(today);
    await closeDay(world.prisma, addDays(businessDate(today), -1), { at: today });
    const shown = await look(id);
    expect(shown.pastDue).toEqual(same('12000.00'));
    // The v2 figures are those of the last end of day.
    expect(shown.days).toEqual([days, days - 1, days - 1]);
  }
});

it('a repossession is K at the ends of its months, until the charge-off', async () => {
  clock.set('2026-06-01');
  const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' });
  await repossessForSale(servicer, id, '2026-05-20');
  await command(servicer, 'sellCollateral', { loanId: id, proceeds: '8000.00', effectiveDate: '2026-05-20' });
  expect((await look(id)).history.slice(0, 6)).toBe('K2100B');
  await command(servicer, 'chargeOffLoan', { loanId: id, reason: 'REPOSSESSION_SALE' });
  clock.set('2026-07-01');
  expect((await look(id)).history.slice(0, 6)).toBe('LK2100');
});

it('a surrender is J', async () => {
  clock.set('2026-06-01');
  const { id } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' });
  await command(servicer, 'repossessCollateral', { loanId: id, isVoluntary: true, repossessedOn: '2026-05-20' });
  expect((await look(id)).history.slice(0, 6)).toBe('J2100B');
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
