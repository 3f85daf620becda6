import { beforeEach, describe, expect, it } from 'vitest';
import { chargeOffEarly } from '../../support/charge-off.js';
import { LIEN_COMMANDS, LIEN_STATES, LIEN_TRANSITIONS } from '../../../src/domain/collateral/collateral.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { clock, world, servicer } = await openServicing('2026-02-01');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, encumberedStatus: 'PENDING' }));
});

const row = () => world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
const lien = async () => (await row()).encumberedStatus;
const run = (name: string, input: object = {}) => command(servicer, name, { loanId, ...input });

describe('a lien', () => {
  it('is recorded, queued for release by payoff, and released', async () => {
    await run('recordLien');
    expect(await lien()).toBe('LIEN');
    expect(await run('releaseLien')).toMatchObject({
      code: 'BALANCE_OUTSTANDING',
      data: { remainingBalance: '12000.00' },
    });
    await pay(servicer, loanId, '12122.30');
    expect(await lien()).toBe('RELEASE_PENDING');
    await run('releaseLien');
    expect(await lien()).toBe('RELEASED');
  });

  it('that was released is recorded again once the payoff has come back, and not before', async () => {
    await run('recordLien');
    const repaymentId = await pay(servicer, loanId, '12122.30');
    await run('releaseLien');
    expect(await run('recordLien')).toMatchObject({ code: 'NOT_ALLOWED_IN_STATE', allowedCommands: [] });
    await command(servicer, 'reverseRepayment', { repaymentId, reason: 'returned' });
    expect(await lien()).toBe('RELEASED');
    await run('recordLien');
    expect(await lien()).toBe('LIEN');
  });
});

describe('a loan that is not owed', () => {
  const seeded = async (
    loanStatus: 'CREATED' | 'WITHDRAWN' | 'CLOSED_EARLY',
    encumberedStatus: 'LIEN' | 'TOTAL_LOSS',
  ) => {
    const unfunded = { fundedDate: null, originationDate: null, remainingBalance: null };
    const funded =
      loanStatus === 'CLOSED_EARLY' ? { remainingBalance: '0.00', totalPrincipalPaid: '12000.00' } : unfunded;
    ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, ...funded, loanStatus, encumberedStatus }));
    const { loan } = await servicer.data<{ loan: { allowedCommands: string[] } }>(
      'query ($id: ID!) { loan(id: $id) { allowedCommands } }',
      { id: loanId },
    );
    return loan.allowedCommands;
  };

  it.each(['CREATED', 'WITHDRAWN', 'CLOSED_EARLY'] as const)(
    'as one that is %s has nothing repossessed',
    async (state) => {
      expect(await seeded(state, 'LIEN')).not.toContain('repossessCollateral');
      const { code, allowedCommands = [] } = await run('repossessCollateral');
      expect(code).toBe('NOT_ALLOWED_IN_STATE');
      expect(allowedCommands.includes('releaseLien')).toBe(state !== 'CREATED');
    },
  );

  it.each(['WITHDRAWN', 'CLOSED_EARLY'] as const)('as one that is %s has its lien released', async (state) => {
    expect(await seeded(state, 'LIEN')).toContain('releaseLien');
    await run('releaseLien');
    expect(await lien()).toBe('RELEASED');
  });

  it('as one that is not funded takes no money of an insurer', async () => {
    await seeded('CREATED', 'TOTAL_LOSS');
    expect(await run('settleInsurance', { proceeds: '1' })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'CREATED',
    });
    expect(await lien()).toBe('TOTAL_LOSS');
  });
});

