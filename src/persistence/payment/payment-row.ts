import type { Autopay } from '../../app/ports/payment-stores.js';
import { businessDate } from '../../domain/calendar.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import type { Column } from '../sql/rows.js';

/** All but what is sealed. */
const AUTOPAY_COLUMNS = [
  'id',
  'loanId',
  'state',
  'authorizedAt',
  'authorizedBy',
  'returnsInRow',
  'suspendedAt',
  'suspendedFor',
  'revokedAt',
] as const satisfies readonly Column<'Autopay'>[];

export const AUTOPAY_SELECTION = AUTOPAY_COLUMNS.map((name) => `"Autopay"."${name}"`).join();

export interface AutopayRow extends Omit<Autopay, 'authorizedAt' | 'suspendedAt' | 'revokedAt'> {
  readonly authorizedAt: Date;
  readonly suspendedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const autopayOf = ({ authorizedAt, suspendedAt, revokedAt, ...row }: AutopayRow): Autopay => ({
  ...row,
  authorizedAt: authorizedAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

export const SCHEDULED_COLUMNS = [
  'id',
  'loanId',
  'autopayId',
  'state',
  'recurring',
  'amountRule',
  'amount',
  'daysBefore',
  'dueDate',
  'collectOn',
  'skipReason',
  'repaymentId',
  'scheduledAt',
  'scheduledBy',
  'endedAt',
] as const satisfies readonly Column<'ScheduledPayment'>[];

/** Amounts and days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['amount', 'dueDate', 'collectOn']);

export const shownScheduled = (alias: string, name: string): string =>
  `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`;

export const SCHEDULED_SELECTION = SCHEDULED_COLUMNS.map((name) => shownScheduled('ScheduledPayment', name)).join();

export interface ScheduledRow extends Omit<ScheduledPayment, 'dueDate' | 'collectOn' | 'scheduledAt' | 'endedAt'> {
  readonly dueDate: string | null;
  readonly collectOn: string;
  readonly scheduledAt: Date;
  readonly endedAt: Date | null;
}

export const scheduledOf = ({ dueDate, collectOn, scheduledAt, endedAt, ...row }: ScheduledRow): ScheduledPayment => ({
  ...row,
  dueDate: dueDate === null ? null : businessDate(dueDate),
  collectOn: businessDate(collectOn),
  scheduledAt: scheduledAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
