// Payments (submitRepayment, then acknowledgeRepayment) on many loans and on one, by the gateway and by hand, in turns on one
// PostgreSQL database of its own.
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { buildWhole } from '../../scripts/build.js';
import { benchDatabase } from '../support/bench-database.js';
import { table } from '../support/results.js';
import { CLIENTS } from './clients.js';
import { serverProcess } from './writes/server-process.js';

const CONNECTIONS = 16;
const LOANS = 2_000;
/** Each payment on one loan waits for those before it and replays them. */
const ONE_LOAN_SHARE = 10;

const ANSWER = `{ __typename ... on RepaymentUpdated { loanId loanStatus repayment { id state amount effectiveDate method
  preview { interest principal fees recovery credit } submittedAt acknowledgedAt } } }`;
const SUBMIT = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) ${ANSWER} }`;
const SETTLE = `mutation ($input: AcknowledgeRepaymentInput!) { acknowledgeRepayment(input: $input) ${ANSWER} }`;

/** Rows of a table: scenario, server, commands a second, their share of those by hand, p50, p99, CPU of a command. */
export async function measureWrites({ rounds, payments }) {
  await buildWhole();
  const database = await benchDatabase('writes');
  const dist = (path) => import(`../../dist/modules/${path}.js`);
  const { openPostgres } = await dist('platform/postgres/postgres');
  const opened = openPostgres(database.url);
  const servers = [];
  try {
    await opened.migrate();
    const { fundedLoans } = await import('./writes/funded-loans.js');
    const loans = await fundedLoans(opened.prisma, LOANS + 4 * (rounds + 2));
    const key = () => randomBytes(32).toString('base64');
    const env = { DATABASE_URL: database.url, MASTER_KEY: key(), TOKEN_SIGNING_KEY: key(), PORT: '0' };
    const limits = { LIMIT_RATE_PER_CLIENT: '0', LIMIT_RATE_PER_ADDRESS: '0' };
    servers.push(await serverProcess(['bin/loan-gateway.js', 'serve'], { ...env, ...limits }));
    servers.push(await serverProcess(['bench/speed/writes/by-hand.js'], { DATABASE_URL: database.url }));
    const [gateway, byHand] = servers;
    const headers = await credentials(opened, gateway.url);
    const sides = [client('gateway', gateway, headers), client('by hand', byHand, {})];
    await checkAlike(opened.prisma, sides, loans);
    const many = loans.slice(0, LOANS);
    const spare = loans.slice(LOANS);
    const scenarios = [
      [`${LOANS.toLocaleString('en')} loans`, () => (index) => many[index % LOANS]],
      ['one loan', () => always(spare.pop()), payments / ONE_LOAN_SHARE],
    ];
    const rows = [];
    for (const [name, pick, count = payments] of scenarios) {
      const results = await inTurns(sides, rounds, (side) => payAll(side, pick(), count));
      rows.push(...report(name, sides, results));
    }
    await Promise.all(servers.splice(0).map(({ stop }) => stop()));
    reconcile(env);
    return { rows };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await opened.close();
    await database.drop();
  }
}

const always = (value) => () => value;

async function credentials({ prisma }, url) {
  const dist = (path) => import(`../../dist/modules/${path}.js`);
  const [{ registerClient }, { administrationWork }] = await Promise.all(
    ['features/client/manage-clients', 'gateway/unit-of-work'].map(dist),
  );
  const clock = { now: () => new Date() };
  const input = { role: 'SERVICER', name: 'bench', portfolio: { kind: 'ALL' }, allLoans: true };
  const { value } = await administrationWork(prisma, randomBytes(32)).run((stores) =>
    registerClient(stores, clock, input),
  );
  const { clientId, clientSecret, apiKey } = value;
  const query = 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', key: apiKey },
    body: JSON.stringify({ query, variables: { input: { clientId, clientSecret } } }),
  });
  const { data } = await response.json();
  return { key: apiKey, authorization: `Bearer ${data.authToken.accessToken}` };
}

/** One way to carry out commands; each of its connections stays open. */
function client(name, { url, cpuSeconds }, headers) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send = (body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(CLIENTS.apollo.body(body));
      const options = {
        hostname,
        port,
        agent,
        path: '/graphql',
        method: 'POST',
        headers: { ...CLIENTS.apollo.headers, 'content-length': Buffer.byteLength(text), ...headers },
      };
      const sent = request(options, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (more) => (answer += more));
        response.on('end', () => resolve(answer));
      });
      sent.on('error', reject);
      sent.end(text);
    });
  const command = async (query, operation, input) => {
    const text = await send({ query, variables: { input: { idempotencyKey: randomUUID(), ...input } } });
    const done = JSON.parse(text).data?.[operation];
    if (done?.__typename !== 'RepaymentUpdated') throw new Error(`${name} answered ${text}`);
    return done;
  };
  return {
    name,
    cpuSeconds,
    submit: (loanId) => command(SUBMIT, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' }),
    settle: (repaymentId) => command(SETTLE, 'acknowledgeRepayment', { repaymentId, outcome: 'SETTLED' }),
  };
}

/** Both ways must give the same answers and leave the same rows. */
async function checkAlike(prisma, sides, loans) {
  const seen = [];
  for (const [index, { submit, settle }] of sides.entries()) {
    const loanId = loans.at(index - sides.length);
    const answers = [];
    for (let payment = 0; payment < 3; payment += 1) {
      const submitted = await submit(loanId);
      answers.push(submitted, await settle(submitted.repayment.id));
    }
    seen.push(alike({ answers, rows: await rowsOf(prisma, loanId) }));
  }
  const [gateway, byHand] = seen;
  if (gateway !== byHand) throw new Error(`The servers do not do the same:\n${gateway}\n${byHand}`);
}

const TABLES = [
  'Loan',
  'Repayment',
  'AccountEntry',
  'LedgerPosting',
  'LedgerEntry',
  'LoanEvent',
  'DelinquencyStanding',
];

async function rowsOf(prisma, loanId) {
  const rows = {};
  for (const name of TABLES) {
    const own = name === 'Loan' ? 'id' : 'loanId';
    rows[name] = await prisma.$queryRawUnsafe(
      `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE "${own}" = '${loanId}' ORDER BY to_jsonb(t)->>'amount', to_jsonb(t)->'sequence'`,
    );
  }
  rows.IdempotencyKey = await prisma.$queryRawUnsafe(
    `SELECT to_jsonb(t) AS row FROM "IdempotencyKey" t WHERE "answer"->'value'->>'loanId' = '${loanId}' ORDER BY "createdAt"`,
  );
  return rows;
}

/** Without what is new each time: ids, instants, hashes, and numbers that are counted over all loans. */
function alike(value) {
  const isOwn = (name, text) =>
    ['inputHash', 'key', 'clientId', 'requestId', 'createdAt'].includes(name) ||
    (typeof text === 'string' && /^(LN|BR|APP|RP|EV|PT)-|^\d{4}-\d\d-\d\dT/.test(text));
  return JSON.stringify(value, (name, member) => {
    if (member?.sequence > 1_000 || member?.postingId) return { ...member, sequence: 0, postingId: '' };
    return isOwn(name, member) ? '…' : member;
  });
}

/** So many payments by so many connections at once: seconds, CPU, and how long each command took. */
async function payAll({ submit, settle, cpuSeconds }, loanOf, payments) {
  const times = [];
  const timed = async (work) => {
    const start = performance.now();
    const done = await work();
    times.push(performance.now() - start);
    return done;
  };
  let next = 0;
  const pay = async () => {
    while (next < payments) {
      const loanId = loanOf(next++);
      const { repayment } = await timed(() => submit(loanId));
      await timed(() => settle(repayment.id));
    }
  };
  const [start, cpu] = [performance.now(), cpuSeconds()];
  await Promise.all(Array.from({ length: CONNECTIONS }, pay));
  return { seconds: (performance.now() - start) / 1_000, cpu: cpuSeconds() - cpu, times };
}

/** Round by round, the sides in turns; the first round warms up and does not count. */
async function inTurns(sides, rounds, measure) {
  const results = sides.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const result = await measure(side);
      if (round > 0) results[index].push(result);
    }
  }
  return results;
}

function report(scenario, sides, results) {
  const rates = results.map((rounds) =>
    at(
      rounds.map(({ seconds, times }) => times.length / seconds),
      0.5,
    ),
  );
  const reference = rates.at(-1);
  return sides.map(({ name }, index) => {
    const rounds = results[index];
    const times = rounds.flatMap((round) => round.times);
    const cpu = rounds.reduce((sum, round) => sum + round.cpu, 0) / times.length;
    return [
      scenario,
      name,
      rates[index].toFixed(0),
      (rates[index] / reference).toFixed(2),
      at(times, 0.5).toFixed(1),
      at(times, 0.99).toFixed(1),
      (cpu * 1_000).toFixed(2),
    ];
  });
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

function reconcile(env) {
  const cwd = new URL('../..', import.meta.url);
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/loan-gateway.js', 'reconcile'], options);
  if (status !== 0) throw new Error(`The accounts do not agree any more: ${stdout}${stderr}`);
}

const COLUMNS = ['payments on', 'server', 'commands/s', 'of by hand', 'p50 ms', 'p99 ms', 'CPU ms a command'];

/** W5, on a database of its own. */
export async function writesReport(_, { rounds, payments }) {
  const { rows } = await measureWrites({ rounds, payments });
  return `W5: submitRepayment and acknowledgeRepayment, in turns.\n\n${table(COLUMNS, rows)}`;
}
