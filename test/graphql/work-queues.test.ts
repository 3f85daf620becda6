import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { closeDay } from '../support/close-day.js';
import { command, pay } from '../support/commands.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-02-20');
const loanIds: Record<string, string> = {};

const seed = async (name: string): Promise<string> => {
  const { id } = await world.loan({ ...SIMPLE_LOAN, id: `LN-${name}`, lateFee: null });
  loanIds[id] = name;
  return id;
};

async function run(name: string, input: object) {
  const answer = await command(servicer, name, { ...input });
  expect({ name, message: answer.message }).toEqual({ name });
  return answer;
}

interface Queue {
  readonly name: string;
  readonly count: number;
  readonly loans: { readonly nodes: readonly { readonly id: string }[] };
}

async function queues(client: TestClient = servicer): Promise<Record<string, readonly string[]>> {
  const { workQueues } = await client.data<{ workQueues: Queue[] }>(
    '{ workQueues { name count loans(first: 50) { nodes { id } } } }',
  );
  for (const { count, loans } of workQueues) expect(count).toBe(loans.nodes.length);
  return Object.fromEntries(
    workQueues.map(({ name, loans }) => [name, loans.nodes.map(({ id }) => loanIds[id] ?? id)]),
  );
}

beforeAll(async () => {
  const [promised, kept, paid, disputed, returned, complained] = [
    await seed('PROMISED'),
    await seed('KEPT'),
    await seed('PAID'),
    await seed('DISPUTED'),
    await seed('RETURNED'),
    await seed('COMPLAINED'),
  ];
  for (const loanId of [promised, kept]) await run('promiseToPay', { loanId, amount: '100.00', by: '2026-02-21' });
  await pay(servicer, promised, '10.00');
  await pay(servicer, kept, '1066.00');
  await pay(servicer, disputed, '1066.00');
  await pay(servicer, complained, '1066.00');
  await pay(servicer, paid, '1066.00');
  await run('placeHold', { loanId: disputed, kind: 'PAYMENT_DISPUTE', reason: 'x' });
  const repaymentId = await pay(servicer, returned, '1066.00');
  await run('reverseRepayment', { repaymentId, reason: 'R01' });
  await run('recordComplaint', { loanId: complained, source: 'CFPB', topic: 'FEES', text: 'x' });
  await run('requestApproval', { adjustPrincipal: { loanId: paid, amount: '-600.00', reason: 'x' } });
  clock.set('2026-02-23');
  await closeDay(world.prisma, businessDate('2026-02-22'));
});

beforeEach(() => {
  clock.set('2026-02-23');
});

it('each queue has the loans that its meaning names', async () => {
  expect(await queues()).toEqual({
    NEW_DELINQUENT: ['RETURNED', 'PROMISED'],
    BROKEN_PROMISE: ['PROMISED'],
    FIRST_PAYMENT_DEFAULT: ['RETURNED', 'PROMISED'],
    ROLLED_30: [],
    CHARGE_OFF_DUE: [],
    DISPUTE: ['DISPUTED'],
    COMPLAINT: ['COMPLAINED'],
    APPROVAL: ['PAID'],
    RETURNED_PAYMENT: ['RETURNED'],
  });
});

it('exists within the portfolio of the caller, and for those who work with loans', async () => {
  const other = await world.client('SERVICER', { servicer: 'another' });
  expect(Object.values(await queues(other)).flat()).toEqual([]);
  for (const role of ['LENDER', 'ADMIN', 'AUDITOR', 'MARKETPLACE'] as const) {
    const { errors } = await (await world.client(role)).query('{ workQueues { count } }');
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

describe('an agent', () => {
  const claim = (agent: TestClient, loanId?: string) =>
    command(agent, 'claimWork', { queue: 'NEW_DELINQUENT', ...(loanId && { loanId }) });

  it('claims the next loan, goes on with it, and completes it until a day', async () => {
    const [one, two] = [await world.client('SUPPORT'), await world.client('SUPPORT')];
    const first = await claim(one);
    expect(first).toMatchObject({ loanId: 'LN-RETURNED', claim: { queue: 'NEW_DELINQUENT', completedAt: null } });
    expect((await claim(one)).claim?.id).toBe(first.claim?.id);
    const { loan } = await two.data<{ loan: { workClaim: { id: string } } }>(
      'query ($id: ID!) { loan(id: $id) { workClaim { id } } }',
      { id: 'LN-RETURNED' },
    );
    expect(loan.workClaim.id).toBe(first.claim?.id);
    expect(await claim(two, 'LN-RETURNED')).toMatchObject({ code: 'CONFLICT' });
    expect(await claim(two)).toMatchObject({ loanId: 'LN-PROMISED' });
    expect(await claim(await world.client('SUPPORT'))).toMatchObject({ code: 'QUEUE_EMPTY' });
    const done = { claimId: first.claim?.id, outcome: 'NO_CONTACT' };
    expect(await command(two, 'completeWork', done)).toMatchObject({ code: 'NOT_YOURS' });
    expect(await command(one, 'completeWork', { ...done, nextOn: '2026-02-26' })).toMatchObject({
      claim: { outcome: 'NO_CONTACT', nextOn: '2026-02-26' },
    });
    expect(await command(one, 'completeWork', done)).toMatchObject({ code: 'CONFLICT' });
    // The queue that it was worked in does not show it until then; the others do.
    expect(await queues()).toMatchObject({ NEW_DELINQUENT: ['PROMISED'], RETURNED_PAYMENT: ['RETURNED'] });
    clock.set('2026-02-26');
    expect(await queues()).toMatchObject({ NEW_DELINQUENT: ['RETURNED', 'PROMISED'] });
  });

  it('loses a loan after 20 minutes', async () => {
    const [one, two] = [await world.client('SUPPORT'), await world.client('SUPPORT')];
    clock.set('2026-02-27');
    const { claim: lost } = await claim(one, 'LN-PROMISED');
    clock.set('2026-02-28');
    expect(await command(one, 'completeWork', { claimId: lost?.id, outcome: 'SKIPPED' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await claim(two, 'LN-PROMISED')).toMatchObject({ loanId: 'LN-PROMISED' });
  });

  it('claims no loan outside its portfolio, and no loan that is none', async () => {
    expect(await claim(servicer, 'LN-NONE')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await command(servicer, 'completeWork', { claimId: 'none', outcome: 'SKIPPED' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
