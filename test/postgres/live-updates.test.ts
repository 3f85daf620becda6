import { describe, expect, inject, it } from 'vitest';
import { command } from '../support/commands.js';
import { follow } from '../support/live.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { openTestWorld } from '../support/world.js';

const redisUrl = inject('testRedis') ?? undefined;

describe.each([['PostgreSQL', undefined], ...(redisUrl === undefined ? [] : [['Redis', redisUrl] as const])] as const)(
  'two gateways that hear of each other through %s',
  (through, url) => {
    it('tell of an event whichever of them made it, each event once', async () => {
      const world = await openTestWorld({ config: { redisUrl: url } });
      const other = await world.peer();
      const servicer = await world.client('SERVICER');
      const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
      const following = follow(servicer, 'WebSocket', loanId);
      const submitThere = () =>
        command(servicer.at(other.url), 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
      const seen = () => following.updates.map(({ data }) => data?.loanUpdated?.event?.sequence);
      await expect
        .poll(
          async () => {
            if (seen().length === 0) await submitThere();
            return seen().length;
          },
          { interval: 200 },
        )
        .toBeGreaterThan(0);

      if (through === 'PostgreSQL') {
        // A listener that lost its connection looks what it missed.
        await world.prisma.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
      }
      const before = seen().length;
      for (let count = 0; count < 5; count++) await submitThere();
      await expect.poll(() => seen().length).toBe(before + 5);
      expect(seen()).toEqual(seen().map((_, index) => seen()[0]! + index));
    });
  },
);
