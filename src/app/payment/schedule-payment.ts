import { actorId } from '../../domain/access/viewer.js';
import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { inputCheck, type DecimalBounds } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { ZERO } from '../../domain/money.js';
import {
  dueDatesOf,
  followingBankingDay,
  MOST_COLLECTED,
  MOST_DAYS_BEFORE,
  nextPlanned,
} from '../../domain/payment/payment-plan.js';
import {
  transitionScheduledPayment,
  type AmountRule,
  type ScheduledPayment,
} from '../../domain/payment/scheduled-payment.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { commandCall, loanCommand, newId, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/account-reader.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';

const PAYMENT_FREQUENCIES = ['ONCE', 'EVERY_DUE_DATE'] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];

interface SchedulePaymentInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly frequency: PaymentFrequency;
  /** Of one that goes out once. */
  readonly on?: string | null | undefined;
  /** Of one for every due date; none by default. */
  readonly daysBefore?: number | null | undefined;
  readonly amountRule: AmountRule;
  /** Of a fixed one. */
  readonly amount?: string | null | undefined;
}

export interface ScheduledPaymentAnswer extends LoanAnswer {
  readonly scheduledPayment: ScheduledPayment;
}

const MOST_DAYS_AHEAD = 366;
/** Of one loan that wait at the same time. */
const MOST_WAITING = 60;

const FIXED: DecimalBounds = { above: ZERO, atMost: MOST_COLLECTED, decimals: 2 };

/** Lets a payment be drawn by the mandate of a loan: on one day, or for each due date of the contract. */
export const schedulePayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: SchedulePaymentInput): Promise<Result<ScheduledPaymentAnswer>> =>
    loanCommand(needs, commandCall('schedulePayment', caller, input), input.loanId, async (work) => {
      const { loan, today, now, call, stores } = work;
      const allowed = transitionLoan(loan.loanStatus, 'schedulePayment', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const checked = checkInput(input, today);
      if (!checked.ok) return checked;
      const autopay = await stores.payments.live(loan.id);
      if (!autopay) return refuse('NOT_FOUND', 'The loan has no mandate: authorize autopay first');
      if (autopay.state === 'SUSPENDED')
        return refuse('CONFLICT', 'Autopay is suspended: revoke it, and authorize it anew with an account that pays');
      const recurring = input.frequency === 'EVERY_DUE_DATE';
      const waiting = await stores.payments.waiting(loan.id);
      if (recurring && waiting.some((payment) => payment.recurring))
        return refuse('ALREADY_EXISTS', 'A payment for every due date is scheduled: cancel it before another');
      if (waiting.length >= MOST_WAITING)
        return refuse('CONFLICT', `At most ${MOST_WAITING} payments of a loan wait at the same time`);
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const { on, daysBefore, amount } = checked.value;
      const days = recurring
        ? firstDays(account.value.recorded, today, daysBefore)
        : { dueDate: null, collectOn: followingBankingDay(on) };
      if (!days) return refuse('NOTHING_OWED', 'The contract has no due date ahead');
      const scheduledPayment: ScheduledPayment = {
        id: newId('SP'),
        loanId: loan.id,
        autopayId: autopay.id,
        state: 'SCHEDULED',
        recurring,
        amountRule: input.amountRule,
        amount,
        daysBefore,
        ...days,
        skipReason: null,
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
    });

const firstDays = (account: Account, today: BusinessDate, daysBefore: number) =>
  nextPlanned(dueDatesOf(account), addDays(today, -1), daysBefore, today);

interface Checked {
  readonly on: BusinessDate;
  readonly daysBefore: number;
  readonly amount: string | null;
}

function checkInput(input: SchedulePaymentInput, today: BusinessDate): Result<Checked> {
  const check = inputCheck();
  const isOnce = input.frequency === 'ONCE';
  if (isOnce && input.on == null) check.fault('on', 'must be given for a payment that goes out once');
  if (!isOnce && input.on != null) check.fault('on', 'is only for a payment that goes out once');
  if (isOnce && input.daysBefore != null) check.fault('daysBefore', 'is only for a payment for every due date');
  const on = input.on == null ? today : check.date('on', input.on, { from: today });
  if (on > addDays(today, MOST_DAYS_AHEAD)) check.fault('on', 'must not be more than a year ahead');
  const daysBefore = check.integer('daysBefore', input.daysBefore ?? 0, 0, MOST_DAYS_BEFORE);
  const isFixed = input.amountRule === 'FIXED';
  if (isFixed !== (input.amount != null))
    check.fault('amount', isFixed ? 'must be given for a fixed amount' : 'is only for a fixed amount');
  const amount = input.amount == null ? null : check.decimal('amount', input.amount, FIXED).toFixed(2);
  return check.faults.length > 0 ? invalidInput(check.faults) : success({ on, daysBefore, amount });
}

interface CancelScheduledPaymentInput {
  readonly idempotencyKey: string;
  readonly scheduledPaymentId: string;
}

/** Gives up a payment that has not gone out; with one for every due date, those to come. */
export const cancelScheduledPayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: CancelScheduledPaymentInput): Promise<Result<ScheduledPaymentAnswer>> =>
    loanCommand(
      needs,
      commandCall('cancelScheduledPayment', caller, input),
      (stores) => stores.payments.loanOf(input.scheduledPaymentId),
      async (work) => {
        const { now, stores } = work;
        const payment = await stores.payments.scheduled(input.scheduledPaymentId);
        if (!payment) return refuse('NOT_FOUND', 'There is no such thing for this client');
        const next = transitionScheduledPayment(payment.state, 'cancelScheduledPayment');
        if (!next.ok) return next;
        const cancelled: ScheduledPayment = { ...payment, state: next.value, endedAt: now.toISOString() };
        await stores.payments.saveScheduled(cancelled);
        return success({ ...(await recordChange(work, {})), scheduledPayment: cancelled });
      },
    );
