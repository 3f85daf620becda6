import DataLoader from 'dataloader';
import type { LedgerReader } from '../app/ledger/account-store.js';
import type { LoanColumn, LoanReader, LoanView } from '../app/loan-reader.js';
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
import type { AllocationView } from '../app/repayment/repayment-store.js';
import { readAccounts } from '../app/servicing/read-account.js';
import type { LoanEventView, ServicingReader, ValuationView } from '../app/servicing/servicing-reader.js';
import { WHOLE_PORTFOLIO } from '../domain/access/portfolio.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { BureauAttributes } from '../domain/record/bureau-attributes.js';
import type { JsonPart } from '../domain/record/field.js';
import type { Account } from '../domain/loan/servicing-terms.js';
import type { JsonValue } from '../domain/record/json.js';

type Loader<Row> = DataLoader<string, Row | undefined>;

/**
 * Loaders live for one request. Those of loans and borrowers know its portfolio: what they do not find does not exist
 * for this viewer. All others take the id of a loan that was found.
 */
export interface Loaders {
  /** One loader per set of columns, so that a read fetches what its selection needs and no more. */
  loan(columns: ReadonlySet<LoanColumn>): Loader<LoanView>;
  readonly borrower: Loader<BorrowerView>;
  /** One loader per set of parts, for the same reason: a part that nobody asked for is not read, nor opened. */
  excerpts(parts: ReadonlySet<JsonPart>): Loader<Excerpts>;
  readonly payments: Loader<readonly JsonValue[]>;
  readonly cashflows: Loader<string>;
  readonly bureauAttributes: Loader<BureauAttributes | null>;
  tradeLines(applicant: ApplicantPosition): Loader<string | null>;
  readonly documents: Loader<readonly DocumentView[]>;
  /** By the document's id; apart from all else, because bytes are large and sealed. */
  readonly documentBytes: Loader<Uint8Array | null>;
  readonly account: Loader<Account>;
  /** By the id of the repayment. */
  readonly allocation: Loader<AllocationView>;
  readonly stateChanges: Loader<readonly LoanEventView[]>;
  readonly stipulations: Loader<readonly Stipulation[]>;
  readonly valuations: Loader<readonly ValuationView[]>;
  readonly releaseDueOn: Loader<string>;
}

export interface Readers {
  readonly loans: LoanReader;
  readonly borrowers: BorrowerReader;
  readonly records: RecordReader;
  readonly servicing: ServicingReader;
  readonly ledger: LedgerReader;
}

export function makeLoaders(
  { loans, borrowers, records, servicing, ledger }: Readers,
  viewer: Viewer | undefined,
): Loaders {
  const portfolio = viewer?.portfolio ?? WHOLE_PORTFOLIO;
  const tradeLines = {
    PRIMARY: batched((ids) => records.tradeLines('PRIMARY', ids)),
    CO_APPLICANT: batched((ids) => records.tradeLines('CO_APPLICANT', ids)),
  };
  return {
    loan: perSet((columns: ReadonlySet<LoanColumn>, ids) => loans.byIds(ids, columns, portfolio)),
    borrower: batched((ids) => borrowers.byIds(ids, portfolio)),
    excerpts: perSet((parts: ReadonlySet<JsonPart>, ids) => records.excerpts(ids, parts)),
    payments: batched((ids) => records.payments(ids)),
    cashflows: batched((ids) => records.cashflows(ids)),
    bureauAttributes: batched((ids) => records.bureauAttributes(ids)),
    tradeLines: (applicant) => tradeLines[applicant],
    documents: batched((ids) => records.documents(ids)),
    documentBytes: batched((ids) => records.documentBytes(ids)),
    account: batched(async (ids) => {
      const found = await loans.byIds(ids, ALL_LOAN_COLUMNS, portfolio);
      return readAccounts(ledger, [...found.values()]);
    }),
    allocation: batched((ids) => servicing.allocations(ids)),
    stateChanges: batched((ids) => servicing.stateChanges(ids)),
    stipulations: batched((ids) => servicing.stipulations(ids)),
    valuations: batched((ids) => servicing.valuations(ids)),
    releaseDueOn: batched((ids) => servicing.releaseDueOn(ids)),
  };
}

/** Batches return in key order, whatever order the database answered in. */
function batched<Row>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>): Loader<Row> {
  return new DataLoader(async (ids) => {
    const rows = await read(ids);
    return ids.map((id) => rows.get(id));
  });
}

function perSet<Member extends string, Row>(
  read: (members: ReadonlySet<Member>, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
) {
  const loaders = new Map<string, Loader<Row>>();
  return (members: ReadonlySet<Member>): Loader<Row> => {
    const key = [...members].sort().join(',');
    const loader = loaders.get(key) ?? batched((ids) => read(members, ids));
    loaders.set(key, loader);
    return loader;
  };
}
