import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../domain/access/viewer.js';
import type { InputCheck } from '../../domain/input-check.js';
import type { IdempotencyScope } from '../../platform/idempotency/idempotency.js';
import { keyHolder } from '../../platform/identity/viewer.js';
import type { Json } from '../../platform/runtime/json.js';

/** Null means the same as absent. The domain knows only absent. */
export type WithoutNulls<T> = T extends (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T;

export function withoutNulls<T>(value: T): WithoutNulls<T> {
  // It is a value, which JSON writes as its instant.
  if (value instanceof Date) return value.toISOString() as WithoutNulls<T>;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutNulls(item)) as WithoutNulls<T>;
  if (typeof value !== 'object' || value === null) return value as WithoutNulls<T>;
  const members = Object.entries(value as object).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls<unknown>(member)])) as WithoutNulls<T>;
}

/** A random id, with a prefix that tells people what it names. */
export const newId = (prefix: string): string => `${prefix}-${randomUUID()}`;

const LONGEST = 500;

/** Free text of a command. It may be absent. */
export function checkText(check: InputCheck, field: string, text: string | null | undefined): void {
  if (text == null) return;
  if (text.trim() === '' || text.length > LONGEST) check.fault(field, `must have 1 to ${LONGEST} characters`);
}

/** Who sends a command, and in which request. */
export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
  /** The command came without a key: the same input within a minute is a repeat. */
  readonly withoutKey?: boolean | undefined;
}

export interface CommandCall extends Caller {
  readonly operation: string;
  readonly idempotencyKey: string;
  /** Everything that makes the command what it is, apart from its key. */
  readonly input: Json;
}

export function commandCall(
  operation: string,
  caller: Caller,
  input: { readonly idempotencyKey: string },
): CommandCall {
  const { idempotencyKey, ...rest } = input;
  return { ...caller, operation, idempotencyKey, input: withoutNulls(rest) };
}

/** How long the input of a command replaces a missing key. */
const SECONDS_WITHOUT_KEY = 60;

export const scopeOf = ({ viewer, operation, idempotencyKey, withoutKey }: CommandCall): IdempotencyScope => ({
  clientId: keyHolder(viewer),
  operation,
  key: idempotencyKey,
  seconds: withoutKey ? SECONDS_WITHOUT_KEY : undefined,
});

/** The command to repeat safely: its key and its input. */
export const onceOf = (call: CommandCall) => ({ scope: scopeOf(call), input: call.input });
