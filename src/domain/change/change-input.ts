import { civilDay, daysInMonth, type BusinessDate } from '../calendar.js';
import type { InputCheck } from '../input-check.js';
import { PERCENT, type Decimal } from '../money.js';
import { FREQUENCIES, type Frequency } from '../schedule/frequency.js';
import { AMOUNT, AMOUNT_OR_ZERO, MOST_INSTALLMENTS, RATE_PERCENT } from '../schedule/quote-bounds.js';
import {
  DEFERRED_INTEREST,
  DEFERRED_TO,
  type DeferredInterest,
  type DeferredTo,
  PAYMENT_AFTER_RATE,
  type PaymentAfterRate,
  type PlannedTerms,
  type RateChange,
  type TermChange,
} from './term-change.js';

type Maybe<T> = T | null | undefined;

export interface DeferralInput {
  readonly from: string;
  readonly installments: number;
  readonly to?: Maybe<DeferredTo>;
  readonly interest?: Maybe<DeferredInterest>;
}

export interface DueDateInput {
  readonly from: string;
  readonly firstDueOn: string;
  readonly frequency?: Maybe<Frequency>;
  readonly dueDay?: Maybe<number>;
}

export interface RateInput {
  readonly from: string;
  readonly annualRatePercent: string;
  readonly until?: Maybe<string>;
  readonly isCap?: Maybe<boolean>;
  readonly payment?: Maybe<PaymentAfterRate>;
}

export interface ReamortizationInput {
  readonly from?: Maybe<string>;
}

export interface ReageInput {
  readonly from?: Maybe<string>;
  readonly installments?: Maybe<number>;
  readonly firstDueOn?: Maybe<string>;
}

export interface ModificationInput {
  readonly from?: Maybe<string>;
  readonly annualRatePercent?: Maybe<string>;
  readonly installments?: Maybe<number>;
  readonly firstDueOn?: Maybe<string>;
  readonly frequency?: Maybe<Frequency>;
  readonly balloonAmount?: Maybe<string>;
  readonly payment?: Maybe<string>;
  readonly principalForgiven?: Maybe<string>;
}

/** One of these must be said. */
const MODIFIED = [
  'annualRatePercent',
  'installments',
  'firstDueOn',
  'frequency',
  'balloonAmount',
  'payment',
  'principalForgiven',
] as const satisfies readonly (keyof ModificationInput)[];

/** The account that is to be changed, as far as its input is checked against it. */
export interface ChangeFacts {
  readonly terms: PlannedTerms;
  readonly principal: Decimal;
  readonly openedOn: BusinessDate;
  readonly today: BusinessDate;
}

/** The input of each command, read and checked. What was faulty is in `check`. */
export const CHANGE_READERS = {
  deferPayments: (check: InputCheck, input: DeferralInput, { terms, openedOn }: ChangeFacts): TermChange => ({
    type: 'DEFERRAL',
    from: check.date('from', input.from, { from: openedOn }),
    installments: check.integer('installments', input.installments, 1, terms.installments.length),
    to: check.oneOf('to', input.to ?? 'END', [...DEFERRED_TO]),
    interest: check.oneOf('interest', input.interest ?? 'ACCRUES', [...DEFERRED_INTEREST]),
  }),

  changeDueDate: (check: InputCheck, input: DueDateInput, { terms, openedOn }: ChangeFacts): TermChange => {
    const from = check.date('from', input.from, { from: openedOn });
    const frequency = readFrequency(check, input.frequency);
    const firstDueOn = check.date('firstDueOn', input.firstDueOn, { from });
    const before = terms.installments.findLast(({ dueDate }) => dueDate < from)?.dueDate;
    if (before !== undefined && firstDueOn <= before) check.fault('firstDueOn', `must be after ${before}`);
    return { type: 'DUE_DATE', from, firstDueOn, frequency, dueDay: readDueDay(check, input.dueDay, firstDueOn) };
  },

  changeRate: (check: InputCheck, input: RateInput, { openedOn }: ChangeFacts): TermChange => {
    const from = check.date('from', input.from, { from: openedOn });
    return {
      type: 'RATE',
      from,
      annualRate: readRate(check, input.annualRatePercent),
      until: input.until == null ? undefined : check.date('until', input.until, { after: from }),
      isCap: input.isCap ?? false,
      payment: readPayment(check, input),
    };
  },

  reamortize: (check: InputCheck, input: ReamortizationInput, facts: ChangeFacts): TermChange => ({
    type: 'REAMORTIZATION',
    from: readPastDay(check, input.from, facts),
  }),

  reage: (check: InputCheck, input: ReageInput, facts: ChangeFacts): TermChange => {
    const from = readPastDay(check, input.from, facts);
    const installments = readInstallments(
      check,
      input.installments,
      facts.terms,
      from,
      facts.terms.plan.grid.frequency,
    );
    return { type: 'REAGE', from, installments, firstDueOn: readFirstDue(check, input.firstDueOn, from) };
  },

  modifyLoan: (check: InputCheck, input: ModificationInput, facts: ChangeFacts): TermChange => {
    if (MODIFIED.every((term) => input[term] == null)) check.fault('annualRatePercent', 'or another term is required');
    const from = readPastDay(check, input.from, facts);
    const frequency = readFrequency(check, input.frequency);
    const { plan } = facts.terms;
    if (plan.isInterestOnly && input.payment != null) check.fault('payment', 'is not for an interest-only loan');
    if (input.payment != null && input.balloonAmount != null)
      check.fault('balloonAmount', 'cannot be combined with `payment`');
    const forgiven = amount(check, 'principalForgiven', input.principalForgiven);
    if (forgiven?.gte(facts.principal))
      check.fault('principalForgiven', `must be below the principal, ${facts.principal.toFixed(2)}`);
    return {
      type: 'MODIFICATION',
      from,
      annualRate: input.annualRatePercent == null ? undefined : readRate(check, input.annualRatePercent),
      installments: readInstallments(check, input.installments, facts.terms, from, frequency ?? plan.grid.frequency),
      firstDueOn: readFirstDue(check, input.firstDueOn, from),
      frequency,
      balloon:
        input.balloonAmount == null ? undefined : check.decimal('balloonAmount', input.balloonAmount, AMOUNT_OR_ZERO),
      payment: amount(check, 'payment', input.payment),
      principalForgiven: forgiven,
    };
  },
} as const;

