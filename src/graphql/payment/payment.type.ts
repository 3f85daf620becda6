import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Autopay } from '../../app/ports/payment-stores.js';
import type { BankAccountType } from '../../domain/payment/bank-account.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type {
  AmountRule,
  AutopayState,
  ScheduledPayment,
  ScheduledPaymentState,
  SkipReason,
} from '../../domain/payment/scheduled-payment.js';
import { connectionOf } from '../connection/connection.type.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/refusal.type.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../shared/scalars.js';

export const BankAccountTypeEnum = enumOf<BankAccountType>('BankAccountType', 'What a bank account is for.', {
  CHECKING: 'A checking account.',
  SAVINGS: 'A savings account.',
});

export const AutopayStateEnum = enumOf<AutopayState>('AutopayState', 'Whether payments are drawn by a mandate.', {
  ACTIVE: 'Payments that are scheduled are drawn.',
  SUSPENDED: 'None is drawn, because one came back. It is revoked and authorized anew to go on.',
  REVOKED: 'It was taken back.',
});

export const AmountRuleEnum = enumOf<AmountRule>('AmountRule', 'How much a scheduled payment takes.', {
  AMOUNT_DUE: 'All that is due by its due date, with fees, less what is on its way.',
  FIXED: 'A fixed amount; less where less is owed.',
});

export const ScheduledPaymentStateEnum = enumOf<ScheduledPaymentState>(
  'ScheduledPaymentState',
  'Where a scheduled payment stands.',
  {
    SCHEDULED: 'It is to go out.',
    SENT: 'It went out: it is a repayment now.',
    SKIPPED: 'It did not go out, for its reason.',
    CANCELLED: 'It was given up.',
  },
);

export const SkipReasonEnum = enumOf<SkipReason>('SkipReason', 'Why a scheduled payment did not go out.', {
  LOAN_CLOSED: 'The loan was closed.',
  ON_HOLD: 'A hold stopped it.',
  PAID_OFF: 'Nothing was owed any more, with what was on its way.',
  NOTHING_DUE: 'Nothing was due by its due date, with what was on its way.',
  AUTOPAY_SUSPENDED: 'Autopay was suspended.',
  NOT_COLLECTED: 'It could not be collected; the servicer can tell why.',
});

@ObjectType('Autopay', {
  simpleResolvers: true,
  description:
    'A mandate to draw payments from a bank account. The account is sealed; its last four characters are shown.',
})
export class AutopayType implements Omit<Autopay, 'returnsInRow'> {
  @Field(() => ID, { description: 'Id of the mandate.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan that it pays.' })
  loanId: string;

  @Field(() => AutopayStateEnum, { description: 'Whether payments are drawn.' })
  state: AutopayState;

  @Field(() => DateTimeScalar, { description: 'When consent was given.' })
  authorizedAt: string;

  @Field(() => String, { description: 'Id of the client that it came by.' })
  authorizedBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was suspended.' })
  suspendedAt: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the return that suspended it, such as R02.' })
  suspendedFor: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  revokedAt: string | null;
}

@ObjectType('ScheduledPayment', {
  simpleResolvers: true,
  description: 'A payment that is to be drawn, or what became of it.',
})
export class ScheduledPaymentType implements Omit<ScheduledPayment, 'skipReason'> {
  @Field(() => ID, { description: 'Id of the scheduled payment.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan that it pays.' })
  loanId: string;

  @Field(() => ID, { description: 'Id of the mandate that it is drawn by.' })
  autopayId: string;

  @Field(() => ScheduledPaymentStateEnum, { description: 'Where it stands.' })
  state: ScheduledPaymentState;

  @Field(() => Boolean, { description: 'Whether one for the next due date follows it.' })
  recurring: boolean;

  @Field(() => AmountRuleEnum, { description: 'How much it takes.' })
  amountRule: AmountRule;

  @Field(() => DecimalScalar, { nullable: true, description: 'The amount of a fixed one.' })
  amount: string | null;

  @Field(() => Int, { description: 'How many days before the due date a recurring one is collected, at least.' })
  daysBefore: number;

  @Field(() => DateScalar, { nullable: true, description: 'The due date that a recurring one is for.' })
  dueDate: BusinessDate | null;

  @Field(() => DateScalar, { description: 'The banking day on which it is collected.' })
  collectOn: BusinessDate;

  @Field(() => ID, { nullable: true, description: 'Id of the repayment that it became.' })
  repaymentId: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was scheduled; of a recurring one, when the first was.' })
  scheduledAt: string;

  @Field(() => String, { description: 'Id of the client that scheduled it.' })
  scheduledBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent, skipped or cancelled.' })
  endedAt: string | null;
}

export const ScheduledPaymentConnection = connectionOf('ScheduledPayment', () => ScheduledPaymentType);

@ObjectType({ simpleResolvers: true, description: 'The mandate was authorized or revoked.' })
export class AutopayUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => AutopayType, { description: 'The mandate as the command left it.' })
  autopay: Autopay;
}

@ObjectType({ simpleResolvers: true, description: 'The payment was scheduled or given up.' })
export class ScheduledPaymentUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => ScheduledPaymentType, { description: 'The payment as the command left it.' })
  scheduledPayment: ScheduledPayment;
}

export const AutopayCommandResult = commandResult(
  'AutopayCommandResult',
  'What a command on a mandate answers.',
  AutopayUpdated,
);

export const ScheduledPaymentCommandResult = commandResult(
  'ScheduledPaymentCommandResult',
  'What a command on a scheduled payment answers.',
  ScheduledPaymentUpdated,
);
