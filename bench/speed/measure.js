import { load, rawRequest } from './load.js';

const PREPARED = 1_000;

/** Rounds in turns, so that whatever else the machine does falls on all contestants alike. */
export async function measure(name, workload, contestants, pick, { warmUp, rounds, seconds }) {
  const asked = Array.from({ length: PREPARED }, () => workload.variables(pick));
  const runs = [];
  for (const contestant of contestants) {
    const headers = await contestant.headers(workload);
    const { query } = contestant.questions[name];
    const requests = asked.map((variables) =>
      rawRequest(contestant.port, contestant.path(name), headers, JSON.stringify({ query, variables })),
    );
    const run = (time) => measured(contestant, () => load(contestant.port, requests, workload.connections, time));
    await run(warmUp);
    runs.push({ contestant: contestant.name, run, rounds: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) run.rounds.push(await run.run(seconds));
  }
  return runs.map(({ contestant, rounds: all }) => ({ workload: name, contestant, ...medians(all) }));
}

async function measured({ cpu, resident }, work) {
  const before = cpu();
  const { times, seconds } = await work();
  const used = cpu() - before;
  const sorted = times.sort((a, b) => a - b);
  const quantile = (share) => sorted[Math.floor((sorted.length - 1) * share)];
  return {
    rate: times.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    cpu: used / times.length,
    busy: used / (seconds * 1000),
    resident: resident(),
  };
}

function medians(rounds) {
  const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, middle(rounds.map((round) => round[key]))]));
}
