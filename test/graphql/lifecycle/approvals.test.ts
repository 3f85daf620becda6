import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entriesDuring } from '../../support/audit-of.js';
import { command, pay } from '../../support/commands.js';
import { eraseByTwo } from '../../support/erase.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { dumpRows } from '../../support/table-rows.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-02-01');
let world: World;
let support: TestClient;
let servicer: TestClient;
let lender: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock });
  [support, servicer] = [await world.client('SUPPORT'), await world.client('SERVICER')];
  lender = await world.client('LENDER', { lender: 'LEN-A' });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock.set('2026-02-01');
  loanId = (await world.loan({ ...SIMPLE_LOAN, lenderId: 'LEN-A' })).id;
});
afterEach(async () => {
  expect(await differences(world.prisma)).toEqual([]);
});

const DOWN = { amount: '-100.00', reason: 'sales tax was financed twice' };
const request = (client: TestClient, asked: Record<string, object>) =>
  command(
    client,
    'requestApproval',
    Object.fromEntries(Object.entries(asked).map(([name, input]) => [name, { loanId, ...input }])),
  );
const requested = async (client = servicer, asked: Record<string, object> = { adjustPrincipal: DOWN }) => {
  const { approvalId, state } = await request(client, asked);
  expect(state).toBe('PENDING');
  return approvalId ?? '';
};
const decide = (client: TestClient, name: 'approve' | 'reject', approvalId: string, more: object = {}) =>
  command(client, name, { approvalId, ...(name === 'reject' && { reason: 'not proven' }), ...more });

interface Approval {
  readonly id: string;
  readonly [name: string]: unknown;
}
const QUEUE = `query ($filter: LoanApprovalFilter, $first: Int, $after: String) {
  approvals(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    edges { node { id loanId command amount state requestedBy requestedByName decidedBy decidedByName decidedAt loan { id } } } } }`;
const queue = async (client: TestClient, filter: object, more: object = {}) =>
  (
    await client.data<{ approvals: Nodes<Approval> & { totalCount: number; pageInfo: { endCursor: string } } }>(QUEUE, {
      filter,
      ...more,
    })
  ).approvals;
const principal = async () =>
  (await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } })).remainingBalance?.toFixed(2);

describe('what an approver sees', () => {
  const signed = { annualRatePercent: '6', installments: 24, principalForgiven: '1000.00', reason: 'ill since March' };
  const asked = async (client: TestClient) => {
    const answer = await client.query<{ approvals: Nodes<Approval> }>(
      'query ($filter: LoanApprovalFilter) { approvals(filter: $filter) { edges { node { terms input } } } }',
      { filter: { loanId } },
    );
    return { ...answer, asked: nodesOf(answer.data!.approvals)[0] };
  };

  it('is what it decides, without the words that may tell of the person where those are not for it', async () => {
    await requested(servicer, { modifyLoan: signed });
    const { reason, ...terms } = signed;
    expect((await asked(servicer)).asked).toEqual({ terms, input: { loanId, ...signed } });
    const { asked: shown, text } = await asked(lender);
    expect(shown).toEqual({ terms, input: null });
    expect(text).not.toContain(reason);
  });

  it('is audited where the words are told, and there alone', async () => {
    await requested(servicer, { adjustPrincipal: DOWN });
    expect(await entriesDuring(world, () => asked(lender))).toEqual([]);
    expect(await entriesDuring(world, () => asked(servicer))).toHaveLength(1);
  });
});

