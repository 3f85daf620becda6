import type { LoanEventView } from '../../app/servicing/servicing-reader.js';
import type { LoanEvent as EventRow } from '../../generated/prisma/client.js';
import { day } from '../day.js';

export const eventOf = ({ effectiveDate, amounts, changed, ...event }: EventRow): LoanEventView => ({
  ...event,
  effectiveDate: day(effectiveDate),
  amounts: amounts as Record<string, string>,
  changed: changed?.split(',') ?? null,
});