export type ChangeCommand = keyof typeof CHANGE_READERS;
export const CHANGE_COMMANDS = Object.keys(CHANGE_READERS) as [ChangeCommand, ...ChangeCommand[]];
export type ChangeInput<Command extends ChangeCommand> = Parameters<(typeof CHANGE_READERS)[Command]>[1];

/** A restart from current balances needs a day on which they are known. */
function readPastDay(check: InputCheck, text: Maybe<string>, { openedOn, today }: ChangeFacts): BusinessDate {
  if (text == null) return today;
  const day = check.date('from', text, { from: openedOn });
  if (day > today) check.fault('from', `must not be after today, ${today}`);
  return day;
}

/**
 * A cap lowers the payment by the interest that it forgives (50 USC 3937(a)(3)): each installment keeps its principal,
 * or the rest is spread again.
 */
function readPayment(check: InputCheck, { isCap, payment }: RateInput): RateChange['payment'] {
  if (!isCap) return check.oneOf('payment', payment ?? 'RECALCULATED', [...PAYMENT_AFTER_RATE]);
  if (payment === 'KEPT') check.fault('payment', 'must not be KEPT with a cap, which lowers the payment');
  return payment === 'RECALCULATED' ? 'RELEVELED' : 'SAME_PRINCIPAL';
}

const readRate = (check: InputCheck, percent: string): Decimal =>
  check.decimal('annualRatePercent', percent, RATE_PERCENT).div(PERCENT);

const readFrequency = (check: InputCheck, text: Maybe<Frequency>): Frequency | undefined =>
  text == null ? undefined : check.oneOf('frequency', text, [...FREQUENCIES]);

const readFirstDue = (check: InputCheck, text: Maybe<string>, from: BusinessDate): BusinessDate | undefined =>
  text == null ? undefined : check.date('firstDueOn', text, { after: from });

const amount = (check: InputCheck, field: string, text: Maybe<string>): Decimal | undefined =>
  text == null ? undefined : check.decimal(field, text, AMOUNT);

/** Together with past installments, as many as a schedule may have. */
function readInstallments(
  check: InputCheck,
  count: Maybe<number>,
  { installments }: PlannedTerms,
  from: BusinessDate,
  frequency: Frequency,
): number | undefined {
  if (count == null) return undefined;
  const over = installments.filter(({ dueDate }) => dueDate <= from).length;
  return check.integer('installments', count, 1, Math.max(1, MOST_INSTALLMENTS[frequency] - over));
}

/** The day of the month to come back to, where the first one is in a month that lacks it. */
function readDueDay(check: InputCheck, day: Maybe<number>, firstDueOn: BusinessDate): number | undefined {
  if (day == null) return undefined;
  const first = civilDay(firstDueOn);
  const dueDay = check.integer('dueDay', day, 1, 31);
  const clamped = Math.min(dueDay, daysInMonth(first.year, first.month));
  if (first.day !== clamped)
    check.fault('dueDay', `must be the day of \`firstDueOn\`, ${first.day}, or a day that its month lacks`);
  return dueDay;
}
