import { median, quantile } from './figures.js';
import { loadFor } from './load.js';
import { requestsOf, variablesOf } from './requests.js';

/** Rounds in turns, so that whatever else the machine does falls on all contestants alike. */
export async function measure(name, workload, contestants, pick, { warmUp, rounds, seconds }) {
  const asked = variablesOf(workload, pick);
  const runs = [];
  for (const contestant of contestants) {
    const requests = await requestsOf(name, workload, contestant, asked);
    const run = (time) => measured(contestant, () => loadFor(time, contestant.port, requests, workload.connections));
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
  return {
    rate: times.length / seconds,
    p50: median(times),
    p99: quantile(times, 0.99),
    cpu: used / times.length,
    busy: used / (seconds * 1000),
    resident: resident(),
  };
}

const medians = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));
