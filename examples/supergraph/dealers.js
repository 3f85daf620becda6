import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';

const typeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])

  type Query {
    "Every dealer."
    dealerships: [Dealership!]!
  }

  "Who sold the car."
  type Dealership @key(fields: "id") {
    id: ID!
    name: String!
    city: String!
  }

  "A loan of the loan gateway, which knows nothing of dealers."
  type Loan @key(fields: "id") {
    id: ID!
    dealership: Dealership!
  }
`);

const DEALERS = [
  { id: 'D1', name: 'Bayview Motors', city: 'Oakland' },
  { id: 'D2', name: 'Lakeside Autos', city: 'Chicago' },
  { id: 'D3', name: 'Prairie Cars', city: 'Omaha' },
];

/** Made up, and the same each time: the dealer of a loan follows from the letters of its id. */
const dealerOf = (loanId) =>
  DEALERS[[...loanId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DEALERS.length];

/** A graph of another team: it extends `Loan` by its dealer. */
export async function startDealers(port) {
  const resolvers = {
    Query: { dealerships: () => DEALERS },
    Dealership: { __resolveReference: ({ id }) => DEALERS.find((dealer) => dealer.id === id) },
    Loan: { __resolveReference: ({ id }) => ({ id }), dealership: ({ id }) => dealerOf(id) },
  };
  const server = new ApolloServer({
    schema: buildSubgraphSchema({ typeDefs, resolvers }),
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  });
  const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port } });
  return url;
}
