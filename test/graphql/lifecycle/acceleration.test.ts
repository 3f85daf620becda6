import { beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { repossessForSale } from '../../support/repossess-for-sale.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

/** 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. */
const { clock, world, servicer } = await openServicing('2026-04-02');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, encumberedStatus: 'LIEN' }));
});

const run = (name: string, input: object = {}) => command(servicer, name, { loanId, reason: 'default', ...input });
const NOTICE = { noticeOn: '2026-03-10', cureBy: '2026-03-31' };

async function look() {
  const { loan } = await servicer.data<{
    loan: {
      delinquency: { daysPastDue: number; pastDueAmount: string };
      termHistory: { change: string | null }[];
      acceleration: object | null;
    };
  }>(
    `query ($id: ID!) { loan(id: $id) { delinquency { daysPastDue pastDueAmount } termHistory { change }
      acceleration { on cause noticeOn cureBy } } }`,
    {
      id: loanId,
    },
  );
  const { acceleration } = loan;
  return { ...loan.delinquency, acceleration, changes: loan.termHistory.map(({ change }) => change) };
}

describe('accelerateLoan', () => {
  it('makes the whole balance due, from the same due date on', async () => {
    expect(await look()).toMatchObject({ daysPastDue: 60, pastDueAmount: '3198.00', acceleration: null });
    expect(await run('accelerateLoan', NOTICE)).toMatchObject({ loanId });
    clock.set('2026-04-03');
    // 12,000.00 and 92 days of interest, 3.945205 each.
    expect(await look()).toMatchObject({
      daysPastDue: 61,
      pastDueAmount: '12362.96',
      acceleration: { on: '2026-04-02', cause: 'DEFAULT', ...NOTICE },
      changes: [null, 'ACCELERATION'],
    });
  });

  it('waits until the days to cure the default are over', async () => {
    expect(await run('accelerateLoan', { noticeOn: '2026-03-20', cureBy: '2026-04-02' })).toMatchObject({
      faults: [{ field: 'cureBy' }],
    });
    expect(await run('accelerateLoan', { noticeOn: '2026-04-03', cureBy: '2026-03-01' })).toMatchObject({
      faults: [{ field: 'noticeOn' }, { field: 'cureBy' }],
    });
  });

  it('waits for the last day of a cure notice that is on record, unless the collateral was returned', async () => {
    await run('recordCureNotice', { sentOn: '2026-03-20', cureBy: '2026-04-10', reason: 'x' });
    expect(await run('accelerateLoan', NOTICE)).toMatchObject({
      faults: [
        { field: 'cureBy', reason: 'must not be before 2026-04-10, the last day to cure by the recorded cure notice' },
      ],
    });
    await run('repossessCollateral', { isVoluntary: true, reason: 'x' });
    expect(await run('accelerateLoan', NOTICE)).toMatchObject({ loanId });
  });

  it('needs a default, and is given once', async () => {
    await pay(servicer, loanId, '3198.00');
    expect(await run('accelerateLoan', NOTICE)).toMatchObject({ code: 'NOT_IN_DEFAULT' });
    clock.set('2026-05-20');
    await run('accelerateLoan', NOTICE);
    expect(await run('accelerateLoan', NOTICE)).toMatchObject({ code: 'CONFLICT' });
    expect(await run('changeDueDate', { from: '2026-06-01', firstDueOn: '2026-06-15' })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('reinstateLoan', () => {
  it('lets the schedule count again', async () => {
    await run('accelerateLoan', NOTICE);
    await pay(servicer, loanId, '3198.00');
    await run('reinstateLoan');
    expect(await look()).toMatchObject({ daysPastDue: 0, changes: [null, 'ACCELERATION', 'REINSTATEMENT'] });
    clock.set('2026-05-03');
    expect(await look()).toMatchObject({ daysPastDue: 2, pastDueAmount: '1066.00' });
  });

  it('is not undone as a change of terms after a sale, which has taken place', async () => {
    await repossessForSale(servicer, loanId, '2026-04-02');
    await command(servicer, 'sellCollateral', { loanId, proceeds: '5000.00' });
    const { loan } = await servicer.data<{ loan: { termHistory: { changeId: string | null }[] } }>(
      'query ($id: ID!) { loan(id: $id) { termHistory { changeId } } }',
      { id: loanId },
    );
    const changeId = loan.termHistory.at(-1)?.changeId;
    expect(await run('undoLoanChange', { changeId })).toMatchObject({
      code: 'CONFLICT',
      message: 'The collateral was sold, so the balance stays due. Modify the loan with new terms instead.',
    });
    expect(await look()).toMatchObject({ acceleration: { cause: 'COLLATERAL_SALE' } });
  });

  it('needs an acceleration, and collateral that is not sold', async () => {
    expect(await run('reinstateLoan')).toMatchObject({ code: 'CONFLICT' });
    await repossessForSale(servicer, loanId, '2026-04-02');
    await command(servicer, 'sellCollateral', { loanId, proceeds: '5000.00' });
    expect(await look()).toMatchObject({
      acceleration: { on: '2026-04-02', cause: 'COLLATERAL_SALE', noticeOn: null, cureBy: null },
    });
    expect(await run('reinstateLoan')).toMatchObject({ code: 'CONFLICT' });
  });
});

it('after all of that the books agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
