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

export const EMPTY_PAGE: Page<never> = { rows: [], hasMore: false };
