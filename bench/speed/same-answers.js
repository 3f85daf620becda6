import { isDeepStrictEqual } from 'node:util';
import { CLIENTS } from './clients.js';

const SAMPLES = 3;

/** Every contestant answers several requests of a workload as the first one does; throws at the first difference. */
export async function assertSameAnswers(name, workload, contestants, { pick, found }) {
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const variables = workload.variables(pick, found);
    const answers = await Promise.all(contestants.map((contestant) => ask(name, workload, contestant, variables)));
    for (const [index, answer] of answers.entries()) {
      const difference = differenceOf(answers[0], answer, 'data');
      if (difference)
        throw new Error(`${name}: ${contestants[index].name} differs from ${contestants[0].name} at ${difference}`);
    }
  }
}

async function ask(name, workload, { url, path, headers, questions }, variables) {
  const { query, shape } = questions[name];
  const response = await fetch(`${url}${path(name)}`, {
    method: 'POST',
    headers: { ...CLIENTS.apollo.headers, ...(await headers(workload)) },
    body: JSON.stringify(CLIENTS.apollo.body({ query, variables })),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${name} at ${url}: ${JSON.stringify(errors[0])}`);
  return shape ? shape(data) : data;
}

function differenceOf(a, b, path) {
  if (isDeepStrictEqual(a, b)) return undefined;
  const isObject = (value) => typeof value === 'object' && value !== null;
  if (!isObject(a) || !isObject(b)) return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`.slice(0, 500);
  const members = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...members].map((member) => differenceOf(a[member], b[member], `${path}.${member}`)).find(Boolean);
}
