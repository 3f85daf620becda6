import { median, quantile } from './figures.js';
import { loadFor } from './load.js';
import { requestsOf, variablesOf } from './requests.js';

/** Rounds in turns, so that other work on the machine affects all contestants alike. */
export async function measure(name, workload, contestants, pick, { warmUp, rounds, seconds }) {
  const asked = variablesOf(workload, pick);
  const works = [];
  for (const contestant of contestants) {
    const requests = await requestsOf(name, workload, contestant, asked);
    works.push({ contestant, requests, connections: workload.connections });
  }
  const figures = await measureInTurns(works, { warmUp, rounds, seconds });
  return figures.map((figure, index) => ({ workload: name, contestant: contestants[index].name, ...figure }));
}

/** The medians of each work's rounds. */
export async function measureInTurns(works, { warmUp, rounds, seconds }) {
  const run = ({ contestant, requests, connections, options }, time) =>
    measured(contestant, () => loadFor(time, contestant.port, requests, connections, options));
  for (const work of works) await run(work, warmUp);
  const all = works.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) all[index].push(await run(work, seconds));
  }
  return all.map(medians);
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
