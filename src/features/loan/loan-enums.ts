import type { SpelledEnum, ValueOfEnum } from '../../domain/record/spelling.js';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { enumOf } from '../../platform/scalars/scalars.js';
import type { FeeKind } from '../../domain/repayment/account.js';

/** One of the record's enums, by another name where the graph has one. */
const describe = <E extends SpelledEnum>(
  spelled: E,
  description: string,
  values: Record<ValueOfEnum<E>, string>,
  name: string = spelled,
) => enumOf<ValueOfEnum<E>>(name, description, values);

export const LoanStatus = describe('LoanStatus', 'Loan status.', {
  CREATED: 'Application received. Underwriting has not started.',
  IN_UNDERWRITING: 'In underwriting.',
  APPROVED: 'Approved and not funded.',
  DECLINED: 'Declined.',
  WITHDRAWN: 'Withdrawn before funding.',
  ACTIVE: 'Funded and in repayment.',
  CLOSED: 'Paid in full on or after the scheduled maturity.',
  CLOSED_EARLY: 'Paid in full before the scheduled maturity.',
  CHARGED_OFF: 'Charged off. Recoveries may follow.',
});
export type LoanStatus = ValueOfEnum<'LoanStatus'>;

export const EncumberedStatus = describe('EncumberedStatus', 'Lien status of the collateral.', {
  PENDING: 'Not recorded yet.',
  LIEN: 'Recorded.',
  RELEASE_PENDING: 'The loan is paid off and the lien must be released.',
  RELEASED: 'Released.',
  REPOSSESSED: 'The collateral was repossessed.',
  SOLD: 'The repossessed collateral was sold.',
  TOTAL_LOSS: 'The collateral is a total loss.',
  SETTLED: 'The insurer settled the total loss.',
});
export type EncumberedStatus = ValueOfEnum<'EncumberedStatus'>;

export const LoanType = describe('LoanType', 'Loan type.', {
  AUTO_LOAN: 'Auto loan.',
});
export type LoanType = ValueOfEnum<'LoanType'>;

export const CollateralType = describe('CollateralType', 'Collateral type.', {
  VEHICLES: 'Vehicle.',
});
export type CollateralType = ValueOfEnum<'CollateralType'>;

export const InterestRateType = describe('InterestRateType', 'Interest rate type.', {
  FIXED: 'One rate for the full term.',
  FLOATING: 'Index plus spread.',
});
export type InterestRateType = ValueOfEnum<'InterestRateType'>;

export const AmortizationType = describe('AmortizationType', 'Amortization type.', {
  FULL_AMORTIZATION: 'Level payments repay the principal in full.',
  INTEREST_ONLY: 'Interest payments, with the principal due at maturity.',
  BALLOON: 'Level payments, with a balloon due at maturity.',
});
export type AmortizationType = ValueOfEnum<'AmortizationType'>;

export const PaymentFrequency = describe(
  'PaymentFrequency',
  'Payment frequency.',
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
  'Risk rating.',
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
  'Payment status.',
  {
    ON_TIME: 'No installment is past due.',
    GRACE: 'Past due within the grace days.',
    LATE_1_29: '1 to 29 days past due.',
    LATE_30_59: '30 to 59 days past due.',
    LATE_60_89: '60 to 89 days past due.',
    LATE_90_119: '90 to 119 days past due.',
    LATE_120_PLUS: '120 or more days past due.',
    CHARGED_OFF: 'Charged off.',
    PAID_OFF: 'Paid off.',
  },
  'LoanPaymentStatus',
);
export type PaymentStatus = ValueOfEnum<'PaymentStatus'>;

const BUCKETS: Readonly<Record<Bucket, string>> = {
  CURRENT: 'No installment is past due.',
  DAYS_1_29: '1 to 29 days past due.',
  DAYS_30_59: '30 to 59 days past due.',
  DAYS_60_89: '60 to 89 days past due.',
  DAYS_90_119: '90 to 119 days past due.',
  DAYS_120_PLUS: '120 or more days past due.',
};

export const DelinquencyBucket = enumOf(
  'DelinquencyBucket',
  'Delinquency bucket: days past due in steps of 30.',
  BUCKETS,
);

/** A bucket, or how a loan ended. */
export type RolledBucket = Bucket | 'PAID_OFF' | 'CHARGED_OFF';

export const RollRateBucket = enumOf<RolledBucket>(
  'RollRateBucket',
  'Delinquency bucket at a month end, or the outcome of an ended loan.',
  {
    ...BUCKETS,
    PAID_OFF: 'Paid off.',
    CHARGED_OFF: 'Charged off.',
  },
);

export const FeeKindEnum = enumOf<FeeKind>('FeeKind', 'Fee kind.', {
  LATE: 'Late installment.',
  RETURNED_PAYMENT: 'Returned payment.',
  REFUNDED_IN_EXCESS: 'A refund above the amount due.',
  PREPAYMENT_PENALTY: 'Payoff before maturity.',
  TITLE: 'Title and registration.',
  REPOSSESSION: 'Repossession, storage and preparation for sale.',
  LEGAL: 'Court and attorney.',
  DEFERRAL: 'Deferral of installments.',
  OTHER: 'Another fee.',
});
