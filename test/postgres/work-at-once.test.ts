import { expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';

const { world } = await openServicing('2026-03-20');

const LATE = { ...SIMPLE_LOAN, currentDpd: 12 };

it('agents that claim at the same moment never get the same loan', async () => {
  await world.loans(Array.from({ length: 8 }, (_, index) => ({ ...LATE, id: `LN-LATE-${index}` })));
  const agents = await Promise.all(Array.from({ length: 8 }, () => world.client('SUPPORT')));
  const claimed = await Promise.all(agents.map((agent) => command(agent, 'claimWork', { queue: 'NEW_DELINQUENT' })));
  const loans = claimed.map(({ loanId }) => loanId);
  expect(loans).not.toContain(undefined);
  expect(new Set(loans).size).toBe(8);
  expect(await command(await world.client('SUPPORT'), 'claimWork', { queue: 'NEW_DELINQUENT' })).toMatchObject({
    code: 'QUEUE_EMPTY',
  });
});

it('one loan that several claim by its id is given to one of them', async () => {
  const { id: loanId } = await world.loan(LATE);
  const agents = await Promise.all(Array.from({ length: 6 }, () => world.client('SUPPORT')));
  const answers = await Promise.all(
    agents.map((agent) => command(agent, 'claimWork', { queue: 'NEW_DELINQUENT', loanId })),
  );
  expect(answers.filter(({ claim }) => claim)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT' || code === 'IN_PROGRESS')).toHaveLength(5);
});
