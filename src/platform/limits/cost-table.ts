import type { GraphQLSchema } from 'graphql';

/**
 * What fields cost in this graph besides the usual: each object costs 1, a value nothing, a page and its edges nothing but
 * their nodes. Routers are told the same (`federation/directives.ts`).
 */
export interface CostTable {
  /** By `Type.field`, of objects and of inputs. */
  readonly fields: Readonly<Record<string, number>>;
  /** Fields that answer one object for each entry of an argument, with the argument's name. */
  readonly listArguments: Readonly<Record<string, string>>;
}

/** How many objects a list that has no page is taken to hold. */
export const USUAL_LIST = 10;

/** Of any mutation. Routers have the same. */
export const MUTATION_COST = 10;

/** They give a page's position, or contain it: nothing is read for them. */
export const isOfPage = (typeName: string): boolean => /(Edge|Connection|PageInfo)$/.test(typeName);

/** The fields of a page that have as many items as it asks for. */
export const PAGE_ITEMS: readonly string[] = ['edges', 'nodes'];

export const isPageItems = (typeName: string, fieldName: string): boolean =>
  typeName.endsWith('Connection') && PAGE_ITEMS.includes(fieldName);

export function assertCostsFit(schema: GraphQLSchema, { fields }: CostTable): void {
  const unknown = Object.keys(fields).filter((place) => {
    const [type = '', field = ''] = place.split('.');
    const found = schema.getType(type);
    return !(found && 'getFields' in found && field in found.getFields());
  });
  if (unknown.length > 0) throw new Error(`The cost table has fields that the schema lacks: ${unknown.join(', ')}`);
}
