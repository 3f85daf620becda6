import { isOpenPart, type Field, type Stored, type FieldKind } from './field.js';
import { CODE_FIELDS, FIELD_MAP } from './field-map.js';
import { type JsonObject, type JsonValue } from './json.js';
import { valueReader, type ValueReader } from './read-value.js';

const SSN = /^\d{3}-?\d{2}-?(\d{4})$/;

/** The last four digits of an SSN. Null when the text is no SSN: the end of something else might be all of it. */
export function lastFour(ssn: unknown): string | null {
  return typeof ssn === 'string' ? (SSN.exec(ssn.trim())?.[1] ?? null) : null;
}

/** The group as one part of the record holds it. */
export type Source = JsonObject | null | undefined;

/** What a reader of one group reads. A member that its part does not hold is null. */
export interface GroupPlan {
  /** The parts that hold what is read. */
  readonly parts: readonly Stored[];
  readonly members: readonly PlannedMember[];
  /** Objects inside the group's own, which exist for every selection. */
  readonly holders: readonly (readonly string[])[];
}

interface PlannedMember {
  /** GraphQL members from the group's object to the value. */
  readonly path: readonly string[];
  /** The place of its part, and its name there. */
  readonly source: number;
  readonly name: string;
  readonly read: ValueReader;
}

interface Member extends Pick<Field, 'kind' | 'stored' | 'graphql'> {
  readonly name: string;
  /** GraphQL members from the group's object to the value. */
  readonly target: readonly string[];
}

const MEMBERS = new Map<string, readonly Member[]>();

/** The members directly below one path of the specification, and where the graph shows them. */
function membersOf(group: string): readonly Member[] {
  const members = MEMBERS.get(group) ?? findMembers(group);
  MEMBERS.set(group, members);
  return members;
}

function findMembers(group: string): readonly Member[] {
  const fields = [...FIELD_MAP, ...CODE_FIELDS].filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === group);
  const shared = sharedPath(fields.map(({ graphql }) => graphql.split('.').slice(0, -1)));
  return fields.map(({ path, kind, stored, graphql }) => ({
    name: path.slice(group.length + 1),
    kind,
    stored,
    graphql,
    target: graphql.split('.').slice(shared),
  }));
}

function sharedPath([first = [], ...others]: readonly (readonly string[])[]): number {
  const split = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return split === -1 ? first.length : split;
}

/**
 * How to read one group, such as `Request.ApplicantInfo` or one element of `Underwriting.UnderwritingInfo[]`, renamed for
 * the graph: all its members, or those whose GraphQL path is wanted.
 */
export function groupPlan(group: string, isWanted: (graphql: string) => boolean = () => true): GroupPlan {
  const members = membersOf(group).filter(({ graphql }) => isWanted(graphql));
  const holders = holdersOf(membersOf(group)).filter(({ graphql }) => isWanted(graphql));
  const parts = [...new Set(members.map(({ stored }) => stored))];
  return {
    parts,
    members: members.map(({ kind, name, stored, target }) => ({
      path: target,
      source: parts.indexOf(stored),
      name,
      read: memberReader(kind, isOpenPart(stored)),
    })),
    holders: holders.map(({ target }) => target),
  };
}

/**
 * In a list, such as that of the deals, one element often says what the one before it did, and is read once. A reader outlives
 * its request, so it keeps nothing of what is stored sealed.
 */
function memberReader(kind: FieldKind, isOpenValue: boolean): ValueReader {
  const read = valueReader(kind);
  if (!isOpenValue) return read;
  let last: JsonValue | undefined = null;
  let shown: JsonValue = null;
  return (raw) => {
    if (raw !== last) {
      shown = read(raw);
      last = raw;
    }
    return shown;
  };
}

/** Objects inside the group's own, which exist for every selection. */
function holdersOf(members: readonly Member[]): Pick<Member, 'graphql' | 'target'>[] {
  const nested = members.filter(({ target }) => target.length > 1);
  const holders = nested.map(({ graphql, target }): [string, readonly string[]] => [
    graphql.slice(0, graphql.lastIndexOf('.')),
    target.slice(0, -1),
  ]);
  return [...new Map(holders)].map(([graphql, target]) => ({ graphql, target }));
}

/** The fields directly below one path of the specification, with the last step of their GraphQL path. */
export function fieldsBelow(group: string) {
  return FIELD_MAP.filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === group).map((field) => ({
    ...field,
    member: field.path.slice(group.length + 1),
    name: field.graphql.slice(field.graphql.lastIndexOf('.') + 1),
  }));
}

/** One group as the graph names and types it, written in the specification's names and strings: a group reader backwards. */
export function writeGroup(group: string, values: JsonObject): JsonObject {
  const members: Record<string, JsonValue> = {};
  for (const { member, name, kind } of fieldsBelow(group)) {
    const value = values[name];
    if (value !== undefined && value !== null) members[member] = written(kind, value);
  }
  return members;
}

function written(kind: FieldKind, value: JsonValue): JsonValue {
  if (kind === 'amountNumber') return Number(value);
  if (kind === 'flag') return value === true ? 'True' : 'False';
  if (kind === 'digitsDate' && typeof value === 'string') return value.replaceAll('-', '');
  return typeof value === 'number' ? String(value) : value;
}
