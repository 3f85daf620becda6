import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, pay } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-03-01') });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

interface Told {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: {
    readonly cursor: string;
    readonly node: { readonly command: string | null; readonly sequence: number };
  }[];
}

const TOLD = 'pageInfo { hasNextPage endCursor } edges { cursor node { command sequence } }';

/** All pages of a few, one after the other. */
async function allPages(page: (after: string | undefined) => Promise<Told>): Promise<Told['edges']> {
  const edges: Told['edges'] = [];
  let after: string | undefined;
  for (let more = true; more;) {
    const found = await page(after);
    edges.push(...found.edges);
    [after, more] = [found.pageInfo.endCursor, found.pageInfo.hasNextPage];
  }
  return edges;
}

const namesOf = (edges: Told['edges']) => edges.map(({ node }) => `${node.command} ${node.sequence}`);

/** The contents of a cursor, decoded. */
const placeOf = (cursor: string) => (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[])[1];

async function listedEvents(client: TestClient, id: string) {
  let count = 0;
  const edges = await allPages(async (after) => {
    const { loan: found } = await client.data<{ loan: { events: Told & { totalCount: number } } }>(
      `query ($id: ID!, $after: String) { loan(id: $id) { events(first: 2, after: $after) { totalCount ${TOLD} } } }`,
      { id, after },
    );
    count = found.events.totalCount;
    return found.events;
  });
  expect(edges.map(({ cursor }) => placeOf(cursor))).toEqual(edges.map(({ node }) => node.sequence));
  return { told: namesOf(edges), count };
}

const fedEvents = async (client: TestClient, id: string) =>
  namesOf(
    await allPages(async (after) => {
      const { loanEvents } = await client.data<{ loanEvents: Told }>(
        `query ($id: ID!, $after: String) { loanEvents(first: 2, after: $after, filter: { loanIds: [$id] }) { ${TOLD} } }`,
        { id, after },
      );
      return loanEvents;
    }),
  );

it('events of holds are shown to who may see every kind; others are not told that any is missing', async () => {
  const { id, borrowerId } = await world.loan(SIMPLE_LOAN);
  await pay(servicer, id, '10.00');
  const { hold } = await command(servicer, 'placeHold', { loanId: id, kind: 'FRAUD', reason: 'x' });
  await pay(servicer, id, '20.00');
  await command(servicer, 'liftHold', { holdId: hold?.id, reason: 'x' });
  await command(servicer, 'placeHold', { loanId: id, kind: 'PAYMENT_DISPUTE', reason: 'x' });
  await pay(servicer, id, '30.00');
  const paid = ['submitRepayment', 'acknowledgeRepayment'];
  const borrower = await world.client('BORROWER', { borrower: borrowerId });
  for (const [client, expected] of [
    [servicer, [...paid, 'placeHold', ...paid, 'liftHold', 'placeHold', ...paid]],
    [await world.client('LENDER'), [...paid, ...paid, ...paid]],
    [borrower, [...paid, ...paid, ...paid]],
  ] as const) {
    const told = expected.map((name, index) => `${name} ${index + 1}`);
    expect(await listedEvents(client, id)).toEqual({ told, count: told.length });
    expect(await fedEvents(client, id)).toEqual(told);
  }
});
