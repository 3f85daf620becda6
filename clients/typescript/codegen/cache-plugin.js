// What a normalised cache must know of the graph, from the schema alone: what has an id, what has none, what is a list in pages.
import { getNamedType, isListType, isNonNullType, isObjectType, isAbstractType } from 'graphql';

const PAGING = new Set(['first', 'after', 'last', 'before']);

const bare = (type) => (isNonNullType(type) ? type.ofType : type);
const isOurs = ({ name }) => !/^_|__/.test(name);
const fieldsOf = (type) => Object.values(type.getFields());
const hasId = (type) => type.getFields().id !== undefined && getNamedType(type.getFields().id.type).name === 'ID';

export function plugin(schema) {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const types = Object.values(schema.getTypeMap()).filter(isOurs);
  const objects = types.filter((type) => isObjectType(type) && !roots.has(type));
  const entities = objects.filter(hasId);
  const values = objects.filter((type) => !hasId(type));
  const tables = {
    possibleTypes: Object.fromEntries(
      types.filter(isAbstractType).map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    ),
    entities: entities.map(({ name }) => name),
    values: values.map(({ name }) => name),
    valueLists: Object.fromEntries(
      [schema.getQueryType(), ...objects].flatMap((type) => namesWhere(type, (field) => isListOf(values, field))),
    ),
    connections: Object.fromEntries(
      [schema.getQueryType(), ...objects].flatMap((type) =>
        fieldsOf(type).flatMap((field) =>
          isConnection(field) ? [[`${type.name}.${field.name}`, filtersOf(field)]] : [],
        ),
      ),
    ),
  };
  return [
    '/* eslint-disable */',
    ...Object.entries(DESCRIPTIONS).map(
      ([name, text]) => `/** ${text} */\nexport const ${name} = ${JSON.stringify(tables[name], null, 2)} as const;\n`,
    ),
  ].join('\n');
}

const DESCRIPTIONS = {
  possibleTypes: 'The members of every union and interface.',
  entities: 'Types whose objects have an id: one object of the cache each.',
  values: 'Types whose objects have none: part of the object that they hang on.',
  valueLists: 'Lists of such objects, by the type that they hang on.',
  connections: 'Lists in pages, with the arguments that make another list of them.',
};

const namesWhere = (type, holds) => {
  const names = fieldsOf(type)
    .filter(holds)
    .map(({ name }) => name);
  return names.length > 0 ? [[type.name, names]] : [];
};

const isListOf = (types, { type }) => isListType(bare(type)) && types.includes(getNamedType(type));

const isConnection = ({ type }) => isObjectType(bare(type)) && bare(type).name.endsWith('Connection');

const filtersOf = ({ args }) => args.map(({ name }) => name).filter((name) => !PAGING.has(name));
