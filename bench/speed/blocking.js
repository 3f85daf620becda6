import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { generateRecord } from '../../dist/modules/demo/seed-portfolio.js';
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

const dayAfter = (day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10);
const flows = (amount, gap = 7) =>
  Array.from({ length: 520 }, (_, index) => ({ on: dayAfter(index * gap), amount: amount(index) }));
const YIELD = 'query ($input: QuoteYieldInput!) { quoteYield(input: $input) { yieldPercent otherYieldsPercent } }';
const APR = 'query ($input: QuoteAprInput!) { quoteApr(input: $input) { aprPercent } }';
const SCHEDULE = `query ($input: QuoteScheduleInput!) { quoteSchedule(input: $input) { aprPercent
  installments { number dueDate amount principal interest closingBalance } } }`;
const WEEKLY = { principal: '500000', fundedOn: '2026-01-02', frequency: 'WEEKLY', installments: 520 };

/** As many flows, installments and changes of a rate as there may be; the first flows have no yield at all. */
const CALCULATORS = {
  'a yield of 520 flows that has none': {
    query: YIELD,
    variables: { input: { flows: flows((index) => (index % 2 === 0 ? '100' : '-99.9')) } },
  },
  'a yield of 520 flows that hardly differ': {
    query: YIELD,
    variables: { input: { flows: flows((index) => (index % 2 === 0 ? '1000000000' : '-999999999.99'), 30) } },
  },
  'five yields at once': {
    query: `query ($input: QuoteYieldInput!) { ${[1, 2, 3, 4, 5]
      .map((n) => `y${n}: quoteYield(input: $input) { yieldPercent }`)
      .join(' ')} }`,
    variables: { input: { flows: flows((index) => String((index % 2 === 0 ? 1 : -1) * (index + 1))) } },
  },
  'an APR of 120 advances and 520 payments': {
    query: APR,
    variables: {
      input: {
        advances: flows(() => '2000', 8).slice(0, 120),
        payments: flows(() => '1500', 20),
      },
    },
  },
  'a schedule of 520 installments': { query: SCHEDULE, variables: { input: { ...WEEKLY, annualRatePercent: '9' } } },
  'one whose rate changes 120 times': {
    query: SCHEDULE,
    variables: {
      input: {
        ...WEEKLY,
        floating: {
          indexRatePercent: '5',
          spreadPercent: '3',
          indexChanges: Array.from({ length: 120 }, (_, index) => ({
            from: dayAfter(9_600 + index * 28),
            indexRatePercent: String(1 + (index % 9)),
          })),
        },
      },
    },
  },
};

const nested = (levels, spread) =>
  Array.from({ length: levels }, (_, n) => `fragment f${n} on Loan { ${spread(n)} }`).join(' ');

/** Short texts that took long once, or might. Some are refused, which is an answer. */
const HOSTILE_DOCUMENTS = {
  'fragments spread twice, 22 levels': {
    query: `{ loans(first: 1) { edges { node { ...f0 } } } } ${nested(22, (n) => `...f${n + 1} ...f${n + 1}`)} fragment f22 on Loan { id }`,
    mayFail: true,
  },
  'fragments spread under two names, 14 levels': {
    query: `{ loans(first: 1) { edges { node { ...f0 } } } } ${nested(14, (n) => `a${n}: borrower { id } ...f${n + 1} ... on Loan { ...f${n + 1} }`)} fragment f14 on Loan { id }`,
    mayFail: true,
  },
  '49 aliases of a page': {
    query: `{ loans(first: 20) { edges { node { ${Array.from({ length: 49 }, (_, n) => `a${n}: autoLoan { ltv }`).join(' ')} } } } }`,
    mayFail: true,
  },
  '5,000 times the same field': { query: `{ viewer { ${'role '.repeat(4_900)} } }`, mayFail: true },
  'lists in lists': {
    query: page(
      20,
      'events(first: 50) { edges { node { id command } } } schedule(first: 100) { edges { node { number dueDate amount } } }',
    ),
    mayFail: true,
  },
  '490 directives': {
    query: `{ viewer { ${Array.from({ length: 490 }, (_, n) => `r${n}: role @include(if: true)`).join(' ')} } }`,
    mayFail: true,
  },
};

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
  ...CALCULATORS,
  ...HOSTILE_DOCUMENTS,
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

/** How long the event loop is blocked by one request, when there is no other. */
export async function blockingReport({ url }, { rounds }) {
  const copy = await copyOf(url);
  let gateway;
  try {
    gateway = await startGateway(copy.url, { tellsTurns: true });
    const headers = { ...(await gateway.headers({ role: ROLE })), 'content-type': 'application/json' };
    const measured = new Map();
    const ask = async (what, { mayFail = false, ...operation }) => {
      const body = JSON.stringify(operation);
      await sleep(SETTLED_MS);
      await gateway.longestTurn();
      const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
      const answer = Buffer.from(await response.arrayBuffer());
      const turn = await gateway.longestTurn();
      if (!mayFail && (!response.ok || FAILED.test(answer))) throw new Error(`${what}: ${answer.subarray(0, 1_000)}`);
      const { turns = [] } = measured.get(what) ?? {};
      measured.set(what, { megabytes: (body.length + answer.length) / 1e6, turns: [...turns, turn] });
      return answer;
    };
    for (const [what, asked] of Object.entries(REQUESTS)) {
      const operation = typeof asked === 'string' ? { query: asked } : asked;
      for (let round = 0; round <= rounds; round += 1) await ask(what, operation);
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
  // Demo records have numbers that were never issued, and an application with such is refused.
  const ApplicantInfo = { ...Request.ApplicantInfo, ApplicantSSN: '532235402' };
  const request = { ...Request, ApplicantInfo, CoApplicantInfo: {} };
  const created = JSON.parse(await ask('createLoan', command('createLoan', { request })));
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
