import type { Viewer } from '../../domain/access/viewer.js';
import type { IdempotencyScope, Json } from '../ports.js';
import { withoutNulls } from '../without-nulls.js';

/** Who commands, and in which request. */
export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
  /** No key came with the command: the same input within a minute is a repeat. */
  readonly withoutKey?: boolean | undefined;
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

/** How long the input of a command stands for the key that did not come with it. */
const SECONDS_WITHOUT_KEY = 60;

export const scopeOf = ({ viewer, operation, idempotencyKey, withoutKey }: CommandCall): IdempotencyScope => ({
  clientId: viewer.clientId,
  operation,
  key: idempotencyKey,
  seconds: withoutKey ? SECONDS_WITHOUT_KEY : undefined,
});
