import type { Keyset } from '../paging/page.js';
import { textFault } from '../runtime/storable-text.js';
import { badArgument } from '../errors/bad-input.js';

/** Whether a list's rows can have this sort value and id. */
export type AcceptsValue = (value: Keyset['value'], id: string) => boolean;

/** A cursor names its list's order too, so that one list's cursor is refused by another. */
export const encodeCursor = (order: string, { value, id }: Keyset): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

export function decodeCursor(order: string, argument: string, cursor: string, accepts: AcceptsValue): Keyset {
  const parsed = parse(cursor);
  if (!Array.isArray(parsed) || parsed.length !== 3)
    throw badArgument(argument, `\`${argument}\` is not a cursor of this list.`);
  const [of, value, id] = parsed as unknown[];
  if (of !== order)
    throw badArgument(argument, `\`${argument}\` is a cursor of another sort order. Start again without it.`);
  if (typeof id !== 'string' || textFault(id) !== undefined || !isValue(value) || !accepts(value, id))
    throw badArgument(argument, `\`${argument}\` is not a cursor of this list.`);
  return { value, id };
}

const isValue = (value: unknown): value is Keyset['value'] =>
  value === null || typeof value === 'string' || typeof value === 'number';

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** For lists that are sorted by an instant. */
export const isInstant: AcceptsValue = (value) => {
  const instant = typeof value === 'string' ? new Date(value) : undefined;
  return instant !== undefined && !Number.isNaN(instant.getTime()) && instant.toISOString() === value;
};
