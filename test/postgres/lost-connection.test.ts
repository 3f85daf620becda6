import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
});
afterAll(() => world.close());

it('a gateway whose database connections are cut answers again as soon as the database does', async () => {
  expect((await client.query('{ loans { totalCount } }')).status).toBe(200);
  await asAdministrator(world.database.url!, (query) =>
    query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  );
  await expect
    .poll(async () => (await client.query('{ loans { totalCount } }')).errors.map(({ extensions }) => extensions.code))
    .toEqual([]);
  await expect.poll(async () => (await fetch(`${world.url}/health/ready`)).status).toBe(200);
});
