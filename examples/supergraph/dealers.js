import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';

const typeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])

  type Query {
    "Every dealer."
    dealers: [Dealer!]!
    "Every visit."
    visits: [Visit!]!
  }

  "The seller of the car. The loan gateway knows only its ID."
  type Dealer @key(fields: "dealerId") {
    dealerId: ID!
    name: String
    city: String
  }

  "A visit to a dealer about a loan."
  type Visit {
    on: String!
    dealer: Dealer!
    "Null when the caller may not see the loan. The visit is answered without it."
    loan: Loan
  }

  type Loan @key(fields: "id", resolvable: false) {
    id: ID!
  }
`);

/** The dealers of the demo loans, by the ids that the loans have them under. */
const DEALERS = [
  { dealerId: 'D8997', name: 'Lakeside Motors', city: 'Chicago' },
  { dealerId: 'D3654', name: 'Hilltop Auto Mall', city: 'Denver' },
  { dealerId: 'D2135', name: 'Coastal Cars & Trucks', city: 'Oakland' },
  { dealerId: 'D1637', name: 'Prairie Auto Group', city: 'Omaha' },
];

/** A graph of another team: it knows what dealers are, and leads to loans. */
export async function startDealers(port, loanIds) {
  const visits = () =>
    loanIds().map((id, index) => ({ on: '2026-01-15', dealer: DEALERS[index % DEALERS.length], loan: { id } }));
  const resolvers = {
    Query: { dealers: () => DEALERS, visits },
    Dealer: {
      __resolveReference: ({ dealerId }) => DEALERS.find((dealer) => dealer.dealerId === dealerId) ?? { dealerId },
    },
  };
  const server = new ApolloServer({
    schema: buildSubgraphSchema({ typeDefs, resolvers }),
    plugins: [ApolloServerPluginInlineTraceDisabled()],
  });
  const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port } });
  return url;
}
