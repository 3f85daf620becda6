import DataLoader from 'dataloader';
import type { Disclosures } from '../app/audit/disclosures.js';
import { borrowerSubject, documentSubject, loanSubject } from '../app/audit/subject.js';
import type { BorrowerLoan, BorrowerRiskReader } from '../app/borrower/borrower-risk-reader.js';
import type { LedgerReader } from '../app/ledger/account-store.js';
import type { LoanFilter } from '../app/loan-filter.js';
import type { LoanColumn, LoanListing, LoanReader, LoanView } from '../app/loan-reader.js';
import type { Page, Window } from '../app/paging.js';
import type {
  ApplicantPosition,
  BorrowerReader,
  BorrowerView,
  DocumentView,
  Excerpts,
  RecordReader,
} from '../app/record-reader.js';
import type { Stipulation } from '../app/origination/origination-store.js';
import { ALL_LOAN_COLUMNS } from '../app/read-records.js';
import type { AllocationView, Repayment } from '../app/repayment/repayment-store.js';
import { readAccounts } from '../app/servicing/read-account.js';
import type { LoanEventView, PostingView, ServicingReader, ValuationView } from '../app/servicing/servicing-reader.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { DelinquencySpell } from '../domain/delinquency/payment-history.js';
import type { BureauAttributes } from '../domain/record/bureau-attributes.js';
import type { JsonPart, OpenPart } from '../domain/record/field.js';
import type { Account } from '../domain/loan/servicing-terms.js';
import type { JsonValue } from '../domain/record/json.js';
import { textFault } from '../domain/record/storable-text.js';
import { isGranted } from './guard/access.js';
import { obtain } from '../domain/obtain.js';
import { sealedClassesIn } from './record/sealed-classes-in.js';

export interface Loader<Row> extends Pick<DataLoader<string, Row | undefined>, 'load' | 'clear'> {
  /** Many at once, in their order. */
  loadAll(ids: readonly string[]): Promise<readonly (Row | undefined)[]>;
}

/** One loader per window, so that the same page of many loans' lists is read at once. */
export type Pages<Row> = (window: Window) => Loader<Page<Row>>;

/**
 * Loaders live for one request. Those of loans and borrowers know its portfolio: what they do not find does not exist
 * for this viewer. All others take the id of a loan that was found. What they show of sealed values they note.
 */
export interface Loaders {
  /** One loader per set of columns, so that a read fetches what its selection needs and no more. */
  loan(columns: ReadonlySet<LoanColumn>): Loader<LoanView>;
  /** Many at once, in their order, with open parts of their records. */
  loansWith(
    ids: readonly string[],
    columns: ReadonlySet<LoanColumn>,
    parts: ReadonlySet<OpenPart>,
  ): Promise<readonly (LoanView | undefined)[]>;
  loanPage(
    listing: LoanListing,
    window: Window,
    columns: ReadonlySet<LoanColumn>,
    parts?: ReadonlySet<OpenPart>,
  ): Promise<Page<LoanView>>;
  loanCount(filter: LoanFilter): Promise<number>;
  loansOfBorrower(question: LoansQuestion): Loader<Page<LoanView>>;
  loanCountOfBorrower(filter: LoanFilter): Loader<number>;
  /** With parts of the record that the person is known by. */
  borrower(parts: ReadonlySet<JsonPart>): Loader<BorrowerView>;
  /** Funded loans, by the id of the borrower. */
  readonly borrowerLoans: Loader<readonly BorrowerLoan[]>;
  /** One loader per set of parts, for the same reason: a part that nobody asked for is not read, nor opened. */
  excerpts(parts: ReadonlySet<JsonPart>): Loader<Excerpts>;
  readonly payments: Loader<readonly JsonValue[]>;
  readonly cashflows: Loader<string>;
  readonly bureauAttributes: Loader<BureauAttributes | null>;
  readonly bureauAttributesJson: Loader<Uint8Array | null>;
  tradeLines(applicant: ApplicantPosition): Loader<string | null>;
  readonly documents: Loader<readonly DocumentView[]>;
  /** By the document's id; apart from all else, because bytes are large and sealed. */
  readonly documentBytes: Loader<Uint8Array | null>;
  readonly account: Loader<Account>;
  /** By the id of the repayment. */
  readonly allocation: Loader<AllocationView>;
  readonly repayments: Pages<Repayment>;
  readonly events: Pages<LoanEventView>;
  readonly postings: Pages<PostingView>;
  readonly stateChanges: Loader<readonly LoanEventView[]>;
  readonly spells: Loader<readonly DelinquencySpell[]>;
  readonly stipulations: Loader<readonly Stipulation[]>;
  readonly valuations: Loader<readonly ValuationView[]>;
  readonly releaseDueOn: Loader<string>;
}

export interface LoansQuestion {
  readonly listing: LoanListing;
  readonly window: Window;
  readonly columns: ReadonlySet<LoanColumn>;
}

export interface Readers {
  readonly loans: LoanReader;
  readonly borrowers: BorrowerReader;
  readonly records: RecordReader;
  readonly servicing: ServicingReader;
  readonly ledger: LedgerReader;
  readonly borrowerRisk: BorrowerRiskReader;
}

/** Without a viewer there is no one to read for: every loader refuses. */
const CLOSED = new Proxy({} as Loaders, {
  get: () => {
    throw new Error('There is no viewer to read for');
  },
});

export const makeLoaders = (readers: Readers, viewer: Viewer | undefined, disclosures: Disclosures): Loaders =>
  viewer ? loadersFor(readers, viewer, disclosures) : CLOSED;

