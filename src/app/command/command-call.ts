import type { Viewer } from '../../domain/access/viewer.js';
import { textFault } from '../../domain/record/storable-text.js';
import { invalidInput, type InvalidInput, type Refused } from '../../domain/refusal.js';
import type { Json } from '../ports.js';

/** Who commands, and in which request. */
export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
}

export interface CommandCall extends Caller {
  readonly operation: string;
  readonly idempotencyKey: string;
  /** Everything that makes the command what it is, apart from its key. */
  readonly input: Json;
}

/** An input that leaves a member out and one that says null are the same command. */
export function commandCall(
  operation: string,
  caller: Caller,
  input: { readonly idempotencyKey: string },
): CommandCall {
  const { idempotencyKey, ...rest } = input;
  return { ...caller, operation, idempotencyKey, input: meant(rest) };
}

/** As JSON says it, but for null members. It is not written: an input may hold a document of many megabytes. */
function meant(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.map(meant);
  const said = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(said.map(([name, member]) => [name, meant(member)]));
}

export function keyFault({ idempotencyKey }: CommandCall): Refused<InvalidInput> | undefined {
  const fits = idempotencyKey.length >= 1 && idempotencyKey.length <= 100;
  const reason = fits ? textFault(idempotencyKey) : 'must have 1 to 100 characters';
  return reason === undefined ? undefined : invalidInput([{ field: 'idempotencyKey', reason }]);
}