describe('repossessed collateral', () => {
  it('is not that of a loan without a default: an installment that is past its grace days', async () => {
    await run('recordLien');
    for (const [day, daysPastDue] of [
      ['2026-02-01', '0'],
      ['2026-02-11', '10'],
    ] as const) {
      clock.set(day);
      expect(await run('repossessCollateral')).toMatchObject({
        code: 'NOT_IN_DEFAULT',
        data: { daysPastDue, graceDays: '10' },
      });
    }
    expect(await lien()).toBe('LIEN');
    clock.set('2026-02-12');
    await run('repossessCollateral');
    expect(await lien()).toBe('REPOSSESSED');
  });

  it('may be that of a loan that was charged off', async () => {
    await run('recordLien');
    await chargeOffEarly((role) => world.client(role), loanId);
    await run('repossessCollateral');
    expect(await lien()).toBe('REPOSSESSED');
  });

  it('is redeemed, or sold with its proceeds paid on the loan', async () => {
    await run('recordLien');
    clock.set('2026-02-12');
    await run('repossessCollateral', { reason: 'default' });
    await run('redeemCollateral');
    expect(await lien()).toBe('LIEN');
    await run('repossessCollateral');
    await run('recordSaleNotice', { saleKind: 'PUBLIC' });
    expect(await run('sellCollateral', { proceeds: '-1' })).toMatchObject({ faults: [{ field: 'proceeds' }] });
    clock.set('2026-02-22');
    await run('sellCollateral', { proceeds: '9000.00', reference: 'AUC-7' });
    expect(await lien()).toBe('SOLD');
    // All of it is principal. 52 days of interest, 205.15, and a late fee of 25.00 stay owed.
    expect((await row()).remainingBalance?.toFixed(2)).toBe('3000.00');
    const { loan } = await servicer.data<{ loan: { repayments: { edges: { node: object }[] } } }>(
      'query ($id: ID!) { loan(id: $id) { repayments { edges { node { state method externalReference } } } } }',
      { id: loanId },
    );
    expect(loan.repayments.edges[0]?.node).toEqual({
      state: 'SETTLED',
      method: 'COLLATERAL_SALE',
      externalReference: 'AUC-7',
    });
    const asked = await command(servicer, 'requestApproval', {
      chargeOffLoan: { loanId, reason: 'REPOSSESSION_SALE' },
    });
    await command(await world.client('SERVICER'), 'approve', { approvalId: asked.approvalId });
    expect((await row()).chargeoffAmount?.toFixed(2)).toBe('3230.15');
  });

  it('that is lost is settled by an insurer, which may pay the loan off', async () => {
    await run('recordLien');
    await run('recordTotalLoss');
    await run('settleInsurance', { proceeds: '12500.00' });
    expect(await row()).toMatchObject({ encumberedStatus: 'SETTLED', loanStatus: 'CLOSED_EARLY' });
  });
});

describe('a valuation', () => {
  it('moves loan to value, the newest one deciding', async () => {
    await run('recordValuation', { amount: '10000.00', source: 'book' });
    expect((await row()).ltv?.toFixed()).toBe('1.2');
    await run('recordValuation', { amount: '99999.00', valuedOn: '2026-01-15' });
    expect((await row()).collateralAmount?.toFixed(2)).toBe('10000.00');
    expect(await run('recordValuation', { amount: '1', valuedOn: '2026-02-02' })).toMatchObject({
      faults: [{ field: 'valuedOn', reason: 'must not be after today' }],
    });
  });

  it('is refused when the loan has 500: every valuation reads the earlier ones', async () => {
    const data = Array.from({ length: 499 }, (_, n) => ({
      id: `VL-${loanId}-${n}`,
      loanId,
      valuedOn: new Date(Date.UTC(1980, n)),
      amount: '1.00',
      recordedAt: new Date(),
    }));
    await world.prisma.valuation.createMany({ data });
    const last = await run('recordValuation', { amount: '10000.00', idempotencyKey: `last-${loanId}` });
    expect(last).toMatchObject({ loanId });
    const refusal = { code: 'CONFLICT', message: 'The limit of 500 valuations per loan is reached.' };
    expect(await run('recordValuation', { amount: '9000.00' })).toMatchObject(refusal);
    expect(await world.prisma.valuation.count({ where: { loanId } })).toBe(500);
    expect((await row()).collateralAmount?.toFixed(2)).toBe('10000.00');
    // A repeat of the last one is no other valuation.
    const repeated = await run('recordValuation', { amount: '10000.00', idempotencyKey: `last-${loanId}` });
    expect(repeated).toMatchObject({ loanId });
  });
});

describe('every pair of lien state and command that the table does not have is refused', () => {
  const byHand = LIEN_COMMANDS.filter((name) => name !== 'queueRelease' && name !== 'reinstateLien');
  const needs: Record<string, object> = {
    sellCollateral: { proceeds: '1' },
    settleInsurance: { proceeds: '1' },
    recordSaleNotice: { saleKind: 'PUBLIC' },
  };

  it.each(LIEN_STATES)('in %s', async (state) => {
    ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, encumberedStatus: state }));
    const allowed = Object.keys(LIEN_TRANSITIONS[state]).filter((name) => byHand.some((known) => known === name));
    for (const name of byHand.filter((candidate) => !allowed.includes(candidate))) {
      const answer = await run(name, needs[name]);
      if (name === 'releaseLien' && state === 'LIEN') expect(answer.code).toBe('BALANCE_OUTSTANDING');
      else
        expect(answer).toMatchObject({ code: 'NOT_ALLOWED_IN_STATE', currentState: state, allowedCommands: allowed });
    }
    expect(await lien()).toBe(state);
  });
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
