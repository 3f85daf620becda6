import { newIdempotencyKey } from 'loan-gateway-client';

/** A command that was sent and is not answered yet. A reload keeps it, so that it can be sent again without being done twice. */
export interface Pending {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** An account number stays out of the browser's storage. A second mandate is refused by the graph, so nothing is done twice. */
const IN_MEMORY: ReadonlySet<string> = new Set(['authorizeAutopay']);
const memory = new Map<string, string>();
const storageOf = (command: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
  IN_MEMORY.has(command)
    ? {
        getItem: (place) => memory.get(place) ?? null,
        setItem: (place, text) => memory.set(place, text),
        removeItem: (place) => memory.delete(place),
      }
    : sessionStorage;

const placeOf = (command: string, subjectId: string) => `desk.pending.${command}.${subjectId}`;

export function pendingOf(command: string, subjectId: string): Pending | undefined {
  const stored = storageOf(command).getItem(placeOf(command, subjectId));
  return stored === null ? undefined : (JSON.parse(stored) as Pending);
}

/** The key of this very command: the same for the same values until it is answered. */
export function keepPending(command: string, subjectId: string, values: Pending['values']): string {
  const before = pendingOf(command, subjectId);
  const isSame = before !== undefined && JSON.stringify(before.values) === JSON.stringify(values);
  const key = isSame ? before.key : newIdempotencyKey();
  storageOf(command).setItem(placeOf(command, subjectId), JSON.stringify({ key, values } satisfies Pending));
  return key;
}

export function forgetPending(command: string, subjectId: string): void {
  storageOf(command).removeItem(placeOf(command, subjectId));
}
