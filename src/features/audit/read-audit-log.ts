import { type Viewer } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import { type LoanReader } from '../loan/loan-reader.js';
import { EMPTY_PAGE, type CountedPage, type Window } from '../../platform/paging/page.js';
import { type AuditFilter, type AuditReader, type ChainedEntry } from '../../platform/audit/audit-log-port.js';
import { borrowerSubject, loanSubject } from '../../domain/audit/audit-subjects.js';

export interface AuditQuestion extends Omit<AuditFilter, 'subjects'> {
  readonly subject?: string;
}

const BORROWER = borrowerSubject('');
const LOAN = loanSubject('');
const isLoan = (subject: string): boolean => subject.startsWith(LOAN);
const loanIdOf = (subject: string): string => subject.slice(LOAN.length);
/** Far more loans than one person has. */
const MOST_LOANS = 1_000;

interface LogReaders {
  readonly audit: AuditReader;
  readonly loans: LoanReader;
}

/** A client bound to a part of the loans asked for all of the log, which spans them all. */
export class SubjectNeeded extends Error {}

/**
 * The log, for auditors. A borrower as subject includes the reads of their loans. A client bound to a portfolio sees
 * entries about its loans, one subject at a time, and of those entries that subject only. A borrower is its loans
 * there: it does not see what others read about the same person.
 */
export function readAuditLog(readersOf: (caller: string) => LogReaders) {
  async function subjectsOf(subject: string, { portfolio }: Viewer, loans: LoanReader): Promise<string[]> {
    if (subject.startsWith(BORROWER)) {
      const { rows } = await loans.page(
        { filter: { borrowerId: subject.slice(BORROWER.length) }, sort: 'CREATED_AT', direction: 'DESC' },
        { direction: 'FORWARD', size: MOST_LOANS, after: undefined, before: undefined },
        new Set(),
        portfolio,
      );
      const ofLoans = rows.map(({ id }) => loanSubject(id));
      return portfolio.kind === 'ALL' ? [subject, ...ofLoans] : ofLoans;
    }
    if (portfolio.kind === 'ALL') return [subject];
    if (!isLoan(subject)) return [];
    const loanId = loanIdOf(subject);
    return (await loans.byIds([loanId], new Set(), portfolio)).has(loanId) ? [subject] : [];
  }

  const page = async (viewer: Viewer, question: AuditQuestion, window: Window): Promise<CountedPage<ChainedEntry>> => {
    const { subject, ...filter } = question;
    const { audit, loans } = readersOf(actorId(viewer));
    const bound = viewer.portfolio.kind !== 'ALL';
    if (subject === undefined) {
      if (bound) throw new SubjectNeeded();
      return { ...(await audit.page(filter, window)), count: () => audit.count(filter) };
    }
    const subjects = await subjectsOf(subject, viewer, loans);
    if (subjects.length === 0) return { ...EMPTY_PAGE, count: () => Promise.resolve(0) };
    const about = { ...filter, subjects };
    const page = { ...(await audit.page(about, window)), count: () => audit.count(about) };
    if (!bound) return page;
    const seen = new Set([subject, ...subjects]);
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, subjects: row.subjects.filter((one) => seen.has(one)) })),
    };
  };

  /** Entries by their numbers, for a viewer that would find them in a page. */
  const entries = async (viewer: Viewer, seqs: readonly bigint[]): Promise<readonly ChainedEntry[]> => {
    const { audit, loans } = readersOf(actorId(viewer));
    const found = await audit.entries(seqs);
    if (found.length === 0 || viewer.portfolio.kind === 'ALL') return found;
    const loanIds = new Set(found.flatMap(({ subjects }) => subjects.filter(isLoan).map(loanIdOf)));
    const own = await loans.byIds([...loanIds], new Set(), viewer.portfolio);
    return found.flatMap((entry) => {
      const subjects = entry.subjects.filter((one) => isLoan(one) && own.has(loanIdOf(one)));
      return subjects.length === 0 ? [] : [{ ...entry, subjects }];
    });
  };

  return { page, entries };
}
