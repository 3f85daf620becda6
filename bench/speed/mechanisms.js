import { table } from '../support/results.js';
import { startGateway } from './contestants.js';
import { measure } from './measure.js';
import { anyOf } from './requests.js';
import { pin } from './run-server.js';
import { assertSameAnswers } from './same-answers.js';
import { WORKLOADS } from './workloads.js';

/** By the file in `without/` that switches it off. */
const MECHANISMS = {
  'known-documents': 'documents, and so their plans, are known',
  executor: 'the executor, in place of graphql-js on the shielded schema',
  'shared-connections': 'reads share two connections',
  'prepared-statements': 'statements are prepared, and only so can they share connections',
  'same-reads': 'the same, asked by many at once, is read once',
  'computed-accounts': 'accounts are computed once for the same facts',
  'opened-values': 'sealed values are opened once while the same is stored',
};
const WORTH_KEEPING = 1.1;
const USUAL = ['W1', 'W2', 'S1', 'S4', 'S5'];

/** The gateway beside itself without each of its mechanisms, which are switched off from outside. */
export async function mechanismsReport({ url, loanIds, paidIds }, { only = USUAL, ...times }) {
  const running = [];
  try {
    running.push({ name: 'whole', ...(await startGateway(url, { inModules: true })) });
    for (const name of Object.keys(MECHANISMS)) {
      const preload = new URL(`without/${name}.js`, import.meta.url).href;
      running.push({ name, ...(await startGateway(url, { inModules: true, preload })) });
    }
    pin(process.pid, 1);
    const figures = new Map();
    for (const name of only) {
      const pick = () => anyOf(name.startsWith('S') ? paidIds : loanIds);
      await assertSameAnswers(name, WORKLOADS[name], running, { pick });
      figures.set(name, await measure(name, WORKLOADS[name], running, { pick }, times));
    }
    return report(figures, times);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

function report(figures, { rounds, seconds }) {
  const names = [...figures.keys()];
  const gain = (name, mechanism, key) => {
    const of = (contestant) => figures.get(name).find((figure) => figure.contestant === contestant)[key];
    return key === 'cpu' ? of(mechanism) / of('whole') : of('whole') / of(mechanism);
  };
  const rows = Object.entries(MECHANISMS).map(([mechanism, what]) => {
    const rates = names.map((name) => gain(name, mechanism, 'rate'));
    const cpus = names.map((name) => gain(name, mechanism, 'cpu'));
    const brings = Math.max(...rates) >= WORTH_KEEPING;
    return [what, ...[...rates, ...cpus].map((figure) => figure.toFixed(2)), brings ? 'yes' : 'no'];
  });
  const columns = ['mechanism', ...names, ...names.map((name) => `CPU of ${name}`), 'a tenth or more'];
  return `How many times as many requests a second the gateway answers with a mechanism as without it, and by how many times it saves CPU; medians of ${rounds} rounds of ${seconds} s in turns.\n\n${table(columns, rows)}`;
}
