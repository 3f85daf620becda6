import { randomUUID } from 'node:crypto';
import type { OwnPostgres } from '../../test/support/own-postgres.js';
import type { Servicer } from './servicer.js';

const CALLERS = 4;
const PAUSE_MS = 20;
const AGAIN_MS = 100;
/** What was begun is tried so often after the end. */
const LAST_TRIES = 50;
/** However long a drill takes, it sends no more than this. */
const MOST_PAYMENTS = 5_000;

/** Callers who submit and settle payments, each under keys of its own, and send again what was not answered. */
export class PaymentLoad {
  /** Ids of payments whose settlement was acknowledged. */
  readonly acknowledged: string[] = [];
  readonly failures: string[] = [];
  sentAgain = 0;
  unauthenticated = 0;
  longestPauseMs = 0;
  private lastAt = performance.now();
  private isOver = false;
  private readonly callers: Promise<void>[];

  constructor(
    private readonly servicer: Servicer,
    private readonly loans: readonly string[],
  ) {
    this.callers = Array.from({ length: CALLERS }, (_, index) => this.call(index));
  }

  /** Ends once what was begun is answered. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.callers);
  }

  private async call(index: number): Promise<void> {
    for (let turn = index; !this.isOver && turn < MOST_PAYMENTS; turn += CALLERS) {
      const loanId = this.loans[turn % this.loans.length] ?? '';
      const key = randomUUID();
      const id = await this.insist(() => this.servicer.submit(loanId, key));
      if (id !== undefined && (await this.insist(() => this.servicer.settle(id, `${key}-settled`)))) this.note(id);
      await pause(PAUSE_MS);
    }
  }

  private note(id: string): void {
    this.acknowledged.push(id);
    const now = performance.now();
    this.longestPauseMs = Math.max(this.longestPauseMs, now - this.lastAt);
    this.lastAt = now;
  }

  private async insist(send: () => ReturnType<Servicer['submit']>): Promise<string | undefined> {
    let inVain = 0;
    for (;;) {
      const outcome = await send();
      if (outcome.is === 'DONE') return outcome.id;
      if (outcome.is === 'FAILED') {
        this.failures.push(outcome.why);
        return undefined;
      }
      if (outcome.is === 'UNAUTHENTICATED') this.unauthenticated += 1;
      else this.sentAgain += 1;
      if (this.isOver && ++inVain > LAST_TRIES) {
        this.failures.push('no answer before the end');
        return undefined;
      }
      await pause(AGAIN_MS);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Kept {
  readonly payments: number;
  readonly postings: number;
}

/** Payments and their postings in the database. */
export async function kept(server: OwnPostgres): Promise<Kept> {
  const [row] = await server.query(
    `SELECT (SELECT count(*) FROM "Repayment")::int AS "payments",
       (SELECT count(*) FROM "LedgerPosting" WHERE "kind" = 'PAYMENT')::int AS "postings"`,
  );
  return { payments: Number(row?.payments), postings: Number(row?.postings) };
}

/** How many of these payments are there, settled. */
export async function settledOf(server: OwnPostgres, ids: readonly string[]): Promise<number> {
  const list = ids.map((id) => `'${id.replaceAll("'", "''")}'`).join();
  const [row] = await server.query(
    `SELECT count(*)::int AS "count" FROM "Repayment" WHERE "state" = 'SETTLED' AND "id" IN (${list || 'NULL'})`,
  );
  return Number(row?.count);
}
