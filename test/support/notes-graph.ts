import { composeServices } from '@apollo/composition';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';
import type { World } from './world.js';

const NOTES = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { note(id: ID!): Note }
  type Note { id: ID! text: String! loan: Loan }
  type Loan @key(fields: "id") { id: ID! remarks: [Note!]! }
  type Lender @key(fields: "lenderId") { lenderId: ID! name: String! }
  type Servicer @key(fields: "servicerId") { servicerId: ID! name: String! }
  type Dealer @key(fields: "dealerId") { dealerId: ID! name: String! }
`);

/** Objects that the other graph knows by their keys. */
const party = (key: string) => ({
  __resolveReference: (reference: Readonly<Record<string, string>>) => ({
    [key]: reference[key],
    name: `name of ${reference[key]}`,
  }),
});

/**
 * A second graph, of another team: it extends `Loan`, leads to loans, and knows the parties of them. Every note is about the
 * loan given. `heard` has the headers of every request.
 */
export async function startNotes(loanId: string) {
  const heard: Headers[] = [];
  const notes = new ApolloServer({
    schema: buildSubgraphSchema({
      typeDefs: NOTES,
      resolvers: {
        Lender: party('lenderId'),
        Servicer: party('servicerId'),
        Dealer: party('dealerId'),
        Query: { note: (_: unknown, { id }: { id: string }) => ({ id, text: 'hello', loan: { id: loanId } }) },
        Loan: {
          __resolveReference: (reference: { id: string }) => reference,
          remarks: ({ id }: { id: string }) => [{ id: 'N1', text: `note of ${id}`, loan: { id } }],
        },
      },
    }),
  });
  const { url } = await startStandaloneServer(notes, {
    listen: { port: 0, host: '127.0.0.1' },
    context: ({ req }) => {
      heard.push(new Headers(req.headers as Record<string, string>));
      return Promise.resolve({});
    },
  });
  return { url, heard, stop: () => notes.stop() };
}

/** The supergraph of a gateway and the notes, as a schema registry composes it. */
export async function composeWithNotes(world: World, notesUrl: string): Promise<string> {
  const client = await world.client('MARKETPLACE');
  const { _service } = await client.data<{ _service: { sdl: string } }>('{ _service { sdl } }');
  const { supergraphSdl, errors } = composeServices([
    { name: 'loans', url: `${world.url}/graphql`, typeDefs: parse(_service.sdl) },
    { name: 'notes', url: notesUrl, typeDefs: NOTES },
  ]);
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}
