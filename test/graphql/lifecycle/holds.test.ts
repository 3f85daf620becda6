import { beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command } from '../../support/commands.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { differences } from '../../support/reconciled.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { openServicing } from '../../support/servicing.js';

const { clock, world, servicer } = await openServicing('2026-02-01');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

const place = (kind: string, more: object = {}) =>
  command(servicer, 'placeHold', { loanId, kind, reason: 'Case 26-10001', ...more });
const lift = (holdId: string | undefined, more: object = {}) =>
  command(servicer, 'liftHold', { holdId, reason: 'It is over', ...more });

const read = async <Shown>(fields: string, client = servicer): Promise<Shown> =>
  (await client.data<{ loan: Shown }>(`query ($id: ID!) { loan(id: $id) { ${fields} } }`, { id: loanId })).loan;

const feesDue = async () => (await read<{ delinquency: { feesDue: string } }>('delinquency { feesDue }')).delinquency;

const holds = async (activeOn: string | null = null) => {
  const fields = 'kind from until liftedOn reason liftReason placedBy stops forbids';
  const { loan } = await servicer.data<{ loan: { holds: { totalCount: number } & Nodes<object> } }>(
    `query ($id: ID!, $on: Date) { loan(id: $id) { holds(activeOn: $on) { totalCount edges { node { ${fields} } } } } }`,
    { id: loanId, on: activeOn },
  );
  expect(loan.holds.totalCount).toBe(loan.holds.edges.length);
  return nodesOf(loan.holds);
};

