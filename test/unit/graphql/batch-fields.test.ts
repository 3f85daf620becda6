import { getNamedType, getNullableType, isListType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

const { schema, batches } = await buildGraph({ authDirectives: false });

/** Types of which an answer may hold many objects: those below a list. */
function typesInLists(): Set<GraphQLObjectType> {
  const many = new Set<GraphQLObjectType>();
  const one = new Set<GraphQLObjectType>();
  const visit = (type: GraphQLObjectType, isMany: boolean): void => {
    const seen = isMany ? many : one;
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      const objects = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
      for (const object of objects) visit(object, isMany || isListType(getNullableType(field.type)));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (root) visit(root, false);
  return many;
}

it('what an answer may hold many of has no field that is resolved one by one', () => {
  const types = [...typesInLists()];
  expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Loan', 'Repayment', 'Borrower']));
  const single = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      field.resolve && !batches.has(`${type.name}.${field.name}`) ? [`${type.name}.${field.name}`] : [],
    ),
  );
  expect(single).toEqual([]);
});
