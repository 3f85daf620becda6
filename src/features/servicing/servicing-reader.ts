import type { Viewer } from '../../domain/access/viewer.js';
import type { LedgerRange } from '../../domain/ledger/ledger-date.js';
import type { PostingView } from '../ledger/posting-view.js';
import type { Page, Window } from '../../platform/paging/page.js';
import type { Stipulation } from '../loan/loan-stores.js';
import type { LoanEventView } from '../loan/loan-event.js';

export type StipulationView = Omit<Stipulation, 'text'> & { readonly loanId: string };

/** The lists that hang on a loan and grow with it. */
export type LoanList = 'events' | 'postings';

export interface ListToCount {
  readonly of: LoanList;
  readonly range: LedgerRange;
}

/** What servicing has written down of a loan. Callers hold the loan already, so its portfolio was checked. */
export interface ServicingReader {
  /** The same page of each loan's list, oldest first. Without events of hidden commands, which are not counted either. */
  events(
    loanIds: readonly string[],
    window: Window,
    hiddenCommands: readonly string[],
  ): Promise<ReadonlyMap<string, Page<LoanEventView>>>;
  /** By their own ids, of any portfolio. */
  eventsById(ids: readonly string[], hiddenCommands: readonly string[]): Promise<ReadonlyMap<string, LoanEventView>>;
  postingsById(
    ids: readonly string[],
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, PostingView & { readonly loanId: string }>>;
  postings(
    loanIds: readonly string[],
    window: Window,
    range: LedgerRange,
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, Page<PostingView>>>;
  /** How long each loan's list is, its postings within a range; events of hidden commands are left out. */
  counts(
    list: ListToCount,
    loanIds: readonly string[],
    hiddenCommands: readonly string[],
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, number>>;
  /** The events that changed a loan's state, oldest first. */
  stateChanges(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly LoanEventView[]>>;
  stipulations(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly StipulationView[]>>;
  /** The business day that the loan's figures are for. */
  figuresOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** When notice of a bankruptcy came, where one did. */
  bankruptcyNoticeOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
