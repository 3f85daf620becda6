import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../shared/types.js';
import type { AllocationView, RepaymentMethod, RepaymentView } from '../../app/ports/loan-stores.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { connectionOf } from '../connection/connection.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../shared/scalars.js';
import type { AmountsOwed, PayoffView } from '../../app/repayment/quote-repayment.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/refusal.type.js';

export const RepaymentStateEnum = enumOf<RepaymentState>('RepaymentState', 'Where a repayment stands.', {
  INITIATED: 'Asked for what is owed; nothing is submitted yet.',
  SUBMITTED: 'On its way; balances have not moved.',
  SETTLED: 'The money has arrived and was applied.',
  FAILED: 'The money did not arrive.',
  REVERSED: 'It was taken back after it had settled.',
  CANCELLED: 'It was given up before it was sent.',
  EXPIRED: 'It was on its way for too long; money that comes after all is still taken.',
});

export const PaymentInstructionEnum = enumOf<PaymentInstruction>(
  'PaymentInstruction',
  'What to do with the money of a payment beyond what is due.',
  {
    PAY_AHEAD: 'It pays the next installments.',
    PRINCIPAL_ONLY: 'It lowers the principal; the next installment stays due.',
    FEES_FIRST: 'Fees are paid before installments. Only where the contract allows it.',
  },
);

export const RepaymentMethodEnum = enumOf<RepaymentMethod>('RepaymentMethod', 'How a repayment is made.', {
  ACH: 'Bank transfer through the clearing house.',
  CARD: 'Card.',
  CHECK: 'Check.',
  CASH: 'Cash.',
  WIRE: 'Wire transfer.',
  OTHER: 'Another way.',
  COLLATERAL_SALE: 'Proceeds of a sale of the collateral.',
  INSURANCE: 'Settlement by an insurer.',
});

@ObjectType({ simpleResolvers: true, description: 'Where the money of a repayment goes. The parts add up to it.' })
export class Allocation implements AllocationView {
  @Field(() => DecimalScalar, { description: 'Accrued interest.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Principal, extra principal included.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of the principal: what goes beyond installments. Known of a preview.',
  })
  extraPrincipal?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of interest and principal: what pays installments that are not due yet. Known of a preview.',
  })
  paidAhead?: string | null;

  @Field(() => DecimalScalar, { description: 'Recovered on a loan that was charged off.' })
  recovery: string;

  @Field(() => DecimalScalar, { description: 'Held as credit, to be refunded.' })
  credit: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Repayment', {
  simpleResolvers: true,
  implements: Node,
  description: 'A payment on a loan and what became of it.',
})
export class RepaymentType implements Node, Omit<RepaymentView, 'clientId'> {
  @Field(() => ID, { description: 'Id of the repayment.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan that it is on.' })
  loanId: string;

  @Field(() => RepaymentStateEnum, { description: 'Where it stands.' })
  state: RepaymentState;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount; null until it is submitted.' })
  amount: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'From which day the money counts.' })
  effectiveDate: string | null;

  @Field(() => RepaymentMethodEnum, { nullable: true, description: 'How it is made.' })
  method: RepaymentMethod | null;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'What was said with it; null where the default of the loan counts.',
  })
  instruction: PaymentInstruction | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it left for the bank.' })
  sentAt: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day on which it holds a late fee back; null of one in a bank file, which does until it settles or comes back.',
  })
  expiresOn: string | null;

  @Field(() => Allocation, {
    nullable: true,
    description: 'How it was expected to be applied when it was submitted.',
  })
  preview: AllocationView | null;

  @Field(() => DateTimeScalar, { description: 'When it was initiated, or submitted at once.' })
  initiatedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was submitted.' })
  submittedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it settled or failed.' })
  acknowledgedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was reversed.' })
  reversedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: string | null;
}

export const RepaymentConnection = connectionOf('Repayment', () => RepaymentType);

@ObjectType('PayoffQuote', { simpleResolvers: true, description: 'What pays a loan off.' })
export class PayoffQuoteType implements PayoffView {
  @Field(() => DateScalar, { description: 'The day it is for.' })
  asOf: string;

  @Field(() => DecimalScalar, { description: 'Principal.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest up to that day.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'What paying off before maturity costs.' })
  prepaymentPenalty: string;

  @Field(() => DecimalScalar, { description: 'All of it.' })
  amount: string;

  @Field(() => DecimalScalar, {
    description: 'Interest of one more day, unrounded; of thirty-day months 1/360 of a year on every day.',
  })
  perDiem: string;

  @Field(() => DateScalar, { description: 'The last day for which the quote is good.' })
  goodThrough: string;

  @Field(() => DecimalScalar, {
    description: 'What pays the loan off on that day, with fees that fall due by then.',
  })
  amountGoodThrough: string;
}

@ObjectType('AmountsOwed', { simpleResolvers: true, description: 'What is owed on a loan as of a day.' })
export class AmountsOwedType implements AmountsOwed {
  @Field(() => DateScalar, { description: 'The day.' })
  asOf: string;

  @Field(() => DecimalScalar, { description: 'Installments that are past due.' })
  pastDue: string;

  @Field(() => DecimalScalar, { description: 'The current installment.' })
  currentDue: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the current installment is due.' })
  currentDueOn: string | null;

  @Field(() => DecimalScalar, { description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'What may still be recovered after a charge-off.' })
  recoverable: string;

  @Field(() => DecimalScalar, { description: 'Money held for the borrower.' })
  creditBalance: string;

  @Field(() => PayoffQuoteType, { description: 'What pays the loan off.' })
  payoff: PayoffView;
}

@ObjectType({ simpleResolvers: true, description: 'What is owed, and a repayment opened for it. No money has moved.' })
export class RepaymentInitiated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { description: 'The repayment, to be submitted or cancelled.' })
  repayment: RepaymentType;

  @Field(() => AmountsOwedType, { description: 'What is owed.' })
  amountsOwed: AmountsOwed;
}

@ObjectType({ simpleResolvers: true, description: 'The repayment as the command left it.' })
export class RepaymentUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => RepaymentType, { description: 'The repayment.' })
  repayment: RepaymentType;
}

@ObjectType({ simpleResolvers: true, description: 'What became of one payment of many.' })
export class SubmittedRepayment {
  @Field(() => String, { description: 'The key that it was given.' })
  idempotencyKey: string;

  @Field(() => RepaymentCommandResult, { description: 'What `submitRepayment` answers for it.' })
  result: typeof RepaymentCommandResult;
}

export const InitiateRepaymentResult = commandResult(
  'InitiateRepaymentResult',
  'What initiateRepayment answers.',
  RepaymentInitiated,
);

export const RepaymentCommandResult = commandResult(
  'RepaymentCommandResult',
  'What a command on a repayment answers.',
  RepaymentUpdated,
);
