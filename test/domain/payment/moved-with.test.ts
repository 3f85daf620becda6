import { expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { movedWith } from '../../../src/domain/payment/payment-plan.js';

const dates = (...texts: string[]) => texts.map(businessDate);
const MONTHLY = dates('2027-01-04', '2027-02-01', '2027-03-01', '2027-04-01');

const moved = (
  [dueDate, today]: readonly [string, string],
  after: readonly string[],
  more: { amountRule?: 'FIXED' | 'AMOUNT_DUE'; daysBefore?: number; before?: string[] } = {},
) => {
  const { amountRule = 'AMOUNT_DUE', daysBefore = 0, before = MONTHLY } = more;
  const payment = { dueDate: businessDate(dueDate), daysBefore, amountRule };
  const found = movedWith(payment, dates(...before), dates(...after), businessDate(today));
  return found && `${found.dueDate} on ${found.collectOn}`;
};

it('a payment goes to the first due date that is new, or to the next one where its own is gone', () => {
  const waiting = ['2027-02-01', '2027-01-10'] as const;
  expect(moved(waiting, MONTHLY)).toBeUndefined();
  expect(moved(waiting, [...MONTHLY, '2027-05-03'])).toBeUndefined();
  expect(moved(waiting, ['2027-01-04', '2027-01-20', '2027-02-22'])).toBe('2027-01-20 on 2027-01-20');
  expect(moved(waiting, ['2027-01-04', '2027-03-01', '2027-04-01', '2027-05-03'])).toBe('2027-03-01 on 2027-03-01');
  expect(moved(waiting, ['2027-01-04'])).toBeUndefined();
});

it('what is due today and collected later stays; what is to be collected today goes where its due date is gone', () => {
  expect(moved(['2027-02-01', '2027-01-29'], ['2027-03-01'])).toBe('2027-03-01 on 2027-03-01');
  expect(moved(['2027-02-01', '2027-01-29'], MONTHLY)).toBeUndefined();
  const saturday = ['2026-08-01', '2026-08-01'] as const;
  const before = ['2026-08-01', '2026-09-01', '2026-10-01'];
  expect(moved(saturday, [...before, '2026-11-02'], { before })).toBeUndefined();
});

it('a fixed amount that was drawn ahead of a due date that moved is not drawn for it again', () => {
  const ahead = ['2027-03-01', '2027-01-27'] as const;
  const after = ['2027-01-04', '2027-02-10', '2027-03-10', '2027-04-12'];
  expect(moved(ahead, after, { amountRule: 'FIXED', daysBefore: 7 })).toBe('2027-03-10 on 2027-03-03');
  // An amount due already accounts for the earlier payment.
  expect(moved(ahead, after, { daysBefore: 7 })).toBe('2027-02-10 on 2027-02-03');
  const later = ['2027-01-04', '2027-02-01', '2027-03-10', '2027-04-12'];
  expect(moved(ahead, later, { amountRule: 'FIXED', daysBefore: 7 })).toBe('2027-03-10 on 2027-03-03');
});
