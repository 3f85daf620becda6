import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

it('a loan has at most 50 approval requests without a decision', async () => {
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  const assessFee = { loanId, kind: 'TITLE', amount: '1.00', reason: 'a title' };
  const ask = () => command(servicer, 'requestApproval', { assessFee });
  const { approvalId } = (await ask()) as { approvalId?: string };
  for (let asked = 1; asked < 50; asked += 1) await ask();
  expect(await ask()).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('50 approval requests') as string,
  });
  const open = await world.prisma.approvalRequest.findFirst({ where: { loanId } });
  const other = await world.client('SERVICER');
  await command(other, 'reject', { approvalId: approvalId ?? open?.id, reason: 'x' });
  expect(await ask()).not.toMatchObject({ code: 'CONFLICT' });
});
