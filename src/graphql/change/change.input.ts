import { Field, ID, InputType, Int } from 'type-graphql';
import type { DeferredInterest, DeferredTo, PaymentAfterRate } from '../../domain/change/term-change.js';
import { PaymentFrequency } from '../loan/loan-enums.js';
import { KeyField } from '../shared/command.enum.js';
import { DateScalar, DecimalScalar, enumOf } from '../shared/scalars.js';

const DeferredToEnum = enumOf<DeferredTo>('DeferredTo', 'Where skipped installments go.', {
  END: 'To the end of the loan: as many follow its last one. The payment stays.',
  SPREAD: 'Over the installments that are left: the payment rises, and the last due date stays.',
});

const DeferredInterestEnum = enumOf<DeferredInterest>(
  'DeferredInterest',
  'What interest does while payments are skipped.',
  {
    ACCRUES: 'It goes on.',
    WAIVED: 'None is charged from the day to the last due date that is skipped.',
  },
);

const PaymentAfterRateEnum = enumOf<PaymentAfterRate>(
  'PaymentAfterRate',
  'What becomes of the payment under another rate.',
  {
    RECALCULATED: 'It is set anew for the first period that starts under the other rate.',
    KEPT: 'It stays: the loan ends earlier, or its last installment is larger.',
  },
);

const FROM = 'The day from which it holds; today or earlier, today by default.';
const FIRST_DUE = 'The first new due date; without it due dates stay on their days.';

@InputType({ description: 'Which installments to skip.' })
export class DeferralTerms {
  @Field(() => DateScalar, {
    description: 'Installments due on or after this day are skipped; it may be past or to come.',
  })
  from: string;

  @Field(() => Int, { description: 'How many.' })
  installments: number;

  @Field(() => DeferredToEnum, { nullable: true, description: 'Where they go; END by default.' })
  to?: DeferredTo | null;

  @Field(() => DeferredInterestEnum, {
    nullable: true,
    description: 'What interest does meanwhile; ACCRUES by default.',
  })
  interest?: DeferredInterest | null;
}

@InputType({ description: 'Other due dates.' })
export class DueDateTerms {
  @Field(() => DateScalar, { description: 'Installments due on or after this day move; it may be past or to come.' })
  from: string;

  @Field(() => DateScalar, { description: 'The first new due date. The others follow it.' })
  firstDueOn: string;

  @Field(() => PaymentFrequency, { nullable: true, description: 'Another frequency, with a payment of its own.' })
  frequency?: PaymentFrequency | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The day of the month to come back to, where the first month lacks it.',
  })
  dueDay?: number | null;
}

@InputType({ description: 'Another rate.' })
export class RateTerms {
  @Field(() => DateScalar, { description: 'The first day of the rate; it may be past or to come.' })
  from: string;

  @Field(() => DecimalScalar, { description: 'The rate for a year, in percent.' })
  annualRatePercent: string;

  @Field(() => DateScalar, { nullable: true, description: 'The first day on which what held before holds again.' })
  until?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'At most this rate, where another would hold. False by default.',
  })
  isCap?: boolean | null;

  @Field(() => PaymentAfterRateEnum, {
    nullable: true,
    description: 'What becomes of the payment; RECALCULATED by default.',
  })
  payment?: PaymentAfterRate | null;
}

@InputType({ description: 'To spread what is left.' })
export class ReamortizationTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;
}

@InputType({ description: 'To make past-due installments part of new ones.' })
export class ReageTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many new installments; as many as are left by default.' })
  installments?: number | null;

  @Field(() => DateScalar, { nullable: true, description: FIRST_DUE })
  firstDueOn?: string | null;
}

@InputType({ description: 'What was signed. What is not said stays as it is.' })
export class ModificationTerms {
  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Another rate for a year, in percent.' })
  annualRatePercent?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many new installments; as many as are left by default.' })
  installments?: number | null;

  @Field(() => DateScalar, { nullable: true, description: FIRST_DUE })
  firstDueOn?: string | null;

  @Field(() => PaymentFrequency, { nullable: true, description: 'Another frequency.' })
  frequency?: PaymentFrequency | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Left for the last installment; zero takes a balloon away.',
  })
  balloonAmount?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'A payment agreed instead of the computed one.' })
  payment?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal that is given up.' })
  principalForgiven?: string | null;
}

const LOAN_ID = { description: 'Id of the loan.' };
const WHY = { description: 'Why.' };

