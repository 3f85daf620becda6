import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { table } from '../support/results.js';
import { startGateway } from './contestants.js';
import { WORKLOADS } from './workloads.js';

const ROLE = 'UNDERWRITER';
const SETTLED_MS = 100;

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

/** How long the event loop stands still for one request, when there is no other. */
export async function blockingReport({ url }, { rounds }) {
  const gateway = await startGateway(url);
  try {
    const headers = { ...(await gateway.headers({ role: ROLE })), 'content-type': 'application/json' };
    const rows = [];
    for (const [what, query] of Object.entries(REQUESTS)) {
      const body = JSON.stringify({ query });
      const delays = [];
      let answer;
      for (let round = 0; round <= rounds; round += 1) {
        await sleep(SETTLED_MS);
        await gateway.metrics();
        const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
        answer = Buffer.from(await response.arrayBuffer());
        if (!response.ok) throw new Error(`${what}: ${answer}`);
        const { nodejs_eventloop_lag_max_seconds: lag } = await gateway.metrics();
        delays.push(lag * 1000);
      }
      const [first, ...later] = delays;
      rows.push([what, (answer.length / 1e6).toFixed(1), first, Math.max(...later)].map(rounded));
      console.log(rows.at(-1).join(' '));
    }
    const columns = ['request', 'MB', 'the first time, ms', `at most of ${rounds} more, ms`];
    return `Longest delay of the event loop while one request is answered and no other is made. Its timer alone makes it 10 ms.\n\n${table(columns, rows)}`;
  } finally {
    await gateway.stop();
  }
}

const rounded = (cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell);
