import type { DeskAuditLogQuery } from 'loan-gateway-client/documents';

export type Entry = NonNullable<DeskAuditLogQuery['auditLog']>['nodes'][number];

/** Accesses of one caller by one operation to the same subjects, close together. */
export interface Access extends Pick<Entry, 'clientId' | 'clientName' | 'operation' | 'reason'> {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly times: number;
  readonly subjects: readonly string[];
  readonly fields: readonly string[];
}

/** A page that is kept open refetches on every event of the loan. */
const CLOSE_MS = 60 * 60_000;

const accessOf = ({ id, at, clientId, clientName, operation, reason, subjects, fields }: Entry): Access => ({
  ...{ id, first: at, last: at, times: 1, clientId, clientName, operation, reason, subjects, fields },
});

const keyOf = ({ clientId, operation, subjects, reason }: Access): string =>
  JSON.stringify([clientId, operation, reason, [...subjects].sort()]);

/** Folds entries, newest first, into accesses in the same order. */
export function foldedEntries(entries: readonly Entry[], isFolded: boolean): readonly Access[] {
  const accesses: Access[] = [];
  const places = new Map<string, number>();
  for (const entry of entries) {
    const access = accessOf(entry);
    const key = keyOf(access);
    const place = places.get(key) ?? -1;
    const known = accesses[place];
    if (isFolded && known && Date.parse(known.first) - Date.parse(access.first) <= CLOSE_MS) {
      const fields = [...new Set([...known.fields, ...access.fields])];
      accesses[place] = { ...known, first: access.first, times: known.times + 1, fields };
    } else {
      places.set(key, accesses.length);
      accesses.push(access);
    }
  }
  return accesses;
}
