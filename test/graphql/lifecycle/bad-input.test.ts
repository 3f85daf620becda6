import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { lastingRows } from '../../support/table-rows.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
let servicer: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-10') });
  servicer = await world.client('SERVICER');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});
afterAll(() => world.close());

const submit = (input: object, client = servicer) =>
  command(client, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH', ...input });

describe('a repayment is refused with field and reason', () => {
  it.each([
    ['-10.00', 'must be above 0'],
    ['0', 'must be above 0'],
    ['10.005', 'must have at most 2 decimals'],
    ['1000000000.01', 'must be at most 1000000000'],
  ])('for the amount %s', async (amount, reason) => {
    expect(await submit({ amount })).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field: 'amount', reason }] });
  });

  it.each([
    ['2025-12-31', 'before the account opened'],
    ['2026-02-11', 'after today'],
  ])('for the day %s', async (effectiveDate, reason) => {
    expect(await submit({ effectiveDate })).toMatchObject({
      code: 'EFFECTIVE_DATE_NOT_ALLOWED',
      message: expect.stringContaining(reason) as string,
      earliest: '2026-01-01',
      latest: '2026-02-10',
    });
  });

  it.each(['', 'x'.repeat(101)])('for a key of a wrong length', async (idempotencyKey) => {
    expect(await submit({ idempotencyKey })).toMatchObject({ faults: [{ field: 'idempotencyKey' }] });
  });

  it('for a loan that is closed, while money that was pending for it is kept as credit', async () => {
    const { id } = await world.loan(SIMPLE_LOAN);
    const { repayment } = await submit({ loanId: id, amount: '7.50' });
    await pay(servicer, id, '20000.00');
    const before = await lastingRows(world.prisma);
    expect(await submit({ loanId: id })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'CLOSED_EARLY',
      allowedCommands: [
        ...[
          'acknowledgeRepayment',
          'addProduct',
          'cancelProduct',
          'reverseRepayment',
          'refundCredit',
          'refundFee',
          'reverseAdjustment',
        ],
        ...['changeRate', 'undoLoanChange', 'revokeAutopay', 'placeHold', 'liftHold'],
        ...['recordValuation', 'updateLoanReferences'],
        ...['issueLetter', 'recordContact', 'addNote', 'setContactPreferences', 'recordComplaint', 'answerComplaint'],
      ].sort(),
    });
    expect(await lastingRows(world.prisma)).toEqual(before);
    const credit = async () => {
      const { loan } = await servicer.data<{ loan: { creditBalance: string } }>(
        'query ($id: ID!) { loan(id: $id) { creditBalance } }',
        { id },
      );
      return loan.creditBalance;
    };
    // 40 days: 20,000.00 - 12,000.00 - 12,000 x 0.12 x 40 / 365 = 7,842.19.
    expect(await credit()).toBe('7842.19');
    await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' });
    expect(await credit()).toBe('7849.69');
  });

  it('for a loan that is not there, just as for one outside the portfolio', async () => {
    const stranger = await world.client('SERVICER', { servicer: 'SRV-OTHER' });
    const outside = await submit({}, stranger);
    expect(outside).toMatchObject({ __typename: 'CommandRefused', code: 'NOT_FOUND' });
    expect(await submit({ loanId: 'LN-NONE' })).toEqual(outside);
  });
});

