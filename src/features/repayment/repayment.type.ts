import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { AllocationView, RepaymentMethod, RepaymentView } from '../loan/repayment.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { connectionOf } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import {
  PaymentInstructionEnum,
  PaymentNatureEnum,
  RepaymentMethodEnum,
  RepaymentStateEnum,
} from './repayment-enums.js';
import type { AmountsOwed, PayoffView } from './quote-repayment.js';
import { LoanStatus } from '../loan/loan-enums.js';

@ObjectType({ simpleResolvers: true, description: 'Allocation of a payment. The parts add up to its amount.' })
export class Allocation implements AllocationView {
  @Field(() => DecimalScalar, { description: 'Accrued interest.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Principal, including extra principal.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Part of the principal beyond installments. Only in previews.',
  })
  extraPrincipal?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Interest and principal paid on installments that are not due yet. Only in previews.',
  })
  paidAhead?: string | null;

  @Field(() => DecimalScalar, { description: 'Recovery on a charged-off loan.' })
  recovery: string;

  @Field(() => DecimalScalar, { description: 'Credit held for the borrower.' })
  credit: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Repayment', {
  simpleResolvers: true,
  implements: Node,
  description: 'A payment on a loan, with its state.',
})
export class RepaymentType implements Node, Omit<RepaymentView, 'clientId'> {
  @Field(() => ID, { description: 'ID of the payment.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => RepaymentStateEnum, { description: 'State of the payment.' })
  state: RepaymentState;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount; null before submission.' })
  amount: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Effective date.' })
  effectiveDate: string | null;

  @Field(() => RepaymentMethodEnum, { nullable: true, description: 'Payment method.' })
  method: RepaymentMethod | null;

  @Field(() => PaymentNatureEnum, { description: 'Source of the money.' })
  nature: PaymentNature;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'Instruction for money beyond the amount due; null for the default of the loan.',
  })
  instruction: PaymentInstruction | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time it was sent to the bank.' })
  sentAt: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Last day on which the pending payment prevents a late fee. Null for a payment in a bank file, which prevents it until it settles or is returned.',
  })
  expiresOn: string | null;

  @Field(() => Allocation, {
    nullable: true,
    description: 'Expected allocation at submission.',
  })
  preview: AllocationView | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  initiatedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Submission time.' })
  submittedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of settlement or failure.' })
  acknowledgedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the reversal.' })
  reversedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the cancellation.' })
  cancelledAt: string | null;
}

export const RepaymentConnection = connectionOf('Repayment', () => RepaymentType);

@ObjectType('PayoffQuote', { simpleResolvers: true, description: 'The amount that pays the loan in full.' })
export class PayoffQuoteType implements PayoffView {
  @Field(() => DateScalar, { description: 'Date of the quote.' })
  asOf: string;

  @Field(() => DecimalScalar, { description: 'Principal.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest up to that date.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'Penalty for payoff before maturity.' })
  prepaymentPenalty: string;

  @Field(() => DecimalScalar, { description: 'Total payoff amount.' })
  amount: string;

  @Field(() => DecimalScalar, {
    description: 'Interest per additional day, unrounded. With 30-day months, 1/360 of a year for each day.',
  })
  perDiem: string;

  @Field(() => DateScalar, { description: 'Last day for which the quote is valid.' })
  goodThrough: string;

  @Field(() => DecimalScalar, {
    description: 'Payoff amount on that day, including fees assessed by then.',
  })
  amountGoodThrough: string;
}

@ObjectType('AmountsOwed', { simpleResolvers: true, description: 'Amounts owed on a loan on a date.' })
export class AmountsOwedType implements AmountsOwed {
  @Field(() => DateScalar, { description: 'Date of the amounts.' })
  asOf: string;

  @Field(() => DecimalScalar, { description: 'Past due installments.' })
  pastDue: string;

  @Field(() => DecimalScalar, {
    description: 'Amount due next: the current installment, or all that an acceleration makes due.',
  })
  currentDue: string;

  @Field(() => DateScalar, { nullable: true, description: 'Due date of the current installment.' })
  currentDueOn: string | null;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'Amount still recoverable after a charge-off.' })
  recoverable: string;

  @Field(() => DecimalScalar, { description: 'Credit held for the borrower.' })
  creditBalance: string;

  @Field(() => PayoffQuoteType, { description: 'Payoff quote.' })
  payoff: PayoffView;
}

@ObjectType({ simpleResolvers: true, description: 'Amounts owed, with the payment opened for them. No money moved.' })
export class RepaymentInitiated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { description: 'The payment, to submit or cancel.' })
  repayment: RepaymentType;

  @Field(() => AmountsOwedType, { description: 'Amounts owed.' })
  amountsOwed: AmountsOwed;
}

@ObjectType({ simpleResolvers: true, description: 'The payment after the command.' })
export class RepaymentUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { description: 'The payment.' })
  repayment: RepaymentType;
}
