import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gatewayEnvironment } from './database.js';
import { POSTGRAPHILE_QUESTIONS } from './postgraphile-questions.js';
import { runServer } from './run-server.js';
import { DAILY } from './daily.js';
import { DESK } from './screens.js';
import { WORKLOADS } from './workloads.js';

/** Module by module, so that one can be replaced. */
const IN_MODULES = fileURLToPath(new URL('../../dist/modules/cli/main.js', import.meta.url));
const BIN = 'bin/loan-gateway.js';
export const CLI = fileURLToPath(new URL(`../../${BIN}`, import.meta.url));
const ROLES = ['LENDER', 'UNDERWRITER', 'SERVICER'];
const TOKEN = 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }';

/** Everything as in production; only the rates a minute are higher than one client of the bench can be. `checkout` names another one. */
export async function startGateway(url, { variables, checkout, inModules = false, ...settings } = {}) {
  const cli = checkout ? join(checkout, BIN) : CLI;
  const environment = { ...gatewayEnvironment(url), ...variables };
  const clients = {};
  for (const role of ROLES) clients[role] = await createClient(cli, environment, role);
  const METRICS_TOKEN = randomUUID();
  const limits = { LIMIT_RATE_PER_CLIENT: '999999999', LIMIT_RATE_PER_ADDRESS: '999999999' };
  const server = await runServer(
    [inModules ? IN_MODULES : cli, 'serve'],
    { ...environment, ...limits, METRICS_TOKEN },
    settings,
  );
  return {
    ...server,
    questions: WORKLOADS,
    metrics: () => metricsOf(server.url, METRICS_TOKEN),
    path: graphqlPath,
    /** Tokens are good for a quarter of an hour, so each workload asks for its own. */
    headers: ({ role }) => tokenHeaders(server.url, clients[role]),
  };
}

/** Those without labels, by name. */
async function metricsOf(url, token) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  return Object.fromEntries([...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]));
}

async function createClient(cli, environment, role) {
  const args = [cli, 'clients', 'create', '--role', role, '--name', 'bench', '--all-loans', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment });
  return JSON.parse(stdout);
}

async function tokenHeaders(url, { clientId, clientSecret, apiKey }) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', key: apiKey },
    body: JSON.stringify({ query: TOKEN, variables: { input: { clientId, clientSecret } } }),
  });
  const { data } = await response.json();
  return { key: apiKey, authorization: `Bearer ${data.authToken.accessToken}` };
}

const graphqlPath = () => '/graphql';
/** Peers have the screens in a graph beside that of the other workloads. */
const pathOfPeer = (name) => WORKLOADS[name].path ?? '/graphql';
/** What peers are asked: neither the pages of the desk nor what is asked all day beside the screens. */
const SHARED = Object.fromEntries(Object.entries(WORKLOADS).filter(([name]) => !(name in DESK) && !(name in DAILY)));
const nodeVersion = Number(process.versions.node.split('.')[0]);

const peer =
  (name, { path = pathOfPeer, questions = SHARED } = {}) =>
  async (url) => ({
    ...(await runServer([fileURLToPath(new URL(`../peers/${name}.js`, import.meta.url))], { DATABASE_URL: url })),
    questions,
    path,
    headers: () => ({}),
  });

/** By name, each with how to start it on a database; PostGraphile runs on Node 22 and newer. */
export const CONTESTANTS = {
  gateway: startGateway,
  limit: peer('limit', { path: (workload) => `/${workload}` }),
  mercurius: peer('mercurius'),
  yoga: peer('yoga'),
  ...(nodeVersion >= 22 && {
    postgraphile: peer('postgraphile', { path: graphqlPath, questions: POSTGRAPHILE_QUESTIONS }),
  }),
};
