import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../../src/domain/calendar.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { openServicing } from '../../support/servicing.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-03-02');
let loanId: string;
beforeEach(async () => {
  clock.set('2026-03-02');
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' }));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });

const promise = async (amount: string, by: string) => (await run('promiseToPay', { amount, by })).promise!;

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly keptOn: string | null;
}

async function promises(state?: string[]): Promise<readonly Shown[]> {
  const { loan } = await servicer.data<{ loan: { promises: { totalCount: number; nodes: Shown[] } } }>(
    `query ($id: ID!, $state: [PromiseState!]) { loan(id: $id) {
      promises(state: $state) { totalCount nodes { id state keptOn } } } }`,
    { id: loanId, state },
  );
  expect(loan.promises.totalCount).toBe(loan.promises.nodes.length);
  return loan.promises.nodes;
}

describe('a promise to pay', () => {
  it('is open through its last day, kept by a payment in time, and broken without one', async () => {
    const answer = await run('promiseToPay', { amount: '500.00', by: '2026-03-06', channel: 'TEXT' });
    expect(answer).toMatchObject({ __typename: 'PromiseUpdated', promise: { state: 'OPEN', by: '2026-03-06' } });
    clock.set('2026-03-06');
    expect(await promises()).toMatchObject([{ state: 'OPEN', keptOn: null }]);
    clock.set('2026-03-07');
    expect(await promises()).toMatchObject([{ state: 'BROKEN', keptOn: null }]);
    // Money that counts from a day in time corrects it.
    const repaymentId = await pay(servicer, loanId, '500.00', '2026-03-05');
    expect(await promises()).toMatchObject([{ state: 'KEPT', keptOn: '2026-03-05' }]);
    await command(servicer, 'reverseRepayment', { repaymentId, reason: 'R01' });
    expect(await promises()).toMatchObject([{ state: 'BROKEN', keptOn: null }]);
    await pay(servicer, loanId, '500.00', '2026-03-07');
    expect(await promises()).toMatchObject([{ state: 'BROKEN', keptOn: null }]);
  });

  it('of several counts each payment once, and is listed by state', async () => {
    const later = await promise('200.00', '2026-03-20');
    const first = await promise('100.00', '2026-03-05');
    await pay(servicer, loanId, '150.00');
    expect(await promises(['KEPT'])).toMatchObject([{ id: first.id, keptOn: '2026-03-02' }]);
    expect(await promises(['OPEN', 'BROKEN'])).toMatchObject([{ id: later.id, state: 'OPEN' }]);
    await pay(servicer, loanId, '150.00');
    expect(await promises(['OPEN'])).toEqual([]);
  });

  it('is cancelled while it is open, and takes no payment afterwards', async () => {
    const { id: promiseId } = await promise('100.00', '2026-03-05');
    expect(await run('cancelPromise', { promiseId, reason: 'entered twice' })).toMatchObject({
      promise: { state: 'CANCELLED', cancelledOn: '2026-03-02' },
    });
    await pay(servicer, loanId, '100.00');
    expect(await promises()).toMatchObject([{ state: 'CANCELLED', keptOn: null }]);
    expect(await run('cancelPromise', { promiseId, reason: 'x' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The promise is CANCELLED. Only an open promise can be cancelled.',
    });
    expect(await run('cancelPromise', { promiseId: 'none', reason: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is of an amount and a day in reach, and of a bounded number', async () => {
    const faults = async (input: object) =>
      (await run('promiseToPay', { amount: '1.00', by: '2026-03-03', ...input })).faults;
    expect(await faults({ amount: '0' })).toEqual([{ field: 'amount', reason: 'must be above 0' }]);
    expect(await faults({ by: '2026-03-01' })).toEqual([{ field: 'by', reason: 'must not be before 2026-03-02' }]);
    expect(await faults({ by: '2026-06-01' })).toEqual([{ field: 'by', reason: 'must be within 90 days from today' }]);
    for (let day = 0; day < 12; day++) await promise('1.00', addDays(businessDate('2026-03-02'), day));
    expect(await run('promiseToPay', { amount: '1.00', by: '2026-03-03' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The limit of 12 open promises per loan is reached.',
    });
  });

  it('is recorded by support, and not by the borrower', async () => {
    const input = { loanId, amount: '10.00', by: '2026-03-03' };
    expect(await command(await world.client('SUPPORT'), 'promiseToPay', input)).toMatchObject({ loanId });
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    const { errors } = await borrower.query(
      'mutation ($input: PromiseToPayInput!) { promiseToPay(input: $input) { __typename } }',
      { input: { idempotencyKey: 'own', ...input } },
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

/** Whether the loan offers to take its vehicle, as `viewerCommands` says. */
async function offered() {
  const { loan } = await servicer.data<{
    loan: { viewerCommands: { command: string; allowed: boolean; because: string | null; message: string | null }[] };
  }>('query ($id: ID!) { loan(id: $id) { viewerCommands { command allowed because message } } }', { id: loanId });
  return loan.viewerCommands.find(({ command: name }) => name === 'repossessCollateral');
}

describe('the collateral is not repossessed', () => {
  const refused = (message: string) => ({ code: 'DELAY_AGREED', message });

  it('while a promise is open, except by surrender or from a day before it', async () => {
    const { id: promiseId } = await promise('500.00', '2026-03-06');
    expect(await run('repossessCollateral')).toMatchObject(refused('A promise to pay is open through 2026-03-06.'));
    expect(await offered()).toMatchObject({
      because: 'DELAY',
      message: 'A promise to pay is open through 2026-03-06.',
    });
    clock.set('2026-03-06');
    expect(await run('repossessCollateral')).toMatchObject(refused('A promise to pay is open through 2026-03-06.'));
    expect(await run('repossessCollateral', { repossessedOn: '2026-03-01' })).toMatchObject({
      __typename: 'LoanUpdated',
    });
    await run('redeemCollateral');
    expect(await run('repossessCollateral', { isVoluntary: true })).toMatchObject({ __typename: 'LoanUpdated' });
    await run('redeemCollateral');
    await run('cancelPromise', { promiseId, reason: 'withdrawn' });
    expect(await run('repossessCollateral')).toMatchObject({ __typename: 'LoanUpdated' });
  });

  it('is repossessed once the promise is broken', async () => {
    await promise('500.00', '2026-03-06');
    clock.set('2026-03-07');
    expect(await run('repossessCollateral')).toMatchObject({ __typename: 'LoanUpdated' });
  });

  it('while payments are deferred', async () => {
    // The installment of February stays due; those of March and April are skipped.
    const deferred = await run('deferPayments', { from: '2026-03-01', installments: 2, reason: 'illness' });
    expect(deferred).toMatchObject({ loanId });
    expect(await run('repossessCollateral')).toMatchObject(refused('Payments are deferred until 2026-05-01.'));
    expect(await offered()).toMatchObject({ because: 'DELAY', message: 'Payments are deferred until 2026-05-01.' });
    clock.set('2026-05-01');
    expect(await run('repossessCollateral')).toMatchObject({ __typename: 'LoanUpdated' });
  });
});

it('an outside order is cancelled by the event', async () => {
  await promise('500.00', '2026-03-06');
  const { loanEvents } = await servicer.data<{
    loanEvents: { nodes: { command: string; amounts: Record<string, string>; effectiveDate: string }[] };
  }>(
    `query ($id: ID!) { loanEvents(filter: { loanIds: [$id], commands: [promiseToPay] }) {
      nodes { command amounts effectiveDate } } }`,
    { id: loanId },
  );
  expect(loanEvents.nodes).toEqual([
    { command: 'promiseToPay', amounts: { promised: '500.00' }, effectiveDate: '2026-03-06' },
  ]);
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
