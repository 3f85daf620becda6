import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** One step down: a field, and the type met there. */
export interface Step {
  readonly parent: string;
  readonly field: string;
  readonly type: string;
}

export type Way = readonly Step[];

const MOST_WAYS = 3;
const LONGEST = 8;

/** Up to three shortest ways from some first steps to every object type, no field used twice on one of them. */
export function waysToTypes(schema: GraphQLSchema, starts: readonly Way[]): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Way[]>();
  let front: Way[] = [...starts];
  for (let length = 1; front.length > 0 && length <= LONGEST; length += 1) {
    const kept = front.filter((way) => keep(ways, way));
    front = kept.flatMap((way) => onward(schema, way));
  }
  return ways;
}

function keep(ways: Map<string, Way[]>, way: Way): boolean {
  const type = way.at(-1)?.type ?? '';
  const known = ways.get(type) ?? [];
  if (known.length >= MOST_WAYS) return false;
  ways.set(type, [...known, way]);
  return true;
}

function onward(schema: GraphQLSchema, way: Way): Way[] {
  const type = schema.getType(way.at(-1)?.type ?? '') as GraphQLObjectType;
  return objectFields(type)
    .filter((field) => field !== nodesOf(type))
    .flatMap((field) =>
      stepsAlong(schema, type.name, field)
        .filter(({ parent, field: name }) => !way.some((step) => step.parent === parent && step.field === name))
        .map((step) => [...way, step]),
    );
}

/** A page has its nodes twice: ways go through the edges, and the other field is met where a way ends at the page. */
export const nodesOf = (type: GraphQLObjectType) =>
  type.name.endsWith('Connection') ? type.getFields().nodes : undefined;

const objectFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter((field) => !isLeafType(getNamedType(field.type)));

export const leafFields = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

export function stepsAlong(schema: GraphQLSchema, parent: string, field: GraphQLField<unknown, unknown>): Step[] {
  const named = getNamedType(field.type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
  return types.map(({ name }) => ({ parent, field: field.name, type: name }));
}
