import { composeServices as composeByApollo } from '@apollo/composition';
import { composeServices as composeByTheGuild } from '@theguild/federation-composition';
import { parse, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { ORDINARY_GRAPH } from '../support/ordinary-graph.js';

/** With the directives the graph has all the names that it has without, and more; both are tried every night. */
const DIRECTIVES = process.env.TEST_SUITE === 'usual' ? [true] : [false, true];

interface Composed {
  readonly supergraphSdl?: string | undefined;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

const COMPOSERS: Readonly<
  Record<string, (services: { name: string; url: string; typeDefs: DocumentNode }[]) => Composed>
> = { '@apollo/composition': composeByApollo, '@theguild/federation-composition': composeByTheGuild };

describe.each(Object.keys(COMPOSERS))('composed by %s', (composer) => {
  const withOrdinary = (sdl: string) =>
    COMPOSERS[composer]!([
      { name: 'loans', url: 'http://loans', typeDefs: parse(sdl) },
      { name: 'ordinary', url: 'http://ordinary', typeDefs: ORDINARY_GRAPH },
    ]);

  it.each(DIRECTIVES)(
    'the graph stands beside one that has all the usual names, auth directives: %s',
    async (authDirectives) => {
      const sdl = (await buildGraph({ authDirectives })).sdl();
      const { errors, supergraphSdl } = withOrdinary(sdl);
      expect(errors?.map(({ message }) => message) ?? []).toEqual([]);
      expect(supergraphSdl).toMatch(/type PageInfo/);
    },
  );

  it('would not if a name meant two things', async () => {
    const sdl = (await buildGraph({ authDirectives: false })).sdl();
    const { errors } = withOrdinary(
      sdl.replaceAll(/\bLoanDocument\b/g, 'Document').replaceAll(/\bClientRole\b/g, 'Role'),
    );
    expect(errors?.map(({ message }) => message).join()).toMatch(/Document|Role/);
  });
});
