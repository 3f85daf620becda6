import { Session } from 'node:inspector/promises';
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { benchGateway } from '../support/bench-gateway.js';
import { table } from '../support/results.js';
import { gatewayEnvironment } from './database.js';
import { anyOf } from './requests.js';
import { DENIED, WORKLOADS } from './workloads.js';

const MODULES = new URL('../../dist/modules/', import.meta.url).href;
const SUBMIT = `mutation ($input: SubmitRepaymentInput!) {
  submitRepayment(input: $input) { __typename ... on RepaymentUpdated { loanId repayment { id state amount } } } }`;

/** How many files of src a request passes that was asked before: those of which a function is called, as V8 counts it. */
export async function filesReport({ url, loanIds, paidIds }) {
  const gateway = await benchGateway(url, gatewayEnvironment(url), { WORKERS: 'off' });
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const asked = async (what, role, query, variablesOf, isWanted) => {
    const client = await gateway.client(role);
    const ask = async () => {
      const answer = await client(query, variablesOf()).catch((error) => error);
      if (!isWanted(answer)) throw new Error(`${what}: ${answer.message ?? JSON.stringify(answer)}`);
    };
    for (let time = 0; time < 3; time += 1) await ask();
    const passed = await entered(session, ask);
    return [what, passed.length, passed.reduce((sum, file) => sum + linesOf(file), 0)];
  };
  try {
    const one = () => ({ id: anyOf(loanIds) });
    const payment = () => {
      const input = { loanId: anyOf(paidIds), amount: '1.00', method: 'ACH', idempotencyKey: randomUUID() };
      return { input };
    };
    const rows = [
      await asked('`loan(id)`, W1', 'LENDER', WORKLOADS.W1.query, one, hasLoan),
      await asked('the same with a field denied', 'LENDER', DENIED.query, one, isDenied),
      await asked('the same with personal fields, W1p', 'UNDERWRITER', WORKLOADS.W1p.query, one, hasLoan),
      await asked('`submitRepayment`', 'SERVICER', SUBMIT, payment, isSubmitted),
    ];
    return table(['request', 'files of src', 'lines in them'], rows);
  } finally {
    session.disconnect();
    await gateway.stop();
  }
}

const hasLoan = ({ loan }) => Boolean(loan);
const isDenied = ({ message }) => Boolean(message?.includes('FORBIDDEN'));
const isSubmitted = ({ submitRepayment }) => submitRepayment?.__typename === 'RepaymentUpdated';

/** The modules in which a function is called meanwhile. */
async function entered(session, work) {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const isCalled = ({ ranges }) => ranges[0].count > 0;
  return result
    .filter(({ url, functions }) => url.startsWith(MODULES) && functions.some(isCalled))
    .map(({ url }) => url.slice(MODULES.length).replace(/\.js$/, '.ts'));
}

const linesOf = (file) =>
  readFileSync(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), 'utf8').split('\n').length - 1;
