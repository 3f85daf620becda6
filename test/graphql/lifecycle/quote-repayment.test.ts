import { beforeEach, describe, expect, it } from 'vitest';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { world, servicer } = await openServicing('2026-02-20');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

interface Quote {
  readonly code?: string;
  readonly faults?: { field: string }[];
  readonly allocation: Record<string, string>;
  readonly remainingBalance: string;
  readonly pastDueAmount: string;
  readonly loanStatus: string;
}

const QUOTE = `query ($input: QuoteRepaymentInput!) { quoteRepayment(input: $input) {
  ... on RepaymentQuote { effectiveDate remainingBalance pastDueAmount loanStatus
    allocation { interest principal fees extraPrincipal paidAhead recovery credit } }
  ... on Refusal { code } ... on InvalidInput { faults { field } } } }`;

const quote = async (input: object, client = servicer): Promise<Quote> =>
  (await client.data<{ quoteRepayment: Quote }>(QUOTE, { input: { loanId, ...input } })).quoteRepayment;

describe('the quote of a payment', () => {
  it.each([
    ['a part', { amount: '100.00' }],
    ['an installment of another day', { amount: '1066.00', effectiveDate: '2026-02-01' }],
    ['more than is due', { amount: '3000.00' }],
    ['more than is due, for the principal', { amount: '3000.00', instruction: 'PRINCIPAL_ONLY' }],
    ['more than is owed', { amount: '13000.00' }],
  ])('says of %s what the payment then does, and does nothing', async (_, input) => {
    const quoted = await quote(input);
    expect(await quote(input)).toEqual(quoted);
    const { repayment } = await command(servicer, 'submitRepayment', { loanId, method: 'ACH', ...input });
    expect(quoted.allocation).toMatchObject(repayment!.preview!);
    await command(servicer, 'acknowledgeRepayment', { repaymentId: repayment!.id, outcome: 'SETTLED' });
    const { loan } = await servicer.data<{
      loan: { loanStatus: string; remainingBalance: string; autoLoan: { pastDueAmount: string } };
    }>(`query ($id: ID!) { loan(id: $id) { loanStatus remainingBalance autoLoan { pastDueAmount } } }`, { id: loanId });
    expect([quoted.loanStatus, quoted.remainingBalance, quoted.pastDueAmount]).toEqual([
      loan.loanStatus,
      loan.remainingBalance,
      loan.autoLoan.pastDueAmount,
    ]);
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('refuses what the command would refuse, and is for callers that see the account', async () => {
    expect(await quote({ amount: '0.001' })).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field: 'amount' }] });
    expect((await quote({ amount: '10.00', effectiveDate: '2026-02-21' })).code).toBe('EFFECTIVE_DATE_NOT_ALLOWED');
    expect((await quote({ amount: '10.00', instruction: 'FEES_FIRST' })).code).toBe('INSTRUCTION_NOT_ALLOWED');
    expect((await quote({ amount: '10.00', loanId: 'LN-NONE' })).code).toBe('NOT_FOUND');
    const elsewhere = await world.client('SERVICER', { servicer: 'SV-OTHER' });
    expect((await quote({ amount: '10.00' }, elsewhere)).code).toBe('NOT_FOUND');
    const marketplace = await world.client('MARKETPLACE');
    const { errors } = await marketplace.query(QUOTE, { input: { loanId, amount: '10.00' } });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    await pay(servicer, loanId, '13000.00');
    expect((await quote({ amount: '10.00' })).code).toBe('NOT_ALLOWED_IN_STATE');
  });
});
