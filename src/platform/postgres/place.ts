/** A PostgreSQL, how it is reached, and its standbys. */
export interface PostgresPlace {
  readonly kind: 'postgres';
  readonly url: string;
  /** Leads there without a pooler that shares sessions, which then may stand before `url`. */
  readonly directUrl?: string | undefined;
  /** Standbys that queries may be read from. */
  readonly readUrls?: readonly string[] | undefined;
  /** How far behind a standby may be. */
  readonly longestLagSeconds?: number | undefined;
  /** Connections of the pool. */
  readonly poolSize?: number | undefined;
  /** Within so many seconds a dead connection is noticed. */
  readonly silentSeconds?: number | undefined;
}

/** Where the data is: a PostgreSQL, or a data directory of this process. */
export type DatabasePlace = PostgresPlace | { readonly kind: 'embedded'; readonly dataDir: string };
