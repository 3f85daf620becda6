import type { GraphQLResolveInfo } from 'graphql';
import { Arg, type ClassType, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { asError, OfType } from '../executor/written-values.js';
import type { Reference } from '../executor/batch-field.js';
import { CheckArguments } from '../executor/check-arguments.js';
import { type Selection, selectionOf } from '../executor/selected-field.js';
import type { RequestContext } from '../request/context.js';
import { badArgument, badInput } from '../errors/bad-input.js';

/** A type that can be fetched by its id. */
export interface Entity {
  readonly read: Reference;
  /** Whether an id belongs to this type. Ids are unique across all types. */
  readonly ownsId: (id: string) => boolean;
  /** What an id looks like, for docs and errors. Types with a `@key` have one. */
  readonly idExample?: string;
}

type Entities = Readonly<Record<string, Entity>>;

interface EntityKey {
  readonly typeName: string;
  readonly id: string;
}

interface Representations {
  readonly representations: readonly unknown[];
}

/** Resolves `Query._entities`. An invalid representation is an error in its own position only. */
export const entitiesReader =
  (entities: Entities) =>
  async (
    _parents: readonly unknown[],
    { representations }: Representations,
    context: RequestContext,
    selection: Selection,
  ): Promise<readonly unknown[][]> => {
    const keys = representations.map((representation) => keyOf(entities, representation));
    return [await readKeys(entities, keys, context, selection)];
  };

/** Reads all keys of a type together. An entity that this viewer can't see is undefined. */
async function readKeys(
  entities: Entities,
  keys: readonly (EntityKey | Error | undefined)[],
  context: RequestContext,
  selection: Selection,
): Promise<unknown[]> {
  const found: unknown[] = [...keys];
  const readType = async ([typeName, { read }]: [string, Entity]) => {
    const places = keys.flatMap((key, place) =>
      key && 'id' in key && key.typeName === typeName ? [{ ...key, place }] : [],
    );
    if (places.length === 0) return;
    const rows = await readAll(read, places, context, selection);
    places.forEach(({ place }, index) => {
      const entity = rows[index];
      found[place] = entity === undefined || entity instanceof Error ? entity : new OfType(typeName, entity);
    });
  };
  await Promise.all(Object.entries(entities).map(readType));
  return found;
}

async function readAll(
  read: Reference,
  keys: readonly { readonly id: string }[],
  context: RequestContext,
  selection: Selection,
): Promise<readonly unknown[]> {
  const ids = keys.map(({ id }) => id);
  try {
    return await read(ids, context as never, selection);
  } catch (error) {
    return ids.map(() => asError(error));
  }
}

/** A key must be a string: an object could reach the database as an operator. */
function keyOf(entities: Entities, representation: unknown): EntityKey | Error {
  const { __typename: typeName, id } = (representation ?? {}) as { __typename?: unknown; id?: unknown };
  if (typeof typeName !== 'string' || !Object.hasOwn(entities, typeName))
    return badInput(
      `A representation must be an object with __typename (${Object.keys(entities).join(', ')}) and its key.`,
    );
  if (typeof id !== 'string' || id.length === 0)
    return badInput(`A representation of ${typeName} must have the key "id" as a string.`);
  const entity = entities[typeName];
  if (!entity?.ownsId(id))
    return badInput(`The key "id" is not one of ${typeName}. Keys of ${typeName} look like \`${entity?.idExample}\`.`);
  return { typeName, id };
}

const MOST_NODES = 100;

/** How TypeGraphQL declares an interface. */
type AbstractClass = abstract new () => object;

/** Whether a request may see the ids of a type. */
type SeesIds = (typeName: string, context: RequestContext) => boolean;

/**
 * `Query.node` and `Query.nodes`, for clients such as Relay. `node` is the interface of all types with an id. An object
 * whose id the viewer may not see is null, as one that does not exist.
 */
export function nodeResolver(entities: Entities, node: AbstractClass, seesIds: SeesIds): ClassType {
  const keyOfId = (id: string, context: RequestContext): EntityKey | undefined => {
    const typeName = Object.keys(entities).find((name) => entities[name]?.ownsId(id));
    return typeName !== undefined && seesIds(typeName, context) ? { typeName, id } : undefined;
  };
  const readNodes = (ids: readonly string[], context: RequestContext, selection: Selection) =>
    readKeys(
      entities,
      ids.map((id) => keyOfId(id, context)),
      context,
      selection,
    );

  @Resolver()
  class NodeResolver {
    @Query(() => node as ClassType, {
      nullable: true,
      description: 'An object by its global ID, or null when it is not in the caller’s portfolio.',
    })
    async node(
      @Arg('id', () => ID, { description: 'Global ID of the object.' }) id: string,
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const [found] = await readNodes([id], context, selectionOf(info));
      return found;
    }

    @CheckArguments(({ ids }: { ids: readonly string[] }) => {
      if (ids.length > MOST_NODES) throw badArgument('ids', `\`ids\` can have at most ${MOST_NODES} items.`);
    })
    @Query(() => [node as ClassType], {
      nullable: 'items',
      description: 'Objects by their global IDs, in the order of `ids`. At most 100.',
    })
    async nodes(
      @Arg('ids', () => [ID], { description: 'Global IDs of the objects.' }) ids: string[],
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown[]> {
      return readNodes(ids, context, selectionOf(info));
    }
  }
  return NodeResolver;
}