describe('principal that a modification forgives', () => {
  const signed = { annualRatePercent: '6', principalForgiven: '1000.00', reason: 'signed on 1 February' };

  it('takes a second client, and so does taking it back', async () => {
    expect(await command(servicer, 'modifyLoan', { loanId, ...signed })).toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await principal()).toBe('12000.00');
    const approvalId = await requested(servicer, { modifyLoan: signed });
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({ state: 'APPROVED' });
    expect(await principal()).toBe('11000.00');
    const { loan } = await servicer.data<{ loan: { termHistory: { changeId: string }[]; ledger: Nodes<object> } }>(
      `query ($id: ID!) { loan(id: $id) { termHistory { changeId }
        ledger { edges { node { kind entries { account amount } } } } } }`,
      { id: loanId },
    );
    expect(nodesOf(loan.ledger)).toContainEqual({
      kind: 'TERM_CHANGE',
      entries: [
        { account: 'PRINCIPAL_RECEIVABLE', amount: '-1000.00' },
        { account: 'PRINCIPAL_ADJUSTMENT', amount: '1000.00' },
      ],
    });
    const undone = { changeId: loan.termHistory.at(-1)?.changeId, reason: 'never signed' };
    expect(await command(servicer, 'undoLoanChange', { loanId, ...undone })).toMatchObject({ code: 'NEEDS_APPROVAL' });
    const undoing = await requested(servicer, { undoLoanChange: undone });
    expect(await decide(lender, 'approve', undoing)).toMatchObject({ state: 'APPROVED' });
    expect(await principal()).toBe('12000.00');
  });

  it('is not what a modification without it waits for', async () => {
    const plain = { ...signed, principalForgiven: null };
    expect(await command(servicer, 'modifyLoan', { loanId, ...plain })).toMatchObject({ loanId });
  });
});

describe('interest that a rate waives', () => {
  const rate = { from: '2026-01-01', annualRatePercent: '6', reason: 'hardship' };

  it('is bound by what may be waived, as far as it was owed or paid already', async () => {
    clock.set('2026-08-01');
    expect(await command(servicer, 'changeRate', { loanId, ...rate })).toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await decide(lender, 'approve', await requested(servicer, { changeRate: rate }))).toMatchObject({
      state: 'APPROVED',
    });
    expect(
      await command(servicer, 'changeRate', { loanId, ...rate, from: '2026-08-01', annualRatePercent: '0' }),
    ).toMatchObject({ loanId });
  });

  it('needs no decision for a service member', async () => {
    clock.set('2026-08-01');
    const other = await world.client('SERVICER');
    await command(other, 'placeHold', { loanId, kind: 'SERVICE_MEMBER', from: '2026-01-01', reason: 'orders' });
    const cap = (more: object) => command(servicer, 'changeRate', { loanId, ...rate, isCap: true, ...more });
    expect(await cap({ annualRatePercent: '5' })).toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await cap({})).toMatchObject({ loanId });
  });

  it('is for days of service alone, and not by the word of who asks', async () => {
    clock.set('2026-08-01');
    const other = await world.client('SERVICER');
    const cap = (client: TestClient, more = {}) =>
      command(client, 'changeRate', { loanId, ...rate, isCap: true, ...more });
    const days = { from: '2026-01-01', until: '2026-06-30' };
    await command(servicer, 'placeHold', { loanId, kind: 'SERVICE_MEMBER', ...days, reason: 'orders' });
    const served = { until: '2026-07-01' };
    expect(await cap(servicer, served), 'its own hold').toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await cap(other), 'for good').toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await cap(other, { until: '2026-07-02' }), 'a day after').toMatchObject({ code: 'NEEDS_APPROVAL' });
    expect(await cap(other, served)).toMatchObject({ loanId });
  });
});

describe('a hold', () => {
  it('forbids what is approved as it forbids it to be done', async () => {
    const fee = { kind: 'LEGAL', amount: '300.00', reason: 'court' };
    const approvalId = await requested(servicer, { assessFee: fee });
    await command(servicer, 'placeHold', { loanId, kind: 'DISASTER', from: '2026-02-01', reason: 'flood' });
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({ code: 'ON_HOLD' });
    expect(await request(servicer, { assessFee: fee })).toMatchObject({ code: 'ON_HOLD' });
  });
});

