import { borrowerSubject, loanSubject, type Disclosures } from '../../app/ports/audit-log.js';
import type { ApprovalFilter, ApprovalReader, ApprovalView } from '../../app/ports/approval-stores.js';
import type { BorrowerLoan, BorrowerRiskReader } from '../../app/ports/borrower-store.js';
import type { AllocationView, RepaymentView } from '../../app/ports/loan-stores.js';
import type {
  LoanFilter,
  LoanColumn,
  LoanListing,
  LoanNeeds,
  LoanReader,
  LoanView,
  Page,
  Window,
} from '../../app/ports/loan-reader.js';
import type {
  ApplicantPosition,
  BorrowerReader,
  BorrowerView,
  DocumentView,
  Excerpts,
  RecordReader,
  StoredDocument,
  TradeLineTable,
} from '../../app/ports/record-store.js';
import type { HoldFilter, HoldReader } from '../../app/ports/hold-store.js';
import type {
  Autopay,
  PaymentReader,
  ScheduledPaymentFilter,
  ScheduledPaymentListing,
} from '../../app/ports/payment-stores.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import type {
  LoanFeed,
  LoanFeedFilter,
  LoanFeedPage,
  RepaymentFilter,
  RepaymentListing,
  RepaymentReader,
  AdjustmentView,
  LoanEventView,
  LoanList,
  LoanText,
  PostingView,
  ServicingReader,
  StipulationView,
  TextOf,
  ValuationView,
} from '../../app/ports/servicing-reader.js';
import type {
  PortfolioDimension,
  PortfolioReader,
  PortfolioSelection,
  PortfolioSlices,
} from '../../app/ports/portfolio-reader.js';
import { ACCOUNT_COLUMNS, type AccountReader, type ReadAccount } from '../../app/ledger/account-reader.js';
import { actorId, type Viewer } from '../../domain/access/viewer.js';
import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import type { Hold } from '../../domain/hold/hold.js';
import { hiddenHoldCommands, seesHold } from '../../domain/hold/hold-effects.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { JsonPart } from '../../domain/record/field.js';
import { approvalTerms } from '../../domain/adjustment/policy.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import { obtain } from '../../domain/obtain.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import {
  Loader,
  perQuestion,
  lengthsOf,
  roomFor,
  noteBureau,
  noteDocument,
  noteExcerpts,
  noteLoan,
  noteText,
  type Shown,
} from './loader.js';

/** One loader per window, so that the same page of many loans' lists is read at once. */
export type Pages<Row> = (window: Window) => Loader<Page<Row>>;

/**
 * Loaders live for one request. Those of loans and borrowers know its portfolio: what they do not find does not exist
 * for this viewer. All others take the id of a loan that was found. What they show of sealed values they note.
 */
