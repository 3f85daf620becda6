import { parse, type ExecutionResult } from 'graphql';
import type { LoanFilter, LoanReader, LoanView } from '../../../src/features/loan/loan-reader.js';
import type { ApplicantPosition, DocumentView, RecordReader } from '../../../src/features/record/record-store.js';
import type { BorrowerReader, BorrowerView } from '../../../src/features/borrower/borrower-store.js';
import type { Excerpts } from '../../../src/features/loan/loan-reader.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../../src/domain/access/viewer.js';
import { type Role, ROLE_SCOPES, type Scope } from '../../../src/domain/access/roles.js';
import { openCashflows, readTradeLines } from '../../../src/domain/record/csv-rows.js';
import { isOpenPart, type JsonPart, type OpenPart } from '../../../src/domain/record/field.js';
import type { RecordParts } from '../../../src/domain/record/record-parts.js';
import { splitRecord } from '../../../src/domain/record/split-and-join.js';
import { GraphContext, type GraphServices } from '../../../src/features/graph-context.js';
import { borrowerReader } from '../../../src/features/borrower/borrower-reader.js';
import { loanReader } from '../../../src/features/loan/loan.reader.js';
import { primarySource, type ReadSource } from '../../../src/features/read-source.js';
import { excerptsReader } from '../../../src/features/loan/excerpts.js';
import { recordReader } from '../../../src/features/record/record-reader.js';
import { type Resources, Services } from '../../../src/features/services.js';
import type { Read } from '../../../src/platform/postgres/statement.js';
import { KeyRing } from '../../../src/platform/sealing/key-ring.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';
import { sampleEnvelope, type Envelope } from '../../domain/record/sample.js';

const graph = await buildGraph({ authDirectives: false });

export type Answer = ExecutionResult<Record<string, never>>;

/** Columns, and the open parts that come along. */
const asked = (columns: ReadonlySet<string>, parts: ReadonlySet<string> = new Set()) =>
  [...columns, ...parts].sort().join(',');

const nothing = () => Promise.resolve(new Map<string, never>());

/** A paper loan was never serviced: readers that are not replaced find no rows. */
const NO_ROWS: Read = () => Promise.resolve([]);
const NO_DATABASE = { connections: 1, read: NO_ROWS } as unknown as Resources['database'];

/** The graph over records held in memory, which writes down what is read of them. */
export class PaperGateway {
  readonly reads: string[] = [];
  readonly #records = new Map<string, RecordParts>();
  readonly #erased = new Set<string>();

  constructor(...envelopes: Envelope[]) {
    for (const envelope of envelopes.length > 0 ? envelopes : [sampleEnvelope()]) {
      const split = splitRecord(envelope);
      if (!split.ok) throw new Error(JSON.stringify(split.faults));
      this.#records.set(split.loanId, split.parts);
    }
  }

  erase(borrowerId: string): void {
    this.#erased.add(borrowerId);
  }

  async ask(
    role: Role,
    query: string,
    variables: Record<string, unknown> = {},
    portfolio: Portfolio = WHOLE_PORTFOLIO,
  ): Promise<Answer> {
    this.reads.length = 0;
    const viewer = { clientId: 'c1', name: 'test', role, scopes: new Set<Scope>(ROLE_SCOPES[role]), portfolio };
    const services = {
      source: this.#source(),
      documentLinks: {
        sign: (id: string) => Promise.resolve({ url: `/documents/${id}`, expiresAt: new Date(3_600_000) }),
      },
      audit: { write: () => Promise.resolve() },
      now: () => new Date(0),
    } as unknown as GraphServices;
    const { data, errors } = await graph.execute(
      { document: parse(query), operationName: undefined, variables },
      new GraphContext(services, { requestId: 'r1', viewer, apiKey: undefined }),
    );
    return { data: (data?.read() ?? null) as Record<string, never> | null, ...(errors && { errors }) };
  }

