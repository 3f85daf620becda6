import { type LoanAnswer } from '../loan/loan-answer.type.js';
import { commandCall, newId } from '../command/command-call.js';
import { addDays, laterOf, type BusinessDate } from '../../domain/calendar.js';
import { arrived, type PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import { accountOn, withEntries, withLateFees, type Account } from '../../domain/loan/servicing-terms.js';
import { decimal, least, shortfall, ZERO, type Decimal } from '../../domain/money.js';
import { dueDatesOf, movedWith, nextPlanned, type ToCollect } from '../../domain/payment/payment-plan.js';
import { mostDrawn } from '../autopay/amount-bounds.js';
import { askedOn, type Rule } from '../autopay/asked-amount.js';
import {
  reasonAgainst,
  transitionScheduledPayment,
  type SkipReason,
  type ScheduledPayment,
} from '../../domain/payment/scheduled-payment.js';
import type { PaymentPolicy } from '../../domain/payment/return-codes.js';
import { holdsStopping } from '../../domain/hold/hold-effects.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { reversedIds } from '../../domain/repayment/entry.js';
import { penaltyOn } from '../../domain/repayment/prepayment-penalty.js';
import { type LoanTask, type LoanWork } from '../loan/loan-command.js';
import { accountOf, type CurrentAccount } from '../loan/account/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import type { DuePayment } from '../autopay/payment-stores.js';
import { submit } from '../repayment/submit-repayment.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { carryOutAll, nightFaults, SLICE, nightCaller, type NightNeeds, automatic } from './night-work.js';
import type { ScheduledPaymentAnswer } from '../autopay/autopay-answers.js';

interface Collected {
  readonly sent: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
  /** Payments that are still due and could not be collected. */
  readonly left: number;
}

/**
 * Collects what is due by a day, slice by slice. What is done stays done, so it may be stopped, repeated and run by several
 * processes at once. It fails at its end where a loan failed.
 */
export const collectPayments =
  (needs: NightNeeds, policy: PaymentPolicy) =>
  async (
    on: BusinessDate,
    onStep: (collected: Collected) => void = () => undefined,
  ): Promise<Result<Collected, 'CONFLICT'>> => {
    const today = needs.businessDay(needs.clock.now());
    if (on > today) return refuse('CONFLICT', `${on} is in the future. Today is ${today}.`, { today });
    const faults = nightFaults(`collect ${on}`);
    const skipped: Partial<Record<SkipReason, number>> = {};
    let sent = 0;
    let left = 0;
    let last: DuePayment | undefined;
    const count = (done: Result<ScheduledPaymentAnswer>) => {
      const payment = done.ok ? done.value.scheduledPayment : undefined;
      if (payment?.state === 'SENT') sent += 1;
      else if (payment?.skipReason) skipped[payment.skipReason] = (skipped[payment.skipReason] ?? 0) + 1;
      else if (!done.ok && isStillDue(done)) left += 1;
    };
    for (;;) {
      const slice = await needs.night.due(on, last, SLICE);
      const tasks = slice.map((due) => ({
        ...collectPayment(due, policy),
        done: count,
        failed: faults.of(due.loanId),
      }));
      await carryOutAll(needs, tasks);
      onStep({ sent, skipped, left });
      last = slice.at(-1);
      if (last) continue;
      faults.check();
      return success({ sent, skipped, left });
    }
  };

/** Not one that was cancelled or collected meanwhile. One whose due date moved is answered as it is, without a refusal. */
const isStillDue = ({ refusal: { code } }: Extract<Result<never>, { ok: false }>): boolean =>
  code !== 'NOT_ALLOWED_IN_STATE' && code !== 'NOT_FOUND';

/**
 * One due payment becomes one repayment, or is skipped with its reason, in one unit of work. Its key is made of its id
 * and its day, so a retry, or another process, finds it done.
 */
const collectPayment = (
  { id, loanId, collectOn }: DuePayment,
  { unannouncedAmounts }: PaymentPolicy,
): LoanTask<ScheduledPaymentAnswer> => ({
  rules: automatic('collectPayments'),
  call: commandCall('collectPayments', nightCaller(`collect ${collectOn}`), { idempotencyKey: `${id} ${collectOn}` }),
  loanId,
  decide: async (work) => {
    const payment = await work.stores.payments.scheduled(id);
    if (!payment) return refuse('NOT_FOUND', 'There is no scheduled payment with this ID.');
    const next = transitionScheduledPayment(payment.state, 'collectPayments', 'SENT');
    if (!next.ok) return next;
    const autopay = await work.stores.payments.autopay(payment.autopayId);
    const reason = reasonAgainst({ ...work.loan, autopay: autopay?.state }, work.today);
    if (reason) return skip(work, payment, reason, undefined);
    const account = await accountOf(work);
    if (!account.ok || !autopay) return skip(work, payment, 'NOT_COLLECTED', undefined);
    const isLimited = payment.recurring && unannouncedAmounts === 'KEEP';
    const most = isLimited ? await mostDrawn(work.stores, payment, autopay) : undefined;
    return collect(work, payment, account.value, most);
  },
});

async function collect(
  work: LoanWork,
  planned: ScheduledPayment,
  account: CurrentAccount,
  most: Decimal | undefined,
): Promise<Result<ScheduledPaymentAnswer, never>> {
  const payment = asOfNow(planned, account, work);
  if (payment.collectOn > work.today) {
    await work.stores.payments.saveScheduled(payment);
    return success({ ...unchanged(work), scheduledPayment: payment });
  }
  // It counts from the day for which it was planned, but for a loan that was charged off since, where it recovers what was lost.
  const effectiveOn = account.history.state.chargeOff ? work.today : planned.collectOn;
  // What is due is for the installments that it was asked for, also of those that fall due some days later.
  const instruction = payment.amountRule === 'AMOUNT_DUE' ? ('PAY_AHEAD' as const) : undefined;
  const rule = {
    amountRule: payment.amountRule,
    amount: payment.amount === null ? null : decimal(payment.amount),
    dueBy: payment.dueDate ? laterOf(payment.dueDate, work.today) : planned.collectOn,
    instruction,
  };
  const asked =
    effectiveOn < work.today
      ? await askedLate(work, account, effectiveOn, rule)
      : await askedOn(account, account.pending, work.today, rule);
  if ('skip' in asked) return skip(work, payment, asked.skip, account);
  // What is drawn again has the same amount (Nacha Operating Rules, subsection 2.12.4).
  if (payment.retryOf !== null && asked.amount.toFixed(2) !== payment.amount)
    return skip(work, payment, 'NOTHING_DUE', account);
  // The rest stays due: the account holder was not told of it in time (12 CFR 1005.10(d)).
  const amount = most ? least(asked.amount, most) : asked.amount;
  const input = {
    amount: amount.toFixed(2),
    effectiveDate: effectiveOn,
    method: 'ACH',
    instruction,
  } as const;
  const submitted = await submit(work, input, account);
  if (!submitted.ok) return skip(work, payment, 'NOT_COLLECTED', account);
  const { repayment, ...answer } = submitted.value;
  return success({ ...answer, scheduledPayment: await end(work, payment, { repaymentId: repayment.id }, account) });
}

/**
 * What counts from an earlier day takes what was owed then, without the interest and the late fees since; or what is owed now, where
 * that is less; and never so much that some of it is credit.
 */
async function askedLate(
  work: LoanWork,
  account: CurrentAccount,
  effectiveOn: BusinessDate,
  rule: Rule,
): Promise<ToCollect> {
  const { pending } = account;
  const now = await askedOn(account, pending, work.today, rule);
  const stood = await inTurn(() => accountOn(withoutTakenBack(account), effectiveOn));
  if ('skip' in now || !stood) return now;
  const known = pending.filter((payment) => payment.effectiveOn <= effectiveOn);
  const then = await askedOn(stood, known, effectiveOn, rule);
  if ('skip' in then) return { skip: 'NOTHING_DUE' };
  // A payoff that counts from a day on which it costs a penalty draws that too.
  const penalty = shortfall(penaltyOf(stood, effectiveOn), penaltyOf(account, work.today));
  const amount = least(now.amount.plus(rule.amountRule === 'FIXED' ? penalty : ZERO), then.amount);
  const { instruction } = rule;
  const { credit } = (await withPayment(work, account, { amount, effectiveOn, instruction })).history.state;
  const less = amount.minus(shortfall(credit, account.history.state.credit));
  return less.lte(ZERO) ? { skip: 'NOTHING_DUE' } : { amount: less };
}

const penaltyOf = ({ terms, history: { state } }: Account, on: BusinessDate) => penaltyOn(terms, state, on);

/** What came back since never came. */
function withoutTakenBack(account: Account): Account {
  const takenBack = reversedIds(account.entries);
  return { ...account, entries: account.entries.filter(({ id, kind }) => kind !== 'REVERSAL' && !takenBack.has(id)) };
}

/** The account once the payment and all pending ones have arrived, without the late fees that they prevent. */
async function withPayment(
  { loan, today }: LoanWork,
  { recorded, pending }: CurrentAccount,
  payment: PendingPayment,
): Promise<Account> {
  const paid = await inTurn(() => withEntries(recorded, arrived(recorded, [...pending, payment])));
  return (await inTurn(() => withLateFees(loan.id, paid, today))).account;
}

/** One that a change of terms left behind, before payments moved with them. */
function asOfNow(payment: ScheduledPayment, account: Account, { today }: LoanWork): ScheduledPayment {
  const dueDates = dueDatesOf(account);
  return { ...payment, ...movedWith(payment, dueDates, dueDates, today) };
}

/** Money is not asked for any more, or is asked for again only by another mandate. */
const LAST: readonly SkipReason[] = ['LOAN_CLOSED', 'PAID_OFF', 'AUTOPAY_SUSPENDED'];

async function skip(
  work: LoanWork,
  payment: ScheduledPayment,
  skipReason: SkipReason,
  account: Account | undefined,
): Promise<Result<ScheduledPaymentAnswer, never>> {
  const goesOn = payment.recurring && !LAST.includes(skipReason);
  const known = account ?? (goesOn ? await readable(work) : undefined);
  const scheduledPayment = await end(work, payment, { skipReason }, goesOn ? known : undefined);
  if (skipReason === 'ON_HOLD') {
    const holds = holdsStopping(work.loan.holds, 'SCHEDULED_PAYMENTS', work.today);
    await work.stores.holds.stopPayments(
      [payment.id],
      holds.map(({ id }) => id),
    );
  }
  return success({ ...(await recordChange(work, {})), scheduledPayment });
}

async function readable(work: LoanWork): Promise<Account | undefined> {
  const account = await accountOf(work);
  return account.ok ? account.value : undefined;
}

/**
 * Records the outcome; a recurring payment is followed by that for the next future due date. Those that passed during
 * an outage are not drawn day after day.
 */
async function end(
  { stores, today, now }: LoanWork,
  payment: ScheduledPayment,
  became: { readonly repaymentId: string } | { readonly skipReason: SkipReason },
  account: Account | undefined,
): Promise<ScheduledPayment> {
  const state = 'repaymentId' in became ? 'SENT' : 'SKIPPED';
  const ended: ScheduledPayment = { ...payment, state, ...became, endedAt: now.toISOString() };
  await stores.payments.saveScheduled(ended);
  const { dueDate, daysBefore, recurring } = payment;
  const next =
    recurring && dueDate && account
      ? nextPlanned(dueDatesOf(account), laterOf(dueDate, today), daysBefore, addDays(today, 1))
      : undefined;
  if (next) await stores.payments.schedule({ ...payment, ...next, id: newId('SP') });
  return ended;
}

const unchanged = ({ loan }: LoanWork): LoanAnswer => ({ loanId: loan.id, loanStatus: loan.loanStatus });