export interface Loaders {
  /** One loader for what a selection needs of loans, so that a read fetches that and no more. */
  loans(needs: LoanNeeds): Loader<LoanView>;
  loanPage(listing: LoanListing, window: Window, needs: LoanNeeds): Promise<Page<LoanView>>;
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
  readonly cashflows: Loader<string | null>;
  readonly wholeCashflows: Loader<string | null>;
  readonly bureauAttributes: Loader<BureauAttributes | null>;
  readonly bureauAttributesJson: Loader<Uint8Array | null>;
  tradeLines(applicant: ApplicantPosition): Loader<string | null>;
  tradeLineRows(applicant: ApplicantPosition): Loader<TradeLineTable | null>;
  readonly documents: Loader<readonly DocumentView[]>;
  /** Content as JSON; apart from all else, because it is large and sealed. Room is made for it before it is read. */
  documentJson(documents: readonly StoredDocument[]): Promise<readonly DocumentJson[]>;
  readonly account: Loader<ReadAccount>;
  /** By the id of the repayment. */
  readonly allocation: Loader<AllocationView>;
  readonly repayments: Pages<RepaymentView>;
  /** By its own id. */
  readonly repayment: Loader<RepaymentView>;
  repaymentPage(listing: RepaymentListing, window: Window): Promise<Page<RepaymentView>>;
  repaymentCount(filter: RepaymentFilter): Promise<number>;
  /** By its own id. */
  readonly approval: Loader<ApprovalView>;
  approvalPage(filter: ApprovalFilter, window: Window): Promise<Page<ApprovalView>>;
  approvalCount(filter: ApprovalFilter): Promise<number>;
  /** What is asked for, by the id of the request, without a word of free text: nothing of it is audited. */
  readonly approvalTerms: Loader<JsonObject>;
  readonly adjustments: Loader<readonly AdjustmentView[]>;
  readonly events: Pages<LoanEventView>;
  portfolioSlices(dimensions: ReadonlySet<PortfolioDimension>, selection: PortfolioSelection): Promise<PortfolioSlices>;
  loanFeed(after: string, size: number, filter: LoanFeedFilter): Promise<LoanFeedPage>;
  /** Those that the viewer may know of. */
  readonly holds: Loader<readonly Hold[]>;
  /** All of them: for what they forbid, never to be shown. */
  readonly heldLoans: Loader<readonly Hold[]>;
  holdPage(filter: HoldFilter, window: Window): Promise<Page<Hold>>;
  holdCount(filter: HoldFilter): Promise<number>;
  /** By the id of the loan, as all of these but the list. */
  readonly autopay: Loader<Autopay>;
  readonly recurringPayment: Loader<ScheduledPayment>;
  readonly scheduledPayments: Pages<ScheduledPayment>;
  readonly scheduledPaymentCounts: Loader<number>;
  scheduledPaymentPage(listing: ScheduledPaymentListing, window: Window): Promise<Page<ScheduledPayment>>;
  scheduledPaymentCount(filter: ScheduledPaymentFilter): Promise<number>;
  readonly postings: Pages<PostingView>;
  readonly counts: (of: LoanList) => Loader<number>;
  readonly stateChanges: Loader<readonly LoanEventView[]>;
  readonly spells: Loader<readonly DelinquencySpell[]>;
  readonly stipulations: Loader<readonly StipulationView[]>;
  readonly valuations: Loader<readonly ValuationView[]>;
  /** Free texts by the ids of their rows. */
  text(of: TextOf): Loader<LoanText>;
  readonly figuresOn: Loader<string>;
  readonly releaseDueOn: Loader<string>;
  readonly bankruptcyNoticeOn: Loader<string>;
}

type DocumentJson = readonly Uint8Array[] | null | undefined;

export interface LoansQuestion {
  readonly listing: LoanListing;
  readonly window: Window;
  readonly columns: ReadonlySet<LoanColumn>;
}

/** Where pages, counts, sums and feeds are read, which take a connection for as long as they last. */
export interface ListReaders {
  readonly loans: LoanReader;
  readonly repayments: RepaymentReader;
  readonly approvals: ApprovalReader;
  readonly holds: HoldReader;
  readonly payments: PaymentReader;
  readonly portfolio: Pick<PortfolioReader, 'slices'>;
  readonly loanFeed: LoanFeed;
}

export interface Readers {
  readonly loans: LoanReader;
  readonly borrowers: BorrowerReader;
  readonly records: RecordReader;
  readonly servicing: ServicingReader;
  readonly repayments: RepaymentReader;
  readonly approvals: ApprovalReader;
  readonly holds: HoldReader;
  readonly payments: PaymentReader;
  readonly accounts: AccountReader;
  readonly borrowerRisk: BorrowerRiskReader;
  readonly listsOf: (caller: string) => ListReaders;
}

const listsOf = ({ from, viewer }: Reading): ListReaders => from.listsOf(actorId(viewer));

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
  viewer ? (new LoadersInUse({ from: readers, viewer, disclosures, room }) as unknown as Loaders) : CLOSED;

interface Reading extends Shown {
  readonly from: Readers;
  readonly room: Room | undefined;
}

type Makers = { readonly [Name in keyof Loaders]: (reading: Reading) => Loaders[Name] };

