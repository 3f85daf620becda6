import { addDays, earlierOf, type BusinessDate } from '../calendar.js';

export const HOLD_KINDS = [
  'BANKRUPTCY',
  'SERVICE_MEMBER',
  'DECEASED',
  'REPORTING_DISPUTE',
  'DEBT_VALIDATION',
  'PAYMENT_DISPUTE',
  'CEASE_CONTACT',
  'LITIGATION',
  'FRAUD',
  'DISASTER',
] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** What of a hold decides: its kind and its days. */
export interface HoldDays {
  /** Null of a kind that tells something of the person, once the borrower is erased. */
  readonly kind: HoldKind | null;
  readonly from: BusinessDate;
  /** The last day; null while its end is open. */
  readonly until: BusinessDate | null;
  /** The first day on which it is no longer active, because it was lifted. */
  readonly liftedOn: BusinessDate | null;
  /** The due date of the first scheduled payment that it stopped. */
  readonly paymentsStoppedFrom?: BusinessDate | null;
  readonly reliefs?: readonly Relief[];
}

/** Commands that a hold does not forbid after all: by a court order, a confirmed plan or a settlement. */
export interface Relief {
  readonly id: string;
  readonly commands: readonly string[];
  readonly from: BusinessDate;
  /** The last day; null while its end is open. */
  readonly until: BusinessDate | null;
  readonly recordedAt: string;
  readonly recordedBy: string;
}

/** A hold on a loan, in plain values; its reasons are texts of their own. It is never deleted. */
export interface Hold extends HoldDays {
  readonly id: string;
  readonly loanId: string;
  /** Instants in ISO 8601, so that an answer can be kept and given again. */
  readonly placedAt: string;
  readonly placedBy: string;
  readonly liftedAt: string | null;
  readonly liftedBy: string | null;
  /** By when they were recorded. */
  readonly reliefs: readonly Relief[];
}

type Days = Pick<HoldDays, 'from' | 'until' | 'liftedOn'>;

/** The last day on which it is active; null while its end is open. */
export function lastDay({ until, liftedOn }: Pick<HoldDays, 'until' | 'liftedOn'>): BusinessDate | null {
  if (liftedOn === null) return until;
  const before = addDays(liftedOn, -1);
  return until === null ? before : earlierOf(until, before);
}

export function standsOn(hold: Days, on: BusinessDate): boolean {
  const last = lastDay(hold);
  return hold.from <= on && (last === null || on <= last);
}

/** Those of a day. */
export const holdsActiveOn = <Held extends Days>(holds: readonly Held[], on: BusinessDate): Held[] =>
  holds.filter((hold) => standsOn(hold, on));

/** Whether it is active on every day from one to before another; without the other, permanently. */
export function standsThroughout(hold: Days, from: BusinessDate, until: BusinessDate | undefined): boolean {
  const last = lastDay(hold);
  return hold.from <= from && (last === null || (until !== undefined && until <= addDays(last, 1)));
}

/** Whether two are ever active on the same day. One that was lifted on its first day is active on none. */
export function overlap(one: Days, other: Days): boolean {
  const [lastOfOne, lastOfOther] = [lastDay(one), lastDay(other)];
  const begins = one.from > other.from ? one.from : other.from;
  return (lastOfOne === null || begins <= lastOfOne) && (lastOfOther === null || begins <= lastOfOther);
}
