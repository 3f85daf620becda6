import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { BoundedClient, DatabaseSilent, type BoundedConfig } from './bounded-client.js';
import { isStale, PreparedRead, type Prepared } from './prepared-statements.js';
import { areSame } from './statement.js';
import { getOrCreate } from '../runtime/get-or-create.js';

/** Reads only: what is asked may be carried out twice. */
export type AskRead = (prepared: Prepared, values: readonly unknown[]) => Promise<unknown[]>;

/** Without an answer for this long, a connection is held up: by a lock, a disk or the network. */
const HELD_UP_MS = 20;
/** A request that waits this long is behind slow statements, and more would only wait longer. */
const KEEPS_UP_MS = 50;
/** Firewalls forget idle connections; pools close theirs for the same reason. */
const IDLE_MS = 30_000;
/** After a connection failed, so long none is tried. */
const PAUSE_MS = 1_000;

/** Of one statement, so many are told from those that come: more differ by what they ask for, and would be looked at in vain. */
const MOST_COMPARED = 16;

interface Leaving {
  readonly values: readonly unknown[];
  readonly rows: Promise<unknown[]>;
}

interface Asked {
  readonly prepared: Prepared;
  readonly values: readonly unknown[];
  readonly since: number;
  readonly settle: (rows: unknown[]) => void;
  readonly fail: (error: unknown) => void;
  /** Here, and then elsewhere: the first answer counts, and only when no more is under way, a failure. */
  underWay: number;
  isElsewhere: boolean;
}

/**
 * A connection that many reads share. Each leaves without waiting for the answers before it, in one packet with all that
 * are asked in the same turn of the event loop, the same only once; answers come in the order of the questions. One that takes its time holds
 * up those behind it, which are then asked elsewhere, as are those of a connection that breaks.
 */
export class PipelinedConnection {
  /** In the order of their answers; those asked elsewhere meanwhile keep their place. */
  private readonly asked: Asked[] = [];
  /** What leaves at the end of this turn of the event loop. */
  private readonly leaving = new Map<Prepared, Leaving[]>();
  private client: pg.Client | undefined;
  private connecting: pg.Client | undefined;
  private isCorked = false;
  private isClosed = false;
  /** Until all that was asked before has been answered. */
  private isHeldUp = false;
  private isWatched = false;
  private answers = 0;
  private lastAsked = 0;
  private connectAfter = 0;

  constructor(
    private readonly config: BoundedConfig,
    private readonly elsewhere: AskRead,
  ) {}

  get waiting(): number {
    return this.asked.length;
  }

  /** Whether what is asked leaves at once and is answered in turn. */
  isOpen(): boolean {
    if (this.client && performance.now() - this.lastAsked > IDLE_MS && this.waiting === 0) void this.drop();
    if (!this.client) this.connect();
    return this.client !== undefined && !this.isHeldUp;
  }

  /** Whether those before are answered soon enough for many more to wait. */
  keepsUp(): boolean {
    const [first] = this.asked;
    return first === undefined || performance.now() - first.since < KEEPS_UP_MS;
  }

  /** The rows of a statement that was not sent yet, for other callers of the same statement too. */
  leavingNow(prepared: Prepared, values: readonly unknown[]): Promise<unknown[]> | undefined {
    return this.leaving.get(prepared)?.find((leaving) => areSame(leaving.values, values))?.rows;
  }

  ask(prepared: Prepared, values: readonly unknown[]): Promise<unknown[]> {
    const { client } = this;
    if (!client) return this.elsewhere(prepared, values);
    const rows = this.send(client, prepared, values);
    const leaving = getOrCreate(this.leaving, prepared, () => []);
    if (leaving.length < MOST_COMPARED) leaving.push({ values, rows });
    return rows;
  }

  private send(client: pg.Client, prepared: Prepared, values: readonly unknown[]): Promise<unknown[]> {
    return new Promise((settle, fail) => {
      const since = performance.now();
      const asked: Asked = { prepared, values, since, settle, fail, underWay: 1, isElsewhere: false };
      const take = (error: Error | null, rows: unknown[] = []) => {
        if (!this.answered(asked)) return;
        if (!error) {
          settle(rows);
          return;
        }
        if (isStale(error)) void this.drop();
        if (isWorthAsking(error) && !asked.isElsewhere) this.askElsewhere(asked);
        failed(asked, error);
      };
      const read = new PreparedRead(prepared, values);
      read.callback = take;
      this.asked.push(asked);
      this.lastAsked = since;
      this.cork(client);
      client.query(read);
      this.watch();
    });
  }

  /** What is under way is answered by the connection that it was asked on. */
  renew(): void {
    void this.drop();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.connecting?.connection.stream.destroy();
    await this.drop();
  }

  /** Whether it was not answered before. */
  private answered(asked: Asked): boolean {
    const place = this.asked.indexOf(asked);
    if (place === -1) return false;
    this.asked.splice(place, 1);
    this.answers += 1;
    if (this.waiting === 0) this.isHeldUp = false;
    return true;
  }

  private askElsewhere(asked: Asked): void {
    asked.isElsewhere = true;
    asked.underWay += 1;
    this.elsewhere(asked.prepared, asked.values).then(asked.settle, (error: unknown) => {
      failed(asked, error);
    });
  }

  private connect(): void {
    if (this.isClosed || this.connecting || performance.now() < this.connectAfter) return;
    const client = new BoundedClient(this.config);
    this.connecting = client;
    const lost = () => {
      if (client !== this.client && client !== this.connecting) return;
      this.client = undefined;
      this.connecting = undefined;
      this.connectAfter = performance.now() + PAUSE_MS;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.connect().then(() => {
      if (client !== this.connecting) return;
      this.connecting = undefined;
      this.lastAsked = performance.now();
      if (this.isClosed) void client.end();
      else this.client = client;
    }, lost);
  }

  /** What is under way is answered before the connection ends. */
  private async drop(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private cork({ connection }: pg.Client): void {
    if (this.isCorked) return;
    this.isCorked = true;
    connection.stream.cork();
    setImmediate(() => {
      this.isCorked = false;
      this.leaving.clear();
      connection.stream.uncork();
    });
  }

  /** Answers that lie ready are read before it looks, so that a busy event loop is not taken for a slow database. */
  private watch(): void {
    if (this.isWatched) return;
    this.isWatched = true;
    const { answers } = this;
    setTimeout(() => {
      setImmediate(() => {
        this.look(answers);
      });
    }, HELD_UP_MS);
  }

  private look(answersBefore: number): void {
    this.isWatched = false;
    if (this.waiting === 0) return;
    if (this.answers === answersBefore) {
      this.isHeldUp = true;
      for (const asked of this.asked.slice(1)) if (!asked.isElsewhere) this.askElsewhere(asked);
    }
    this.watch();
  }
}

function failed(asked: Asked, error: unknown): void {
  asked.underWay -= 1;
  if (asked.underWay === 0) asked.fail(error);
}

/**
 * That a server goes down, or that a connection is out of date, is no fault of a statement. One that had all its time is
 * not asked again.
 */
const isWorthAsking = (error: Error): boolean => {
  if (error instanceof pg.DatabaseError) return isStale(error) || (error.code ?? '').startsWith('57P');
  return !(error instanceof DatabaseSilent);
};
