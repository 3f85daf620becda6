import { Field, InputType, Int } from 'type-graphql';
import type { BankCalendar } from '../../domain/bank-calendar.js';
import type { FeeChoice } from '../../domain/loan/contract-rules.js';
import type { ExtraMoney, SmallCredit, Waterfall } from '../../domain/rules/account-rules.js';
import type { DateRule } from '../../domain/rules/servicing-rules.js';
import { DecimalScalar, enumOf } from '../shared/scalars.js';

export const BankCalendarEnum = enumOf<BankCalendar>('BankCalendar', 'Which days are business days.', {
  WEEKDAYS: 'Monday to Friday, bank holidays too.',
  US_FEDERAL_RESERVE: 'Monday to Friday but for the holidays of the Federal Reserve Banks.',
});

export const DateRuleEnum = enumOf<DateRule>('DateRule', 'What becomes of a date that is no business day.', {
  AS_SCHEDULED: 'It stays.',
  FOLLOWING_BUSINESS_DAY: 'The first business day after it takes its place.',
});

const FeeChoiceEnum = enumOf<FeeChoice>('FeeChoice', 'Which of two counts.', {
  LESSER: 'The lesser one.',
  GREATER: 'The greater one.',
});

@InputType({ description: 'A late fee by its parts: one of them, or two and a choice; or that of the dealer’s state.' })
class LateFeePolicyInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'What the state of the dealer allows; no other part goes with it.',
  })
  ofState?: boolean | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'An amount.' })
  flat?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percent of the installment.' })
  percentOfInstallment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percent of what of the installment is unpaid.' })
  percentOfUnpaid?: string | null;

  @Field(() => FeeChoiceEnum, { nullable: true, description: 'Which one counts when two parts are given.' })
  choice?: FeeChoice | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The most that a fee may be.' })
  cap?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Less than this unpaid draws no fee; any amount does by default.',
  })
  minimumUnpaid?: string | null;
}

export const WaterfallEnum = enumOf<Waterfall>('Waterfall', 'In which order a payment is applied.', {
  INSTALLMENTS_FIRST: 'Accrued interest, principal of installments, fees, then money beyond them.',
  FEES_AFTER_INTEREST: 'Accrued interest, fees, principal of installments, then money beyond them.',
  FEES_FIRST: 'Fees, accrued interest, principal of installments, then money beyond them.',
});

export const ExtraMoneyEnum = enumOf<ExtraMoney>(
  'ExtraMoney',
  'What money beyond what is due does without an instruction.',
  {
    PAY_AHEAD: 'It pays the next installments.',
    PRINCIPAL_ONLY: 'It lowers the principal; the next installment stays due.',
  },
);

export const SmallCreditEnum = enumOf<SmallCredit>(
  'SmallCredit',
  'What becomes of a small credit when a loan closes.',
  {
    HOLD: 'It is held for the borrower.',
    REFUND: 'It is paid back at once.',
  },
);

@InputType({ description: 'What a contract says of fees, payments and closing; defaults count for what it does not.' })
export class ServicingRulesInput {
  @Field(() => LateFeePolicyInput, { nullable: true, description: 'The late fee, unless `lateFee` states it.' })
  lateFee?: LateFeePolicyInput | null;

  @Field(() => WaterfallEnum, {
    nullable: true,
    description: 'The order of allocation; INSTALLMENTS_FIRST by default.',
  })
  waterfall?: Waterfall | null;

  @Field(() => ExtraMoneyEnum, { nullable: true, description: 'What extra money does; PAY_AHEAD by default.' })
  extraMoney?: ExtraMoney | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a payment may say FEES_FIRST; it may not by default.' })
  allowFeesFirst?: boolean | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What is left below this after a payment is written off, and the loan closes; 5.00 by default.',
  })
  closingTolerance?: string | null;

  @Field(() => SmallCreditEnum, { nullable: true, description: 'What becomes of a small credit; HOLD by default.' })
  smallCredit?: SmallCredit | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many business days a submitted payment holds a late fee back; 5 by default.',
  })
  pendingBusinessDays?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percent of the principal that paying off before maturity costs; what the loan states by default.',
  })
  prepaymentPenaltyPercent?: string | null;
}
