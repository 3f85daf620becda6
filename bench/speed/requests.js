import { CLIENTS } from './clients.js';
import { rawRequest } from './connection.js';

const PREPARED = 1_000;

/** What a workload may ask, the same for every contestant. `found` is what it prepared. */
export const variablesOf = (workload, pick, found) =>
  Array.from({ length: PREPARED }, () => workload.variables(pick, found));

/** Requests of a workload, ready to be sent to a contestant as a client sends them. */
export async function requestsOf(name, workload, contestant, asked, client = CLIENTS.apollo) {
  const headers = { ...client.headers, ...(await contestant.headers(workload)) };
  const { query } = contestant.questions[name];
  const { port } = contestant;
  if (workload.get) return asked.map((variables) => rawRequest(port, workload.get(variables), headers));
  const path = contestant.path(name);
  return asked.map((variables) => rawRequest(port, path, headers, JSON.stringify(client.body({ query, variables }))));
}

export const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
