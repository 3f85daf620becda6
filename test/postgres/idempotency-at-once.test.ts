import { afterAll, beforeAll, expect, it } from 'vitest';
import { CreateClientDocument } from '../../clients/typescript/src/generated/graphql.js';
import { command } from '../support/commands.js';
import { runs } from '../support/runs.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let peerUrl: string;
let admin: TestClient;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.client('ADMIN');
  peerUrl = (await world.peer()).url;
});
afterAll(() => world.close());

/** As many times at once, by turns at two gateways. */
const atOnce = <T>(times: number, client: TestClient, send: (client: TestClient) => Promise<T>): Promise<T[]> => {
  const there = client.at(peerUrl);
  return Promise.all(Array.from({ length: times }, (_, n) => send(n % 2 === 0 ? client : there)));
};

it('the same command sent many times at once to two gateways is carried out once', async () => {
  for (let round = 1; round <= 5; round++) {
    const input = { idempotencyKey: `round-${round}`, name: `Round ${round}`, role: 'MARKETPLACE' as const };
    const answers = await atOnce(8, admin, (client) => client.data(CreateClientDocument, { input }));
    const issued = answers.flatMap(({ createClient }) =>
      createClient?.__typename === 'ClientCredentialsIssued' ? [createClient] : [],
    );
    const others = answers.flatMap(({ createClient }) =>
      createClient?.__typename === 'CommandRefused' ? [createClient.code] : [],
    );
    expect(issued.length + others.length).toBe(8);
    expect(new Set(issued.map(({ clientId }) => clientId)).size).toBe(1);
    expect(issued.filter(({ clientSecret }) => clientSecret).length).toBe(1);
    expect(new Set(others)).toEqual(others.length > 0 ? new Set(['IN_PROGRESS']) : new Set());
    expect(await world.prisma.apiClient.count({ where: { name: input.name } })).toBe(1);

    const repeats = await atOnce(20, admin, (client) => client.data(CreateClientDocument, { input }));
    for (const { createClient } of repeats) expect(createClient).toMatchObject({ clientId: issued[0]?.clientId });
  }
});

it.each([
  ['carried out', '10.00', 'RepaymentUpdated'],
  ['refused', '0.00', 'InvalidInput'],
])('a command that was %s is answered to all concurrent retries', async (_, amount, kind) => {
  const servicer = await world.client('SERVICER');
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  const submit = (client: TestClient) =>
    command(client, 'submitRepayment', { loanId, amount, method: 'ACH', idempotencyKey: 'finished' });
  const first = await submit(servicer);
  expect(first.__typename).toBe(kind);
  const repeats = await atOnce(runs(200), servicer, submit);
  expect(repeats.filter(({ code }) => code === 'IN_PROGRESS')).toEqual([]);
  expect(new Set(repeats.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(first)]));
});
