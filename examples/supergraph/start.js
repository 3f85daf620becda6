// npm start: the loan gateway, a dealer graph and a router that joins them, on 127.0.0.1.
import { ApolloGateway, IntrospectAndCompose, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { startDealers } from './dealers.js';
import { anyLoan, demoHeaders, startLoans } from './loans.js';

const port = Number(process.env.PORT ?? 4100);

/** Passes the caller's credentials on, to the loan gateway and to nobody else: it decides what they may see. */
class Forwarding extends RemoteGraphQLDataSource {
  willSendRequest({ request, context }) {
    for (const name of ['authorization', 'key']) {
      const value = context.headers?.[name];
      if (value) request.http.headers.set(name, value);
    }
  }
}

/** Whom the visits of the other graph are about: one loan that is there, and one that never was. */
let visited = [];
const [loans, dealers] = await Promise.all([startLoans(port + 1), startDealers(port + 2, () => visited)]);
const router = new ApolloServer({
  includeStacktraceInErrorResponses: false,
  gateway: new ApolloGateway({
    supergraphSdl: new IntrospectAndCompose({
      subgraphs: [
        { name: 'loans', url: loans },
        { name: 'dealers', url: dealers },
      ],
    }),
    buildService: ({ name, url }) =>
      name === 'loans' ? new Forwarding({ url }) : new RemoteGraphQLDataSource({ url }),
  }),
});
const { url } = await startStandaloneServer(router, {
  listen: { host: '127.0.0.1', port },
  context: async ({ req }) => ({ headers: req.headers }),
});

const { authorization, key } = await demoHeaders(loans, 'SUPPORT');
visited = [await anyLoan(loans, { authorization, key }), 'LN-NEVER'];
const query =
  '{ loans(first: 3, filter: { loanStatus: [ACTIVE] }) { edges { node { id loanStatus remainingBalance lender { lenderId } borrower { firstName ssn } application { dealer { dealer { dealerId name city } } } } } } visits { on dealer { name } loan { loanStatus } } }';
console.log(`
The supergraph is at ${url} (loans at ${loans}, dealers at ${dealers}).
A query that both graphs answer, as the support desk (the token is good for 15 minutes; the ssn stays hidden, and a visit about
a loan that does not exist for the caller is answered without it):

curl -s ${url} -H 'content-type: application/json' -H 'key: ${key}' -H 'authorization: ${authorization}' -d '${JSON.stringify({ query })}'

Stop with Ctrl-C.`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
