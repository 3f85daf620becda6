import type { LoanEventView } from '../../app/servicing/servicing-reader.js';
import { Prisma, type LoanEvent } from '../../generated/prisma/client.js';
import { day } from '../day.js';

/** An event without its text, which is sealed and read by itself. */
export type EventRow = Omit<LoanEvent, 'reason' | 'clearReason'>;

const TEXTS: readonly string[] = ['reason', 'clearReason'];

export const EVENT_COLUMNS = Object.keys(Prisma.LoanEventScalarFieldEnum).filter((name) => !TEXTS.includes(name));

/** The same for Prisma. */
export const eventSelection = { omit: { reason: true, clearReason: true } } as const;

export const eventOf = ({ effectiveDate, amounts, changed, ...event }: EventRow): LoanEventView => ({
  ...event,
  effectiveDate: day(effectiveDate),
  amounts: amounts as Record<string, string>,
  changed: changed?.split(',') ?? null,
});
