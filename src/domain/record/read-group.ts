import type { Field } from './field.js';
import { FIELD_MAP } from './field-map.js';
import type { JsonObject, JsonValue } from './json.js';
import { placeAt } from './record-path.js';
import { readValue } from './read-value.js';

interface Step {
  readonly name: string;
  readonly kind: Field['kind'];
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
 * The members of one group, such as `Request.ApplicantInfo` or one element of `Underwriting.UnderwritingInfo[]`, read
 * and renamed for the graph. Give every part of it that the viewer asked for; a member found in none of them is null.
 */
export function readGroup(group: string, ...sources: readonly (JsonObject | null | undefined)[]): JsonObject {
  const read: Record<string, JsonValue> = {};
  for (const { name, kind, target } of planOf(group)) {
    const holder = sources.find((source) => source?.[name] !== undefined);
    placeAt(read, target, readValue(kind, holder?.[name]));
  }
  return read;
}
