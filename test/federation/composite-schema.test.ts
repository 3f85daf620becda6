import {
  buildASTSchema,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  parse,
  validateSchema,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraph, ENTITIES } from '../../src/gateway/graph/schema.js';
import { openWorld, type World } from '../support/world.js';

/** What the GraphQL Composite Schemas specification defines for source schemas. */
const SPECIFIED = `
  scalar FieldSelectionSet
  directive @lookup on FIELD_DEFINITION
  directive @internal on OBJECT | FIELD_DEFINITION
  directive @key(fields: FieldSelectionSet!) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on OBJECT | FIELD_DEFINITION
`;

let schema: GraphQLSchema;
beforeAll(async () => {
  const graph = await buildGraph({ authDirectives: false });
  schema = buildASTSchema(parse(SPECIFIED + graph.compositeSdl()));
});

const has = (directives: readonly ConstDirectiveNode[] = [], name: string) =>
  directives.some((directive) => directive.name.value === name);

const queries = () => Object.values(schema.getQueryType()!.getFields());
const lookups = () => queries().filter(({ astNode }) => has(astNode?.directives, 'lookup'));
const keysOf = (type: string) =>
  (schema.getType(type)?.astNode?.directives ?? [])
    .filter(({ name }) => name.value === 'key')
    .map((key) => key.arguments?.map(({ value }) => 'value' in value && value.value));

describe('the source schema for composite schemas', () => {
  it('is a valid schema with no directive but those of the specification', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has one lookup, which is nullable, internal and takes the key', () => {
    expect(lookups().map(({ name }) => name)).toEqual(['node']);
    const [node] = lookups();
    expect(isNonNullType(node?.type)).toBe(false);
    expect(has(node?.astNode?.directives, 'internal')).toBe(true);
    expect(node?.args.map(({ name }) => name)).toEqual(['id']);
  });

  it('has the key of the lookup on its interface and on all that it can find', () => {
    const [node] = lookups();
    const found = getNamedType(node?.type);
    if (!isInterfaceType(found)) throw new Error('node finds no interface');
    for (const { name } of [found, ...schema.getPossibleTypes(found)]) expect(keysOf(name), name).toEqual([['id']]);
  });

  it('finds every entity that the gateway resolves', () => {
    const found = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
    expect(found.sort()).toEqual(Object.keys(ENTITIES).sort());
  });

  it('keeps keys that another graph resolves, and leaves common names to it', () => {
    expect(keysOf('Dealer')).toEqual([['dealerId']]);
    expect(queries().map(({ name }) => name)).not.toEqual(expect.arrayContaining(['viewer']));
    expect(schema.getType('Viewer')).toBeUndefined();
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
      expect(Object.keys(type.getFields()).length, type.name).toBeGreaterThan(0);
  });
});

describe('a router of composite schemas', () => {
  let world: World;
  beforeAll(async () => (world = await openWorld()));
  afterAll(() => world.close());

  it('reads the fields of an entity by its lookup', async () => {
    const loan = await world.loan({ grade: 'A' });
    const client = await world.client('UNDERWRITER');
    const query =
      'query ($id: ID!) { node(id: $id) { __typename ... on Loan { id grade } ... on Underwriting { id } } }';
    expect(await client.data(query, { id: loan.id })).toEqual({
      node: { __typename: 'Loan', id: loan.id, grade: 'A' },
    });
  });
});