describe('a hold', () => {
  it('is refused where a loan has had hundreds of them: every reading of the loan asks all of them', async () => {
    const data = Array.from({ length: 200 }, (_, n) => ({
      id: `HD-${loanId}-${n}`,
      loanId,
      kind: 'PAYMENT_DISPUTE' as const,
      from: new Date(Date.UTC(2020, 0, 1 + n)),
      until: new Date(Date.UTC(2020, 0, 1 + n)),
      placedAt: new Date(),
      placedBy: 'client',
    }));
    await world.prisma.hold.createMany({ data });
    await world.prisma.loan.update({ where: { id: loanId }, data: { hasHolds: true } });
    const refusal = { code: 'CONFLICT', message: 'The limit of 200 holds per loan, including ended ones, is reached.' };
    expect(await place('PAYMENT_DISPUTE')).toMatchObject(refusal);
    await world.prisma.hold.delete({ where: { id: `HD-${loanId}-0` } });
    expect(await place('PAYMENT_DISPUTE')).toMatchObject({ hold: { kind: 'PAYMENT_DISPUTE' } });
  });

  it('is placed and lifted, and stays in the history', async () => {
    const placed = await place('PAYMENT_DISPUTE', { from: '2026-01-10', until: '2026-06-30' });
    expect(placed).toMatchObject({
      loanId,
      hold: { kind: 'PAYMENT_DISPUTE', from: '2026-01-10', until: '2026-06-30' },
    });
    expect(await holds('2026-02-01')).toMatchObject([{ kind: 'PAYMENT_DISPUTE' }]);
    expect(await lift(placed.hold?.id)).toMatchObject({ hold: { liftedOn: '2026-02-01' } });
    expect(await holds('2026-02-01')).toEqual([]);
    expect(await holds('2026-01-31')).toHaveLength(1);
    expect(await holds()).toMatchObject([
      {
        kind: 'PAYMENT_DISPUTE',
        from: '2026-01-10',
        until: '2026-06-30',
        liftedOn: '2026-02-01',
        reason: 'Case 26-10001',
        liftReason: 'It is over',
        placedBy: servicer.credentials.clientId,
        stops: ['LATE_FEES', 'REPOSSESSION', 'SCHEDULED_PAYMENTS'],
        forbids: ['accelerateLoan', 'recordCureNotice', 'recordSaleNotice', 'repossessCollateral', 'sellCollateral'],
      },
    ]);
    const { events } = await read<{ events: { edges: { node: object }[] } }>(
      'events { edges { node { command effectiveDate reason amounts } } }',
    );
    expect(events.edges.map(({ node }) => node)).toEqual([
      { command: 'placeHold', effectiveDate: '2026-02-01', reason: 'Case 26-10001', amounts: {} },
      { command: 'liftHold', effectiveDate: '2026-02-01', reason: 'It is over', amounts: {} },
    ]);
  });

  it('stands once on a day: another of its kind is refused, of another kind not', async () => {
    await place('PAYMENT_DISPUTE', { from: '2026-01-10', until: '2026-01-31' });
    expect(await place('PAYMENT_DISPUTE', { from: '2026-01-31' })).toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await place('FRAUD', { from: '2026-01-31' })).toMatchObject({ loanId });
    const later = await place('PAYMENT_DISPUTE');
    expect(later).toMatchObject({ loanId, hold: { from: '2026-02-01' } });
    await lift(later.hold?.id);
    expect(await place('PAYMENT_DISPUTE')).toMatchObject({ loanId });
  });

  it('with days that make no sense, or without words, is refused', async () => {
    expect(await place('PAYMENT_DISPUTE', { until: '2026-01-31' })).toMatchObject({ faults: [{ field: 'until' }] });
    expect(await place('PAYMENT_DISPUTE', { from: '2027-02-03' })).toMatchObject({ faults: [{ field: 'from' }] });
    expect(await place('PAYMENT_DISPUTE', { reason: ' ' })).toMatchObject({ faults: [{ field: 'reason' }] });
    const { hold } = await place('PAYMENT_DISPUTE', { from: '2026-02-20' });
    expect(await lift(hold?.id, { on: '2026-02-19' })).toMatchObject({ faults: [{ field: 'on' }] });
    expect(await lift(hold?.id, { on: '2026-02-21' })).toMatchObject({ faults: [{ field: 'on' }] });
    expect(await lift(hold?.id)).toMatchObject({ hold: { liftedOn: '2026-02-20' } });
    expect(await lift(hold?.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await lift('HD-none')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('forbids from its first day to its last', async () => {
    clock.set('2026-03-01');
    await place('SERVICE_MEMBER', { from: '2026-03-02', until: '2026-03-03' });
    const repossess = () => command(servicer, 'repossessCollateral', { loanId });
    clock.set('2026-03-02');
    expect(await repossess()).toMatchObject({
      __typename: 'LoanOnHold',
      code: 'ON_HOLD',
      message: 'repossessCollateral is blocked by active holds: one since 2026-03-02.',
      holds: [{ kind: 'SERVICE_MEMBER', until: '2026-03-03' }],
    });
    clock.set('2026-03-03');
    expect(await repossess()).toMatchObject({ code: 'ON_HOLD' });
    clock.set('2026-03-04');
    expect(await repossess()).toMatchObject({ loanId });
  });

  it('stands on a loan that is not funded yet, and forbids to fund it', async () => {
    ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, loanStatus: 'APPROVED' }));
    expect(await place('FRAUD')).toMatchObject({ loanId });
    const lender = await world.client('LENDER');
    expect(await command(lender, 'fundLoan', { loanId })).toMatchObject({
      code: 'ON_HOLD',
      holds: [{ kind: 'FRAUD' }],
    });
  });

  it('tells nothing where the state does not allow the command anyway', async () => {
    await place('BANKRUPTCY');
    const lender = await world.client('LENDER');
    expect(await command(lender, 'fundLoan', { loanId })).toMatchObject({ code: 'NOT_ALLOWED_IN_STATE' });
  });
});

