import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-02-01');
let world: World;
let servicer: TestClient;
let second: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock });
  [servicer, second] = [await world.client('SERVICER'), await world.client('SERVICER')];
  loanId = (await world.loan({ ...SIMPLE_LOAN, lenderId: 'LEN-1', primaryServicerId: 'SVC-1' })).id;
  await pay(servicer, loanId, '1066.00');
});
afterAll(() => world.close());

const close = (through: string, client = servicer) => command(client, 'closePeriod', { through });
const reopen = (through: string, client = servicer) => command(client, 'reopenPeriod', { through });
const endDay = (on: string) => closeDay(world.prisma, businessDate(on));

type Balances = Readonly<Record<string, string>>;
const byAccount = (entries: readonly { readonly account: string; readonly amount: string }[]): Balances =>
  Object.fromEntries(entries.map(({ account, amount }) => [account, amount]));

interface Shown {
  readonly loan: { readonly effective: Entry[]; readonly posting: Entry[] };
  readonly portfolio: { readonly effective: Entry[]; readonly posting: Entry[] };
}
type Entry = Parameters<typeof byAccount>[0][number];

const BALANCES = `effective: trialBalance(on: $on) { account amount }
  posting: trialBalance(on: $on, by: POSTING) { account amount }`;

/** By effective date and by posting date; a loan's own, and those of the portfolio, which has this loan only. */
async function balancesOn(on: string, client = servicer) {
  const { loan, portfolio } = await client.data<Shown>(
    `query ($id: ID!, $on: Date!) { loan(id: $id) { ${BALANCES} } portfolio { ${BALANCES} } }`,
    { id: loanId, on },
  );
  expect(byAccount(portfolio.effective)).toEqual(byAccount(loan.effective));
  expect(byAccount(portfolio.posting)).toEqual(byAccount(loan.posting));
  return { effective: byAccount(loan.effective), posting: byAccount(loan.posting) };
}

const postingsOf = async (range: string) => {
  const { loan } = await servicer.data<{
    loan: {
      ledger: { totalCount: number; edges: { node: Record<'kind' | 'effectiveDate' | 'postingDate', string> }[] };
    };
  }>(
    `query ($id: ID!) { loan(id: $id) { ledger(${range}) { totalCount edges { node { kind effectiveDate postingDate } } } } }`,
    { id: loanId },
  );
  const { totalCount, edges } = loan.ledger;
  expect(edges).toHaveLength(totalCount);
  return edges.map(({ node }) => `${node.kind} ${node.effectiveDate} ${node.postingDate}`);
};

const FEBRUARY = '2026-02-28';
/** 31 days of 3.945205... were paid, 122.30, and 943.70 of the principal; 27 days of 3.634948... are not paid yet. */
const AT_END = {
  CASH: '1066.00',
  INTEREST_INCOME: '-220.44',
  INTEREST_RECEIVABLE: '98.14',
  OPENING_BALANCE: '-12000.00',
  PRINCIPAL_RECEIVABLE: '11056.30',
};

