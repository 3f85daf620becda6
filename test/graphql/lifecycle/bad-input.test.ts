import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
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
      data: { earliest: '2026-01-01', latest: '2026-02-10' },
    });
  });

  it.each(['', 'x'.repeat(101)])('for a key of a wrong length', async (idempotencyKey) => {
    expect(await submit({ idempotencyKey })).toMatchObject({ faults: [{ field: 'idempotencyKey' }] });
  });

  it('for a loan that is closed', async () => {
    const { id } = await world.loan(SIMPLE_LOAN);
    await pay(servicer, id, '20000.00');
    expect(await submit({ loanId: id })).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATE',
      currentState: 'CLOSED_EARLY',
      allowedCommands: ['acknowledgeRepayment', 'reverseRepayment', 'refundCredit'],
    });
  });

  it('for a loan that is not there, just as for one outside the portfolio', async () => {
    const stranger = await world.client('SERVICER', { servicer: 'SRV-OTHER' });
    const outside = await submit({}, stranger);
    expect(outside).toMatchObject({ __typename: 'CommandRefused', code: 'NOT_FOUND' });
    expect(await submit({ loanId: 'LN-NONE' })).toEqual(outside);
    expect(await submit({ loanId: 'LN-\u0000' })).toEqual(outside);
  });
});

describe('an idempotency key', () => {
  it('gives the first answer again, whatever happened since', async () => {
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
        message: 'This idempotencyKey was used with another input: use a new key',
        data: null,
      });
    }
  });

  it('of another client is a key of its own', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ idempotencyKey });
    const second = await submit({ idempotencyKey }, await world.client('SERVICER'));
    expect(second.repayment?.id).not.toBe(first.repayment?.id);
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
