import { isObjectType, type GraphQLSchema } from 'graphql';
import { Extensions, FieldResolver } from 'type-graphql';
import type { Verdicts } from '../guard/guard.js';
import type { Selection } from './selected-field.js';

/**
 * The values of a field for many objects at once, in their order. An Error among them belongs to its object alone. The
 * context is of the application's own type.
 */
export type BatchRead = (
  parents: readonly never[],
  args: never,
  context: never,
  selection: Selection,
) => readonly unknown[] | Promise<readonly unknown[]>;

/** What a field says about itself besides its values. */
export interface BatchTraits {
  /** The members that it needs of its object. A reader of the object can include them: `selection.needs`. */
  readonly needs?: (selection: Selection, verdicts: Verdicts) => ReadonlySet<string>;
  /** Gives its object itself, seen from another side. */
  readonly isSameObject?: true;
}

type Declared = Parameters<typeof FieldResolver>;

/**
 * A field that is defined once, for many objects: the executor calls it for a whole level. The method takes (parents, args, context, selection);
 * only `args` is declared, by `@Args`. Without a type it is a field that its type declares.
 */
export function BatchField(type?: Declared[0], options: Declared[1] = {}, traits: BatchTraits = {}) {
  return <Read extends BatchRead>(prototype: object, name: string, method: TypedPropertyDescriptor<Read>): void => {
    if (type) FieldResolver(type, options)(prototype, name, method);
    else FieldResolver()(prototype, name, method);
    Extensions({ batch: { read: method.value, ...traits } })(prototype, name, method);
  };
}

/** For each object separately; an error is the value of its object and of no other. */
export const forEachOf = <Parent, Value>(
  parents: readonly Parent[],
  work: (parent: Parent, index: number) => Promise<Value>,
): Promise<(Value | Error)[]> =>
  Promise.all(
    parents.map((parent, index) =>
      work(parent, index).catch((error: unknown) => (error instanceof Error ? error : new Error('A field failed'))),
    ),
  );

interface Batch extends BatchTraits {
  readonly read: BatchRead;
}

/** By coordinate, such as `Loan.borrower`. */
export type Batches = ReadonlyMap<string, Batch>;

/** The batch fields of a schema that TypeGraphQL built. */
export function batchesOf(schema: GraphQLSchema): Map<string, Batch> {
  const batches = new Map<string, Batch>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const { name, extensions } of Object.values(type.getFields()))
      if (extensions.batch) batches.set(`${type.name}.${name}`, extensions.batch as Batch);
  }
  return batches;
}

/** Entities of one type by their keys, in their order; undefined where there is none for this viewer. */
export type Reference = (
  ids: readonly string[],
  context: never,
  selection: Selection,
) => readonly unknown[] | Promise<readonly unknown[]>;
