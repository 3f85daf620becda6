import { median, quantile } from './figures.js';
import { loadFor } from './load.js';
import { requestsOf, variablesOf } from './requests.js';

/** Rounds in turns, so that other work on the machine affects all contestants alike. Of a list also with one question for all. */
export async function measure(name, workload, contestants, { pick, found }, times) {
  const asked = variablesOf(workload, pick, found);
  const figures = await measureAsked(name, workload, contestants, asked, times);
  if (!workload.isList) return figures;
  const same = await measureAsked(name, workload, contestants, asked.slice(0, 1), { ...times, warmUp: 1 });
  return figures.map((figure, index) => ({ ...figure, sameRate: same[index].rate, sameCpu: same[index].cpu }));
}

async function measureAsked(name, workload, contestants, asked, times) {
  const works = [];
  for (const contestant of contestants) {
    const requests = await requestsOf(name, workload, contestant, asked);
    works.push({ contestant, requests, connections: workload.connections });
  }
  const figures = await measureInTurns(works, times);
  return figures.map((figure, index) => ({ workload: name, contestant: contestants[index].name, ...figure }));
}

/** Asks one contestant as a client of the workload does, for its data. */
export function askingOf({ url, path, headers }, workload) {
  return async (query, variables) => {
    const response = await fetch(`${url}${path()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await headers(workload)) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors[0]));
    return data;
  };
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
