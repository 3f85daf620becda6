import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { command, pay } from '../support/commands.js';
import { connect, type Transport, TRANSPORTS } from '../support/live.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { GraphqlFault, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld();
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

interface Told {
  readonly cursor: string;
  readonly node: { readonly id: string; readonly loanId: string; readonly command: string | null };
}

interface Message {
  readonly data?: { readonly portfolioChanged: Told | null } | null;
  readonly errors?: readonly GraphqlFault[];
}

const QUERY = `subscription ($after: String, $filter: LoanEventFilter) {
  portfolioChanged(after: $after, filter: $filter) { cursor node { id loanId command } }
}`;

function follow(client: TestClient, transport: Transport, variables: Record<string, unknown>) {
  const told: Told[] = [];
  const faults: GraphqlFault[] = [];
  let stop: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    stop = connect(client, transport).subscribe<Message['data']>(
      { query: QUERY, variables },
      {
        next: ({ data, errors }) => {
          if (data?.portfolioChanged) told.push(data.portfolioChanged);
          faults.push(...((errors ?? []) as readonly GraphqlFault[]));
        },
        error: resolve,
        complete: () => {
          resolve(undefined);
        },
      },
    );
  });
  onTestFinished(() => {
    stop();
  });
  return { told, faults, ended, stop };
}

const loanOf = async (lenderId: string) => (await world.loan({ ...INTEREST_FREE_LOAN, lenderId })).id;

const commandsOf = (told: readonly Told[]) => told.map(({ node }) => node.command);

interface FeedEnd {
  readonly loanEvents: { readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean } };
}

const FEED_END = `query ($after: String) {
  loanEvents(first: 100, after: $after) { pageInfo { endCursor hasNextPage } }
}`;

/** The end of the feed as it is now. */
async function endOfFeed(client: TestClient, after?: string): Promise<string> {
  const { loanEvents }: FeedEnd = await client.data<FeedEnd>(FEED_END, { after });
  const { endCursor, hasNextPage } = loanEvents.pageInfo;
  return hasNextPage ? endOfFeed(client, endCursor) : endCursor;
}

describe.each(TRANSPORTS)('the feed as it grows, over %s', (transport) => {
  it('tells first what happened since the cursor, then what happens, each once', async () => {
    const loanId = await loanOf('LEN-1');
    const after = await endOfFeed(servicer);
    await pay(servicer, loanId, '1000.00');
    const following = follow(servicer, transport, { after, filter: { loanIds: [loanId] } });
    await expect.poll(() => commandsOf(following.told)).toEqual(['submitRepayment', 'acknowledgeRepayment']);
    await pay(servicer, loanId, '1000.00');
    await expect.poll(() => following.told.length).toBe(4);
    expect(new Set(following.told.map(({ node }) => node.id)).size).toBe(4);
    expect(following.faults).toEqual([]);
  });

  it('continues after the cursor of any message at which a client was cut off', async () => {
    const loanId = await loanOf('LEN-1');
    const after = await endOfFeed(servicer);
    for (let count = 0; count < 3; count += 1) await pay(servicer, loanId, '100.00');
    const whole = follow(servicer, transport, { after, filter: { loanIds: [loanId] } });
    await expect.poll(() => whole.told.length).toBe(6);
    const rest = follow(servicer, transport, { after: whole.told[1]!.cursor, filter: { loanIds: [loanId] } });
    await expect.poll(() => rest.told).toEqual(whole.told.slice(2));
  });

  it('tells of loans of the portfolio alone, and by the filter', async () => {
    const [own, others] = [await loanOf('LEN-OWN'), await loanOf('LEN-OTHER')];
    const lender = await world.client('LENDER', { lender: 'LEN-OWN' });
    const after = await endOfFeed(servicer);
    const filter = { commands: ['acknowledgeRepayment'] };
    const following = follow(lender, transport, { after, filter });
    await pay(servicer, others, '1000.00');
    await pay(servicer, own, '1000.00');
    await expect
      .poll(() => following.told.map(({ node }) => [node.loanId, node.command]))
      .toEqual([[own, 'acknowledgeRepayment']]);
  });

  it('begins now without a cursor', async () => {
    const loanId = await loanOf('LEN-1');
    await pay(servicer, loanId, '1000.00');
    const following = follow(servicer, transport, { filter: { loanIds: [loanId] } });
    await expect
      .poll(
        async () => {
          if (following.told.length === 0)
            await command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
          return following.told.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    expect(new Set(commandsOf(following.told))).toEqual(new Set(['submitRepayment']));
  });

  it('ends when the client is revoked, and says so', async () => {
    const client = await world.client('SERVICER');
    const following = follow(client, transport, {});
    await world.prisma.apiClient.update({ where: { id: client.clientId }, data: { revokedAt: new Date() } });
    await following.ended;
    expect(following.told).toEqual([]);
  });

  it('is refused to who may not read the feed, and for what is no cursor of it', async () => {
    const market = follow(await world.client('MARKETPLACE'), transport, {});
    const lost = follow(servicer, transport, { after: 'nonsense' });
    const [refused, bad] = [await market.ended, await lost.ended];
    expect(JSON.stringify([refused, market.faults])).toContain('FORBIDDEN');
    expect(JSON.stringify([bad, lost.faults])).toContain('is not a cursor of this list');
  });
});