describe('an approval', () => {
  it('carries out what was asked for, in the names of both', async () => {
    const approvalId = await requested(support);
    expect(await principal(), 'asking moves nothing').toBe('12000.00');
    const { viewer } = await support.data<{ viewer: { name: string } }>('{ viewer { name } }');
    expect(nodesOf(await queue(lender, { state: ['PENDING'], loanId }))).toEqual([
      {
        id: approvalId,
        loanId,
        command: 'adjustPrincipal',
        amount: '-100.00',
        state: 'PENDING',
        requestedBy: support.clientId,
        requestedByName: viewer.name,
        decidedBy: null,
        decidedByName: null,
        decidedAt: null,
        loan: { id: loanId },
      },
    ]);
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({ approvalId, state: 'APPROVED', loanId });
    expect(await principal()).toBe('11900.00');
    const { loan } = await servicer.data<{ loan: Record<string, Nodes<object>> }>(
      `query ($id: ID!) { loan(id: $id) {
        events { edges { node { command clientId requestedBy reason amounts } } }
        adjustments { edges { node { command amount clientId requestedBy reason } } }
        ledger { edges { node { kind entries { account amount } } } } } }`,
      { id: loanId },
    );
    const both = { clientId: lender.clientId, requestedBy: support.clientId, reason: DOWN.reason };
    expect(nodesOf(loan.events!)).toEqual([{ command: 'adjustPrincipal', amounts: { amount: '-100.00' }, ...both }]);
    expect(nodesOf(loan.adjustments!)).toEqual([{ command: 'adjustPrincipal', amount: '-100.00', ...both }]);
    expect(nodesOf(loan.ledger!)).toContainEqual({
      kind: 'PRINCIPAL_ADJUSTMENT',
      entries: [
        { account: 'PRINCIPAL_RECEIVABLE', amount: '-100.00' },
        { account: 'PRINCIPAL_ADJUSTMENT', amount: '100.00' },
      ],
    });
  });

  it('is not given by who asked for it, neither way', async () => {
    const approvalId = await requested(servicer);
    for (const name of ['approve', 'reject'] as const)
      expect(await decide(servicer, name, approvalId)).toMatchObject({ code: 'SAME_CLIENT' });
    const another = await world.client('SERVICER');
    expect(await decide(another, 'approve', approvalId)).toMatchObject({ state: 'APPROVED' });
  });

  it('is given once: a repeat gets the first answer, another try is told so', async () => {
    const approvalId = await requested();
    const idempotencyKey = randomUUID();
    const first = await decide(lender, 'approve', approvalId, { idempotencyKey });
    expect(await decide(lender, 'approve', approvalId, { idempotencyKey })).toEqual(first);
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({ code: 'CONFLICT' });
    expect(await decide(lender, 'reject', approvalId)).toMatchObject({ code: 'CONFLICT' });
    expect(await principal()).toBe('11900.00');
  });

  it('is given by one of many who do so at the same moment', async () => {
    const approvalId = await requested();
    const clients = [lender, ...(await Promise.all(Array.from({ length: 4 }, () => world.client('SERVICER'))))];
    const answers = await Promise.all(clients.map((client) => decide(client, 'approve', approvalId)));
    expect(answers.map(({ code, state }) => code ?? state).sort()).toEqual([
      'APPROVED',
      ...clients.slice(1).map(() => 'CONFLICT'),
    ]);
    expect(await principal()).toBe('11900.00');
  });

  it('is not given any more once it was refused; why is kept', async () => {
    const approvalId = await requested();
    expect(await decide(lender, 'reject', approvalId, { reason: '' })).toMatchObject({ faults: [{ field: 'reason' }] });
    expect(await decide(lender, 'reject', approvalId)).toMatchObject({ state: 'REJECTED' });
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({ code: 'CONFLICT' });
    expect(await principal()).toBe('12000.00');
    const { approvals } = await servicer.data<{ approvals: Nodes<object> }>(
      `query ($id: ID!) { approvals(filter: { loanId: $id }) { edges { node { state reason input decidedBy } } } }`,
      { id: loanId },
    );
    expect(nodesOf(approvals)).toEqual([
      { state: 'REJECTED', reason: 'not proven', input: { loanId, ...DOWN }, decidedBy: lender.clientId },
    ]);
  });

  it('looks at the loan again: what can be done no more stays pending', async () => {
    await command(servicer, 'assessFee', { loanId, kind: 'LEGAL', amount: '200.00', reason: 'court' });
    const [fee] = await world.prisma.accountEntry.findMany({ where: { loanId, kind: 'FEE' } });
    const waiver = { feeId: `fee:${fee?.id}`, amount: '200.00', reason: 'settled' };
    expect(await command(servicer, 'waiveFee', { loanId, ...waiver })).toMatchObject({ limit: '100.00' });
    const approvalId = await requested(servicer, { waiveFee: waiver });
    await pay(servicer, loanId, '1166.00');
    expect(await decide(lender, 'approve', approvalId)).toMatchObject({
      code: 'EXCEEDS_FEE_BALANCE',
      atMost: '100.00',
    });
    expect(nodesOf(await queue(lender, { state: ['PENDING'], loanId }))).toHaveLength(1);
  });

  it('is given within 30 days; after them it can only be turned down', async () => {
    const open = '{ approvals(filter: { state: PENDING }) { edges { node { id expiresAt } } } }';
    const [late, inTime] = [await requested(), await requested()];
    const { approvals } = await lender.data<{ approvals: Nodes<Approval> }>(open);
    expect(nodesOf(approvals).find(({ id }) => id === late)).toMatchObject({ expiresAt: '2026-03-03T12:00:00.000Z' });
    clock.set('2026-03-02');
    expect(await decide(lender, 'approve', inTime)).toMatchObject({ state: 'APPROVED' });
    clock.set('2026-03-03');
    expect(await decide(lender, 'approve', late)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('older than 30 days') as string,
    });
    expect(await decide(lender, 'reject', late)).toMatchObject({ state: 'REJECTED' });
    const decided = await lender.data<{ approvals: Nodes<Approval> }>(
      'query ($loanId: ID!) { approvals(filter: { loanId: $loanId }) { edges { node { expiresAt } } } }',
      { loanId },
    );
    expect(nodesOf(decided.approvals)).toEqual([{ expiresAt: null }, { expiresAt: null }]);
  });

  it('needs two clients to reverse what needed two', async () => {
    await decide(lender, 'approve', await requested());
    const [made] = await world.prisma.accountEntry.findMany({ where: { loanId, kind: 'PRINCIPAL_ADJUSTMENT' } });
    const undo = { adjustmentId: `adjustment:${made?.id}`, reason: 'it was right' };
    expect(await command(servicer, 'reverseAdjustment', { loanId, ...undo })).toMatchObject({ limit: '0.00' });
    await decide(lender, 'approve', await requested(servicer, { reverseAdjustment: undo }));
    expect(await principal()).toBe('12000.00');
  });
});

