import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences } from '../support/reconciled.js';
import { RestApi } from '../support/rest-api.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let api: RestApi;
let servicer: TestClient;
let lender: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  api = await RestApi.of(world);
  [servicer, lender] = [await world.client('SERVICER'), await world.client('LENDER')];
  loanId = (await world.loan(SIMPLE_LOAN)).id;
});
afterAll(() => world.close());

const post = async (path: string, body: object, client = servicer) => {
  expect(api.accepts(path, { loanId, reason: 'x', ...body })).toBe(true);
  return api.post(client, path, { loanId, reason: 'x', ...body });
};
const done = async (path: string, body: object, loanStatus = 'Active') => {
  const { status, body: answered } = await post(path, body);
  expect([status, answered.data]).toEqual([200, { loanId, loanStatus }]);
};
const newest = async (kind: 'FEE' | 'INTEREST_WAIVER' | 'REFUND') =>
  (await world.prisma.accountEntry.findMany({ where: { loanId, kind }, orderBy: { sequence: 'desc' } }))[0]?.id;
const ask = async (asked: object, client = servicer) => {
  const { status, body } = await api.post(client, '/request-approval', asked);
  expect([status, body.data]).toEqual([
    200,
    { loanId, loanStatus: 'Active', approvalId: expect.any(String) as string, state: 'Pending' },
  ]);
  return body.data.approvalId;
};

it('every adjustment and every decision has its endpoint, with the rules of the graph', async () => {
  await done('/assess-fee', { kind: 'Title', amount: '40.00' });
  const feeId = await newest('FEE');
  await done('/waive-fee', { feeId, amount: '10.00' });
  await done('/waive-interest', { amount: '22.30', effectiveOn: '2026-02-01' });
  await done('/reverse-adjustment', { adjustmentId: await newest('INTEREST_WAIVER') });

  const refused = await post('/adjust-principal', { amount: '-1,000.00' });
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'NEEDS_APPROVAL', data: { limit: '0.00' } }),
  ]);
  const adjustPrincipal = { loanId, amount: '-1,000.00', reason: 'x' };
  const rejected = await ask({ adjustPrincipal });
  expect(await api.post(lender, '/reject', { approvalId: rejected, reason: 'no' })).toMatchObject({
    status: 200,
    body: { data: { approvalId: rejected, state: 'Rejected' } },
  });
  const approved = await ask({ adjustPrincipal });
  expect((await api.post(servicer, '/approve', { approvalId: approved })).body.code).toBe('SAME_CLIENT');
  expect(await api.post(lender, '/approve', { approvalId: approved })).toMatchObject({
    status: 200,
    body: { data: { approvalId: approved, state: 'Approved' } },
  });

  // 11,000.00 of principal, 122.30 of interest and 30.00 of the fee: all but 20.00 is paid, the fee with it.
  const { body } = await api.post(servicer, '/loan-repay', { loanId, amount: '11,132.30', method: 'ACH' });
  const { repaymentId } = body.data.repayment as { repaymentId: string };
  await api.post(servicer, '/acknowledge-repayment', { repaymentId, outcome: 'Settled' });
  await done('/refund-fee', { feeId, amount: '30.00' });
  await done('/refund-credit', { amount: '30.00' });
  await done('/write-off-small-balance', {}, 'ClosedEarly');
  expect(await differences(world.prisma)).toEqual([]);
});
