import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { eraseByTwo } from '../../support/erase.js';
import { fundContract } from '../../support/fund-contract.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-02-01');
let world: World;
let servicer: TestClient;
let lender: TestClient;
let loanId: string;

beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  lender = await world.client('LENDER');
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-02-01');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

const notice = (noticedOn: string | null, of = loanId) =>
  command(servicer, 'recordBankruptcyNotice', { loanId: of, noticedOn, reason: 'Case 26-10001' });

const listed = async (client: TestClient, chargeOffDue = true) =>
  (
    await client.data<{ loans: { edges: { node: { id: string } }[]; totalCount: number } }>(
      `{ loans(first: 100, filter: { chargeOffDue: ${chargeOffDue} }) { totalCount edges { node { id } } } }`,
    )
  ).loans.edges.map(({ node }) => node.id);

const delinquency = async (asOf?: string) =>
  (
    await servicer.data<{ loan: { delinquency: object } }>(
      'query ($id: ID!, $asOf: Date) { loan(id: $id) { delinquency(asOf: $asOf) { bankruptcyNoticeOn chargeOffDueOn } } }',
      { id: loanId, asOf },
    )
  ).loan.delinquency;

describe('a notice of bankruptcy', () => {
  it('asks for the charge-off of a loan that is current, sixty days later, and moves no money', async () => {
    await pay(servicer, loanId, '12100.00', '2026-01-31');
    expect(await notice('2026-01-30')).toMatchObject({ loanId });
    expect(await delinquency()).toEqual({ bankruptcyNoticeOn: '2026-01-30', chargeOffDueOn: '2026-03-31' });
    clock.set('2026-03-30');
    expect(await listed(servicer)).not.toContain(loanId);
    expect(await listed(servicer, false)).toContain(loanId);
    clock.set('2026-03-31');
    expect(await listed(servicer)).toContain(loanId);
    expect(await listed(servicer, false)).not.toContain(loanId);
    expect(await command(servicer, 'chargeOffLoan', { loanId, reason: 'BANKRUPTCY' })).toMatchObject({ loanId });
    expect(await listed(servicer)).not.toContain(loanId);
    expect(await delinquency()).toMatchObject({ chargeOffDueOn: null });
  });

  it('counts by the days of the loan’s own rules', async () => {
    const underwriter = await world.client('UNDERWRITER');
    const own = await fundContract({ underwriter, lender }, { bankruptcyChargeOffDays: 30 });
    await notice('2026-02-01', own);
    clock.set('2026-03-02');
    expect(await listed(servicer)).not.toContain(own);
    clock.set('2026-03-03');
    expect(await listed(servicer)).toContain(own);
  });

  it('is listed once where the loan is late enough as well, and counts from whichever day is first', async () => {
    await notice('2026-02-01');
    expect(await delinquency()).toMatchObject({ chargeOffDueOn: '2026-04-02' });
    await world.prisma.loan.update({ where: { id: loanId }, data: { currentDpd: 150 } });
    clock.set('2026-07-01');
    expect((await listed(servicer)).filter((id) => id === loanId)).toEqual([loanId]);
    await notice('2026-06-20');
    expect(await delinquency()).toMatchObject({ chargeOffDueOn: '2026-06-01' });
  });

  it('is replaced by a later one and revoked, with an event each', async () => {
    await notice('2026-01-10');
    await notice('2026-01-20');
    expect(await delinquency()).toMatchObject({ bankruptcyNoticeOn: '2026-01-20' });
    expect(await delinquency('2026-01-19')).toEqual({ bankruptcyNoticeOn: null, chargeOffDueOn: null });
    expect(await notice(null)).toMatchObject({ loanId });
    expect(await delinquency()).toMatchObject({ bankruptcyNoticeOn: null });
    expect(await notice(null)).toMatchObject({ code: 'CONFLICT' });
    const { loan } = await servicer.data<{ loan: { events: { edges: { node: object }[] } } }>(
      'query ($id: ID!) { loan(id: $id) { events { edges { node { command effectiveDate reason amounts } } } } }',
      { id: loanId },
    );
    const event = {
      command: 'recordBankruptcyNotice',
      effectiveDate: '2026-02-01',
      reason: 'Case 26-10001',
      amounts: {},
    };
    expect(loan.events.edges.map(({ node }) => node)).toEqual([event, event, event]);
  });

  it('of tomorrow, and without words, is refused', async () => {
    expect(await notice('2026-02-02')).toMatchObject({ faults: [{ field: 'noticedOn' }] });
    expect(await command(servicer, 'recordBankruptcyNotice', { loanId, noticedOn: null, reason: ' ' })).toMatchObject({
      faults: [{ field: 'reason' }],
    });
  });

  it('is not found out by who may not see what is about the person', async () => {
    await notice('2026-01-10');
    clock.set('2026-05-01');
    expect(await listed(servicer)).toContain(loanId);
    expect(await listed(lender)).not.toContain(loanId);
    expect(await listed(lender, false)).toContain(loanId);
    expect(await listed(await world.client('MARKETPLACE'))).not.toContain(loanId);
    const { loan } = await lender.data<{ loan: unknown }>(
      `query ($id: ID!) { loan(id: $id) { delinquency(asOf: "2026-02-01") { chargeOffDueOn }
        events { edges { node { command effectiveDate } } } } }`,
      { id: loanId },
    );
    expect(loan).toEqual({
      delinquency: { chargeOffDueOn: null },
      events: { edges: [] },
    });
  });

  it('goes with the borrower when they are erased', async () => {
    await notice('2026-01-10');
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    await eraseByTwo(world, [borrowerId]);
    const row = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    expect(row.bankruptcyNoticeOn).toBeNull();
    expect(await notice('2026-01-12')).toMatchObject({ code: 'CONFLICT' });
    expect(await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } })).toEqual(row);
  });

  it('comes by v2 too, and is revoked there by an empty day', async () => {
    const api = await RestApi.of(world);
    const body = { loanId, noticedOn: '2026-01-15', reason: 'Case 26-10001' };
    expect(api.accepts('/bankruptcy-notice', body)).toBe(true);
    expect((await api.post(servicer, '/bankruptcy-notice', body)).body).toEqual({
      message: 'Bankruptcy notice recorded',
      data: { loanId, loanStatus: 'Active' },
    });
    expect(await delinquency()).toMatchObject({ bankruptcyNoticeOn: '2026-01-15' });
    expect((await api.post(servicer, '/bankruptcy-notice', { ...body, noticedOn: '' })).status).toBe(200);
    expect(await delinquency()).toMatchObject({ bankruptcyNoticeOn: null });
    expect((await api.post(lender, '/bankruptcy-notice', body)).status).toBe(403);
  });
});
