import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** Where it is set, what the gateway asks PostgreSQL is written there, a line each: see scripts/count-statements.js. */
const FILE = process.env.STATEMENTS_FILE;

type Query = (this: unknown, ...args: unknown[]) => unknown;

let current: string | undefined;

if (FILE !== undefined) {
  const client = pg.Client.prototype as unknown as { query: Query };
  const original = client.query;
  client.query = function (...args) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (current !== undefined && typeof text === 'string')
      appendFileSync(FILE, `${JSON.stringify({ during: current, text })}\n`);
    return original.apply(this, args);
  };
}

/** Work of the gateway, as opposed to what a test itself asks the database. */
export async function recorded<T>(during: string, work: () => Promise<T>): Promise<T> {
  if (FILE === undefined) return work();
  current = during;
  try {
    return await work();
  } finally {
    current = undefined;
  }
}

/** `mutation fundLoan`, `query LoanDetail`. */
export function requestName(body: unknown): string {
  const query = (body as { query?: unknown } | null)?.query;
  if (typeof query !== 'string') return 'query';
  const [, kind = 'query', name = ''] = /^\s*(mutation|query)?\s*(\w*)/.exec(query) ?? [];
  const [, field = ''] = /\{\s*(\w+)/.exec(query) ?? [];
  return `${kind} ${kind === 'mutation' ? field : name}`;
}
