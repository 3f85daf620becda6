import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import type { Planning, Statement } from './statement.js';

export type PreparedOf = (statement: Statement, planning: Planning) => Prepared | undefined;

/** Where a connection may be another one next time. */
export const nothingPrepared: PreparedOf = () => undefined;

/**
 * The statement as connections prepare it: one that is planned once, and one without values, which needs no other plan.
 * A connection where others prepared statements, in any order, never runs another one under that name.
 */
export function preparedStatements(): PreparedOf {
  const known = new LRUCache<string, Prepared>({ max: CACHE_BOUNDS.preparedStatements.count });
  return ({ text, values }, planning) => {
    if (values.length > 0 && planning !== 'ONCE') return undefined;
    const found = known.get(text);
    if (found) return found;
    const prepared = { name: `gateway_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`, text };
    known.set(text, prepared);
    return prepared;
  };
}

/** A statement and the name that connections prepare it by. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** The tables are no longer those that the statement was prepared for, or someone else took it away. Nothing was carried out. */
export const isStale = (error: unknown): boolean => error instanceof pg.DatabaseError && STALE.has(error.code ?? '');
const STALE: ReadonlySet<string> = new Set(['0A000', '26000', '42P05']);

type Fields = readonly (string | null)[];
type MakeRow = (fields: Fields) => unknown;
type RowMakers = Map<string, MakeRow | undefined>;

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What pg's types leave out. */
interface Connection extends pg.Connection {
  readonly parsedStatements: Record<string, string>;
  /** Those that PostgreSQL has not answered yet. */
  readonly submittedNamedStatements: Readonly<Record<string, string>>;
  parse(query: { readonly name?: string }): void;
  bind(config: { readonly statement?: string }): void;
  close(what: { readonly type: 'S'; readonly name: string }): void;
}

/**
 * Bounds what a connection has prepared, so that no client's texts keep the places from others: the one that was not used for the
 * longest time is closed. PostgreSQL carries that out in its place among what is asked, so that what was asked before is answered,
 * and what comes after is prepared again.
 */
export function closeLeastUsed(pgConnection: pg.Connection): void {
  const connection = pgConnection as Connection;
  const parse = connection.parse.bind(connection);
  const bind = connection.bind.bind(connection);
  /** By their names; the one that was not used for the longest time is the first. */
  const rowMakers: RowMakers = new Map();
  const makeRoom = () => {
    for (const name of rowMakers.keys()) {
      if (rowMakers.size < CACHE_BOUNDS.preparedStatements.count) return;
      // pg would take it for prepared when the answer comes.
      if (connection.submittedNamedStatements[name] !== undefined) continue;
      connection.close({ type: 'S', name });
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete connection.parsedStatements[name];
      rowMakers.delete(name);
    }
  };
  const parseInRoom: Connection['parse'] = (query) => {
    // First of all: behind a statement that fails it would not be carried out.
    if (query.name) makeRoom();
    parse(query);
  };
  const bindAsUsed: Connection['bind'] = (config) => {
    const { statement: name } = config;
    if (name) {
      const makeRow = rowMakers.get(name);
      rowMakers.delete(name);
      rowMakers.set(name, makeRow);
    }
    bind(config);
  };
  connection.parse = parseInRoom;
  connection.bind = bindAsUsed;
  const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection;
  described.set(connection, { rowMakers, undescribed });
}

/** pg's own query, with what its types leave out or call a property. */
const Query = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
) => {
  readonly name?: string;
  /** Gives why nothing was sent. */
  submit(connection: pg.Connection): Error | null;
};

/**
 * A prepared statement carried out by pg, for the rows alone. pg's own query has PostgreSQL describe the columns each time;
 * this one has them described once on a connection, and makes rows by code of their own.
 */
export class PreparedRead extends Query {
  /** Set by the caller that runs it. */
  declare callback: (error: Error | null, rows?: unknown[]) => void;
  override readonly name: string;
  private found: unknown[] = [];
  private makeRow: MakeRow | undefined;
  /** Of the connection that it is carried out on. */
  private rowMakers: RowMakers | undefined;
  private failure: Error | undefined;

  constructor(prepared: Prepared, values: readonly unknown[]) {
    super(prepared.text, values);
    this.name = prepared.name;
  }

  override submit(connection: pg.Connection): Error | null {
    const { rowMakers, undescribed } = described.get(connection) ?? {};
    this.rowMakers = rowMakers;
    const isPrepared = (connection as Connection).parsedStatements[this.name] !== undefined;
    this.makeRow = isPrepared ? rowMakers?.get(this.name) : undefined;
    return super.submit(this.makeRow && undescribed ? undescribed : connection);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.makeRow = rowMaker(fields);
    if (this.rowMakers?.has(this.name)) this.rowMakers.set(this.name, this.makeRow);
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    try {
      if (!this.makeRow) throw new Error('A row came without a description of its columns');
      this.found.push(this.makeRow(fields));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    // It tells the number of rows, which are all here. That it came at all is seen to by the connection.
  }

  handleReadyForQuery(): void {
    const { found } = this;
    this.found = [];
    if (this.failure) this.callback(this.failure);
    else this.callback(null, found);
  }
}

/** What a connection described, and the same connection for those who need no description. */
const described = new WeakMap<pg.Connection, { readonly rowMakers: RowMakers; readonly undescribed: pg.Connection }>();

const parserOf = pg.types.getTypeParser as (type: number) => (value: string) => unknown;

const TEXTS: ReadonlySet<number> = new Set([pg.types.builtins.TEXT, pg.types.builtins.VARCHAR]);

/** As generated code, because a loop would look each name up again. Names are in it as JSON strings. */
function rowMaker(columns: readonly Column[]): MakeRow {
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID));
  const members = columns.map(({ name, dataTypeID }, place) => {
    const value = TEXTS.has(dataTypeID) ? `f[${place}]` : `f[${place}] === null ? null : p[${place}](f[${place}])`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function('p', `return (f) => ({ ${members.join(', ')} });`) as (p: unknown) => MakeRow;
  return make(parsers);
}
