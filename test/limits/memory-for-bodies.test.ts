import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processMemory, MemoryBudget } from '../../src/platform/runtime/memory-budget.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const MB = 1024 * 1024;

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

/** The answer to a body of which the end never comes. */
async function answerBeforeTheEnd(path: string): Promise<IncomingMessage> {
  const headers = { ...client.headers, 'content-type': 'application/json', 'content-length': 12 * MB };
  const sent = request(`${world.url}${path}`, { method: 'POST', agent: false, headers });
  sent.on('error', () => undefined);
  sent.write(Buffer.alloc(11 * MB, ' '));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

it.each([
  ['/graphql', { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] }],
  ['/v2/servicing/loans', { code: 'SERVICE_UNAVAILABLE', status: 503 }],
])('a large body for which there is no place is refused before it has come, at %s', async (path, told) => {
  const other = new MemoryBudget(processMemory, client.clientId);
  expect(other.forStored([120 * MB])).toBeUndefined();
  try {
    const answer = await answerBeforeTheEnd(path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(await json(answer)).toMatchObject(told);
    answer.destroy();
    // What is small goes on.
    expect((await client.query('{ viewer { role } }')).status).toBe(200);
  } finally {
    other.close();
  }
  const variables = { unread: 'x'.repeat(12 * MB) };
  expect((await client.query('{ viewer { role } }', variables)).status).toBe(200);
});
