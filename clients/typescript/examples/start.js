// After `npm run build:client`, against a running gateway:
// URL=http://127.0.0.1:4000/graphql CLIENT_ID=… CLIENT_SECRET=… API_KEY=… node clients/typescript/examples/start.js LOAN-ID AMOUNT
import { clientCredentials } from 'loan-gateway-client';
import { WebSocket } from 'ws';
import { apolloClient } from '../dist/examples/apollo.js';
import { payInstallment } from '../dist/examples/pay-installment.js';

const { URL: url, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, API_KEY: apiKey } = process.env;
const [loanId, amount] = process.argv.slice(2);
if (!url || !clientId || !clientSecret || !apiKey || !loanId || !amount) {
  console.error('Set URL, CLIENT_ID, CLIENT_SECRET and API_KEY, and name a loan and an amount.');
  process.exit(2);
}
const client = apolloClient(url, clientCredentials({ url, clientId, clientSecret, apiKey }), WebSocket);
console.log(await payInstallment(client, loanId, amount));
