import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { table } from '../support/results.js';
import { CLIENTS, documentIdOf, ORIGIN } from './clients.js';
import { startGateway } from './contestants.js';
import { measureInTurns } from './measure.js';
import { anyOf, requestsOf, variablesOf } from './requests.js';
import { pin } from './run-server.js';
import { DENIED, WORKLOADS } from './workloads.js';

const EACH = 0.9;
const WITH_DENIAL = 0.75;

/** What is asked, how, of which gateway, and what of plain W1 is wanted. */
const WAYS = [
  { what: 'plain W1: the fewest headers', client: 'plain' },
  { what: 'Apollo Client 4', client: 'apollo', wanted: EACH },
  { what: 'Apollo Client 4 that takes gzip', client: 'compressed', wanted: EACH },
  { what: 'Apollo Client 4 in a browser, of another origin', client: 'browser', wanted: EACH },
  { what: 'the same, taking br', client: 'compressedBrowser', wanted: EACH },
  { what: 'a router, with a traceparent', client: 'router', wanted: EACH },
  { what: '`documentId`', client: 'documentId', wanted: EACH },
  { what: 'APQ, by its hash alone', client: 'apqHash', wanted: EACH },
  { what: 'APQ, the text with its hash', client: 'apqText', wanted: EACH },
  { what: 'one request in a hundred traced', client: 'plain', isTraced: true, wanted: EACH },
  { what: 'W1d: one field denied', client: 'plain', workload: DENIED, wanted: WITH_DENIAL },
  { what: 'plain W2: a page, which is long enough to be compressed', client: 'plain', base: 'W2' },
  { what: 'W2 by Apollo Client 4 that takes gzip', client: 'compressed', base: 'W2' },
  { what: 'W2 by a browser that takes br', client: 'compressedBrowser', base: 'W2' },
];

/** W1 in the ways that clients ask, in turns, and what each has of the plain way. */
export async function clientsReport({ url, loanIds }, times) {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-bench-'));
  const collector = await listening(
    createServer((request, response) => request.resume().on('end', () => response.end())),
  );
  const running = [];
  try {
    const variables = gatewayVariables(folder);
    running.push(await startGateway(url, { variables }));
    running.push(await startGateway(url, { variables: { ...variables, ...tracing(collector) } }));
    pin(process.pid, 1);
    const [usual, traced] = running;
    const works = [];
    for (const way of WAYS) {
      const { base = 'W1', workload = WORKLOADS[base] } = way;
      const asked = variablesOf(workload, () => anyOf(loanIds));
      const contestant = { ...(way.isTraced ? traced : usual), questions: { [base]: workload } };
      await assertAnswers(way, contestant, WORKLOADS[base], workload, asked[0]);
      const requests = await requestsOf(base, workload, contestant, asked, CLIENTS[way.client]);
      const options = { expectsErrors: workload === DENIED };
      works.push({ contestant, requests, connections: workload.connections, options });
    }
    return tables(await measureInTurns(works, times), times);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    collector.close();
    rmSync(folder, { recursive: true });
  }
}

function gatewayVariables(folder) {
  const { query } = WORKLOADS.W1;
  const PERSISTED_DOCUMENTS = join(folder, 'documents.json');
  writeFileSync(PERSISTED_DOCUMENTS, JSON.stringify({ [documentIdOf(query)]: query }));
  return { PERSISTED_DOCUMENTS, CORS_ORIGINS: ORIGIN };
}

const tracing = (collector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
  OTEL_TRACES_SAMPLER: 'traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.01',
});

async function listening(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Every way gives the answer of the plain one, and registers what is to be known; a denied field is null beside it. */
async function assertAnswers({ what, client }, contestant, base, workload, variables) {
  const headers = await contestant.headers(workload);
  const ask = async ({ headers: own, body }, query) => {
    const response = await fetch(`${contestant.url}/graphql`, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: JSON.stringify(body({ query, variables })),
    });
    return response.json();
  };
  if (client === 'apqHash') await ask(CLIENTS.apqText, workload.query);
  const plain = await ask(CLIENTS.plain, base.query);
  const { data, errors = [] } = await ask(CLIENTS[client], workload.query);
  const wanted = workload === DENIED ? { loan: { ...plain.data.loan, borrower: null } } : plain.data;
  if (errors.length !== (workload === DENIED ? 1 : 0) || !isDeepStrictEqual(data, wanted))
    throw new Error(`${what}: not the plain answer: ${JSON.stringify(errors)}`);
}

function tables(figures, { rounds, seconds }) {
  const rows = WAYS.map(({ what, wanted, base }, index) => {
    const plain = figures[WAYS.findIndex((way) => way.base === base)];
    const { rate, p50, p99, cpu } = figures[index];
    const share = rate / plain.rate;
    return [
      what,
      rate.toFixed(0),
      share.toFixed(2),
      (cpu / plain.cpu).toFixed(2),
      wanted ?? '-',
      wanted === undefined ? '-' : share >= wanted ? 'yes' : 'no',
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(3),
    ];
  });
  const columns = [
    'asked by',
    'requests/s',
    'of plain',
    'CPU of plain',
    'wanted',
    'reached',
    'p50 ms',
    'p99 ms',
    'CPU ms/request',
  ];
  return `W1 of the gateway, medians of ${rounds} rounds of ${seconds} s in turns.\n\n${table(columns, rows)}`;
}
