import type { RolledBucket } from '../../app/ports/portfolio-reader.js';
import type { SpelledEnum, ValueOfEnum } from '../../domain/record/spelling.js';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { enumOf } from '../shared/scalars.js';

/** One of the record's enums, by another name where the graph has one. */
const describe = <E extends SpelledEnum>(
  spelled: E,
  description: string,
  values: Record<ValueOfEnum<E>, string>,
  name: string = spelled,
) => enumOf<ValueOfEnum<E>>(name, description, values);

export const LoanStatus = describe('LoanStatus', 'Where a loan stands in its life.', {
  CREATED: 'Applied for; underwriting has not begun.',
  IN_UNDERWRITING: 'Under review.',
  APPROVED: 'Approved; not yet funded.',
  DECLINED: 'Declined.',
  WITHDRAWN: 'Withdrawn before funding.',
  ACTIVE: 'Funded and being repaid.',
  CLOSED: 'Repaid on or after the scheduled maturity.',
  CLOSED_EARLY: 'Repaid before the scheduled maturity.',
  CHARGED_OFF: 'Written off as a loss; recoveries may follow.',
});
export type LoanStatus = ValueOfEnum<'LoanStatus'>;

export const EncumberedStatus = describe('EncumberedStatus', 'State of the lien on the collateral.', {
  PENDING: 'The lien is not yet recorded.',
  LIEN: 'The lien is recorded.',
  RELEASE_PENDING: 'Paid off; the release is due.',
  RELEASED: 'The lien is released.',
  REPOSSESSED: 'The collateral was repossessed.',
  SOLD: 'The repossessed collateral was sold.',
  TOTAL_LOSS: 'The collateral is a total loss.',
  SETTLED: 'The insurer settled the total loss.',
});
export type EncumberedStatus = ValueOfEnum<'EncumberedStatus'>;

export const LoanType = describe('LoanType', 'What kind of loan it is.', {
  AUTO_LOAN: 'A loan for a vehicle.',
});
export type LoanType = ValueOfEnum<'LoanType'>;

export const CollateralType = describe('CollateralType', 'What secures a loan.', {
  VEHICLES: 'A vehicle.',
});
export type CollateralType = ValueOfEnum<'CollateralType'>;

export const InterestRateType = describe('InterestRateType', 'How the interest rate is set.', {
  FIXED: 'One rate for the whole term.',
  FLOATING: 'An index plus a spread.',
});
export type InterestRateType = ValueOfEnum<'InterestRateType'>;

export const AmortizationType = describe('AmortizationType', 'How principal is repaid.', {
  FULL_AMORTIZATION: 'Level payments repay it in full.',
  INTEREST_ONLY: 'Interest first; principal at maturity.',
  BALLOON: 'Level payments, and the rest at maturity.',
});
export type AmortizationType = ValueOfEnum<'AmortizationType'>;

export const PaymentFrequency = describe(
  'PaymentFrequency',
  'How often an installment is due.',
  {
    WEEKLY: 'Every week.',
    BIWEEKLY: 'Every two weeks.',
    SEMIMONTHLY: 'Twice a month.',
    MONTHLY: 'Every month.',
    QUARTERLY: 'Every three months.',
  },
  'LoanPaymentFrequency',
);
export type PaymentFrequency = ValueOfEnum<'PaymentFrequency'>;

export const RiskRating = describe(
  'RiskRating',
  'Risk of a loan.',
  {
    LOW: 'Low risk.',
    MEDIUM: 'Medium risk.',
    HIGH: 'High risk.',
    CRITICAL: 'Critical risk.',
  },
  'LoanRiskRating',
);
export type RiskRating = ValueOfEnum<'RiskRating'>;

export const PaymentStatus = describe(
  'PaymentStatus',
  'How punctual a loan is.',
  {
    ON_TIME: 'Nothing is past due.',
    GRACE: 'Past due, within the grace days.',
    LATE_1_29: '1 to 29 days late.',
    LATE_30_59: '30 to 59 days late.',
    LATE_60_89: '60 to 89 days late.',
    LATE_90_119: '90 to 119 days late.',
    LATE_120_PLUS: '120 days late or more.',
    CHARGED_OFF: 'Charged off.',
    PAID_OFF: 'Paid off.',
  },
  'LoanPaymentStatus',
);
export type PaymentStatus = ValueOfEnum<'PaymentStatus'>;

const BUCKETS: Readonly<Record<Bucket, string>> = {
  CURRENT: 'Nothing is past due.',
  DAYS_1_29: '1 to 29 days past due.',
  DAYS_30_59: '30 to 59 days past due.',
  DAYS_60_89: '60 to 89 days past due.',
  DAYS_90_119: '90 to 119 days past due.',
  DAYS_120_PLUS: '120 days past due or more.',
};

export const DelinquencyBucket = enumOf('DelinquencyBucket', 'How late a loan is, in steps of thirty days.', BUCKETS);

export const RollRateBucket = enumOf<RolledBucket>('RollRateBucket', 'How late a loan is, or that it ended.', {
  ...BUCKETS,
  PAID_OFF: 'Paid off.',
  CHARGED_OFF: 'Charged off.',
});
