import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { closeLeastUsed } from './prepared-statements.js';
import { processesAtWork } from './processes-at-work.js';

/** How long a statement may take. */
export interface StatementLimits {
  /** After so long PostgreSQL ends a statement. */
  readonly statementMs: number;
  /** After this time without an answer the connection is treated as dead, for any reason. */
  readonly silentMs: number;
}

/** For requests: clients time out after about half a minute. */
export const limitsOfRequests = (seconds: number): StatementLimits => ({
  statementMs: seconds * 1_000,
  // PostgreSQL is first, where it can: its word says more.
  silentMs: seconds * 1_000 + 500,
});

/** For commands of the command line, which ask PostgreSQL itself for more where they need it. */
export const LIMITS_OF_BATCHES: StatementLimits = { statementMs: 30_000, silentMs: 610_000 };

export interface BoundedConfig extends pg.ClientConfig {
  readonly limits: StatementLimits;
  /**
   * Time until a dead connection is closed: one that the server no longer has, or whose server is unreachable. A statement that
   * the server works on has the time of `limits`.
   */
  readonly deadMs?: number | undefined;
  /** Called with the code of every PostgreSQL error. */
  readonly complained?: ((code: string) => void) | undefined;
  /** A connection is open once this has succeeded on it, and closed where it fails. */
  readonly first?: (() => string) | undefined;
  /** Whether a pooler hands each transaction to another session: nothing can be set for later then. */
  readonly sharesSessions?: boolean | undefined;
}

/** The outcome of the statement is unknown: the connection says nothing more. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('The database did not respond in time');
    this.name = 'DatabaseSilent';
  }
}

/** The database is ready for more, without the outcome of a statement. */
export class AnswerIncomplete extends Error {
  readonly code = 'ANSWER_INCOMPLETE';

  constructor() {
    super('The database gave no answer to a statement');
    this.name = 'AnswerIncomplete';
  }
}

const FAREWELL_MS = 1_000;

/**
 * pg's connection, as everything here uses it: pipelined, with limits of its own. Limits are set by a statement, because
 * poolers refuse connections that come with them. A statement that PostgreSQL did not say to be complete has failed.
 */
export class BoundedClient extends pg.Client {
  /** Whether what was asked last has been answered, one way or the other. */
  private isComplete = true;
  private isSetUp = false;
  private answers = 0;
  private readonly limits: StatementLimits;
  private readonly deadMs: number | undefined;
  private readonly address: string | undefined;
  private readonly first: (() => string) | undefined;
  private readonly sharesSessions: boolean;

  constructor({ limits, deadMs, complained, first, sharesSessions = false, ...config }: BoundedConfig) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, pipeline: true, ...config });
    this.limits = limits;
    this.deadMs = deadMs;
    this.address = config.connectionString;
    this.first = first;
    this.sharesSessions = sharesSessions;
    const { connection } = this;
    closeLeastUsed(connection);
    const completed = () => {
      this.isComplete = true;
    };
    connection.on('commandComplete', completed);
    connection.on('emptyQuery', completed);
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      this.isComplete = true;
      if (code !== undefined) complained?.(code);
    });
    // pg listens once it connects, so this comes before its own handling.
    connection.on('readyForQuery', () => {
      this.settle();
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(told: (error: Error) => void): void;
  override connect(told?: (error: Error) => void): Promise<pg.Client> | undefined {
    const connecting = this.connectChecked();
    if (!told) return connecting;
    connecting.then(() => {
      told(null as never);
    }, told);
    return undefined;
  }

  private async connectChecked(): Promise<pg.Client> {
    await super.connect();
    try {
      // What is asked behind it would be answered before anybody could close the connection.
      if (this.first) await this.query(this.first());
      return this;
    } catch (error) {
      this.connection.stream.destroy();
      throw error;
    }
  }

  private settle(): void {
    const { connection } = this;
    if (!this.isComplete) connection.emit('errorMessage', new AnswerIncomplete());
    this.isComplete = false;
    this.answers += 1;
    if (!this.isSetUp) this.setUp();
  }

  /** What is asked here leaves before anything else does. */
  private setUp(): void {
    this.isSetUp = true;
    const { stream } = this.connection;
    if (!this.sharesSessions)
      // To compile a statement takes longer than those that are sent here; PostgreSQL would where it guesses them to be long.
      this.query(`SET statement_timeout = ${this.limits.statementMs}; SET jit = off`).catch((error: unknown) => {
        stream.destroy(error as Error);
      });
    const looking = setInterval(
      () => {
        this.look();
      },
      Math.min(1_000, this.limits.silentMs / 4, (this.deadMs ?? Infinity) / 8),
    );
    looking.unref();
    stream.once('close', () => {
      clearInterval(looking);
    });
    // A peer that is gone does not say goodbye.
    stream.once('finish', () => {
      setTimeout(() => stream.destroy(), FAREWELL_MS).unref();
    });
  }

  private answersSeen = 0;
  private bytesSeen = 0;
  private seenAt = performance.now();
  /** When the server is asked whether it works on a statement. */
  private askAt = Infinity;

  private look(): void {
    const now = performance.now();
    const bytesRead = bytesReadBy(this);
    if (this.answers !== this.answersSeen || bytesRead !== this.bytesSeen || !isAsked(this)) {
      this.answersSeen = this.answers;
      this.bytesSeen = bytesRead;
      this.seenAt = now;
      this.askAt = now + (this.deadMs ?? Infinity) / 2;
    } else if (now - this.seenAt >= this.limits.silentMs) this.giveUp();
    else if (now >= this.askAt) void this.askServer();
  }

  /** Answers that lie ready are read first, so that a busy event loop is not taken for a silent database. */
  private giveUp(): void {
    const { answers } = this;
    const bytesRead = bytesReadBy(this);
    setImmediate(() => {
      if (this.answers === answers && bytesReadBy(this) === bytesRead && isAsked(this))
        this.connection.stream.destroy(new DatabaseSilent());
    });
  }

  /** Asked again after a while: a connection can die during a long statement. */
  private async askServer(): Promise<void> {
    const { address, deadMs = Infinity, answers } = this;
    this.askAt = performance.now() + deadMs;
    if (address === undefined) return;
    const found = await processesAtWork(address, deadMs / 4);
    const { processID } = this as unknown as { readonly processID: number | null };
    const isDead = found === 'UNREACHABLE' || (found !== 'UNKNOWN' && processID !== null && !found.has(processID));
    if (isDead && this.answers === answers) this.giveUp();
  }
}

/** Whether a statement waits for its answer. */
const isAsked = (client: pg.Client): boolean =>
  (client as unknown as { readonly readyForQuery?: boolean }).readyForQuery === false;

/** Also of a long answer, which is sent before it is complete. */
const bytesReadBy = ({ connection }: pg.Client): number => (connection.stream as Socket).bytesRead;