describe('late fees under a hold', () => {
  it('are reversed by one that is placed for the past, and not charged again by lifting it', async () => {
    // Due on 1 February, ten days of grace: 25.00 on the 12th. What stops no fees leaves it.
    await place('CEASE_CONTACT');
    clock.set('2026-02-20');
    await closeDay(world.prisma, businessDate('2026-02-19'));
    expect(await feesDue()).toEqual({ feesDue: '25.00' });
    const { hold } = await place('DISASTER', { from: '2026-02-05' });
    expect(await feesDue()).toEqual({ feesDue: '0.00' });
    const { events } = await read<{ events: { edges: { node: object }[] } }>(
      'events(last: 1) { edges { node { amounts } } }',
    );
    expect(events.edges).toEqual([{ node: { amounts: { lateFeesTakenBack: '25.00' } } }]);
    clock.set('2026-02-25');
    await lift(hold?.id);
    expect(await feesDue()).toEqual({ feesDue: '0.00' });
    await closeDay(world.prisma, businessDate('2026-02-24'));
    expect(await feesDue()).toEqual({ feesDue: '0.00' });
    // That of 1 March, from the 12th on.
    clock.set('2026-03-12');
    expect(await feesDue()).toEqual({ feesDue: '25.00' });
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('come back where the hold turns out never to have stood', async () => {
    clock.set('2026-02-20');
    const { hold } = await place('DISASTER', { from: '2026-02-05' });
    expect(await feesDue()).toEqual({ feesDue: '0.00' });
    await lift(hold?.id, { on: '2026-02-05' });
    expect(await feesDue()).toEqual({ feesDue: '25.00' });
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('do not fall due at the end of a day within it', async () => {
    await place('DISASTER', { until: '2026-02-28' });
    for (const on of ['2026-02-12', '2026-02-28']) await closeDay(world.prisma, businessDate(on));
    const fees = () => world.prisma.accountEntry.count({ where: { loanId, kind: 'FEE' } });
    expect(await fees()).toBe(0);
    await closeDay(world.prisma, businessDate('2026-03-12'));
    expect(await fees()).toBe(1);
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('that were all that was owed let the loan close', async () => {
    clock.set('2026-02-20');
    const { payoffQuote } = await read<{ payoffQuote: { amount: string } }>('payoffQuote { amount }');
    const amount = (Number(payoffQuote.amount) - 25).toFixed(2);
    const submitted = await command(servicer, 'submitRepayment', { loanId, amount, method: 'WIRE' });
    await command(servicer, 'acknowledgeRepayment', { repaymentId: submitted.repayment?.id, outcome: 'SETTLED' });
    expect(await read('loanStatus')).toEqual({ loanStatus: 'ACTIVE' });
    await place('FRAUD', { from: '2026-02-05' });
    expect(await read('loanStatus')).toEqual({ loanStatus: 'CLOSED_EARLY' });
    expect(await differences(world.prisma)).toEqual([]);
  });
});

describe('a bankruptcy', () => {
  const CASE = {
    chapter: 13,
    caseNumber: '26-10417',
    court: 'D. Del.',
    petitionOn: '2026-01-20',
    claimAmount: '12122.30',
  };
  const modified = { annualRatePercent: '6', principalForgiven: '3000.00', reason: 'Plan confirmed on 28 January' };

  it('is kept with its case, which tells of the person', async () => {
    await place('BANKRUPTCY', { bankruptcy: CASE });
    const shown =
      '{ holds { edges { node { kind bankruptcy { chapter caseNumber court petitionOn claimAmount } } } } }';
    expect(await read(`id ${shown.slice(1, -1)}`)).toMatchObject({
      holds: { edges: [{ node: { kind: 'BANKRUPTCY', bankruptcy: CASE } }] },
    });
    expect(await place('FRAUD', { bankruptcy: CASE })).toMatchObject({ faults: [{ field: 'bankruptcy' }] });
    expect(await place('BANKRUPTCY', { from: '2026-06-01', bankruptcy: { ...CASE, chapter: 9 } })).toMatchObject({
      faults: [{ field: 'bankruptcy.chapter' }],
    });
  });

  it('forbids new terms until a confirmed plan allows them, and goes on forbidding all else', async () => {
    const { hold } = await place('BANKRUPTCY', { bankruptcy: CASE });
    expect(await command(servicer, 'modifyLoan', { loanId, ...modified })).toMatchObject({ code: 'ON_HOLD' });
    const relief = { commands: ['modifyLoan'], document: 'Order of 28 January 2026, docket 31' };
    expect(await lift(hold?.id, { relief: { ...relief, commands: ['waiveFee'] } })).toMatchObject({
      faults: [{ field: 'relief.commands' }],
    });
    expect(await lift(hold?.id, { relief })).toMatchObject({ loanId });
    expect(
      await read('holds { edges { node { liftedOn reliefs { commands from until document recordedBy } } } }'),
    ).toMatchObject({
      holds: {
        edges: [
          {
            node: {
              liftedOn: null,
              reliefs: [{ ...relief, from: '2026-02-01', until: null, recordedBy: servicer.credentials.clientId }],
            },
          },
        ],
      },
    });
    // Principal is forgiven by two.
    const { approvalId } = await command(servicer, 'requestApproval', { modifyLoan: { loanId, ...modified } });
    expect(await command(await world.client('SERVICER'), 'approve', { approvalId })).toMatchObject({ loanId });
    expect(await command(servicer, 'reamortize', { loanId, reason: 'x' })).toMatchObject({ code: 'ON_HOLD' });
    clock.set('2026-03-20');
    expect(await feesDue()).toEqual({ feesDue: '0.00' });
    expect(await differences(world.prisma)).toEqual([]);
  });
});

describe('support', () => {
  it('places what a borrower asks for, from today on, and nothing else', async () => {
    const support = await world.client('SUPPORT');
    const ask = (kind: string, more: object = {}) =>
      command(support, 'placeHold', { loanId, kind, reason: 'called', ...more });
    for (const kind of ['REPORTING_DISPUTE', 'DEBT_VALIDATION', 'PAYMENT_DISPUTE', 'CEASE_CONTACT'])
      expect(await ask(kind)).toMatchObject({ hold: { kind } });
    expect(await ask('DISASTER')).toMatchObject({ code: 'BEYOND_OWN_ACCESS' });
    expect(await ask('PAYMENT_DISPUTE', { from: '2026-01-02', until: '2026-01-05' })).toMatchObject({
      faults: [{ field: 'from' }],
    });
  });

  it('takes a payment by phone, which counts from today', async () => {
    const support = await world.client('SUPPORT');
    const paid = { loanId, amount: '50.00', method: 'CARD' };
    expect(await command(support, 'submitRepayment', paid)).toMatchObject({
      repayment: { effectiveDate: '2026-02-01' },
    });
    expect(await command(support, 'submitRepayment', { ...paid, effectiveDate: '2026-01-20' })).toMatchObject({
      code: 'EFFECTIVE_DATE_NOT_ALLOWED',
    });
  });
});

describe('commands that a viewer may give', () => {
  const commands = async (client: TestClient) =>
    (
      await read<{ viewerCommands: { command: string; allowed: boolean; because: string | null }[] }>(
        'viewerCommands { command allowed because message holds }',
        client,
      )
    ).viewerCommands;
  const told = async (client: TestClient, name: string) => (await commands(client)).find((one) => one.command === name);

  it('are told with what stands against them: scope, state or hold', async () => {
    await place('PAYMENT_DISPUTE');
    expect(await told(servicer, 'waiveFee')).toEqual({
      command: 'waiveFee',
      allowed: true,
      because: null,
      message: null,
      holds: [],
    });
    expect(await told(servicer, 'fundLoan')).toMatchObject({
      allowed: false,
      because: 'SCOPE',
      message: 'Requires the scope loan:fund.',
    });
    expect(await told(servicer, 'releaseLien')).toMatchObject({ allowed: false, because: 'STATE' });
    expect(await told(servicer, 'repossessCollateral')).toMatchObject({
      allowed: false,
      because: 'HOLD',
      holds: ['PAYMENT_DISPUTE'],
    });
  });

  it('are those that allowedCommands lists, as far as the viewer’s scopes go', async () => {
    await place('PAYMENT_DISPUTE');
    const { allowedCommands } = await read<{ allowedCommands: string[] }>('allowedCommands');
    expect(allowedCommands).not.toContain('repossessCollateral');
    const allowed = (await commands(servicer)).filter((one) => one.allowed).map((one) => one.command);
    // A principal is never one client's doing: that the state allows it, and the limit does not.
    // A sale and its values need the scope of a lender.
    expect([...allowed, 'adjustPrincipal', 'importValuation', 'proposeTransfer'].sort()).toEqual(
      [...allowedCommands].sort(),
    );
    const auditor = await world.client('AUDITOR');
    expect((await commands(auditor)).filter((one) => one.allowed)).toEqual([]);
  });
});

describe('holds of all loans', () => {
  it('are listed by kind, by a day on which they stand and by their end', async () => {
    const own = await world.client('SERVICER', { servicer: 'SRV-QUEUE' });
    const [one, other] = await world.loans([
      { ...SIMPLE_LOAN, primaryServicerId: 'SRV-QUEUE' },
      { ...SIMPLE_LOAN, primaryServicerId: 'SRV-QUEUE' },
    ]);
    for (const [id, kind, from, until] of [
      [one?.id, 'PAYMENT_DISPUTE', '2026-01-01', '2026-01-31'],
      [other?.id, 'DISASTER', '2026-01-15', '2026-04-30'],
      [other?.id, 'BANKRUPTCY', '2026-02-01', null],
    ])
      await command(own, 'placeHold', { loanId: id, kind, from, until, reason: 'x' });
    const ask = async (filter: string, client = own) =>
      (
        await client.data<{ holds: { totalCount: number; edges: { node: { kind: string } }[] } }>(
          `{ holds(first: 2, filter: ${filter}) { totalCount edges { node { kind loan { id } } } } }`,
        )
      ).holds;
    const kinds = async (filter: string) => (await ask(filter)).edges.map(({ node }) => node.kind);
    expect(await ask('{}')).toMatchObject({
      totalCount: 3,
      edges: [{ node: { kind: 'PAYMENT_DISPUTE' } }, { node: { kind: 'DISASTER' } }],
    });
    expect(await kinds('{ kind: [BANKRUPTCY] }')).toEqual(['BANKRUPTCY']);
    expect(await kinds('{ activeOn: "2026-01-31" }')).toEqual(['PAYMENT_DISPUTE', 'DISASTER']);
    expect(await kinds('{ activeOn: "2026-02-01" }')).toEqual(['DISASTER', 'BANKRUPTCY']);
    expect(await kinds('{ endingBefore: "2026-02-01" }')).toEqual(['PAYMENT_DISPUTE']);
    expect(await kinds(`{ loanIds: ["${other?.id}"] }`)).toEqual(['DISASTER', 'BANKRUPTCY']);
    const { holds: page } = await own.data<{ holds: { pageInfo: { endCursor: string } } }>(
      '{ holds(first: 2) { pageInfo { endCursor } } }',
    );
    const next = await own.data<{ holds: { edges: { node: { kind: string } }[] } }>(
      `{ holds(first: 2, after: "${page.pageInfo.endCursor}") { edges { node { kind } } } }`,
    );
    expect(next.holds.edges).toEqual([{ node: { kind: 'BANKRUPTCY' } }]);
    const loans = async (filter: string) =>
      (
        await own.data<{ loans: { edges: { node: { id: string } }[] } }>(
          `{ loans(filter: ${filter}) { edges { node { id } } } }`,
        )
      ).loans.edges.map(({ node }) => node.id);
    expect(await loans('{ holds: [PAYMENT_DISPUTE] }')).toEqual([]);
    expect(await loans('{ holds: [DISASTER, BANKRUPTCY] }')).toEqual([other?.id]);
  });
});

it('holds come by v2 too', async () => {
  const api = await RestApi.of(world);
  const body = { loanId, kind: 'PaymentDispute', from: '2026-01-15', reason: 'Case 26-10001' };
  const placed = await api.post(servicer, '/place-hold', body);
  expect(placed.body).toMatchObject({ message: 'Hold placed', data: { loanId, loanStatus: 'Active' } });
  const { holdId } = (placed.body.data as { hold: { holdId: string } }).hold;
  const lifted = await api.post(servicer, '/lift-hold', { holdId, reason: 'It is over' });
  expect(lifted.body).toMatchObject({ message: 'Hold lifted', data: { hold: { holdId, liftedOn: '2026-02-01' } } });
  const auditor = await world.client('AUDITOR');
  expect((await api.post(auditor, '/place-hold', body)).status).toBe(403);
});
