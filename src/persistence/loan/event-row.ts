import type { LoanEventView } from '../../app/ports/servicing-reader.js';
import { rowsOf, type Column, type Row } from '../sql/rows.js';

/** An event without its text, which is sealed and read by itself. */
const STORED = [
  'id',
  'loanId',
  'sequence',
  'command',
  'at',
  'clientId',
  'requestId',
  'fromState',
  'toState',
  'fromLien',
  'toLien',
  'repaymentId',
  'amounts',
  'changed',
  'entryId',
  'requestedBy',
] as const satisfies readonly Column<'LoanEvent'>[];

const SHOWN = ['effectiveDate'] as const;

export const EVENT_COLUMNS: readonly string[] = [...STORED, ...SHOWN];

export const eventRows = rowsOf('LoanEvent', STORED, SHOWN);

export type EventRow = Row<'LoanEvent', (typeof STORED)[number], (typeof SHOWN)[number]>;

export const eventOf = ({ amounts, changed, ...event }: EventRow): LoanEventView => ({
  ...event,
  amounts: amounts as Record<string, string>,
  changed: changed?.split(',') ?? null,
});
