import { expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { decimal } from '../../../src/domain/money.js';
import { announcedOn, isOutside, noticeDueBy, withoutNotice } from '../../../src/domain/payment/varying-amount.js';

const EVERY = {
  isBusinessAccount: false,
  noticeBelow: null,
  noticeAbove: null,
  noticeDifference: null,
};
const RANGE = {
  ...EVERY,
  noticeBelow: decimal('400'),
  noticeAbove: decimal('600'),
};
const DIFFERENCE = { ...EVERY, noticeDifference: decimal('25') };

it.each([
  ['every change', EVERY, '500', '500.01', true],
  ['every change', EVERY, '500', '499.99', true],
  ['every change', EVERY, '500', '500', false],
  ['every change, without an amount to compare', EVERY, undefined, '500', false],
  ['a range', RANGE, '500', '600', false],
  ['a range', RANGE, '500', '600.01', true],
  ['a range', RANGE, '500', '399.99', true],
  ['a range, before the first debit', RANGE, undefined, '700', true],
  ['a difference', DIFFERENCE, '500', '525', false],
  ['a difference', DIFFERENCE, '500', '525.01', true],
  ['a difference', DIFFERENCE, '500', '474.99', true],
  ['an account of a company', { ...EVERY, isBusinessAccount: true }, '500', '900', false],
] as const)('with %s (%j), %s and then %s needs a notice: %s', (_, mandate, previous, amount, needed) => {
  const compared = previous === undefined ? undefined : decimal(previous);
  expect(isOutside(decimal(amount), withoutNotice(mandate, compared))).toBe(needed);
});

it('a notice is due 10 days before the debit, and amounts are compared from 15 days before', () => {
  expect(noticeDueBy(businessDate('2026-03-01'))).toBe('2026-02-19');
  expect(announcedOn(businessDate('2026-02-19'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-06',
  });
});