describe('a period', () => {
  it('is not closed before the end of its last day has run', async () => {
    clock.set('2026-03-01');
    expect(await close(FEBRUARY)).toMatchObject({
      code: 'CONFLICT',
      message: 'The end of day of 2026-02-28 has not run. Run it, then close the period.',
    });
    await endDay(FEBRUARY);
    expect(await balancesOn(FEBRUARY)).toEqual({ effective: AT_END, posting: AT_END });
  });

  it('is closed for all loans, by a client that sees all of them', async () => {
    const bound = await world.client('SERVICER', { servicer: 'SVC-1' });
    expect(await close(FEBRUARY, bound)).toMatchObject({ code: 'BEYOND_OWN_ACCESS' });
    expect(await close(FEBRUARY)).toMatchObject({ period: { through: FEBRUARY, reopenedBy: null } });
    expect(await close(FEBRUARY)).toMatchObject({
      code: 'CONFLICT',
      message: 'The ledger is closed through 2026-02-28. Choose a later date.',
    });
  });

  it('stays as it is: what is effective in it posts on the first open day', async () => {
    await pay(servicer, loanId, '100.00', '2026-02-20');
    const { effective, posting } = await balancesOn(FEBRUARY);
    expect(posting).toEqual(AT_END);
    // 100.00 on 20 February pays 19 days of 3.634948..., 69.06, and 30.94 of the principal; 8 days of 3.624775... follow.
    expect(effective).toEqual({
      ...AT_END,
      CASH: '1166.00',
      INTEREST_INCOME: '-220.36',
      INTEREST_RECEIVABLE: '29.00',
      PRINCIPAL_RECEIVABLE: '11025.36',
    });
    expect(await postingsOf('from: "2026-02-02", through: "2026-02-28"')).toContain('PAYMENT 2026-02-20 2026-03-01');
    expect(await postingsOf('from: "2026-02-02", through: "2026-02-28", by: POSTING')).toEqual([
      'INTEREST_ACCRUAL 2026-02-28 2026-02-28',
    ]);
    expect(await postingsOf('from: "2026-03-01", by: POSTING')).toContain('PAYMENT 2026-02-20 2026-03-01');
  });

  it('agrees by both dates with what is in the books once nothing is left to post', async () => {
    const { effective, posting } = await balancesOn('2026-03-31');
    expect(posting).toEqual(effective);
  });

  it('is reopened by two clients, the latest first', async () => {
    expect(await reopen('2026-01-31')).toMatchObject({
      code: 'CONFLICT',
      message: 'Only the latest closed period can be reopened. It ends on 2026-02-28.',
    });
    expect(await reopen(FEBRUARY)).toMatchObject({ period: { requestedBy: servicer.clientId, reopenedBy: null } });
    expect(await reopen(FEBRUARY)).toMatchObject({ code: 'SAME_CLIENT' });
    expect(await reopen(FEBRUARY, second)).toMatchObject({ period: { reopenedBy: second.clientId } });
    expect(await reopen(FEBRUARY, second)).toMatchObject({ code: 'NOT_FOUND' });
    await pay(servicer, loanId, '50.00', '2026-02-25');
    expect(await postingsOf('from: "2026-02-25", through: "2026-02-25", by: POSTING')).toContain(
      'PAYMENT 2026-02-25 2026-02-25',
    );
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('takes no request that is older than thirty days, or of a client that was revoked', async () => {
    await close(FEBRUARY);
    await reopen(FEBRUARY);
    clock.set('2026-04-01');
    expect(await reopen(FEBRUARY, second)).toMatchObject({
      period: { requestedBy: second.clientId, reopenedBy: null },
    });
    const third = await world.client('SERVICER');
    await world.prisma.apiClient.update({ where: { id: second.clientId }, data: { revokedAt: new Date() } });
    expect(await reopen(FEBRUARY, third)).toMatchObject({ period: { requestedBy: third.clientId, reopenedBy: null } });
  });

  it('is listed, last closed first', async () => {
    const { portfolio } = await servicer.data<{ portfolio: { ledgerPeriods: object[] } }>(
      `{ portfolio { ledgerPeriods { through closedBy reopenedBy } } }`,
    );
    expect(portfolio.ledgerPeriods).toEqual([
      { through: FEBRUARY, closedBy: servicer.clientId, reopenedBy: null },
      { through: FEBRUARY, closedBy: servicer.clientId, reopenedBy: second.clientId },
    ]);
  });

  it('is closed and reopened over v2 too', async () => {
    const api = await RestApi.of(world);
    await endDay('2026-03-31');
    const closed = await api.post(servicer, '/close-period', { through: '2026-03-31' });
    expect([closed.status, closed.body]).toEqual([
      200,
      expect.objectContaining({
        message: 'Period closed',
        data: { period: expect.objectContaining({ through: '2026-03-31', closedBy: servicer.clientId }) as object },
      }),
    ]);
    expect((await api.post(servicer, '/reopen-period', { through: '2026-03-31' })).status).toBe(200);
    expect((await api.post(servicer, '/reopen-period', { through: '2026-03-31' })).body.code).toBe('SAME_CLIENT');
  });
});

it('a loan takes its ledger along to another servicer, and a lender sees its own', async () => {
  const other = await world.client('SERVICER', { servicer: 'SVC-2' });
  const lender = await world.client('LENDER', { lender: 'LEN-1' });
  const of = async (client: TestClient) => {
    const { portfolio } = await client.data<{ portfolio: { trialBalance: Entry[] } }>(
      `{ portfolio { trialBalance(on: "2026-04-30") { account amount } } }`,
    );
    return byAccount(portfolio.trialBalance);
  };
  expect(await of(other)).toEqual({});
  await command(servicer, 'updateLoanReferences', { loanId, primaryServicerId: 'SVC-2' });
  expect(await of(other)).toEqual(await of(lender));
  expect(await of(await world.client('SERVICER', { servicer: 'SVC-1' }))).toEqual({});
  await endDay(addDays(businessDate('2026-03-31'), 1));
  expect(await of(other)).toEqual(await of(lender));
});
