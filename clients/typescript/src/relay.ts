import { changesIn, forgetChanges, type ObjectStore, type StoredField } from './forget-changes.js';

type RelayRecord = Readonly<Record<string, unknown>>;

/** The members of an `Environment` of relay-runtime that are used here. */
export interface RelayEnvironment {
  getStore(): { getSource(): RecordSource };
  commitUpdate(update: (store: { get(id: string): { invalidateRecord(): void } | null | undefined }) => void): void;
}

interface RecordSource {
  get(id: string): RelayRecord | null | undefined;
}

/**
 * For every answer, before Relay stores it: marks as stale what a command or a live update changed, except what the answer
 * brings. Relay fetches the queries of stale screens again, and shows what they have until then.
 */
export function refreshAfter(environment: RelayEnvironment, answer: unknown): void {
  const data = (answer as { readonly data?: unknown } | null)?.data;
  if (typeof data !== 'object' || data === null) return;
  const stale = new Set<string>();
  for (const [field, result] of Object.entries(data))
    for (const change of changesIn(field, result))
      forgetChanges(recordsIn(environment.getStore().getSource(), broughtBy(result), stale), change);
  if (stale.size === 0) return;
  environment.commitUpdate((store) => {
    for (const id of stale) store.get(id)?.invalidateRecord();
  });
}

interface RelayField extends StoredField {
  readonly links: readonly string[];
}

const ROOT = 'client:root';

type Brought = ReadonlyMap<string, RelayRecord>;

/** Records to mark are added to `stale`: those that a changed field leads to, or else the one that has the field. */
function recordsIn(source: RecordSource, brought: Brought, stale: Set<string>): ObjectStore<RelayField> {
  const keyOf = (id: string): string => `${String(source.get(id)?.__typename)}:${id}`;
  const objectsBelow = (id: string): string[] =>
    isPart(id) ? fieldsIn(id).flatMap(({ objects }) => objects) : source.get(id) ? [keyOf(id)] : [];
  const fieldsIn = (id: string): RelayField[] =>
    Object.entries(source.get(id) ?? {}).flatMap(([storedAs, value]) => {
      const name = fieldName(storedAs);
      if (name === undefined) return [];
      const links = linksIn(value);
      return [{ name, args: /\(.*/s.exec(storedAs)?.[0] ?? '', value, links, objects: links.flatMap(objectsBelow) }];
    });
  const forget = (key: string, { name, args, links }: RelayField): void => {
    const fresh = args === '' ? brought.get(idIn(key))?.[name] : undefined;
    const changed = links.filter((link) => !isWhole(source.get(link), fresh));
    for (const link of changed) stale.add(link);
    if (links.length === 0 && fresh === undefined) stale.add(idIn(key));
  };
  return { root: 'Query', fieldsOf: (key) => fieldsIn(idIn(key)), forget };
}

const idIn = (key: string): string => (key === 'Query' ? ROOT : key.slice(key.indexOf(':') + 1));

/** Objects without an id are stored under the path that leads to them: `client:LN-1:payoffQuote`. */
const isPart = (id: string): boolean => id.startsWith('client:');

/** `schedule(first:12)`, or `__Screen_schedule_connection` of a list with `@connection`. Undefined for members of Relay. */
const fieldName = (storedAs: string): string | undefined =>
  (/^__\w+?_(\w+)_connection/.exec(storedAs) ?? /^(?!__)(\w+)/.exec(storedAs))?.[1];

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { __ref, __refs = [] } = value as { readonly __ref?: string; readonly __refs?: readonly (string | null)[] };
  return __ref === undefined ? __refs.filter((id) => id !== null) : [__ref];
}

/** Whether an answer has every value of a record. */
const isWhole = (record: RelayRecord | null | undefined, fresh: unknown): boolean =>
  typeof fresh === 'object' &&
  fresh !== null &&
  Object.entries(record ?? {}).every(
    ([storedAs, value]) => fieldName(storedAs) === undefined || (storedAs in fresh && linksIn(value).length === 0),
  );

/** The objects with an id in an answer. */
function broughtBy(value: unknown, objects = new Map<string, RelayRecord>()): Brought {
  if (typeof value !== 'object' || value === null) return objects;
  const { id } = value as RelayRecord;
  if (typeof id === 'string') objects.set(id, value as RelayRecord);
  for (const member of Object.values(value)) broughtBy(member, objects);
  return objects;
}
