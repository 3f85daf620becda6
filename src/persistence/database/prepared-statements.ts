import { createHash } from 'node:crypto';
import pg from 'pg';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import { obtain } from '../../domain/obtain.js';
import type { Planning, Statement } from './statement.js';

export type PreparedOf = (statement: Statement, planning: Planning) => Prepared | undefined;

/** Where a connection may be another one next time. */
export const nothingPrepared: PreparedOf = () => undefined;

/**
 * The statement as connections prepare it: one that is planned once, and one without values, for which there is nothing to plan
 * anew. What clients filter by is in the texts of the latter, so these have a bound of their own. None for what comes after so
 * many others.
 */
export function preparedStatements(): PreparedOf {
  const withValues = namedByText(CACHE_BOUNDS.preparedStatements.withValues);
  const withoutValues = namedByText(CACHE_BOUNDS.preparedStatements.withoutValues);
  return ({ text, values }, planning) => {
    if (values.length === 0) return withoutValues(text);
    return planning === 'ONCE' ? withValues(text) : undefined;
  };
}

/** A connection that somebody else prepared statements on, in whichever order, never carries out another one by that name. */
function namedByText(most: number): (text: string) => Prepared | undefined {
  const known = new Map<string, Prepared>();
  return (text) => {
    const found = known.get(text);
    if (found || known.size >= most) return found;
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

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Connection extends pg.Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
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
  /** Set by whoever runs it. */
  declare callback: (error: Error | null, rows?: unknown[]) => void;
  override readonly name: string;
  private found: unknown[] = [];
  /** Of the connection that it is carried out on. */
  private makers: Map<string, MakeRow> | undefined;
  private failure: Error | undefined;

  constructor(prepared: Prepared, values: readonly unknown[]) {
    super(prepared.text, values);
    this.name = prepared.name;
  }

  override submit(connection: pg.Connection): Error | null {
    const { makers, undescribed } = obtain(described, connection, () => ({
      makers: new Map<string, MakeRow>(),
      undescribed: Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection,
    }));
    this.makers = makers;
    const isDescribed = makers.has(this.name) && (connection as Connection).parsedStatements[this.name] !== undefined;
    return super.submit(isDescribed ? undescribed : connection);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.makers?.set(this.name, rowMaker(fields));
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    try {
      const make = this.makers?.get(this.name);
      if (!make) throw new Error('A row came without a description of its columns');
      this.found.push(make(fields));
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
const described = new WeakMap<
  pg.Connection,
  { readonly makers: Map<string, MakeRow>; readonly undescribed: pg.Connection }
>();

const parserOf = pg.types.getTypeParser as (type: number) => (value: string) => unknown;

const TEXTS: ReadonlySet<number> = new Set([pg.types.builtins.TEXT, pg.types.builtins.VARCHAR]);

/** As code of its own, because a loop would look each name up anew. Names stand in it as JSON strings. */
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
