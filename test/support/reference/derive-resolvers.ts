import DataLoader from 'dataloader';
import { isObjectType, type FieldNode, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { getOrCreate } from '../../../src/platform/runtime/get-or-create.js';
import type { GraphContext } from '../../../src/features/graph-context.js';
import type { Batches, BatchRead } from '../../../src/platform/executor/batch-field.js';
import { Later, OfType, RawJson, Written } from '../../../src/platform/executor/written-values.js';
import { selectionOf } from '../../../src/platform/executor/selected-field.js';

/** Gives graphql-js what it needs of each batch field: a resolver that collects objects for one call of it. */
export function deriveResolvers(schema: GraphQLSchema, batches: Batches): void {
  for (const [coordinate, { read }] of batches) {
    const [typeName = '', name = ''] = coordinate.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (field) field.resolve = derivedResolver(read);
  }
}

/** A loader takes no undefined, which the parent of a root field is. */
interface Box {
  readonly parent: unknown;
}

const loaders = new WeakMap<GraphContext, Map<FieldNode, DataLoader<Box, unknown>>>();

function derivedResolver(read: BatchRead): GraphQLFieldResolver<unknown, GraphContext> {
  return async (parent, args, context, info) => {
    const [node] = info.fieldNodes;
    if (!node) throw new Error('A field was executed that was not selected');
    const ofRequest = getOrCreate(loaders, context, () => new Map<FieldNode, DataLoader<Box, unknown>>());
    const loader = getOrCreate(ofRequest, node, () => {
      const load = async (boxed: readonly Box[]) => {
        const parents = boxed.map((box) => box.parent);
        return read(parents as never, args as never, context as never, selectionOf(info));
      };
      return new DataLoader<Box, unknown>(load, { cache: false });
    });
    return asObject(await loader.load({ parent }));
  };
}

/** Takes the place of a large value. Figures of a record are text too, so a number alone could be one of them. */
const markOf = (index: number): string => `"large value ${index}"`;

/** For servers that do not write their answer themselves. */
function asObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asObject);
  if (value instanceof OfType) {
    const object = asObject(value.object) as object;
    return Object.assign(Object.create(Object.getPrototypeOf(object) as object) as object, object, {
      __typename: value.typeName,
    });
  }
  const large: RawJson[] = [];
  const keep = (json: RawJson) => markOf(large.push(json) - 1);
  const made: unknown = value instanceof Later ? value.make(keep) : value;
  if (made instanceof RawJson) return JSON.parse(Buffer.concat(made.pieces).toString());
  if (typeof made !== 'object' || made === null || !Object.values(made).some((member) => member instanceof Written))
    return made;
  const textOf = (json: RawJson) => Buffer.concat(json.pieces).toString();
  return Object.fromEntries(
    Object.entries(made).map(([name, member]) => {
      if (!(member instanceof Written)) return [name, member as unknown];
      const whole = large.reduce((text, json, index) => text.replace(markOf(index), () => textOf(json)), member.text);
      return [name, JSON.parse(whole) as unknown];
    }),
  );
}