function loadersFor(
  { loans, borrowers, records, servicing, ledger, borrowerRisk }: Readers,
  { portfolio, scopes }: Viewer,
  disclosures: Disclosures,
): Loaders {
  const mayLink = isGranted('PERSONAL', scopes);
  const noteLoan = ({ id, borrowerId }: LoanView) => {
    if (!mayLink || borrowerId === undefined) return;
    disclosures.note(loanSubject(id), 'PERSONAL');
    disclosures.note(borrowerSubject(borrowerId), 'PERSONAL');
  };
  const noteExcerpts = (excerpts: Excerpts, loanId: string) => {
    const classes = sealedClassesIn(excerpts, scopes);
    if (classes.length > 0) disclosures.note(loanSubject(loanId), ...classes);
  };
  const noteBureau = (value: unknown, loanId: string) => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'BUREAU');
  };
  const tradeLines = {
    PRIMARY: batched((ids) => records.tradeLines('PRIMARY', ids), noteBureau),
    CO_APPLICANT: batched((ids) => records.tradeLines('CO_APPLICANT', ids), noteBureau),
  };
  return {
    loan: perQuestion((columns: ReadonlySet<LoanColumn>, ids) => loans.byIds(ids, columns, portfolio), noteLoan),
    loansWith: (ids, columns, parts) =>
      batched((known) => loans.byIds(known, columns, portfolio, parts), noteLoan).loadAll(ids),
    loanPage: async (listing, window, columns, parts) => {
      const page = await loans.page(listing, window, columns, portfolio, parts);
      page.rows.forEach(noteLoan);
      return page;
    },
    loanCount: (filter) => loans.count(filter, portfolio),
    loansOfBorrower: perQuestion(
      ({ listing, window, columns }: LoansQuestion, ids) => loans.pagesOf(ids, listing, window, columns, portfolio),
      ({ rows }) => {
        rows.forEach(noteLoan);
      },
    ),
    loanCountOfBorrower: perQuestion((filter: LoanFilter, ids) => loans.countsOf(ids, filter, portfolio)),
    borrower: perQuestion(
      (parts: ReadonlySet<JsonPart>, ids) => borrowers.byIds(ids, portfolio, parts),
      ({ id, newestLoanId, excerpts }) => {
        disclosures.note(borrowerSubject(id), 'PERSONAL');
        noteExcerpts(excerpts, newestLoanId);
      },
    ),
    borrowerLoans: batched((ids) => borrowerRisk.loansOf(ids, portfolio)),
    excerpts: perQuestion((parts: ReadonlySet<JsonPart>, ids) => records.excerpts(ids, parts), noteExcerpts),
    payments: batched((ids) => records.payments(ids)),
    cashflows: batched((ids) => records.cashflows(ids)),
    bureauAttributes: batched((ids) => records.bureauAttributes(ids), noteBureau),
    bureauAttributesJson: batched((ids) => records.bureauAttributesJson(ids), noteBureau),
    tradeLines: (applicant) => tradeLines[applicant],
    documents: batched((ids) => records.documents(ids), noteBureau),
    documentBytes: batched(
      (ids) => records.documentBytes(ids),
      (bytes, id) => {
        if (bytes) disclosures.note(documentSubject(id), 'BUREAU');
      },
    ),
    account: batched(async (ids) => {
      const found = await loans.byIds(ids, ALL_LOAN_COLUMNS, portfolio);
      return readAccounts(ledger, [...found.values()]);
    }),
    allocation: batched((ids) => servicing.allocations(ids)),
    repayments: perQuestion((window: Window, ids) => servicing.repayments(ids, window)),
    events: perQuestion((window: Window, ids) => servicing.events(ids, window)),
    postings: perQuestion((window: Window, ids) => servicing.postings(ids, window)),
    stateChanges: batched((ids) => servicing.stateChanges(ids)),
    spells: batched((ids) => servicing.spells(ids)),
    stipulations: batched((ids) => servicing.stipulations(ids)),
    valuations: batched((ids) => servicing.valuations(ids)),
    releaseDueOn: batched((ids) => servicing.releaseDueOn(ids)),
  };
}

type Note<Row> = (row: Row, id: string) => void;

/** Batches return in key order, whatever order the database answered in. An id that no row can have finds none. */
function batched<Row>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  note: Note<Row> = () => undefined,
): Loader<Row> {
  const readAll = async (ids: readonly string[]) => {
    const rows = await read(ids.filter((id) => textFault(id) === undefined));
    rows.forEach(note);
    return ids.map((id) => rows.get(id));
  };
  // A request uses few of its loaders.
  let made: DataLoader<string, Row | undefined> | undefined;
  const loader = () => (made ??= new DataLoader(readAll));
  return { load: (id) => loader().load(id), clear: (id) => loader().clear(id), loadAll: readAll };
}

/** One loader per question, so that whoever asks the same of many ids is answered by one read. */
function perQuestion<Question extends object, Row>(
  read: (question: Question, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  note?: Note<Row>,
) {
  let loaders: Map<string, Loader<Row>> | undefined;
  let asked: Map<Question, Loader<Row>> | undefined;
  return (question: Question): Loader<Row> =>
    obtain((asked ??= new Map<Question, Loader<Row>>()), question, () =>
      obtain((loaders ??= new Map<string, Loader<Row>>()), keyOf(question), () =>
        batched((ids) => read(question, ids), note),
      ),
    );
}

/** Selections belong to documents and come again; what they are known by is written once. */
const keys = new WeakMap<object, string>();

const keyOf = (question: object): string => obtain(keys, question, () => JSON.stringify(question, sorted));

const sorted = (_: string, value: unknown) => (value instanceof Set ? [...(value as Set<string>)].sort() : value);
