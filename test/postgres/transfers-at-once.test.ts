import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { enforceLockOrder } from '../support/lock-order.js';
import { differences } from '../support/reconciled.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let seller: TestClient;
let buyer: TestClient;
const clock = testClock('2026-02-01');
beforeAll(async () => {
  world = await openWorld({ clock });
  await enforceLockOrder(world.database.url!);
  seller = await world.client('LENDER', { lender: 'LEN-A' });
  buyer = await world.client('LENDER', { lender: 'LEN-B' });
});
afterAll(() => world.close());

const SALE = { buyerId: 'LEN-B', settlementDate: '2026-02-10', priceRatio: '1' };
const LOAN = { ...SIMPLE_LOAN, lateFee: null, lenderId: 'LEN-A' };
const outcomes = (answers: readonly { readonly __typename: string }[]) =>
  answers.map(({ __typename }) => __typename).sort();

it('of many proposals for a loan at once, one is pending', async () => {
  const { id: loanId } = await world.loan(LOAN);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => command(seller, 'proposeTransfer', { loanId, ...SALE })),
  );
  expect(answers.filter(({ transfer }) => transfer)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ALREADY_EXISTS']));
  expect(await world.prisma.loanTransfer.count({ where: { loanId, state: 'PENDING' } })).toBe(1);
});

it('of a cancellation and a decline at once, one ends the transfer', async () => {
  const { id: loanId } = await world.loan(LOAN);
  const { transfer } = await command(seller, 'proposeTransfer', { loanId, ...SALE });
  const answers = await Promise.all([
    command(seller, 'cancelTransfer', { transferId: transfer?.id }),
    command(buyer, 'declineTransfer', { transferId: transfer?.id }),
  ]);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  expect(outcomes(answers)).toContain('TransferUpdated');
});

it('a repeat of an acceptance is answered like the first, also after the loan changed its owner', async () => {
  const { id: loanId } = await world.loan(LOAN);
  const { transfer } = await command(seller, 'proposeTransfer', { loanId, ...SALE });
  const input = { transferId: transfer?.id, idempotencyKey: 'accept-once' };
  const one = await command(buyer, 'acceptTransfer', input);
  expect(one).toMatchObject({ __typename: 'TransferUpdated' });
  clock.set('2026-02-11');
  await closeDay(world.prisma, businessDate('2026-02-10'));
  expect(await command(buyer, 'acceptTransfer', input)).toEqual(one);
  clock.set('2026-02-01');
});

it('several processes that close a day execute each transfer once', async () => {
  const loans = await world.loans(Array.from({ length: 40 }, () => LOAN));
  const sale = { ...SALE, settlementDate: '2026-02-20' };
  for (const { id: loanId } of loans) {
    const { transfer } = await command(seller, 'proposeTransfer', { loanId, ...sale });
    await command(buyer, 'acceptTransfer', { transferId: transfer?.id });
  }
  await Promise.all([0, 1, 2].map(() => closeDay(world.prisma, businessDate('2026-02-20'))));
  const ids = loans.map(({ id }) => id);
  expect(await world.prisma.loan.count({ where: { id: { in: ids }, lenderId: 'LEN-B' } })).toBe(40);
  expect(await world.prisma.ledgerPosting.count({ where: { loanId: { in: ids }, kind: 'TRANSFER' } })).toBe(80);
  expect(await world.prisma.loanEvent.count({ where: { loanId: { in: ids }, command: 'executeTransfer' } })).toBe(40);
  expect(await differences(world.prisma)).toEqual([]);
});
