import { newIdempotencyKey } from 'loan-gateway-client';

/** A command that was sent and is not answered yet. A reload keeps it, so that it can be sent again without being done twice. */
export interface Pending {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

const placeOf = (command: string, subjectId: string) => `desk.pending.${command}.${subjectId}`;

export function pendingOf(command: string, subjectId: string): Pending | undefined {
  const stored = sessionStorage.getItem(placeOf(command, subjectId));
  return stored === null ? undefined : (JSON.parse(stored) as Pending);
}

/** The key of this very command: the same for the same values until it is answered. */
export function keepPending(command: string, subjectId: string, values: Pending['values']): string {
  const before = pendingOf(command, subjectId);
  const isSame = before !== undefined && JSON.stringify(before.values) === JSON.stringify(values);
  const key = isSame ? before.key : newIdempotencyKey();
  sessionStorage.setItem(placeOf(command, subjectId), JSON.stringify({ key, values } satisfies Pending));
  return key;
}

export function forgetPending(command: string, subjectId: string): void {
  sessionStorage.removeItem(placeOf(command, subjectId));
}
