import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type CommandAnswer } from '../support/commands.js';
import { differences } from '../support/reconciled.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let clients: [TestClient, TestClient];
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  const servicer = await world.client('SERVICER');
  const peer = await world.peer();
  clients = [servicer, servicer.at(peer.url)];
});
afterAll(() => world.close());

const AT_ONCE = 200;
const each = <T>(work: (client: TestClient, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(clients[index % 2 === 0 ? 0 : 1], index)));

/** As a client does: a command still at work is asked for again. */
async function insist(ask: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
  for (;;) {
    const answer = await ask();
    if (answer.code !== 'IN_PROGRESS') return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('two gateways on one database behave as one', () => {
  it('200 submissions and settlements of one key at once make one repayment, one posting, one answer', async () => {
    const { id: loanId } = await world.loan(SIMPLE_LOAN);
    const key = randomUUID();
    const submit = { loanId, amount: '1066.00', method: 'ACH', idempotencyKey: key };
    const submitted = await each((client) => insist(() => command(client, 'submitRepayment', submit)));
    expect(new Set(submitted.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const repaymentId = submitted[0]?.repayment?.id;
    const settle = { repaymentId, outcome: 'SETTLED', idempotencyKey: key };
    const settled = await each((client) => insist(() => command(client, 'acknowledgeRepayment', settle)));
    expect(new Set(settled.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.prisma.repayment.count({ where: { loanId } })).toBe(1);
    expect(await world.prisma.ledgerPosting.count({ where: { loanId, kind: 'PAYMENT' } })).toBe(1);
    const { remainingBalance } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(remainingBalance?.toFixed(2)).toBe('11056.30');
  }, 240_000);

  it('200 different repayments on one loan end at the exact balance', async () => {
    const { id: loanId } = await world.loan(SIMPLE_LOAN);
    const repaid = await each(async (client, index) => {
      const amount = `${10 + index}.00`;
      const { repayment } = await command(client, 'submitRepayment', { loanId, amount, method: 'ACH' });
      return command(client, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' });
    });
    expect(repaid.every(({ repayment }) => repayment?.state === 'SETTLED')).toBe(true);
    // 10 + 11 + ... + 209 = 21,900.00 paid; 12,122.30 was owed.
    const sums = await world.prisma.ledgerEntry.groupBy({ by: ['account'], where: { loanId }, _sum: { amount: true } });
    expect(Object.fromEntries(sums.map(({ account, _sum }) => [account, _sum.amount?.toFixed(2)]))).toEqual({
      CASH: '21900.00',
      CREDIT_BALANCE: '-9777.70',
      INTEREST_INCOME: '-122.30',
      OPENING_BALANCE: '-12000.00',
      PRINCIPAL_RECEIVABLE: '0.00',
    });
  }, 240_000);

  it('and reconcile', async () => {
    expect(await differences(world.prisma)).toEqual([]);
  });
});
