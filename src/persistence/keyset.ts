import type { Keyset, Page, SortDirection, Window } from '../app/paging.js';

type Where = Record<string, unknown>;

interface SortColumn {
  readonly name: string;
  readonly nullable: boolean;
}

/** A place in the list with its value as the column stores it. */
interface ColumnKeyset {
  readonly value: Keyset['value'] | Date;
  readonly id: string;
}

type ColumnWindow = Omit<Window, 'after' | 'before'> & {
  readonly after: ColumnKeyset | undefined;
  readonly before: ColumnKeyset | undefined;
};

/**
 * Keyset paging over (column, id): every page costs the same, and rows inserted meanwhile neither repeat nor hide one
 * that was there. Rows without a value come last in ascending order and first in descending order, as PostgreSQL sorts.
 */
export function keysetQuery({ name, nullable }: SortColumn, direction: SortDirection, window: ColumnWindow) {
  const forward = window.direction === 'FORWARD';
  const scan: SortDirection = forward === (direction === 'ASC') ? 'ASC' : 'DESC';
  const bounds = [
    window.after && beyond({ name, nullable }, window.after, direction),
    window.before && beyond({ name, nullable }, window.before, direction === 'ASC' ? 'DESC' : 'ASC'),
  ].filter((bound) => bound !== undefined);
  const order = scan === 'ASC' ? ('asc' as const) : ('desc' as const);
  return { AND: bounds, orderBy: [{ [name]: order }, { id: order }], take: window.size + 1 };
}

/** Takes the extra row off again and restores the list's own order. */
export function toPage<Row>(rows: readonly Row[], window: Window): Page<Row> {
  const kept = rows.slice(0, window.size);
  return { rows: window.direction === 'FORWARD' ? kept : kept.reverse(), hasMore: rows.length > window.size };
}

function beyond({ name, nullable }: SortColumn, { value, id }: ColumnKeyset, direction: SortDirection): Where {
  const further = direction === 'ASC' ? 'gt' : 'lt';
  const sameValue = { [name]: value === null ? null : { equals: value }, id: { [further]: id } };
  if (value === null) return direction === 'ASC' ? sameValue : { OR: [sameValue, { [name]: { not: null } }] };
  const otherValue = { [name]: { [further]: value } };
  return { OR: direction === 'ASC' && nullable ? [otherValue, sameValue, { [name]: null }] : [otherValue, sameValue] };
}
