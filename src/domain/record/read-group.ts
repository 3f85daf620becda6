import type { Field } from './field.js';
import { FIELD_MAP } from './field-map.js';
import type { JsonObject, JsonValue } from './json.js';
import { placeAt } from './record-path.js';
import { valueReader } from './read-value.js';

type Source = JsonObject | null | undefined;

/**
 * Reads the members of one group out of every part of it that the viewer asked for; a member found in none of them is
 * null.
 */
export type GroupReader = (sources: readonly Source[]) => JsonObject;

interface Step {
  readonly name: string;
  readonly kind: Field['kind'];
  readonly graphql: string;
  /** GraphQL members from the group's object to the value. */
  readonly target: readonly string[];
}

const PLANS = new Map<string, readonly Step[]>();

/** The members directly below one path of the specification, and where the graph shows them. */
function planOf(group: string): readonly Step[] {
  const known = PLANS.get(group);
  if (known) return known;
  const fields = FIELD_MAP.filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === group);
  const shared = sharedPath(fields.map(({ graphql }) => graphql.split('.').slice(0, -1)));
  const plan = fields.map(({ path, kind, graphql }) => ({
    name: path.slice(group.length + 1),
    kind,
    graphql,
    target: graphql.split('.').slice(shared),
  }));
  PLANS.set(group, plan);
  return plan;
}

function sharedPath([first = [], ...others]: readonly (readonly string[])[]): number {
  const split = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return split === -1 ? first.length : split;
}

/**
 * A reader of one group, such as `Request.ApplicantInfo` or one element of `Underwriting.UnderwritingInfo[]`, renamed for
 * the graph: of all its members, or of those whose GraphQL path is wanted.
 */
export function groupReader(group: string, isWanted: (graphql: string) => boolean = () => true): GroupReader {
  const steps = planOf(group)
    .filter(({ graphql }) => isWanted(graphql))
    .map(({ name, kind, target }) => ({ name, target, read: valueReader(kind) }));
  const holders = holdersOf(planOf(group)).filter(({ graphql }) => isWanted(graphql));
  return (sources) => {
    const read: Record<string, JsonValue> = {};
    for (const { target } of holders) placeAt(read, target, {});
    for (const { name, target, read: readOne } of steps) placeAt(read, target, readOne(heldBy(sources, name)));
    return read;
  };
}

/** Objects inside the group's own: they are there whatever is read of them. */
function holdersOf(steps: readonly Step[]): Pick<Step, 'graphql' | 'target'>[] {
  const nested = steps.filter(({ target }) => target.length > 1);
  const holders = nested.map(({ graphql, target }): [string, readonly string[]] => [
    graphql.slice(0, graphql.lastIndexOf('.')),
    target.slice(0, -1),
  ]);
  return [...new Map(holders)].map(([graphql, target]) => ({ graphql, target }));
}

function heldBy(sources: readonly Source[], name: string): JsonValue | undefined {
  for (const source of sources) {
    const value = source?.[name];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** All members of one group. */
export const readGroup = (group: string, ...sources: readonly Source[]): JsonObject => groupReader(group)(sources);
