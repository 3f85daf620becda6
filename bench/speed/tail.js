import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { table } from '../support/results.js';
import { openConnection } from './connection.js';
import { CLI, startGateway } from './contestants.js';
import { gatewayEnvironment } from './database.js';
import { median, quantile } from './figures.js';
import { inTurn, loadFor } from './load.js';
import { anyOf, requestsOf, variablesOf } from './requests.js';
import { canPin, pin } from './run-server.js';
import { steadyLoad } from './steady-load.js';
import { WORKLOADS } from './workloads.js';

const SHARE = 0.7;
const RECORD_EVERY_MS = 250;
const DAYS = 5;

/**
 * W1 at a share of what the gateway can do, alone and beside full records and the end of day. Requests that come one by one
 * cost more than those of connections which ask as soon as they are answered, and so come in bunches: what it can do of a
 * steady load follows from how busy a share of the other keeps it.
 */
export async function tailReport({ url, loanIds }, { seconds, warmUp, rounds }) {
  const gateway = await startGateway(url);
  try {
    pin(process.pid, 1);
    const requests = (name) =>
      requestsOf(
        name,
        WORKLOADS[name],
        gateway,
        variablesOf(WORKLOADS[name], () => anyOf(loanIds)),
      );
    const loans = await requests('W1');
    const { connections } = WORKLOADS.W1;
    await loadFor(warmUp, gateway.port, loans, connections);
    const [full, bunched, alone] = [[], [], []];
    let perSecond;
    const steady = () => steadyLoad(gateway.port, loans, perSecond, seconds, seconds);
    const at = async (rate) => {
      perSecond = rate;
      return { rate, ...(await observed(gateway, steady)) };
    };
    for (let round = 0; round < rounds; round += 1) {
      const { times, seconds: took } = await loadFor(seconds, gateway.port, loans, connections);
      full.push({ rate: times.length / took, times });
      // Of this moment: where a machine is shared, it is faster and slower from one minute to the next.
      bunched.push(await at((times.length / took) * SHARE));
      const { rate, busy } = bunched.at(-1);
      alone.push(await at((rate / busy) * SHARE));
    }
    const records = await requests('W3');
    const beside = await observed(gateway, () => withRecordsAndEndOfDay(url, gateway, records, steady, seconds));
    const longest = ['longest delay of the event loop, ms', 'longest pause of the load itself, ms'];
    const columns = ['W1', 'requests/s', 'gateway busy', 'p50 ms', 'p99 ms', 'p99 / p50', ...longest];
    return [
      `Medians of ${rounds} rounds in turns, that of the ratios too; the last row is one round. ` +
        `Ratios of the rounds at ${SHARE * 100} % of a steady load: ${alone.map(ratioOf).map(short).join(', ')}; at ${SHARE * 100} % of all at once: ${bunched.map(ratioOf).map(short).join(', ')}. ` +
        `The delay is what the gateway's own metrics say, from before the load has settled on; its timer alone makes it 10 ms.`,
      table(columns, [
        row('as much as it can, from 32 connections at once', full),
        row(`${SHARE * 100} % of that, steady`, bunched),
        row(`${SHARE * 100} % of what it can of a steady load`, alone),
        row(`the same, beside full records and ${DAYS} days' end of day`, [{ rate: perSecond, ...beside }]),
      ]),
    ].join('\n\n');
  } finally {
    await gateway.stop();
  }
}

/** Reading the metrics resets the event loop's longest delay. */
async function observed({ metrics, cpu }, work) {
  await metrics();
  const [before, began] = [cpu(), performance.now()];
  const { times, pause } = await work();
  const busy = (cpu() - before) / (performance.now() - began);
  const { nodejs_eventloop_lag_max_seconds: lag } = await metrics();
  return { times, pause, busy, lag: lag * 1000 };
}

const ratioOf = ({ times }) => quantile(times, 0.99) / median(times);
const short = (figure) => figure.toFixed(1);

function row(what, rounds) {
  const middle = (figureOf) => median(rounds.map(figureOf));
  const most = (figureOf) => (figureOf(rounds[0]) === undefined ? '-' : Math.max(...rounds.map(figureOf)).toFixed(0));
  return [
    what,
    middle(({ rate }) => rate).toFixed(0),
    rounds[0].busy === undefined ? '-' : `${(middle(({ busy }) => busy) * 100).toFixed(0)} %`,
    short(middle(({ times }) => median(times))),
    short(middle(({ times }) => quantile(times, 0.99))),
    short(middle(ratioOf)),
    most(({ lag }) => lag),
    most(({ pause }) => pause),
  ];
}

async function withRecordsAndEndOfDay(url, gateway, records, steady, uncounted) {
  let isOver = false;
  const reading = readRecords(gateway.port, records, () => isOver);
  const closing = sleep(uncounted * 1000).then(() => closeDays(url));
  const observation = await steady();
  isOver = true;
  await Promise.all([reading, closing]);
  return observation;
}

async function readRecords(port, records, isOver) {
  const { ask, close } = await openConnection(port);
  const next = inTurn(records);
  while (!isOver()) {
    await ask(next());
    await sleep(RECORD_EVERY_MS);
  }
  close();
}

/** The days after the last one that was closed, by the command line, which stays away from the gateway's core. */
async function closeDays(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (coalesce(max("on"), '2026-01-15') + 1)::text AS first, (coalesce(max("on"), '2026-01-15') + $1::int)::text AS last
     FROM "EndOfDayRun"`,
    [DAYS],
  );
  await client.end();
  const command = [process.execPath, CLI, 'end-of-day', '--from', rows[0].first, '--to', rows[0].last];
  const [program, ...args] = canPin ? ['taskset', '-c', '1', ...command] : command;
  const child = spawn(program, args, { env: gatewayEnvironment(url), stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`end-of-day ended with ${code}`);
}