describe('what is refused', () => {
  it('names code, field and reason, and changes nothing', async () => {
    const { repayment } = await submit({});
    const repaymentId = repayment?.id;
    const refused: [string, object, string][] = [
      ['submitRepayment', { loanId, amount: '-1', method: 'ACH' }, '`amount` must be above 0'],
      ['submitRepayment', { loanId, amount: '1', method: 'ACH', effectiveDate: '2025-12-31' }, 'before the account'],
      ['submitRepayment', { loanId, amount: '1', method: 'ACH', repaymentId: 'RP-NONE' }, 'no initiated payment'],
      [
        'submitRepayment',
        { loanId, amount: '1', method: 'ACH', externalReference: ' ' },
        '`externalReference` must have',
      ],
      ['initiateRepayment', { loanId, asOf: '2025-12-31' }, '`asOf` must'],
      ['initiateRepayment', { loanId, goodThrough: '2030-01-01' }, '`goodThrough` must be within a year'],
      ['acknowledgeRepayment', { repaymentId, outcome: 'FAILED' }, '`reason` is required'],
      ['acknowledgeRepayment', { repaymentId: 'RP-NONE', outcome: 'SETTLED' }, 'no object with this ID'],
      ['reverseRepayment', { repaymentId, reason: 'x', returnedPaymentFee: '-1' }, '`returnedPaymentFee` must'],
      ['reverseRepayment', { repaymentId, reason: 'x' }, 'not allowed in state SUBMITTED'],
      ['markRepaymentSent', { repaymentId: 'RP-NONE' }, 'no object with this ID'],
      ['waiveFee', { loanId, feeId: 'FE-NONE', amount: '1', reason: 'x' }, 'no fee with this ID'],
      ['waiveFee', { loanId, feeId: 'FE-NONE', amount: '0.001', reason: 'x' }, '`amount` must have at most 2 decimals'],
      ['refundFee', { loanId, feeId: 'FE-NONE', amount: '1', reason: 'x' }, 'no fee with this ID'],
      ['reverseAdjustment', { loanId, adjustmentId: 'AD-NONE', reason: 'x' }, 'no adjustment with this ID'],
      ['undoLoanChange', { loanId, changeId: 'CH-NONE', reason: 'x' }, 'no change of terms'],
      ['liftHold', { holdId: 'HO-NONE', reason: 'x' }, 'no object with this ID'],
      ['refundCredit', { loanId, amount: '0' }, '`amount` must be above 0'],
      ['refundCredit', { loanId, amount: '1' }, 'The credit balance is 0.00'],
      ['chargeOffLoan', { loanId, reason: 'DELINQUENCY' }, '9 days past due'],
      ['sellCollateral', { loanId, proceeds: '1' }, 'sellCollateral is not allowed'],
      ['releaseLien', { loanId }, 'after the loan is paid off'],
      ['recordValuation', { loanId, amount: '-1' }, '`amount` must'],
      ['fundLoan', { loanId }, 'fundLoan is not allowed in state ACTIVE'],
    ];
    const lender = await world.client('LENDER');
    const [before, keys] = [await lastingRows(world.prisma), await world.prisma.idempotencyKey.count()];
    for (const [name, input, reason] of refused) {
      const answer = await command(name === 'fundLoan' ? lender : servicer, name, { ...input });
      expect(answer.code, name).toBeDefined();
      expect(answer.message, name).toContain(reason);
      expect(JSON.stringify(answer), 'nothing of what was sent is repeated').not.toContain('-NONE');
    }
    expect(await lastingRows(world.prisma)).toEqual(before);
    expect(await world.prisma.idempotencyKey.count()).toBe(keys + refused.length);
  });
});

describe('an idempotency key', () => {
  it('returns the first answer again, after any later event', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ idempotencyKey });
    await command(servicer, 'acknowledgeRepayment', { repaymentId: first.repayment?.id, outcome: 'SETTLED' });
    expect(await submit({ idempotencyKey })).toEqual(first);
    expect(await submit({ idempotencyKey, externalReference: null })).toEqual(first);
  });

  it('gives a refusal again too', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ idempotencyKey, amount: '0' });
    expect(await submit({ idempotencyKey, amount: '0' })).toEqual(first);
  });

  it('with another amount or loan is refused, and says nothing of the first command', async () => {
    const idempotencyKey = randomUUID();
    await submit({ idempotencyKey });
    const { id: other } = await world.loan(SIMPLE_LOAN);
    for (const changed of [{ amount: '11.00' }, { loanId: other }, { loanId: 'LN-NONE' }]) {
      expect(await submit({ idempotencyKey, ...changed })).toEqual({
        __typename: 'CommandRefused',
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'The idempotency key was used with another input. Use a new key.',
        data: null,
      });
    }
  });

  it('of another client is a key of its own, and tells that one nothing', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ idempotencyKey });
    const second = await submit({ idempotencyKey, amount: '11.00' }, await world.client('SERVICER'));
    expect(second.repayment).toMatchObject({ state: 'SUBMITTED', amount: '11.00' });
    expect(second.repayment?.id).not.toBe(first.repayment?.id);
    const stranger = await world.client('SERVICER', { servicer: 'SRV-OTHER' });
    expect(await submit({ idempotencyKey }, stranger)).toMatchObject({ code: 'NOT_FOUND', data: null });
  });

  it('is not spent by a client that may not command', async () => {
    const auditor = await world.client('AUDITOR');
    const idempotencyKey = randomUUID();
    await expect(submit({ idempotencyKey }, auditor)).rejects.toThrow('FORBIDDEN');
    expect(await world.prisma.idempotencyKey.count({ where: { key: idempotencyKey } })).toBe(0);
  });
});

describe('who may command', () => {
  it('a borrower initiates and submits own repayments, and acknowledges none', async () => {
    const { id, borrowerId } = await world.loan(SIMPLE_LOAN);
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    expect((await command(borrower, 'initiateRepayment', { loanId: id })).repayment?.state).toBe('INITIATED');
    const { repayment } = await submit({ loanId: id }, borrower);
    expect(repayment?.state).toBe('SUBMITTED');
    expect(await submit({}, borrower)).toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      command(borrower, 'acknowledgeRepayment', { repaymentId: repayment?.id, outcome: 'SETTLED' }),
    ).rejects.toThrow('FORBIDDEN');
    const row = await world.prisma.repayment.findUniqueOrThrow({ where: { id: repayment?.id ?? '' } });
    expect(row.state).toBe('SUBMITTED');
  });
});
