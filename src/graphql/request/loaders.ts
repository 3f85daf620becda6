import type { Disclosures } from '../../app/ports/audit-log.js';
import type { LoanFilter, LoanColumn, LoanListing, LoanNeeds, Page, Window } from '../../app/ports/loan-reader.js';
import type { ApplicantPosition, MakeRoom, StoredDocument } from '../../app/ports/record-store.js';
import type { LoanFeedFilter, LoanList, TextOf } from '../../app/ports/servicing-reader.js';
import type { PortfolioDimension, PortfolioSelection } from '../../app/ports/portfolio-reader.js';
import { ACCOUNT_COLUMNS } from '../../app/ledger/account-reader.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import { hiddenHoldCommands, seesHold } from '../../domain/hold/hold-effects.js';
import type { Hold } from '../../domain/hold/hold.js';
import type { JsonPart } from '../../domain/record/field.js';
import { approvalTerms } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import {
  Loader,
  oneEach,
  perQuestion,
  lengthsOf,
  roomFor,
  noteBorrower,
  noteBureau,
  noteDocument,
  noteExcerpts,
  noteLoan,
  noteLoans,
  noteLoanText,
  noteText,
  type Shown,
} from './loader.js';
import type { ListReaders, Readers } from './readers.js';

/** One loader per window, so that the same page of many loans' lists is read at once. */
export type Pages<Row> = (window: Window) => Loader<Page<Row>>;

export interface LoansQuestion {
  readonly listing: LoanListing;
  readonly window: Window;
  readonly columns: ReadonlySet<LoanColumn>;
}

interface Reading extends Shown {
  readonly from: Readers;
  readonly room: MakeRoom;
}

const listsOf = ({ from, viewer }: Reading): ListReaders => from.listsOf(actorId(viewer));

type Portfolio = Viewer['portfolio'];

interface Pager<Listing, Row> {
  page(listing: Listing, window: Window, portfolio: Portfolio): Promise<Page<Row>>;
}
interface Counter<Filter> {
  count(filter: Filter, portfolio: Portfolio): Promise<number>;
}

const pageOf =
  <Listing, Row>(readerOf: (lists: ListReaders) => Pager<Listing, Row>) =>
  (reading: Reading) => {
    const reader = readerOf(listsOf(reading));
    return (listing: Listing, window: Window) => reader.page(listing, window, reading.viewer.portfolio);
  };

const countOf =
  <Filter>(readerOf: (lists: ListReaders) => Counter<Filter>) =>
  (reading: Reading) => {
    const reader = readerOf(listsOf(reading));
    return (filter: Filter) => reader.count(filter, reading.viewer.portfolio);
  };

/**
 * Loaders live for one request. Those of loans and borrowers know its portfolio: what they do not find does not exist
 * for this viewer. All others take the id of a loan that was found, but where they say of what. What they show of sealed
 * values they note.
 */