const MAKERS: Makers = {
  loans: (reading) =>
    perQuestion(
      ({ columns, parts }: LoanNeeds, ids) => reading.from.loans.byIds(ids, columns, reading.viewer.portfolio, parts),
      noteLoan(reading),
    ),
  loanPage: (reading) => {
    const { loans } = listsOf(reading);
    return async (listing, window, { columns, parts }) => {
      const page = await loans.page(listing, window, columns, reading.viewer.portfolio, parts);
      page.rows.forEach(noteLoan(reading));
      return page;
    };
  },
  loanCount: (reading) => {
    const { loans } = listsOf(reading);
    return (filter) => loans.count(filter, reading.viewer.portfolio);
  },
  loansOfBorrower: (reading) => {
    const { loans } = listsOf(reading);
    return perQuestion(
      ({ listing, window, columns }: LoansQuestion, ids) =>
        loans.pagesOf(ids, listing, window, columns, reading.viewer.portfolio),
      ({ rows }) => {
        rows.forEach(noteLoan(reading));
      },
    );
  },
  loanCountOfBorrower: (reading) => {
    const { loans } = listsOf(reading);
    return perQuestion((filter: LoanFilter, ids) => loans.countsOf(ids, filter, reading.viewer.portfolio));
  },
  borrower: (reading) => {
    const noteParts = noteExcerpts(reading);
    return perQuestion(
      (parts: ReadonlySet<JsonPart>, ids) => reading.from.borrowers.byIds(ids, reading.viewer.portfolio, parts),
      ({ id, newestLoanId, excerpts }) => {
        reading.disclosures.note(borrowerSubject(id), 'PERSONAL');
        reading.disclosures.note(loanSubject(newestLoanId), 'PERSONAL');
        noteParts(excerpts, newestLoanId);
      },
    );
  },
  borrowerLoans: ({ from: { borrowerRisk }, viewer: { portfolio } }) =>
    new Loader((ids) => borrowerRisk.loansOf(ids, portfolio)),
  excerpts: (reading) =>
    perQuestion(
      (parts: ReadonlySet<JsonPart>, ids) => reading.from.records.excerpts(ids, parts),
      noteExcerpts(reading),
    ),
  payments: (reading) =>
    new Loader((ids) => reading.from.records.payments(ids, roomFor(reading.room)), noteText(reading)),
  cashflows: ({ from: { records }, room }) => new Loader((ids) => records.cashflows(ids, roomFor(room))),
  wholeCashflows: (reading) =>
    new Loader((ids) => reading.from.records.wholeCashflows(ids, roomFor(reading.room)), noteText(reading)),
  bureauAttributes: (reading) =>
    new Loader((ids) => reading.from.records.bureauAttributes(ids, roomFor(reading.room)), noteBureau(reading)),
  bureauAttributesJson: (reading) =>
    new Loader((ids) => reading.from.records.bureauAttributesJson(ids, roomFor(reading.room)), noteBureau(reading)),
  tradeLines: (reading) =>
    perApplicant(
      (applicant) =>
        new Loader(
          (ids) => reading.from.records.tradeLines(applicant, ids, roomFor(reading.room)),
          noteBureau(reading),
        ),
    ),
  tradeLineRows: (reading) =>
    perApplicant(
      (applicant) =>
        new Loader(
          (ids) => reading.from.records.tradeLineRows(applicant, ids, roomFor(reading.room)),
          noteBureau(reading),
        ),
    ),
  documents: (reading) => new Loader((ids) => reading.from.records.documents(ids), noteBureau(reading)),
  documentJson: (reading) => {
    const asked = new Map<string, StoredDocument>();
    const loader = new Loader(async (ids) => {
      const documents = ids.flatMap((id) => asked.get(id) ?? []);
      roomFor(reading.room)(lengthsOf(documents));
      return reading.from.records.documentJson(documents);
    }, noteDocument(reading));
    return (documents) => {
      for (const document of documents) asked.set(document.id, document);
      return loader.loadAll(documents.map(({ id }) => id));
    };
  },
  account: ({ from: { loans, accounts }, viewer: { portfolio } }) =>
    new Loader(async (ids) => {
      const found = await loans.byIds(ids, ACCOUNT_COLUMNS, portfolio);
      return accounts([...found.values()]);
    }),
  allocation: ({ from: { servicing } }) => new Loader((ids) => servicing.allocations(ids)),
  repayments: ({ from: { servicing } }) => perQuestion((window: Window, ids) => servicing.repayments(ids, window)),
  repayment: ({ from: { repayments }, viewer: { portfolio } }) => new Loader((ids) => repayments.byIds(ids, portfolio)),
  repaymentPage: (reading) => {
    const { repayments } = listsOf(reading);
    return (listing, window) => repayments.page(listing, window, reading.viewer.portfolio);
  },
  repaymentCount: (reading) => {
    const { repayments } = listsOf(reading);
    return (filter) => repayments.count(filter, reading.viewer.portfolio);
  },
  approval: ({ from: { approvals }, viewer: { portfolio } }) => new Loader((ids) => approvals.byIds(ids, portfolio)),
  approvalPage: (reading) => {
    const { approvals } = listsOf(reading);
    return (filter, window) => approvals.page(filter, window, reading.viewer.portfolio);
  },
  approvalCount: (reading) => {
    const { approvals } = listsOf(reading);
    return (filter) => approvals.count(filter, reading.viewer.portfolio);
  },
  approvalTerms: ({ from: { servicing } }) =>
    new Loader<JsonObject>(async (ids) => {
      const inputs = await servicing.texts('ApprovalRequest.input', ids);
      return new Map([...inputs].map(([id, { text }]) => [id, approvalTerms(JSON.parse(text) as JsonObject)]));
    }),
  adjustments: ({ from: { servicing } }) => new Loader((ids) => servicing.adjustments(ids)),
  events: ({ from: { servicing }, viewer: { scopes } }) =>
    perQuestion((window: Window, ids) => servicing.events(ids, window, hiddenHoldCommands(scopes))),
  portfolioSlices: (reading) => {
    const { portfolio } = listsOf(reading);
    return (dimensions, selection) => portfolio.slices(dimensions, selection, reading.viewer.portfolio);
  },
  loanFeed: (reading) => {
    const { loanFeed } = listsOf(reading);
    return (after, size, filter) => loanFeed.after(after, size, filter, reading.viewer.portfolio);
  },
  holds: ({ from, viewer: { scopes } }) =>
    new Loader<readonly Hold[]>(async (ids) => {
      const found = await from.holds.ofLoans(ids);
      return new Map([...found].map(([id, holds]) => [id, holds.filter(({ kind }) => seesHold(scopes, kind))]));
    }),
  heldLoans: ({ from: { holds } }) => new Loader((ids) => holds.ofLoans(ids)),
  holdPage: (reading) => {
    const { holds } = listsOf(reading);
    return (filter, window) => holds.page(filter, window, reading.viewer.portfolio);
  },
  holdCount: (reading) => {
    const { holds } = listsOf(reading);
    return (filter) => holds.count(filter, reading.viewer.portfolio);
  },
  autopay: ({ from: { payments } }) => new Loader((ids) => payments.autopays(ids)),
  recurringPayment: ({ from: { payments } }) => new Loader((ids) => payments.recurring(ids)),
  scheduledPayments: ({ from: { payments } }) => perQuestion((window: Window, ids) => payments.ofLoans(ids, window)),
  scheduledPaymentCounts: ({ from: { payments } }) => new Loader((ids) => payments.counts(ids)),
  scheduledPaymentPage: (reading) => {
    const { payments } = listsOf(reading);
    return (listing, window) => payments.page(listing, window, reading.viewer.portfolio);
  },
  scheduledPaymentCount: (reading) => {
    const { payments } = listsOf(reading);
    return (filter) => payments.count(filter, reading.viewer.portfolio);
  },
  postings: ({ from: { servicing } }) => perQuestion((window: Window, ids) => servicing.postings(ids, window)),
  counts: ({ from: { servicing }, viewer: { scopes } }) => {
    const loaders = new Map<LoanList, Loader<number>>();
    return (of) =>
      obtain(loaders, of, () => new Loader((ids) => servicing.counts(of, ids, hiddenHoldCommands(scopes))));
  },
  stateChanges: ({ from: { servicing } }) => new Loader((ids) => servicing.stateChanges(ids)),
  spells: ({ from: { servicing } }) => new Loader((ids) => servicing.spells(ids)),
  stipulations: ({ from: { servicing } }) => new Loader((ids) => servicing.stipulations(ids)),
  valuations: ({ from: { servicing } }) => new Loader((ids) => servicing.valuations(ids)),
  text: (reading) => {
    const note = noteText(reading);
    const loaders = new Map<TextOf, Loader<LoanText>>();
    return (of) =>
      obtain(
        loaders,
        of,
        () =>
          new Loader(
            (rows) => reading.from.servicing.texts(of, rows),
            ({ text, loanId }) => {
              note(text, loanId);
            },
          ),
      );
  },
  figuresOn: ({ from: { servicing } }) => new Loader((ids) => servicing.figuresOn(ids)),
  releaseDueOn: ({ from: { servicing } }) => new Loader((ids) => servicing.releaseDueOn(ids)),
  bankruptcyNoticeOn: ({ from: { servicing } }) => new Loader((ids) => servicing.bankruptcyNoticeOn(ids)),
};

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

/** Two loaders, each of one applicant's. */
function perApplicant<Row>(loaderOf: (applicant: ApplicantPosition) => Loader<Row>) {
  const loaders = { PRIMARY: loaderOf('PRIMARY'), CO_APPLICANT: loaderOf('CO_APPLICANT') };
  return (applicant: ApplicantPosition) => loaders[applicant];
}
