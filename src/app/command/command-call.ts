import type { Viewer } from '../../domain/access/viewer.js';
import type { Json } from '../ports.js';
import { withoutNulls } from '../without-nulls.js';

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
  return { ...caller, operation, idempotencyKey, input: withoutNulls(rest) };
}
