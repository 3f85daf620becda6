import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';

/** Federation's own types, whose words are not ours. */
const FEDERATION = /^(_|__|link__|federation__|Query\._)/;
const BUILT_IN = new Set(['String', 'Int', 'Boolean', 'ID', 'Float']);

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

it('describes every type, field, argument and enum value', async () => {
  const { schema } = await buildGraph({ authDirectives: true });
  const places: [string, Described][] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (FEDERATION.test(type.name) || BUILT_IN.has(type.name)) continue;
    if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) places.push([type.name, type]);
    if (isEnumType(type)) for (const value of type.getValues()) places.push([`${type.name}.${value.name}`, value]);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) places.push([`${type.name}.${field.name}`, field]);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      places.push([`${type.name}.${field.name}`, field]);
      for (const argument of field.args) places.push([`${type.name}.${field.name}(${argument.name})`, argument]);
    }
  }
  const bare = places.filter(([place, { description }]) => !FEDERATION.test(place) && !description?.trim());
  expect(bare.map(([place]) => place)).toEqual([]);
  expect(places.length).toBeGreaterThan(300);
});
