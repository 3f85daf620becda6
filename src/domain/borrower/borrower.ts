import { addMonths, laterOf, type BusinessDate } from '../calendar.js';
import type { LoanState } from '../loan/lifecycle.js';

/** Whose customer the person behind a loan is: the lender's, or without one the servicer's. */
export interface Book {
  readonly lenderId: string | null;
  readonly primaryServicerId: string | null;
}

/** Equal for loans of one book and for no others. Within a book a person is one; between books nothing is shared. */
export const bookName = ({ lenderId, primaryServicerId }: Book): string =>
  lenderId === null ? `S${primaryServicerId ?? ''}` : `L${lenderId}`;

/** Creditors keep applications for 25 months after they told the applicant of their decision (12 CFR 1002.12(b)). */
export const SHORTEST_RETENTION_MONTHS = 25;

export interface ErasableLoan {
  readonly loanStatus: LoanState;
  /** The last day on which anything happened to it. */
  readonly lastActiveOn: BusinessDate;
}

/** What stands against erasing. `allowedFrom` is the earliest day; while a loan is open, as if it ended today. */
export interface ErasureFault {
  readonly code: 'LOANS_OPEN' | 'RETENTION_RUNS';
  readonly openLoans: number;
  readonly allowedFrom: BusinessDate;
}

/** A loan that was charged off is over for this: what is paid on it later makes the time begin again. */
const OPEN: ReadonlySet<LoanState> = new Set<LoanState>(['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'ACTIVE']);

/** Why the record of these loans must be kept on a day; undefined when it need not. */
export function erasureFault(
  loans: readonly ErasableLoan[],
  today: BusinessDate,
  retentionMonths: number,
): ErasureFault | undefined {
  const openLoans = loans.filter(({ loanStatus }) => OPEN.has(loanStatus)).length;
  const endedOn = loans.map(({ loanStatus, lastActiveOn }) => (OPEN.has(loanStatus) ? today : lastActiveOn));
  const allowedFrom = endedOn.map((day) => addMonths(day, retentionMonths)).reduce(laterOf, today);
  if (allowedFrom === today) return undefined;
  return { code: openLoans > 0 ? 'LOANS_OPEN' : 'RETENTION_RUNS', openLoans, allowedFrom };
}
