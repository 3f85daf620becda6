import { Field, InputType, Int } from 'type-graphql';
import type { BankCalendar } from '../../domain/bank-calendar.js';
import type { FeeChoice } from '../../domain/loan/contract-rules.js';
import type { DeficiencyOrder, ExtraMoney, SmallCredit, Waterfall } from '../../domain/rules/account-rules.js';
import type { DateRule } from '../../domain/rules/servicing-rules.js';
import { DecimalScalar, PercentScalar, enumOf } from '../../platform/scalars/scalars.js';

export const BankCalendarEnum = enumOf<BankCalendar>('BankCalendar', 'Calendar of bank days.', {
  WEEKDAYS: 'Monday to Friday, including bank holidays.',
  US_FEDERAL_RESERVE: 'Monday to Friday, except Federal Reserve holidays.',
});

export const DateRuleEnum = enumOf<DateRule>('DateRule', 'Rule for a date that is not a bank day.', {
  AS_SCHEDULED: 'Keep the date.',
  FOLLOWING_BUSINESS_DAY: 'Move to the next bank day.',
});

export const FeeChoiceEnum = enumOf<FeeChoice>('FeeChoice', 'Choice between two late fee amounts.', {
  LESSER: 'The lower amount.',
  GREATER: 'The higher amount.',
});

@InputType({
  description:
    'A late fee policy: a flat amount, a percentage, two of them with a choice, or the limit of the dealer’s state.',
})
class LateFeePolicyInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to use the limit of the dealer’s state. No other field may be set.',
  })
  ofState?: boolean | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat amount.' })
  flat?: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Percent of the installment.' })
  percentOfInstallment?: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Percent of the unpaid part of the installment.' })
  percentOfUnpaid?: string | null;

  @Field(() => FeeChoiceEnum, { nullable: true, description: 'Which of two amounts applies.' })
  choice?: FeeChoice | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum fee.' })
  cap?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Minimum unpaid amount for a fee. Default: any amount.',
  })
  minimumUnpaid?: string | null;
}

export const WaterfallEnum = enumOf<Waterfall>('Waterfall', 'Order of payment allocation.', {
  INSTALLMENTS_FIRST: 'Accrued interest, installment principal, fees, then extra money.',
  FEES_AFTER_INTEREST: 'Accrued interest, fees, installment principal, then extra money.',
  FEES_FIRST: 'Fees, accrued interest, installment principal, then extra money.',
});

export const ExtraMoneyEnum = enumOf<ExtraMoney>('ExtraMoney', 'Default use of money beyond the amount due.', {
  PAY_AHEAD: 'Pays the next installments.',
  PRINCIPAL_ONLY: 'Lowers the principal. The next installment stays due.',
});

export const SmallCreditEnum = enumOf<SmallCredit>('SmallCredit', 'Handling of a small credit when a loan closes.', {
  HOLD: 'Hold it for the borrower.',
  REFUND: 'Refund it immediately.',
});

export const DeficiencyOrderEnum = enumOf<DeficiencyOrder>(
  'DeficiencyOrder',
  'Order of payments while a deficiency remains after a sale of the collateral.',
  { PRINCIPAL_FIRST: 'Principal, then interest (cost recovery).', INTEREST_FIRST: 'Interest, then principal.' },
);

@InputType({ description: 'Rules of the contract on fees, payments and closing. Omitted fields get their defaults.' })
export class ServicingRulesInput {
  @Field(() => LateFeePolicyInput, {
    nullable: true,
    description: 'Late fee policy. Can’t be combined with `FundLoanInput.lateFee`.',
  })
  lateFee?: LateFeePolicyInput | null;

  @Field(() => WaterfallEnum, {
    nullable: true,
    description: 'Order of allocation. Default: `INSTALLMENTS_FIRST`.',
  })
  waterfall?: Waterfall | null;

  @Field(() => ExtraMoneyEnum, { nullable: true, description: 'Use of extra money. Default: `PAY_AHEAD`.' })
  extraMoney?: ExtraMoney | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a payment can use `FEES_FIRST`. Default: false.' })
  allowFeesFirst?: boolean | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Balance below which the loan is closed and the rest written off after a payment. Default 5.00.',
  })
  closingTolerance?: string | null;

  @Field(() => SmallCreditEnum, { nullable: true, description: 'Handling of a small credit. Default: `HOLD`.' })
  smallCredit?: SmallCredit | null;

  @Field(() => DeficiencyOrderEnum, {
    nullable: true,
    description: 'Order of payments while a deficiency remains after a sale. Default: `PRINCIPAL_FIRST`.',
  })
  deficiencyOrder?: DeficiencyOrder | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Bank days for which a pending payment prevents a late fee. Default 5.',
  })
  pendingBusinessDays?: number | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'Prepayment penalty, in percent of the principal. Default: the loan’s own.',
  })
  prepaymentPenaltyPercent?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Shortfall up to which an installment is neither past due nor charged a late fee. Default: none.',
  })
  toleratedAmount?: string | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'The same in percent of the payment, instead of `toleratedAmount`.',
  })
  toleratedPercent?: string | null;
}
