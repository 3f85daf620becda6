import type { VirtualItem } from '@tanstack/react-virtual';

/** A page of a connection, as far as a list needs it. */
export interface CursorPage<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null | undefined;
  readonly total: number | undefined;
}

export interface Asked {
  readonly first: number;
  readonly after: string | null;
  /** Without rows only the way to the next page is requested, because no row between is shown. */
  readonly withRows: boolean;
  readonly withTotal: boolean;
}

export type AskPage<Row> = (asked: Asked) => Promise<CursorPage<Row>>;

const PAGE = 100;
/** Pages that are kept; others are read again when they come into view. */
const KEPT = 20;

/**
 * A list of any length by cursors. Rows are asked for when they come into view. A cursor leads from each page to the next, so
 * the way to a far row goes over the ends of the pages before it.
 */
export class CursorList<Row> {
  /** Where the list was left, in pixels, and what they were counted from: rows that were measured, as a table or as cards. */
  offset = 0;
  heights: readonly VirtualItem[] = [];
  isOnPhone: boolean | undefined;
  fault: unknown;
  private readonly afters: (string | null)[] = [null];
  private readonly pages = new Map<number, readonly Row[]>();
  private readonly stale = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private wanted = { from: 0, to: 0 };
  private total: number | undefined;
  private length: number | undefined;
  private isAsking = false;
  private changes = 0;

  constructor(private readonly ask: AskPage<Row>) {}

  /** How many rows there are; undefined before the first answer. */
  get count(): number | undefined {
    return this.length ?? this.total;
  }

  /** How far the way is known. */
  get reached(): number {
    return Math.min((this.afters.length - 1) * PAGE, this.count ?? 0);
  }

  row(index: number): Row | undefined {
    return this.pages.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  /** These rows are in view, `to` included. */
  show(from: number, to: number): void {
    this.wanted = { from: Math.floor(from / PAGE), to: Math.floor(to / PAGE) };
    void this.readOn();
  }

  /** Refetches what is in view; earlier data stay until then. */
  again(): void {
    this.fault = undefined;
    for (const page of this.pages.keys()) this.stale.add(page);
    void this.readOn();
    this.changed();
  }

  /** As a callback that stays the same. */
  renew = (): void => {
    this.again();
  };

  /** All rows from the start, up to so many, read apart from what is shown. */
  async read(most: number): Promise<readonly Row[]> {
    const rows: Row[] = [];
    let after: string | null = null;
    do {
      const page: CursorPage<Row> = await this.ask({
        first: Math.min(PAGE, most - rows.length),
        after,
        withRows: true,
        withTotal: false,
      });
      rows.push(...(page.rows ?? []));
      after = page.hasNextPage ? (page.endCursor ?? null) : null;
    } while (after !== null && rows.length < most);
    return rows;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  version = (): number => this.changes;

  /** One request at a time: who scrolls on meanwhile is not kept waiting for what is out of view again. */
  private async readOn(): Promise<void> {
    if (this.isAsking || this.fault !== undefined) return;
    const missing = this.missing();
    if (missing === undefined) return;
    this.isAsking = true;
    const page = Math.min(missing, this.afters.length - 1);
    const isOnTheWay = page < missing;
    try {
      this.keep(
        page,
        await this.ask({
          first: PAGE,
          after: this.afters[page] ?? null,
          withRows: !isOnTheWay,
          withTotal: page === 0,
        }),
      );
    } catch (error) {
      this.fault = error;
    }
    this.isAsking = false;
    this.changed();
    void this.readOn();
  }

  private missing(): number | undefined {
    const last = this.count === undefined ? 0 : Math.ceil(this.count / PAGE) - 1;
    for (let page = this.wanted.from; page <= Math.min(this.wanted.to, last); page += 1)
      if (!this.pages.has(page) || this.stale.has(page)) return page;
    return undefined;
  }

  private keep(page: number, { rows, hasNextPage, endCursor, total }: CursorPage<Row>): void {
    this.total = total ?? this.total;
    if (rows) {
      this.stale.delete(page);
      this.pages.set(page, rows);
    }
    if (hasNextPage && endCursor != null) {
      this.afters[page + 1] = endCursor;
      if (this.length !== undefined && this.length <= (page + 1) * PAGE) this.length = undefined;
    } else {
      this.afters.length = page + 1;
      // Without its rows the last page is as long as was counted.
      this.length = rows ? page * PAGE + rows.length : undefined;
      if (!rows) this.total = Math.min(this.total ?? Infinity, (page + 1) * PAGE);
    }
    this.forget();
  }

  private forget(): void {
    const distance = (page: number) => Math.max(this.wanted.from - page, page - this.wanted.to);
    const far = [...this.pages.keys()].sort((a, b) => distance(b) - distance(a));
    for (const page of far.slice(0, Math.max(0, far.length - KEPT))) {
      this.pages.delete(page);
      this.stale.delete(page);
    }
  }

  private changed(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}
