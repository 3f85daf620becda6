import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { generateRecord } from '../../dist/app/demo/generate-record.js';
import { table } from '../support/results.js';
import { startGateway } from './contestants.js';
import { WORKLOADS } from './workloads.js';

const ROLE = 'UNDERWRITER';
const SETTLED_MS = 100;
const FAILED = /^\{"errors"|"__typename":"(InvalidInput|NotAllowedInState|CommandRefused)"/;
/** The last is as large as a request may be. */
const DOCUMENTS = [
  [100_000, 'a document of 0.1 MB'],
  [1_000_000, 'a document of 1 MB'],
  [11_900_000, 'a document of 11.9 MB'],
];

const page = (size, selection) => `{ loans(first: ${size}) { edges { node { ${selection} } } } }`;
const { query: ofRecord } = WORKLOADS.W3;
const FULL = ofRecord.slice(ofRecord.indexOf('loan(id: $id) {') + 15, ofRecord.lastIndexOf('} }'));

/** The largest that a client may ask for; the first of them is the first request that the process gets. */
const REQUESTS = {
  'one full record': page(1, FULL),
  'a page of 20 full records': page(20, FULL),
  'a page of 100 full records': page(100, FULL),
  'a page of 100 records of v2': page(100, 'record { loanDetails request response underwriting }'),
  'schedules of 100 loans': page(100, 'schedule(first: 100) { edges { node { number dueDate amount paid open } } }'),
  'a schedule of 480 installments': `{ quoteSchedule(input: { principal: "20000", annualRatePercent: "7", installments: 480,
    fundedOn: "2026-01-15" }) { payment installments { number dueDate amount principal interest closingBalance } } }`,
  introspection: getIntrospectionQuery(),
};

const COMMANDS = {
  createLoan: ['CreateLoanInput', '... on LoanCreated { loanId }'],
  startUnderwriting: ['StartUnderwritingInput', ''],
  completeUnderwriting: ['CompleteUnderwritingInput', ''],
};

const command = (name, input) => {
  const [type, selection] = COMMANDS[name];
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} } }`;
  return { query, variables: { input: { idempotencyKey: randomUUID(), ...input } } };
};

const ofLoan = (loanId, selection) => ({
  query: `query ($id: ID!) { loan(id: $id) { ${selection} } }`,
  variables: { id: loanId },
});

/** How long the event loop stands still for one request, when there is no other. */
export async function blockingReport({ url }, { rounds }) {
  const copy = await copyOf(url);
  let gateway;
  try {
    gateway = await startGateway(copy.url, { tellsTurns: true });
    const headers = { ...(await gateway.headers({ role: ROLE })), 'content-type': 'application/json' };
    const measured = new Map();
    const ask = async (what, operation) => {
      const body = JSON.stringify(operation);
      await sleep(SETTLED_MS);
      await gateway.longestTurn();
      const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
      const answer = Buffer.from(await response.arrayBuffer());
      const turn = await gateway.longestTurn();
      if (!response.ok || FAILED.test(answer)) throw new Error(`${what}: ${answer.subarray(0, 1_000)}`);
      const { turns = [] } = measured.get(what) ?? {};
      measured.set(what, { megabytes: (body.length + answer.length) / 1e6, turns: [...turns, turn] });
      return answer;
    };
    for (const [what, query] of Object.entries(REQUESTS)) {
      for (let round = 0; round <= rounds; round += 1) await ask(what, { query });
    }
    for (const [size, name] of DOCUMENTS) {
      for (let round = 0; round <= rounds; round += 1) await originate(ask, size, name);
    }
    const rows = [...measured].map(([what, { megabytes, turns }]) => {
      const [first, ...later] = turns;
      // Not everywhere is the work of a thread told; what is not a number comes as null.
      const most = (kind) => Math.max(...later.map(({ [kind]: milliseconds }) => milliseconds ?? NaN));
      const times = [first.clock, most('clock'), first.work ?? NaN, most('work')];
      return [what, megabytes.toFixed(1), ...times.map((time) => (Number.isNaN(time) ? '' : time.toFixed(0)))];
    });
    const columns = ['request', 'MB', 'first', `most of ${rounds} more`, 'work first', 'work most'];
    return `Longest turn of the event loop, in milliseconds, while one request is answered and no other is made: by the clock, and
in work of its own thread. The gateway is not bound to a core here; it shares both with PostgreSQL.

${table(columns, rows)}`;
  } finally {
    await gateway?.stop();
    await copy.drop();
  }
}

/** An application and its assessment with a document so large, and both read again. */
async function originate(ask, size, name) {
  const { Request, Response, Underwriting } = await assessedRecord();
  const PrimaryCreditBureauPDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]).toString('base64');
  const created = JSON.parse(await ask('createLoan', command('createLoan', { request: Request })));
  const { loanId } = created.data.createLoan;
  await ask('startUnderwriting', command('startUnderwriting', { loanId }));
  const results = { response: Response, underwriting: { ...Underwriting, PrimaryCreditBureauPDF } };
  await ask(`completeUnderwriting with ${name}`, command('completeUnderwriting', { loanId, results }));
  await ask(`${name}`, ofLoan(loanId, 'underwriting { primaryCreditBureauPdf { content } }'));
  await ask(
    `${name}, its link beside it`,
    ofLoan(loanId, 'underwriting { primaryCreditBureauPdf { content link { url } } }'),
  );
  await ask(`the record of v2 with ${name}`, ofLoan(loanId, 'record { loanDetails request response underwriting }'));
}

async function assessedRecord() {
  for (let index = 0; ; index += 1) {
    const { data } = await generateRecord('blocking', index, '2026-01-15');
    if (data.Underwriting.UnderwritingInfo !== undefined) return data;
  }
}

/** What is written here must not slow down what is measured on the same database later. */
async function copyOf(original) {
  const [from, url] = [new URL(original), new URL(original)];
  const name = `${from.pathname.slice(1)}_copy`;
  url.pathname = `/${name}`;
  const admin = new URL(original);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  await client.query(
    `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(from.pathname.slice(1))}`,
  );
  return {
    url: url.href,
    drop: async () => {
      await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
      await client.end();
    },
  };
}
