// The schema as graphcache reads it: types, their fields and what may be null. Scalars and enums are alike to a cache.
import { isAbstractType, isLeafType, isListType, isNonNullType, isObjectType, isInputType } from 'graphql';

const ANY = { kind: 'SCALAR', name: 'Any' };
const isOurs = ({ name }) => !/^_|__/.test(name);

const typeRef = (type) => {
  if (isNonNullType(type)) return { kind: 'NON_NULL', ofType: typeRef(type.ofType) };
  if (isListType(type)) return { kind: 'LIST', ofType: typeRef(type.ofType) };
  return isLeafType(type) ? ANY : { kind: kindOf(type), name: type.name };
};

const kindOf = (type) => (isObjectType(type) ? 'OBJECT' : 'getFields' in type ? 'INTERFACE' : 'UNION');

export function plugin(schema) {
  const rootOf = (type) => (type ? { name: type.name } : null);
  const describe = (type) => ({
    kind: kindOf(type),
    name: type.name,
    ...('getFields' in type && {
      fields: Object.values(type.getFields())
        .filter(isOurs)
        .map((field) => ({ name: field.name, type: typeRef(field.type), args: [] })),
      interfaces: type.getInterfaces().map(({ name }) => ({ kind: 'INTERFACE', name })),
    }),
    ...(isAbstractType(type) && {
      possibleTypes: schema.getPossibleTypes(type).map(({ name }) => ({ kind: 'OBJECT', name })),
    }),
  });
  const types = Object.values(schema.getTypeMap()).filter((type) => isOurs(type) && !isInputType(type));
  const introspection = {
    __schema: {
      queryType: rootOf(schema.getQueryType()),
      mutationType: rootOf(schema.getMutationType()),
      subscriptionType: rootOf(schema.getSubscriptionType()),
      types: [...types.map(describe), ANY],
    },
  };
  return `/* eslint-disable */\nexport const introspection: unknown = ${JSON.stringify(introspection)};\n`;
}
