import { beforeEach, describe, expect, it } from 'vitest';
import { chargeOffEarly } from '../../support/charge-off.js';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { INTEREST_FREE_LOAN, SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';

const { clock, world, servicer } = await openServicing('2026-01-15');
let loanId: string;
beforeEach(async () => {
  loanId = (await world.loan(SIMPLE_LOAN)).id;
});

const submit = (more: object = {}, client = servicer) =>
  command(client, 'submitRepayment', { loanId, amount: '1066.00', method: 'ACH', ...more });

interface Money {
  readonly loanStatus: string;
  readonly figuresAsOf: string | null;
  readonly fees: Record<string, string>[];
  readonly autoLoan: { readonly currentDpd: number };
  readonly delinquency: { readonly daysPastDue: number; readonly asOf: string };
  readonly ledger: {
    readonly edges: { readonly node: { kind: string; entries: { account: string; amount: string }[] } }[];
  };
}
const look = async (): Promise<Money> => {
  const { loan } = await servicer.data<{ loan: Omit<Money, 'fees'> & { fees: Nodes<Money['fees'][number]> } }>(
    `query ($id: ID!) { loan(id: $id) { loanStatus figuresAsOf fees { edges { node { kind assessedOn assessed outstanding } } }
      autoLoan { currentDpd } delinquency { daysPastDue asOf }
      ledger(first: 50) { edges { node { kind entries { account amount } } } } } }`,
    { id: loanId },
  );
  return { ...loan, fees: nodesOf(loan.fees) };
};
const lateFees = async () => (await look()).fees.filter(({ kind }) => kind === 'LATE');
const postings = async (kind: string) =>
  (await look()).ledger.edges
    .filter(({ node }) => node.kind === kind)
    .map(({ node }) => node.entries.map(({ account, amount }) => `${account} ${amount}`).sort());

describe('a late fee', () => {
  it('is owed from its day on, whether end of day has run or not, and can be waived at once', async () => {
    clock.set('2026-02-12');
    expect(await lateFees()).toEqual([
      { kind: 'LATE', assessedOn: '2026-02-12', assessed: '25.00', outstanding: '25.00' },
    ]);
    const owed = await command(servicer, 'initiateRepayment', { loanId });
    expect(owed.amountsOwed).toMatchObject({ fees: '25.00' });
    const feeId = `LF-${loanId}-1`;
    await command(servicer, 'waiveFee', { loanId, feeId, amount: '25.00', reason: 'goodwill' });
    expect(await lateFees()).toMatchObject([{ outstanding: '0.00' }]);
    expect(await postings('FEE')).toEqual([['FEE_INCOME -25.00', 'FEE_RECEIVABLE 25.00']]);
  });

  it('is reversed, by a posting of its own, when a payment turns out to have been on time', async () => {
    clock.set('2026-02-20');
    await pay(servicer, loanId, '500.00', '2026-02-20');
    expect(await lateFees()).toMatchObject([{ assessedOn: '2026-02-12' }]);
    await pay(servicer, loanId, '1066.00', '2026-02-10');
    expect(await lateFees()).toEqual([]);
    expect(await postings('FEE_REVERSAL')).toEqual([['FEE_INCOME 25.00', 'FEE_RECEIVABLE -25.00']]);
    const events = await world.prisma.loanEvent.findMany({ where: { loanId }, orderBy: { sequence: 'desc' } });
    expect(events[0]?.amounts).toMatchObject({ lateFeesTakenBack: '25.00' });
  });

  it('waits for a submitted payment for five business days and no longer', async () => {
    clock.set('2026-02-10');
    const { repayment } = await submit({ effectiveDate: '2026-02-10' });
    clock.set('2026-02-18');
    // Washington's Birthday, 16 February, is no business day.
    expect(await lateFees(), 'the fifth business day').toEqual([]);
    clock.set('2026-02-19');
    expect(await lateFees()).toMatchObject([{ assessedOn: '2026-02-12' }]);
    await closeDay(world.prisma, businessDate('2026-02-19'));
    const { state } = await world.prisma.repayment.findUniqueOrThrow({ where: { id: repayment!.id } });
    expect(state).toBe('EXPIRED');
    const settled = await command(servicer, 'acknowledgeRepayment', {
      repaymentId: repayment!.id,
      outcome: 'SETTLED',
    });
    expect(settled.repayment, 'money that comes after all is taken').toMatchObject({ state: 'SETTLED' });
    expect(await lateFees(), 'and was on time').toEqual([]);
  });
});

describe('a payment', () => {
  it('shows what its instruction does before it settles, and does it', async () => {
    clock.set('2026-02-01');
    const ahead = await submit({ amount: '2132.00' });
    const toPrincipal = await submit({ amount: '2132.00', instruction: 'PRINCIPAL_ONLY' });
    const previews = `query ($id: ID!) { loan(id: $id) { repayments(first: 5) { edges { node { id
      preview { interest principal extraPrincipal paidAhead } } } } } }`;
    const { loan } = await servicer.data<{
      loan: { repayments: { edges: { node: { id: string; preview: unknown } }[] } };
    }>(previews, { id: loanId });
    const of = (id: string) => loan.repayments.edges.find(({ node }) => node.id === id)?.node.preview;
    expect(of(ahead.repayment!.id)).toEqual({
      interest: '122.30',
      principal: '2009.70',
      extraPrincipal: '0.00',
      paidAhead: '1066.00',
    });
    expect(of(toPrincipal.repayment!.id)).toMatchObject({ extraPrincipal: '2132.00', paidAhead: '0.00' });
    await command(servicer, 'acknowledgeRepayment', { repaymentId: toPrincipal.repayment!.id, outcome: 'SETTLED' });
    clock.set('2026-03-02');
    expect((await look()).delinquency, 'all installments stayed due').toMatchObject({ daysPastDue: 29 });
  });

  it('may say FEES_FIRST only where the contract allows it', async () => {
    expect(await submit({ instruction: 'FEES_FIRST' })).toMatchObject({ code: 'INSTRUCTION_NOT_ALLOWED' });
  });

  it('that is named as one before is refused, unless that is said', async () => {
    const externalReference = `ACH ${loanId}`;
    const first = await submit({ externalReference });
    expect(await submit({ externalReference })).toMatchObject({
      code: 'DUPLICATE_REFERENCE',
      data: { repaymentId: first.repayment?.id },
    });
    expect((await submit({ externalReference, allowDuplicateReference: true })).repayment?.state).toBe('SUBMITTED');
    const other = await world.client('SERVICER');
    expect(await submit({ externalReference }, other), 'by another client').toMatchObject({
      code: 'DUPLICATE_REFERENCE',
    });
    const elsewhere = await world.loan(INTEREST_FREE_LOAN);
    const payment = { loanId: elsewhere.id, amount: '10.00', method: 'ACH', externalReference };
    expect(await command(servicer, 'submitRepayment', payment)).toMatchObject({ code: 'DUPLICATE_REFERENCE' });
    const named = await command(other, 'submitRepayment', payment);
    expect(named.repayment?.state, 'of another loan by another client').toBe('SUBMITTED');
  });

  it('that failed may carry a fee for the return', async () => {
    const { repayment } = await submit();
    const fee = { repaymentId: repayment!.id, returnedPaymentFee: '20.00' };
    expect(await command(servicer, 'acknowledgeRepayment', { ...fee, outcome: 'SETTLED' })).toMatchObject({
      faults: [{ field: 'returnedPaymentFee' }],
    });
    await command(servicer, 'acknowledgeRepayment', { ...fee, outcome: 'FAILED', reason: 'R01' });
    expect((await look()).fees).toMatchObject([{ kind: 'RETURNED_PAYMENT', outstanding: '20.00' }]);
  });

  it('is cancelled by its borrower until it is sent, and by no other borrower', async () => {
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    const [borrower, spouse] = [
      await world.client('BORROWER', { borrower: borrowerId }),
      await world.client('BORROWER', { borrower: borrowerId }),
    ];
    const { repayment } = await submit({}, borrower);
    const repaymentId = repayment!.id;
    expect(await command(spouse, 'cancelRepayment', { repaymentId })).toMatchObject({ code: 'NOT_YOURS' });
    expect((await command(borrower, 'cancelRepayment', { repaymentId })).repayment?.state).toBe('CANCELLED');
    const second = (await submit({}, borrower)).repayment!.id;
    await command(servicer, 'markRepaymentSent', { repaymentId: second });
    expect(await command(borrower, 'cancelRepayment', { repaymentId: second })).toMatchObject({ code: 'ALREADY_SENT' });
  });

  it('that was only initiated is cancelled by the borrower who initiated it, and by no other', async () => {
    const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    const [borrower, spouse] = [
      await world.client('BORROWER', { borrower: borrowerId }),
      await world.client('BORROWER', { borrower: borrowerId }),
    ];
    const { repayment } = await command(borrower, 'initiateRepayment', { loanId });
    const repaymentId = repayment!.id;
    expect(repayment!.state).toBe('INITIATED');
    expect(await command(spouse, 'cancelRepayment', { repaymentId })).toMatchObject({ code: 'NOT_YOURS' });
    expect((await command(borrower, 'cancelRepayment', { repaymentId })).repayment?.state).toBe('CANCELLED');
  });

  it('that leaves less than the tolerance of a payoff closes the loan', async () => {
    clock.set('2026-02-02');
    // 12,000 and 32 days of interest are 12,126.25.
    await pay(servicer, loanId, '12123.25');
    expect(await look()).toMatchObject({ loanStatus: 'CLOSED_EARLY' });
    expect(await postings('SMALL_BALANCE')).toEqual([['PRINCIPAL_RECEIVABLE -3.00', 'SMALL_BALANCE_LOSS 3.00']]);
  });
});

describe('figures', () => {
  it('say of which day they are', async () => {
    clock.set('2026-02-05');
    await pay(servicer, loanId, '10.00');
    clock.set('2026-02-09');
    const { figuresAsOf, autoLoan, delinquency } = await look();
    expect([figuresAsOf, autoLoan.currentDpd]).toEqual(['2026-02-05', 4]);
    expect([delinquency.asOf, delinquency.daysPastDue]).toEqual(['2026-02-09', 8]);
  });
});

describe('a charged-off loan', () => {
  it('quotes what is still owed', async () => {
    clock.set('2026-03-01');
    await chargeOffEarly((role) => world.client(role), loanId);
    await pay(servicer, loanId, '300.00');
    const quote = `query ($id: ID!) { loan(id: $id) { payoffQuote { principal interest fees amount perDiem } } }`;
    const { loan } = await servicer.data<{ loan: { payoffQuote: Record<string, string> } }>(quote, { id: loanId });
    // 59 days of interest are 232.77, and February drew a late fee; the recovery took the interest first.
    expect(loan.payoffQuote).toEqual({
      principal: '11932.77',
      interest: '0.00',
      fees: '25.00',
      amount: '11957.77',
      perDiem: '0.00000000',
    });
  });
});

it('after all of that the cached balances, the ledger and the accounts agree', async () => {
  expect(await differences(world.prisma)).toEqual([]);
});