  #note(read: string) {
    this.reads.push(read);
  }

  #view(id: string, record: RecordParts, parts: ReadonlySet<OpenPart> = new Set()): LoanView {
    const { loan } = record;
    const brought = { parts, read: (asked: ReadonlySet<OpenPart>) => this.#excerpts(record, asked) };
    return { ...loan, id, createdAt: new Date(loan.createdAt), ...(parts.size > 0 && { brought }) };
  }

  #loans(portfolio: Portfolio, filter: LoanFilter = {}): [string, RecordParts][] {
    return [...this.#records].filter(
      ([, { loan }]) =>
        (portfolio.kind === 'ALL' || [loan.lenderId, loan.primaryServicerId, loan.borrowerId].includes(portfolio.id)) &&
        (filter.borrowerId === undefined || filter.borrowerId === loan.borrowerId),
    );
  }

  #ofLoans<T>(ids: readonly string[], read: (parts: RecordParts, id: string) => T | undefined): Map<string, T> {
    return new Map(
      ids.flatMap((id) => {
        const parts = this.#records.get(id);
        const value = parts && read(parts, id);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  }

  #isErased = ({ loan }: RecordParts) => this.#erased.has(loan.borrowerId);

  #excerpts(record: RecordParts, parts: ReadonlySet<JsonPart>): Excerpts {
    return Object.fromEntries(
      [...parts].map((part) => [part, !isOpenPart(part) && this.#isErased(record) ? null : record.excerpts[part]]),
    );
  }

  #tradeLines(record: RecordParts, applicant: ApplicantPosition): string | null | undefined {
    const file = applicant === 'PRIMARY' ? record.bureau.primary : record.bureau.coApplicant;
    return this.#isErased(record) ? null : file?.tradeLines;
  }

  #documents({ documents }: RecordParts, loanId: string): DocumentView[] {
    const view = (id: string, applicant: DocumentView['applicant'], bytes: Uint8Array | null): DocumentView[] =>
      bytes
        ? [{ id, loanId, applicant, contentType: 'application/pdf', size: bytes.length, sha256: 'ab'.repeat(32) }]
        : [];
    return [
      ...view(`${loanId}/primary`, 'PRIMARY', documents.primary),
      ...view(`${loanId}/coApplicant`, 'CO_APPLICANT', documents.coApplicant),
    ];
  }

  #source(): ReadSource {
    const answer = <T>(read: string, value: T): Promise<T> => {
      this.#note(read);
      return Promise.resolve(value);
    };
    const loans: LoanReader = {
      byIds: (ids, columns, portfolio, brought) =>
        answer(
          `loans(${asked(columns, brought)})`,
          new Map(
            this.#loans(portfolio)
              .filter(([id]) => ids.includes(id))
              .map(([id, parts]) => [id, this.#view(id, parts, brought)]),
          ),
        ),
      page: ({ filter }, { size }, columns, portfolio, brought) => {
        const found = this.#loans(portfolio, filter).map(([id, parts]) => this.#view(id, parts, brought));
        const read = `page(${asked(columns, brought)})`;
        return answer(read, { rows: found.slice(0, size), hasMore: found.length > size });
      },
      count: (filter, portfolio) => answer('count', this.#loans(portfolio, filter).length),
      pagesOf: (borrowerIds, { filter }, { size }, columns, portfolio) => {
        const pages = borrowerIds.map((borrowerId) => {
          const found = this.#loans(portfolio, { ...filter, borrowerId });
          const rows = found.map(([id, parts]) => this.#view(id, parts));
          return [borrowerId, { rows: rows.slice(0, size), hasMore: rows.length > size }] as const;
        });
        return answer(`page(${[...columns].sort().join(',')})`, new Map(pages));
      },
      countsOf: (borrowerIds, filter, portfolio) =>
        answer(
          'count',
          new Map(
            borrowerIds.map((borrowerId) => [borrowerId, this.#loans(portfolio, { ...filter, borrowerId }).length]),
          ),
        ),
    };
    const borrowers: BorrowerReader = {
      byIds: (ids, portfolio, parts) => {
        const views = this.#loans(portfolio).map(([loanId, record]): [string, BorrowerView] => [
          record.loan.borrowerId,
          {
            id: record.loan.borrowerId,
            newestLoanId: loanId,
            erasedAt: this.#isErased(record) ? new Date(0) : null,
            excerpts: this.#excerpts(record, parts),
          },
        ]);
        return answer(`borrowers(${[...parts].sort().join(',')})`, new Map(views.filter(([id]) => ids.includes(id))));
      },
    };
    const records: RecordReader = {
      excerpts: (ids, parts) =>
        answer(
          `excerpts(${[...parts].sort().join(',')})`,
          this.#ofLoans(ids, (record) => this.#excerpts(record, parts)),
        ),
      payments: nothing,
      paymentsJson: (ids) =>
        answer(
          'payments',
          this.#ofLoans(ids, ({ payments }) => [Buffer.from(JSON.stringify(payments))]),
        ),
      cashflows: (ids) =>
        answer(
          'cashflows',
          this.#ofLoans(ids, ({ cashflowsCsv }) => (cashflowsCsv ? openCashflows(cashflowsCsv).open : undefined)),
        ),
      wholeCashflows: (ids) =>
        answer(
          'wholeCashflows',
          this.#ofLoans(ids, (record) => {
            const { cashflowsCsv } = record;
            if (cashflowsCsv === null || openCashflows(cashflowsCsv).isAll) return undefined;
            return this.#isErased(record) ? null : cashflowsCsv;
          }),
        ),
      bureauAttributes: (ids) =>
        answer(
          'bureauAttributes',
          this.#ofLoans(ids, (record) =>
            this.#isErased(record) ? null : (record.bureau.primary?.attributes ?? undefined),
          ),
        ),
      bureauAttributesJson: (ids) =>
        answer(
          'bureauAttributes',
          this.#ofLoans(ids, (record) => {
            const attributes = record.bureau.primary?.attributes;
            return this.#isErased(record) ? null : attributes && Buffer.from(JSON.stringify(attributes));
          }),
        ),
      tradeLines: (applicant, ids) =>
        answer(
          `tradeLines(${applicant})`,
          this.#ofLoans(ids, (record) => this.#tradeLines(record, applicant)),
        ),
      tradeLineRows: (applicant, ids) =>
        answer(
          `tradeLineRows(${applicant})`,
          this.#ofLoans(ids, (record) => {
            const csv = this.#tradeLines(record, applicant);
            return csv == null ? csv : () => readTradeLines(csv);
          }),
        ),
      documents: (ids) =>
        answer(
          'documents',
          this.#ofLoans(ids, (record, id) => this.#documents(record, id)),
        ),
      documentBytes: nothing,
      documentJson: (documents) =>
        answer(
          `documentJson(${documents.length})`,
          new Map(
            documents.map(({ id }) => {
              const [loanId = '', applicant] = id.split('/');
              const record = this.#records.get(loanId);
              const bytes = record?.documents[applicant as 'primary' | 'coApplicant'];
              const json = bytes && [Buffer.from(JSON.stringify(Buffer.from(bytes).toString('base64')))];
              return [id, record && this.#isErased(record) ? null : (json ?? null)];
            }),
          ),
        ),
    };
    const resources = { database: NO_DATABASE, ring: new KeyRing([Buffer.alloc(32)]), blindIndexKey: Buffer.alloc(32) };
    return new Services(resources)
      .get(primarySource)
      .with(loanReader, loans)
      .with(borrowerReader, borrowers)
      .with(recordReader, records)
      .with(excerptsReader, (loanIds, parts) => records.excerpts(loanIds, parts));
  }
}
