import { affects, dependsOn, leadsTo, loanLists, selectedBy } from './generated/affected.js';
import { possibleTypes } from './generated/cache.js';

/** A field of an object, as a cache stores it. */
export interface StoredField {
  readonly name: string;
  /** Its arguments as JSON; empty without any. */
  readonly args: string;
  readonly value: unknown;
  /** Keys of the objects with an id that it leads to. */
  readonly objects: readonly string[];
}

/** A normalized cache. An object is stored under its type and its id: `Loan:LN-1`. */
export interface ObjectStore<Field extends StoredField> {
  /** The key of `Query`. */
  readonly root: string;
  readonly fieldsOf: (key: string) => readonly Field[];
  readonly forget: (key: string, field: Field) => void;
}

/** A command that was carried out. Without its name or its loan, everything that a command can change counts as changed. */
export interface Change {
  readonly command: string | undefined;
  readonly loanId: string | undefined;
}

interface Result {
  readonly __typename?: string;
  readonly loanId?: string;
  readonly loan?: { readonly id?: string } | null;
  readonly event?: { readonly command?: string | null } | null;
  readonly node?: { readonly loanId?: string; readonly command?: string | null };
}

/** A result of a batch. */
interface Item {
  readonly result?: Result;
}

/** Root fields that carry out many of one command, each with a result of its own. */
const BATCHES: Readonly<Record<string, string>> = { submitRepayments: 'submitRepayment' };

const AFFECTS: Readonly<Record<string, readonly string[]>> = affects;
const REFUSALS: readonly string[] = possibleTypes.Refusal;

/** The mutations that change what screens show. */
export const CHANGING: readonly string[] = [...Object.keys(AFFECTS), ...Object.keys(BATCHES)];

/** The changes that a root field of a mutation or a subscription reports. */
export function changesIn(field: string, result: unknown): readonly Change[] {
  if (typeof result !== 'object' || result === null) return [];
  if (Array.isArray(result))
    return result.flatMap((item) => changesIn(BATCHES[field] ?? field, (item as Item).result ?? {}));
  const { __typename = '', loanId, loan, event, node }: Result = result;
  if (field === 'loanUpdated') return [{ command: event?.command ?? undefined, loanId: loanId ?? loan?.id }];
  if (field === 'portfolioChanged') return [{ command: node?.command ?? undefined, loanId: node?.loanId }];
  if (!(field in AFFECTS) || REFUSALS.includes(__typename)) return [];
  return [{ command: field, loanId: loanId ?? loan?.id }];
}

/** Forgets the stored fields that a command changed. A screen that shows one of them fetches it again. */
export function forgetChanges<Field extends StoredField>(store: ObjectStore<Field>, change: Change): void {
  const { isStale, isOfChangedType, isOfLoan } = changed(change);
  const owners = new Map<string, string | undefined>();
  const seen = new Set<string>();
  const visit = (key: string, loan: string | undefined): void => {
    const fields = store.fieldsOf(key);
    const owner = typeOf(key) === 'Loan' ? key : (ownerIn(fields) ?? loan);
    if (isOfChangedType(key)) owners.set(key, owners.get(key) ?? owner);
    if (seen.has(key)) return;
    seen.add(key);
    for (const field of fields) {
      for (const below of field.objects) visit(below, owner);
      if (isStale(key, field)) store.forget(key, field);
    }
  };
  visit(store.root, undefined);
  for (const [key, owner] of owners)
    if (isOfLoan(owner))
      for (const field of store.fieldsOf(key)) if (!IDENTITY.includes(field.name)) store.forget(key, field);
}

const IDENTITY: readonly string[] = ['__typename', 'id', 'loan', 'loanId'];

function changed({ command, loanId }: Change) {
  const fields = new Set(AFFECTS[command ?? ''] ?? Object.values(AFFECTS).flat());
  const types = new Set([...fields].flatMap((field) => listed(leadsTo, field)));
  const words = [...fields].flatMap((field) => listed(selectedBy, field));
  const isOfLoan = (key: string | undefined): boolean =>
    key === undefined || loanId === undefined || key === `Loan:${loanId}`;
  return {
    isOfLoan,
    isOfChangedType: (key: string): boolean => types.has(typeOf(key)),
    isStale: (key: string, { name, args }: StoredField): boolean => {
      const path = `${typeOf(key)}.${name}`;
      if (fields.has(path)) return typeOf(key) !== 'Loan' || isOfLoan(key);
      if (listed(dependsOn, path).some((cause) => fields.has(cause) || types.has(cause))) return true;
      return LOAN_LISTS.includes(path) && words.some((word) => args.includes(`"${word}"`));
    },
  };
}

const LOAN_LISTS: readonly string[] = loanLists;

const listed = (table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] => table[key] ?? [];

const typeOf = (key: string): string => (key === 'ROOT_QUERY' ? 'Query' : (key.split(':')[0] ?? key));

function ownerIn(fields: readonly StoredField[]): string | undefined {
  const id = fields.find(({ name }) => name === 'loanId')?.value;
  if (typeof id === 'string') return `Loan:${id}`;
  return fields.find(({ name }) => name === 'loan')?.objects[0];
}
