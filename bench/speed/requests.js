import { rawRequest } from './connection.js';

const PREPARED = 1_000;

/** What a workload may ask, the same for every contestant. */
export const variablesOf = (workload, pick) => Array.from({ length: PREPARED }, () => workload.variables(pick));

/** Requests of a workload, ready to be sent to a contestant. */
export async function requestsOf(name, workload, contestant, asked) {
  const headers = await contestant.headers(workload);
  const { query } = contestant.questions[name];
  return asked.map((variables) =>
    rawRequest(contestant.port, contestant.path(name), headers, JSON.stringify({ query, variables })),
  );
}

export const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
