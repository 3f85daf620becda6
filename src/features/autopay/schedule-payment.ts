import { newId } from '../command/command-call.js';
import { actorId } from '../../platform/identity/viewer.js';
import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { inputCheck, type DecimalBounds } from '../../domain/input-check.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { ZERO } from '../../domain/money.js';
import {
  dueDatesOf,
  followingBankingDay,
  MOST_COLLECTED,
  MOST_DAYS_BEFORE,
  nextPlanned,
} from '../../domain/payment/payment-plan.js';
import { type AmountRule, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { accountOf } from '../loan/account/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import { expectedAmount } from './asked-amount.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import type { ConsentMethod } from '../../domain/payment/entry-class.js';
import { AmountRuleEnum, ConsentMethodEnum, ScheduledPaymentUpdated } from './payment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { BLOCK_AUTHORIZING } from '../../domain/hold/hold-effects.js';

const PAYMENT_FREQUENCIES = ['ONCE', 'EVERY_DUE_DATE'] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];

const MOST_DAYS_AHEAD = 366;
/** Of one loan that wait at the same time. */
const MOST_WAITING = 60;

const FIXED: DecimalBounds = { above: ZERO, atMost: MOST_COLLECTED, decimals: 2 };

const PaymentFrequencyEnum = enumOf<PaymentFrequency>(
  'ScheduledPaymentFrequency',
  'Frequency of a scheduled payment.',
  {
    ONCE: 'One payment.',
    EVERY_DUE_DATE: 'A payment for each due date while money is owed.',
  },
);

@InputType({ description: 'A payment to schedule.' })
class SchedulePaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => PaymentFrequencyEnum, { description: 'One payment, or a payment for each due date.' })
  frequency: PaymentFrequency;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Collection date of a single payment, from today to one year ahead. Moves to the next bank day.',
  })
  on?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days before each due date, 0 to 15. Default 0. Moves to the previous bank day.',
  })
  daysBefore?: number | null;

  @Field(() => AmountRuleEnum, { description: 'How the amount is determined.' })
  amountRule: AmountRule;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fixed amount, above zero.' })
  amount?: string | null;

  @Field(() => ConsentMethodEnum, {
    nullable: true,
    description: 'How the borrower gave consent to a single payment. Default: as for the mandate.',
  })
  consentMethod?: ConsentMethod | null;
}

/** Lets a payment be drawn by the mandate of a loan: on one day, or for each due date of the contract. */
export const schedulePayment = loanCommand({
  name: 'schedulePayment',
  summary: 'Schedules a payment from the authorized account, for one day or for each due date.',
  event: 'Payment scheduled',
  scope: 'repayment:submit',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_AUTHORIZING,
  refusals: ['ALREADY_EXISTS', 'NOTHING_OWED'],
  rest: {
    path: '/schedule-payment',
    answer:
      'loanId loanStatus scheduledPayment { scheduledPaymentId: id state recurring amountRule amount daysBefore dueDate collectOn }',
  },
  menu: 'Payments',
  affects: ['autopay', 'scheduledPayments'],
  input: SchedulePaymentInput,
  answer: ScheduledPaymentUpdated,
  decide: async (work, input) => {
    const { loan, today, now, call, stores } = work;
    const checked = checkInput(input, today);
    if (!checked.ok) return checked;
    const autopay = await stores.payments.live(loan.id);
    if (!autopay) return refuse('NOT_FOUND', 'The loan has no mandate. Authorize autopay first.');
    if (autopay.state === 'SUSPENDED')
      return refuse('CONFLICT', 'Autopay is suspended. Revoke it, then authorize it with a valid account.');
    const recurring = input.frequency === 'EVERY_DUE_DATE';
    const waiting = await stores.payments.waiting(loan.id);
    if (recurring && waiting.some((payment) => payment.recurring))
      return refuse('ALREADY_EXISTS', 'The loan already has a recurring payment. Cancel it first.');
    if (waiting.length >= MOST_WAITING)
      return refuse('CONFLICT', `The limit of ${MOST_WAITING} scheduled payments per loan is reached.`);
    const account = await accountOf(work);
    if (!account.ok) return account;
    const { on, daysBefore, amount } = checked.value;
    const days = recurring
      ? firstDays(account.value, today, daysBefore)
      : { dueDate: null, collectOn: followingBankingDay(on) };
    if (!days) return refuse('NOTHING_OWED', 'The contract has no future due date.');
    const asked = { amountRule: input.amountRule, amount, ...days };
    const agreed = recurring ? await expectedAmount(account.value, asked) : undefined;
    const scheduledPayment: ScheduledPayment = {
      id: newId('SP'),
      loanId: loan.id,
      autopayId: autopay.id,
      state: 'SCHEDULED',
      recurring,
      ...asked,
      agreedAmount: agreed?.toFixed(2) ?? null,
      daysBefore,
      skipReason: null,
      consentMethod: input.consentMethod ?? null,
      retryOf: null,
      repaymentId: null,
      scheduledAt: now.toISOString(),
      scheduledBy: actorId(call.viewer),
      endedAt: null,
    };
    await stores.payments.schedule(scheduledPayment);
    const answer = await recordChange(work, {
      effectiveOn: days.collectOn,
      ...(amount !== null && { amounts: { amount } }),
    });
    return success({ ...answer, scheduledPayment });
  },
});

const firstDays = (account: Account, today: BusinessDate, daysBefore: number) =>
  nextPlanned(dueDatesOf(account), addDays(today, -1), daysBefore, today);

interface Checked {
  readonly on: BusinessDate;
  readonly daysBefore: number;
  readonly amount: string | null;
}

function checkInput(input: SchedulePaymentInput, today: BusinessDate): Result<Checked, 'INVALID_INPUT'> {
  const check = inputCheck();
  const isOnce = input.frequency === 'ONCE';
  if (isOnce && input.on == null) check.fault('on', 'is required for a single payment');
  if (!isOnce && input.on != null) check.fault('on', 'is only for a single payment');
  if (!isOnce && input.consentMethod != null) check.fault('consentMethod', 'is only for a single payment');
  if (isOnce && input.daysBefore != null) check.fault('daysBefore', 'is only for a recurring payment');
  const on = input.on == null ? today : check.date('on', input.on, { from: today });
  if (on > addDays(today, MOST_DAYS_AHEAD)) check.fault('on', 'must be within a year from today');
  const daysBefore = check.integer('daysBefore', input.daysBefore ?? 0, 0, MOST_DAYS_BEFORE);
  const isFixed = input.amountRule === 'FIXED';
  if (isFixed !== (input.amount != null))
    check.fault('amount', isFixed ? 'is required for a fixed amount' : 'is only for a fixed amount');
  const amount = input.amount == null ? null : check.decimal('amount', input.amount, FIXED).toFixed(2);
  return check.faults.length > 0 ? invalidInput(check.faults) : success({ on, daysBefore, amount });
}
