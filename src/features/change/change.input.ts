import { Field, InputType, Int } from 'type-graphql';
import type { DeferredInterest, DeferredTo, PaymentAfterRate } from '../../domain/change/term-change.js';
import { PaymentFrequency } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar, PercentScalar, enumOf } from '../../platform/scalars/scalars.js';

const DeferredToEnum = enumOf<DeferredTo>('DeferredTo', 'Where deferred installments move.', {
  END: 'To the end of the loan. The payment stays and the maturity date moves.',
  SPREAD: 'To the remaining installments. The payment rises and the maturity date stays.',
});

const DeferredInterestEnum = enumOf<DeferredInterest>('DeferredInterest', 'Interest during a deferral.', {
  ACCRUES: 'Interest accrues.',
  WAIVED: 'No interest from the effective date to the last deferred due date.',
});

const PaymentAfterRateEnum = enumOf<PaymentAfterRate>('PaymentAfterRate', 'The payment after a rate change.', {
  RECALCULATED: 'Recomputed for the first period that starts under the new rate.',
  SAME_PRINCIPAL: 'Each installment keeps its principal. Its interest follows the rate.',
  KEPT: 'Unchanged. The loan ends earlier, or its last installment is larger.',
});

const FROM = 'Effective date, today or earlier. Default: today.';
const FIRST_DUE = 'First new due date. Default: due dates keep their day.';

@InputType({ description: 'Installments to defer.' })
export class DeferralTerms {
  @Field(() => DateScalar, {
    description: 'First due date to defer, in the past or the future.',
  })
  from: string;

  @Field(() => Int, { description: 'Number of installments.' })
  installments: number;

  @Field(() => DeferredToEnum, { nullable: true, description: 'Where the installments move. Default: `END`.' })
  to?: DeferredTo | null;

  @Field(() => DeferredInterestEnum, {
    nullable: true,
    description: 'Interest during the deferral. Default: `ACCRUES`.',
  })
  interest?: DeferredInterest | null;
}

@InputType({ description: 'New due dates.' })
export class DueDateTerms {
  @Field(() => DateScalar, { description: 'First due date to move, in the past or the future.' })
  from: string;

  @Field(() => DateScalar, { description: 'First new due date. Later ones follow it.' })
  firstDueOn: string;

  @Field(() => PaymentFrequency, { nullable: true, description: 'New payment frequency. The payment is recomputed.' })
  frequency?: PaymentFrequency | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Day of the month for later due dates, if the first month lacks it.',
  })
  dueDay?: number | null;
}

@InputType({ description: 'A new rate.' })
export class RateTerms {
  @Field(() => DateScalar, { description: 'First day of the rate, in the past or the future.' })
  from: string;

  @Field(() => PercentScalar, { description: 'Annual rate, in percent.' })
  annualRatePercent: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day on which the earlier rate applies again.' })
  until?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the rate is a cap on the current rate. Default: false.',
  })
  isCap?: boolean | null;

  @Field(() => PaymentAfterRateEnum, {
    nullable: true,
    description:
      'The payment after the change. Default: `RECALCULATED`; `SAME_PRINCIPAL` for a cap. A cap also lowers the current installment by the interest it forgives.',
  })
  payment?: PaymentAfterRate | null;
}

@InputType({ description: 'A re-amortization of the remaining balance.' })
export class ReamortizationTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;
}

@InputType({ description: 'A re-aging of past due installments.' })
export class ReageTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of new installments. Default: the remaining number.' })
  installments?: number | null;

  @Field(() => DateScalar, { nullable: true, description: FIRST_DUE })
  firstDueOn?: string | null;
}

@InputType({ description: 'Signed terms. Omitted fields stay as they are.' })
export class ModificationTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'New annual rate, in percent.' })
  annualRatePercent?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of new installments. Default: the remaining number.' })
  installments?: number | null;

  @Field(() => DateScalar, { nullable: true, description: FIRST_DUE })
  firstDueOn?: string | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'New payment frequency.' })
  frequency?: PaymentFrequency | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Principal in the last installment. Zero removes a balloon.',
  })
  balloonAmount?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Agreed payment. Default: computed.' })
  payment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal to forgive.' })
  principalForgiven?: string | null;
}