/** The same terms for a loan: with a key they are a command, without one they are what an approval is asked for. */
const detailsOf = <Terms extends object>(name: string, description: string, terms: new () => Terms) => {
  @InputType(name, { description })
  class TermsDetails extends (terms as new () => object) {
    @Field(() => ID, LOAN_ID)
    loanId: string;

    @Field(() => String, WHY)
    reason: string;
  }
  return TermsDetails as new () => TermsDetails & Terms;
};

const commandOf = <Details extends object>(name: string, description: string, details: new () => Details) => {
  @InputType(name, { description })
  class TermsInput extends (details as new () => object) {
    @KeyField()
    idempotencyKey: string;
  }
  return TermsInput as new () => TermsInput & Details;
};

export const DeferPaymentsDetails = detailsOf(
  'DeferPaymentsDetails',
  'Which installments to skip, and why.',
  DeferralTerms,
);
export type DeferPaymentsDetails = InstanceType<typeof DeferPaymentsDetails>;
export const DeferPaymentsInput = commandOf(
  'DeferPaymentsInput',
  'Which installments to skip, and why.',
  DeferPaymentsDetails,
);
export type DeferPaymentsInput = InstanceType<typeof DeferPaymentsInput>;

export const ChangeDueDateDetails = detailsOf('ChangeDueDateDetails', 'Other due dates, and why.', DueDateTerms);
export type ChangeDueDateDetails = InstanceType<typeof ChangeDueDateDetails>;
export const ChangeDueDateInput = commandOf('ChangeDueDateInput', 'Other due dates, and why.', ChangeDueDateDetails);
export type ChangeDueDateInput = InstanceType<typeof ChangeDueDateInput>;

export const ChangeRateDetails = detailsOf('ChangeRateDetails', 'Another rate, and why.', RateTerms);
export type ChangeRateDetails = InstanceType<typeof ChangeRateDetails>;
export const ChangeRateInput = commandOf('ChangeRateInput', 'Another rate, and why.', ChangeRateDetails);
export type ChangeRateInput = InstanceType<typeof ChangeRateInput>;

export const ReamortizeDetails = detailsOf(
  'ReamortizeDetails',
  'Which loan to spread anew, and why.',
  ReamortizationTerms,
);
export type ReamortizeDetails = InstanceType<typeof ReamortizeDetails>;
export const ReamortizeInput = commandOf('ReamortizeInput', 'Which loan to spread anew, and why.', ReamortizeDetails);
export type ReamortizeInput = InstanceType<typeof ReamortizeInput>;

export const ReageDetails = detailsOf('ReageDetails', 'Which loan to re-age, and why.', ReageTerms);
export type ReageDetails = InstanceType<typeof ReageDetails>;
export const ReageInput = commandOf('ReageInput', 'Which loan to re-age, and why.', ReageDetails);
export type ReageInput = InstanceType<typeof ReageInput>;

export const ModifyLoanDetails = detailsOf('ModifyLoanDetails', 'What was signed, and why.', ModificationTerms);
export type ModifyLoanDetails = InstanceType<typeof ModifyLoanDetails>;
export const ModifyLoanInput = commandOf('ModifyLoanInput', 'What was signed, and why.', ModifyLoanDetails);
export type ModifyLoanInput = InstanceType<typeof ModifyLoanInput>;

@InputType({ description: 'Which change of terms to take back, and why.' })
export class UndoLoanChangeDetails {
  @Field(() => ID, LOAN_ID)
  loanId: string;

  @Field(() => ID, { description: 'Id of the change, as `termHistory` has it.' })
  changeId: string;

  @Field(() => String, WHY)
  reason: string;
}

@InputType({ description: 'Which change of terms to take back, and why.' })
export class UndoLoanChangeInput extends UndoLoanChangeDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'A change of terms: exactly one of these.' })
export class LoanChangeInput {
  @Field(() => DeferralTerms, { nullable: true, description: 'As of `deferPayments`.' })
  deferPayments?: DeferralTerms | null;

  @Field(() => DueDateTerms, { nullable: true, description: 'As of `changeDueDate`.' })
  changeDueDate?: DueDateTerms | null;

  @Field(() => RateTerms, { nullable: true, description: 'As of `changeRate`.' })
  changeRate?: RateTerms | null;

  @Field(() => ReamortizationTerms, { nullable: true, description: 'As of `reamortize`.' })
  reamortize?: ReamortizationTerms | null;

  @Field(() => ReageTerms, { nullable: true, description: 'As of `reage`.' })
  reage?: ReageTerms | null;

  @Field(() => ModificationTerms, { nullable: true, description: 'As of `modifyLoan`.' })
  modifyLoan?: ModificationTerms | null;
}