describe('a request', () => {
  it('has exactly one command, and is refused at once as the command would be', async () => {
    expect(await request(servicer, {})).toMatchObject({ faults: [{ field: 'input' }] });
    const fee = { kind: 'TITLE', amount: '1.00', reason: 'x' };
    expect(await request(servicer, { adjustPrincipal: DOWN, assessFee: fee })).toMatchObject({
      faults: [{ field: 'input' }],
    });
    expect(await request(servicer, { adjustPrincipal: { ...DOWN, amount: '0' } })).toMatchObject({
      faults: [{ field: 'adjustPrincipal.amount' }],
    });
    expect(await request(servicer, { adjustPrincipal: { ...DOWN, amount: '-12000.01' } })).toMatchObject({
      code: 'EXCEEDS_PRINCIPAL',
    });
    expect(await queue(servicer, { loanId })).toMatchObject({ totalCount: 0 });
  });

  it('is asked for and decided on the loans of a portfolio alone, and listed there', async () => {
    const approvalId = await requested();
    const stranger = await world.client('LENDER', { lender: 'LEN-B' });
    expect(await decide(stranger, 'approve', approvalId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await queue(stranger, { loanId })).toMatchObject({ totalCount: 0, edges: [] });
    const elsewhere = await world.client('SERVICER', { servicer: 'SRV-B' });
    expect(await request(elsewhere, { adjustPrincipal: DOWN })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await decide(lender, 'approve', 'AR-none')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes its scope: support asks and decides nothing, a lender decides and asks nothing', async () => {
    const approvalId = await requested(support);
    const input = (more: object) => ({ input: { idempotencyKey: randomUUID(), ...more } });
    const faults = [
      await support.query(
        'mutation ($input: ApproveInput!) { approve(input: $input) { __typename } }',
        input({ approvalId }),
      ),
      await lender.query(
        'mutation ($input: RequestApprovalInput!) { requestApproval(input: $input) { __typename } }',
        input({ adjustPrincipal: { loanId, ...DOWN } }),
      ),
    ].map(({ errors }) => errors[0]?.extensions.code);
    expect(faults).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const borrower = await world.client('BORROWER', { borrower: 'BR-ANY' });
    const { errors } = await borrower.query('{ approvals { totalCount } }');
    expect(errors[0]?.extensions.code, 'the queue is for staff').toBe('FORBIDDEN');
  });

  it('waits in the order of asking, page by page, found by state and command', async () => {
    const ids: string[] = [];
    for (const day of ['2026-02-01', '2026-02-02', '2026-02-03']) {
      clock.set(day);
      ids.push(await requested());
    }
    const fee = { assessFee: { kind: 'LEGAL', amount: '900.00', reason: 'court' } };
    const charged = await requested(servicer, fee);
    const first = await queue(
      lender,
      { loanId, state: ['PENDING', 'APPROVED'], command: ['adjustPrincipal'] },
      { first: 2 },
    );
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await queue(
      lender,
      { loanId, state: ['PENDING', 'APPROVED'], command: ['adjustPrincipal'] },
      { first: 2, after: first.pageInfo.endCursor },
    );
    expect([...nodesOf(first), ...nodesOf(second)].map(({ id }) => id)).toEqual(ids);
    expect(nodesOf(await queue(lender, { loanId, command: ['assessFee'] }))).toMatchObject([{ id: charged }]);
  });

  it('says nothing of the borrower in the clear, and nothing at all after an erasure', async () => {
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    const words = 'Ada Lovelace is ill';
    await pay(servicer, loanId, '20000.00');
    const refund = { refundCredit: { amount: '10.00', reason: words } };
    const [pending, rejected] = [await requested(servicer, refund), await requested(servicer, refund)];
    await decide(lender, 'reject', rejected, { reason: words });
    expect(await dumpRows(world.prisma)).not.toContain(words);
    const before = { pending: await decide(servicer, 'approve', pending) };
    expect(before.pending).toMatchObject({ code: 'SAME_CLIENT' });
    await eraseByTwo(world, [borrowerId]);
    const rows = await world.prisma.approvalRequest.findMany({ where: { loanId } });
    expect(rows.map(({ input, reason }) => [input, reason])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await decide(lender, 'approve', pending)).toMatchObject({ code: 'CONFLICT' });
  });

  it('that waits for a decision ends when the borrower is erased: it could not be carried out any more', async () => {
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    await decide(lender, 'reject', await requested());
    const [before] = nodesOf(await queue(lender, { loanId }));
    clock.set('2026-02-02');
    await requested();
    await eraseByTwo(world, [borrowerId]);
    const ended = { state: 'REJECTED', decidedBy: null, decidedAt: '2026-02-02T12:00:00.000Z' };
    expect(nodesOf(await queue(lender, { loanId }))).toMatchObject([before, ended]);
    expect(await queue(lender, { loanId, state: ['PENDING'] })).toMatchObject({ totalCount: 0 });
  });
});

describe('a client that is revoked', () => {
  it('has nothing carried out that it asked for; that can only be turned down', async () => {
    const gone = await world.client('SERVICER');
    const [asked, alsoAsked, bySomebody] = [await requested(gone), await requested(gone), await requested(servicer)];
    await world.prisma.apiClient.update({ where: { id: gone.clientId }, data: { revokedAt: clock.now() } });
    expect(await decide(lender, 'approve', asked)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('was revoked') as string,
    });
    expect(await principal()).toBe('12000.00');
    expect(await decide(lender, 'reject', alsoAsked)).toMatchObject({ state: 'REJECTED' });
    expect(await decide(lender, 'approve', bySomebody)).toMatchObject({ state: 'APPROVED' });
  });
});
