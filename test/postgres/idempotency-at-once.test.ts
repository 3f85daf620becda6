import { afterAll, beforeAll, expect, it } from 'vitest';
import { CreateClientDocument } from '../generated/graphql.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let admin: TestClient;
let there: TestClient;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.client('ADMIN');
  there = admin.at((await world.peer()).url);
});
afterAll(() => world.close());

it('the same command sent many times at once to two gateways is carried out once', async () => {
  for (let round = 1; round <= 5; round++) {
    const input = { idempotencyKey: `round-${round}`, name: `Round ${round}`, role: 'SUPPORT' as const };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? admin : there).data(CreateClientDocument, { input })),
    );
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

    const later = await admin.data(CreateClientDocument, { input });
    expect(later.createClient).toMatchObject({ clientId: issued[0]?.clientId });
  }
});
