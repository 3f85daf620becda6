import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/loan-gateway.js', import.meta.url));
const DATA_DIR = fileURLToPath(new URL('.data', import.meta.url));

/** The loan gateway on an embedded database of its own, with a small demo portfolio. */
export async function startLoans(port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR, LOG_LEVEL: 'warn' };
  const gateway = spawn(process.execPath, [BIN, 'serve', '--demo-loans', '25'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => gateway.kill());
  gateway.once('exit', (code) => process.exit(code ?? 1));
  let printed = '';
  while (!printed.includes('Press Ctrl-C to stop')) printed += String((await once(gateway.stdout, 'data'))[0]);
  return `http://127.0.0.1:${port}/graphql`;
}

/** Headers of one of the demo clients; the token is good for 15 minutes. */
export async function demoHeaders(url, role) {
  const clients = JSON.parse(readFileSync(`${DATA_DIR}/demo-clients.json`, 'utf8'));
  const { clientId, clientSecret, apiKey } = clients.find((client) => client.role === role);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', key: apiKey },
    body: JSON.stringify({
      query: 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }',
      variables: { input: { clientId, clientSecret } },
    }),
  });
  const { data } = await response.json();
  return { authorization: `Bearer ${data.authToken.accessToken}`, key: apiKey };
}

/** The id of one of the demo loans. */
export async function anyLoan(url, headers) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ loans(first: 1) { edges { node { id } } } }' }),
  });
  const { data } = await response.json();
  return data.loans.edges[0].node.id;
}
