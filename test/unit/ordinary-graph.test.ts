import { composeServices as composeByApollo } from '@apollo/composition';
import { composeServices as composeByTheGuild } from '@theguild/federation-composition';
import { federateSubgraphs, ROUTER_COMPATIBILITY_VERSION_ONE } from '@wundergraph/composition';
import { buildASTSchema, parse, print, type DocumentNode, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { getOrCreate } from '../../src/platform/runtime/get-or-create.js';
import { ORDINARY_GRAPH } from '../support/ordinary-graph.js';

/** With the directives the graph has all the names that it has without, and more; both are tried every night. */
const DIRECTIVES = process.env.TEST_SUITE === 'usual' ? [true] : [false, true];

interface Composed {
  readonly supergraphSdl?: string | undefined;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

type Services = { name: string; url: string; typeDefs: DocumentNode }[];

function composeByCosmo(services: Services): Composed {
  const result = federateSubgraphs({
    subgraphs: services.map(({ typeDefs, ...service }) => ({ ...service, definitions: typeDefs })),
    version: ROUTER_COMPATIBILITY_VERSION_ONE,
  });
  return result.success ? { supergraphSdl: print(result.federatedGraphAST) } : result;
}

const COMPOSERS: Readonly<Record<string, (services: Services) => Composed>> = {
  '@apollo/composition': composeByApollo,
  '@theguild/federation-composition': composeByTheGuild,
  '@wundergraph/composition': composeByCosmo,
};

describe.each(Object.keys(COMPOSERS))('composed by %s', (composer) => {
  /** Composing takes seconds. */
  const known = new Map<boolean, Promise<Composed>>();
  const composed = (authDirectives: boolean) =>
    getOrCreate(known, authDirectives, async () => withOrdinary((await buildGraph({ authDirectives })).sdl()));
  const withOrdinary = (sdl: string) =>
    COMPOSERS[composer]!([
      { name: 'loans', url: 'http://loans', typeDefs: parse(sdl) },
      { name: 'ordinary', url: 'http://ordinary', typeDefs: ORDINARY_GRAPH },
    ]);

  it.each(DIRECTIVES)(
    'the graph stands beside one that has all the usual names, auth directives: %s',
    async (authDirectives) => {
      const { errors, supergraphSdl } = await composed(authDirectives);
      expect(errors?.map(({ message }) => message) ?? []).toEqual([]);
      expect(supergraphSdl).toMatch(/type PageInfo/);
    },
  );

  it('leaves fields to graphs that have them under the same names', async () => {
    const { supergraphSdl } = await composed(true);
    const supergraph = buildASTSchema(parse(supergraphSdl ?? ''), { assumeValidSDL: true });
    const typeOf = (root: 'Query' | 'Mutation', field: string) =>
      String((supergraph.getType(root) as GraphQLObjectType).getFields()[field]?.type);
    expect(typeOf('Query', 'viewer')).toBe('Viewer');
    expect(typeOf('Mutation', 'approve')).toBe('Boolean!');
    expect(typeOf('Query', 'loan')).toBe('Loan');
    expect(Object.keys((supergraph.getType('Viewer') as GraphQLObjectType).getFields())).toEqual(['id', 'name']);
  });

  it('would not if a name meant two things', async () => {
    const sdl = (await buildGraph({ authDirectives: false })).sdl();
    const { errors } = withOrdinary(
      sdl.replaceAll(/\bLoanDocument\b/g, 'Document').replaceAll(/\bClientRole\b/g, 'Role'),
    );
    expect(errors?.map(({ message }) => message).join()).toMatch(/Document|Role/);
  });
});
