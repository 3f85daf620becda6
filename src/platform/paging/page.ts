/** A row's place in a sorted list: its sort value, then its id. */
export interface Keyset {
  readonly value: string | number | null;
  readonly id: string;
}

/** A slice of a sorted list: so many rows forward from one place, or backward from another. */
export interface Window {
  readonly direction: 'FORWARD' | 'BACKWARD';
  readonly size: number;
  readonly after: Keyset | undefined;
  readonly before: Keyset | undefined;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

export type SortDirection = 'ASC' | 'DESC';

/** Counted only when asked for. */
export interface CountedPage<Row> extends Page<Row> {
  readonly count: () => Promise<number>;
}

export const EMPTY_PAGE: Page<never> = { rows: [], hasMore: false };

/** Both ends belong to it; an end that is absent is open. */
export interface Range<Value> {
  readonly from?: Value;
  readonly to?: Value;
}

/** A filter that can have others of its kind within: all of `and`, one of `or`, and not `not`. */
export interface Combined<Filter> {
  readonly and?: readonly Filter[];
  readonly or?: readonly Filter[];
  readonly not?: Filter;
}

/** The most rows of a page, and how many it has when the client doesn't say. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;