const MAKERS = {
  /** One loader for what a selection needs of loans, so that a read fetches that and no more. */
  loans: (reading) =>
    perQuestion(
      ({ columns, parts }: LoanNeeds, ids) => reading.from.loans.byIds(ids, columns, reading.viewer.portfolio, parts),
      noteLoan(reading),
    ),
  loanPage:
    (reading) =>
    async (listing: LoanListing, window: Window, { columns, parts }: LoanNeeds) => {
      const page = await listsOf(reading).loans.page(listing, window, columns, reading.viewer.portfolio, parts);
      noteLoans(reading)(page);
      return page;
    },
  loanCount: countOf(({ loans }) => loans),
  loansOfBorrower: (reading) => {
    const { loans } = listsOf(reading);
    return perQuestion(
      ({ listing, window, columns }: LoansQuestion, ids) =>
        loans.pagesOf(ids, listing, window, columns, reading.viewer.portfolio),
      noteLoans(reading),
    );
  },
  loanCountOfBorrower: (reading) => {
    const { loans } = listsOf(reading);
    return perQuestion((filter: LoanFilter, ids) => loans.countsOf(ids, filter, reading.viewer.portfolio));
  },
  /** With parts of the record that the person is known by. */
  borrower: (reading) =>
    perQuestion(
      (parts: ReadonlySet<JsonPart>, ids) => reading.from.borrowers.byIds(ids, reading.viewer.portfolio, parts),
      noteBorrower(reading),
    ),
  /** Funded loans, by the id of the borrower. */
  borrowerLoans: ({ from: { borrowerRisk }, viewer: { portfolio } }) =>
    new Loader((ids) => borrowerRisk.loansOf(ids, portfolio)),
  /** One loader per set of parts, for the same reason: a part that nobody asked for is not read, nor opened. */
  excerpts: (reading) =>
    perQuestion(
      (parts: ReadonlySet<JsonPart>, ids) => reading.from.records.excerpts(ids, parts),
      noteExcerpts(reading),
    ),
  payments: (reading) => new Loader((ids) => reading.from.records.payments(ids, reading.room), noteText(reading)),
  cashflows: ({ from: { records }, room }) => new Loader((ids) => records.cashflows(ids, room)),
  wholeCashflows: (reading) =>
    new Loader((ids) => reading.from.records.wholeCashflows(ids, reading.room), noteText(reading)),
  bureauAttributes: (reading) =>
    new Loader((ids) => reading.from.records.bureauAttributes(ids, reading.room), noteBureau(reading)),
  bureauAttributesJson: (reading) =>
    new Loader((ids) => reading.from.records.bureauAttributesJson(ids, reading.room), noteBureau(reading)),
  tradeLines: (reading) =>
    oneEach(
      (applicant: ApplicantPosition) =>
        new Loader((ids) => reading.from.records.tradeLines(applicant, ids, reading.room), noteBureau(reading)),
    ),
  tradeLineRows: (reading) =>
    oneEach(
      (applicant: ApplicantPosition) =>
        new Loader((ids) => reading.from.records.tradeLineRows(applicant, ids, reading.room), noteBureau(reading)),
    ),
  documents: (reading) => new Loader((ids) => reading.from.records.documents(ids), noteBureau(reading)),
  /** Content as JSON; apart from all else, because it is large and sealed. Room is made for it before it is read. */
  documentJson: (reading) => {
    const asked = new Map<string, StoredDocument>();
    const loader = new Loader(async (ids) => {
      const documents = ids.flatMap((id) => asked.get(id) ?? []);
      reading.room(lengthsOf(documents));
      return reading.from.records.documentJson(documents);
    }, noteDocument(reading));
    return (documents: readonly StoredDocument[]) => {
      for (const document of documents) asked.set(document.id, document);
      return loader.loadAll(documents.map(({ id }) => id));
    };
  },
  account: ({ from: { loans, accounts }, viewer: { portfolio } }) =>
    new Loader(async (ids) => {
      const found = await loans.byIds(ids, ACCOUNT_COLUMNS, portfolio);
      return accounts([...found.values()]);
    }),
  /** By the id of the repayment. */
  allocation: ({ from: { servicing } }) => new Loader((ids) => servicing.allocations(ids)),
  repayments: ({ from: { servicing } }) => perQuestion((window: Window, ids) => servicing.repayments(ids, window)),
  /** By its own id. */
  repayment: ({ from: { repayments }, viewer: { portfolio } }) => new Loader((ids) => repayments.byIds(ids, portfolio)),
  repaymentPage: pageOf(({ repayments }) => repayments),
  repaymentCount: countOf(({ repayments }) => repayments),
  /** By its own id. */
  approval: ({ from: { approvals }, viewer: { portfolio } }) => new Loader((ids) => approvals.byIds(ids, portfolio)),
  approvalPage: pageOf(({ approvals }) => approvals),
  approvalCount: countOf(({ approvals }) => approvals),
  /** What is asked for, by the id of the request, without a word of free text: nothing of it is audited. */
  approvalTerms: ({ from: { servicing } }) =>
    new Loader<JsonObject>(async (ids) => {
      const inputs = await servicing.texts('ApprovalRequest.input', ids);
      return new Map([...inputs].map(([id, { text }]) => [id, approvalTerms(JSON.parse(text) as JsonObject)]));
    }),
  adjustments: ({ from: { servicing } }) => new Loader((ids) => servicing.adjustments(ids)),
  events: ({ from: { servicing }, viewer: { scopes } }) =>
    perQuestion((window: Window, ids) => servicing.events(ids, window, hiddenHoldCommands(scopes))),
  portfolioSlices: (reading) => (dimensions: ReadonlySet<PortfolioDimension>, selection: PortfolioSelection) =>
    listsOf(reading).portfolio.slices(dimensions, selection, reading.viewer.portfolio),
  loanFeed: (reading) => (after: string, size: number, filter: LoanFeedFilter) =>
    listsOf(reading).loanFeed.after(after, size, filter, reading.viewer.portfolio),
  /** Those that the viewer may know of. */
  holds: ({ from, viewer: { scopes } }) =>
    new Loader<readonly Hold[]>(async (ids) => {
      const found = await from.holds.ofLoans(ids);
      return new Map([...found].map(([id, holds]) => [id, holds.filter(({ kind }) => seesHold(scopes, kind))]));
    }),
  /** All of them: for what they forbid and stop, never to be shown. */
  heldLoans: ({ from: { holds } }) => new Loader((ids) => holds.ofLoans(ids)),
  holdPage: pageOf(({ holds }) => holds),
  holdCount: countOf(({ holds }) => holds),
  autopay: ({ from: { payments } }) => new Loader((ids) => payments.autopays(ids)),
  recurringPayment: ({ from: { payments } }) => new Loader((ids) => payments.recurring(ids)),
  scheduledPayments: ({ from: { payments } }) => perQuestion((window: Window, ids) => payments.ofLoans(ids, window)),
  scheduledPaymentCounts: ({ from: { payments } }) => new Loader((ids) => payments.counts(ids)),
  scheduledPaymentPage: pageOf(({ payments }) => payments),
  scheduledPaymentCount: countOf(({ payments }) => payments),
  postings: ({ from: { servicing } }) => perQuestion((window: Window, ids) => servicing.postings(ids, window)),
  counts: ({ from: { servicing }, viewer: { scopes } }) =>
    oneEach((of: LoanList) => new Loader((ids) => servicing.counts(of, ids, hiddenHoldCommands(scopes)))),
  stateChanges: ({ from: { servicing } }) => new Loader((ids) => servicing.stateChanges(ids)),
  spells: ({ from: { servicing } }) => new Loader((ids) => servicing.spells(ids)),
  stipulations: ({ from: { servicing } }) => new Loader((ids) => servicing.stipulations(ids)),
  valuations: ({ from: { servicing } }) => new Loader((ids) => servicing.valuations(ids)),
  /** Free texts by the ids of their rows. */
  text: (reading) =>
    oneEach((of: TextOf) => new Loader((rows) => reading.from.servicing.texts(of, rows), noteLoanText(reading))),
  figuresOn: ({ from: { servicing } }) => new Loader((ids) => servicing.figuresOn(ids)),
  releaseDueOn: ({ from: { servicing } }) => new Loader((ids) => servicing.releaseDueOn(ids)),
  bankruptcyNoticeOn: ({ from: { servicing } }) => new Loader((ids) => servicing.bankruptcyNoticeOn(ids)),
} satisfies Readonly<Record<string, (reading: Reading) => unknown>>;

export type Loaders = { readonly [Name in keyof typeof MAKERS]: ReturnType<(typeof MAKERS)[Name]> };

/** Without a viewer there is no one to read for: every loader refuses. */
const CLOSED = new Proxy({} as Loaders, {
  get: () => {
    throw new Error('There is no viewer to read for');
  },
});

export const makeLoaders = (
  readers: Readers,
  viewer: Viewer | undefined,
  disclosures: Disclosures,
  room?: Room,
): Loaders =>
  viewer
    ? (new LoadersInUse({ from: readers, viewer, disclosures, room: roomFor(room) }) as unknown as Loaders)
    : CLOSED;

/** A request uses few of its loaders, so each is made when it is first asked for. */
class LoadersInUse {
  constructor(readonly reading: Reading) {}
}

for (const [name, make] of Object.entries(MAKERS))
  Object.defineProperty(LoadersInUse.prototype, name, {
    get(this: LoadersInUse) {
      const value: unknown = make(this.reading);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
