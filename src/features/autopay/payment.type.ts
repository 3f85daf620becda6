import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { Autopay } from './payment-stores.js';
import type { BankAccountType } from '../../domain/payment/bank-account.js';
import type { PaymentNotice } from '../../domain/payment/varying-amount.js';
import type { ConsentMethod } from '../../domain/payment/entry-class.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type {
  AmountRule,
  AutopayState,
  ScheduledPayment,
  ScheduledPaymentState,
  SkipReason,
} from '../../domain/payment/scheduled-payment.js';
import { connectionOf } from '../../platform/connection/connection.type.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';

export const BankAccountTypeEnum = enumOf<BankAccountType>('BankAccountType', 'Bank account type.', {
  CHECKING: 'Checking account.',
  SAVINGS: 'Savings account.',
});

export const ConsentMethodEnum = enumOf<ConsentMethod>('ConsentMethod', 'How a borrower gave consent to debits.', {
  WRITTEN: 'In writing, signed or similarly authenticated. Entry class PPD.',
  ONLINE: 'Online or by mobile device. Entry class WEB.',
  PHONE: 'Orally by phone. Entry class TEL.',
});

export const AutopayStateEnum = enumOf<AutopayState>('AutopayState', 'State of an autopay mandate.', {
  ACTIVE: 'Scheduled payments are drawn.',
  SUSPENDED: 'No payment is drawn, because one was returned. Revoke the mandate and authorize another to continue.',
  REVOKED: 'The mandate was revoked.',
});

export const AmountRuleEnum = enumOf<AmountRule>('AmountRule', 'How the amount of a scheduled payment is determined.', {
  AMOUNT_DUE: 'Amount due on the due date, including fees, less pending payments.',
  FIXED: 'A fixed amount, or the amount owed if that is less.',
});

export const ScheduledPaymentStateEnum = enumOf<ScheduledPaymentState>(
  'ScheduledPaymentState',
  'State of a scheduled payment.',
  {
    SCHEDULED: 'Scheduled.',
    SENT: 'Submitted as a payment.',
    SKIPPED: 'Not submitted. `skipReason` says why.',
    CANCELLED: 'Cancelled.',
  },
);

export const SkipReasonEnum = enumOf<SkipReason>('SkipReason', 'Why a scheduled payment was skipped.', {
  LOAN_CLOSED: 'The loan was closed.',
  ON_HOLD: 'A hold blocked it.',
  PAID_OFF: 'Nothing was owed beyond pending payments.',
  NOTHING_DUE: 'Nothing was due on the due date beyond pending payments.',
  AUTOPAY_SUSPENDED: 'Autopay was suspended.',
  NOT_COLLECTED: 'Collection failed. The servicer has the details.',
});

@ObjectType('Autopay', {
  simpleResolvers: true,
  implements: Node,
  description:
    'A mandate to draw payments from a bank account. The account is sealed; only its last four characters are visible.',
})
export class AutopayType implements Omit<Autopay, 'returnsInRow'> {
  @Field(() => ID, { description: 'ID of the mandate.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => AutopayStateEnum, { description: 'State of the mandate.' })
  state: AutopayState;

  @Field(() => DateTimeScalar, { description: 'Time of the borrower’s consent.' })
  authorizedAt: string;

  @Field(() => ID, { description: 'ID of the client that authorized it.' })
  authorizedBy: string;

  @Field(() => ConsentMethodEnum, { description: 'How the borrower gave consent.' })
  consentMethod: ConsentMethod;

  @Field(() => Boolean, { description: 'Whether the account is a company’s.' })
  isBusinessAccount: boolean;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Lowest amount that needs no notice; null without an agreed range.',
  })
  noticeBelow: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Highest amount that needs no notice; null without an agreed range.',
  })
  noticeAbove: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Difference from the previous debit that needs no notice; null when none was agreed.',
  })
  noticeDifference: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the suspension.' })
  suspendedAt: string | null;

  @Field(() => String, { nullable: true, description: 'Return code that caused the suspension, such as R02.' })
  suspendedFor: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the revocation.' })
  revokedAt: string | null;
}

@ObjectType('PaymentNotice', {
  simpleResolvers: true,
  implements: Node,
  description: 'Notice of a debit whose amount differs from the previous one (12 CFR 1005.10(d)).',
})
export class PaymentNoticeType implements Omit<PaymentNotice, 'loanId' | 'scheduledPaymentId'> {
  @Field(() => ID, { description: 'ID of the notice.' })
  id: string;

  @Field(() => DecimalScalar, { description: 'Amount of the debit.' })
  amount: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount of the previous debit, or the agreed amount before the first; null when there is neither.',
  })
  comparedWith: string | null;

  @Field(() => DateScalar, { description: 'Date of the debit.' })
  collectOn: BusinessDate;

  @Field(() => DateTimeScalar, { description: 'Time it was announced.' })
  announcedAt: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date on which it was sent; null until that is recorded.',
  })
  sentOn: BusinessDate | null;
}

@ObjectType('ScheduledPayment', {
  simpleResolvers: true,
  implements: Node,
  description: 'A payment to be drawn under a mandate.',
})
export class ScheduledPaymentType implements Omit<ScheduledPayment, 'skipReason'> {
  @Field(() => ID, { description: 'ID of the scheduled payment.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'ID of the mandate.' })
  autopayId: string;

  @Field(() => ScheduledPaymentStateEnum, { description: 'State of the scheduled payment.' })
  state: ScheduledPaymentState;

  @Field(() => Boolean, { description: 'Whether a payment for the next due date follows.' })
  recurring: boolean;

  @Field(() => AmountRuleEnum, { description: 'How the amount is determined.' })
  amountRule: AmountRule;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount, for a fixed amount.' })
  amount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount of the first debit as known when it was scheduled, for a recurring payment.',
  })
  agreedAmount: string | null;

  @Field(() => Int, {
    description: 'Minimum days between collection and due date, for a recurring payment.',
  })
  daysBefore: number;

  @Field(() => DateScalar, { nullable: true, description: 'Due date, for a recurring payment.' })
  dueDate: BusinessDate | null;

  @Field(() => DateScalar, { description: 'Bank day of the collection.' })
  collectOn: BusinessDate;

  @Field(() => ConsentMethodEnum, {
    nullable: true,
    description: 'How the borrower gave consent to this single payment; null when that of the mandate counts.',
  })
  consentMethod: ConsentMethod | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the returned payment that it draws again: the first of all attempts.',
  })
  retryOf: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the resulting payment.' })
  repaymentId: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time. For a recurring payment, creation time of the first.' })
  scheduledAt: string;

  @Field(() => ID, { description: 'ID of the client that scheduled it.' })
  scheduledBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time it was submitted, skipped or cancelled.' })
  endedAt: string | null;
}

export const ScheduledPaymentConnection = connectionOf('ScheduledPayment', () => ScheduledPaymentType);

@ObjectType({ simpleResolvers: true, description: 'The mandate was authorized or revoked.' })
export class AutopayUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => AutopayType, { description: 'The mandate after the command.' })
  autopay: Autopay;
}

@ObjectType({ simpleResolvers: true, description: 'The payment was scheduled or cancelled.' })
export class ScheduledPaymentUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => ScheduledPaymentType, { description: 'The scheduled payment after the command.' })
  scheduledPayment: ScheduledPayment;
}
