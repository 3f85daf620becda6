import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  isObjectType,
} from 'graphql';
import { entitiesOf } from '../guard/deniable-fields.js';

const ANY = new GraphQLScalarType({ name: '_Any' });
const SERVICE = new GraphQLObjectType({ name: '_Service', fields: { sdl: { type: GraphQLString } } });

/** What routers ask a subgraph, as Federation has it: `_service` for its SDL and `_entities` for objects by their keys. */
export function withFederationFields(schema: GraphQLSchema, sdl: () => string): GraphQLSchema {
  const { query, types, ...config } = schema.toConfig();
  if (!query) throw new Error('A graph has queries');
  const entity = new GraphQLUnionType({
    name: '_Entity',
    types: entitiesOf(schema)
      .map((name) => schema.getType(name))
      .filter(isObjectType),
  });
  const { fields, ...root } = query.toConfig();
  const extended = new GraphQLObjectType({
    ...root,
    fields: {
      ...fields,
      _entities: {
        type: new GraphQLNonNull(new GraphQLList(entity)),
        args: { representations: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(ANY))) } },
      },
      _service: { type: new GraphQLNonNull(SERVICE), resolve: () => ({ sdl: sdl() }) },
    },
  });
  return new GraphQLSchema({ ...config, query: extended, types: types.filter((type) => type !== query) });
}
