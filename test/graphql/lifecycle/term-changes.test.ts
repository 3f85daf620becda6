import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { openServicing } from '../../support/servicing.js';

const { clock, world, servicer } = await openServicing('2026-04-10');
let loanId: string;
beforeEach(async () => {
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});

interface Terms {
  readonly payment: string;
  readonly maturesOn: string;
  readonly comingRates: { from: string; annualRatePercent: string }[];
  readonly totalInterest: string;
  readonly aprPercent: string;
  readonly daysPastDue: number;
  readonly principal: string;
  readonly payoff: string;
  readonly fees: string;
  readonly credit: string;
  readonly schedule: Record<'number' | 'dueDate' | 'amount' | 'open', string>[];
}

interface Quoted {
  readonly code?: string;
  readonly message?: string;
  readonly faults?: { field: string }[];
  readonly before: Terms;
  readonly after: Terms;
}

const TERMS = `{ payment maturesOn comingRates { from annualRatePercent } totalInterest aprPercent daysPastDue principal payoff fees credit
  schedule { number dueDate amount open } }`;

const quote = async (change: object, of = loanId, client = servicer): Promise<Quoted> =>
  (
    await client.data<{ quoteLoanChange: Quoted }>(
      `query ($id: ID!, $change: LoanChangeInput!) { quoteLoanChange(input: { loanId: $id, change: $change }) {
        ... on LoanChangeQuote { before ${TERMS} after ${TERMS} } ... on Refusal { code message }
        ... on InvalidInput { faults { field } } } }`,
      { id: of, change },
    )
  ).quoteLoanChange;

interface Shown {
  readonly loanStatus: string;
  readonly maturityDate: string;
  readonly interestRate: string;
  readonly creditBalance: string;
  readonly fees: { edges: { node: { outstanding: string } }[] };
  readonly delinquency: { daysPastDue: number };
  readonly payoffQuote: { principal: string; amount: string };
  readonly schedule: { edges: { node: { number: number; dueDate: string; amount: string; open: string } }[] };
  readonly termHistory: Record<'from' | 'until' | 'change' | 'changeId' | 'annualRatePercent' | 'payment', string>[];
}

const loan = async (): Promise<Shown> =>
  (
    await servicer.data<{ loan: Shown }>(
      `query ($id: ID!) { loan(id: $id) { loanStatus maturityDate interestRate creditBalance
        fees { edges { node { outstanding } } } delinquency { daysPastDue } payoffQuote { principal amount }
        schedule(first: 100) { edges { node { number dueDate amount open } } }
        termHistory { from until change changeId annualRatePercent payment } } }`,
      { id: loanId },
    )
  ).loan;

/** What is asked for with the command, and with its quote. */
const CHANGES: readonly [command: string, terms: Record<string, unknown>][] = [
  ['deferPayments', { from: '2026-03-01', installments: 2 }],
  ['deferPayments', { from: '2026-05-01', installments: 1, to: 'SPREAD', interest: 'WAIVED' }],
  ['changeDueDate', { from: '2026-05-01', firstDueOn: '2026-05-15' }],
  ['changeDueDate', { from: '2026-05-01', firstDueOn: '2026-05-15', frequency: 'BIWEEKLY' }],
  ['changeRate', { from: '2026-02-15', annualRatePercent: '6', isCap: true, until: '2026-09-01' }],
  ['changeRate', { from: '2026-06-01', annualRatePercent: '15', payment: 'KEPT' }],
  ['reamortize', {}],
  ['modifyLoan', { annualRatePercent: '5', installments: 24, balloonAmount: '500.00' }],
];

describe('a quote of a change', () => {
  it.each(CHANGES)('%s moves nothing and tells what the command then does: %j', async (name, terms) => {
    await pay(servicer, loanId, '1066.00', '2026-02-03');
    await pay(servicer, loanId, '3000.00', '2026-03-20');
    const asBefore = await loan();
    const { before, after, ...refusal } = await quote({ [name]: terms });
    expect(refusal).toEqual({});
    expect(await loan()).toEqual(asBefore);
    expect(await command(servicer, name, { loanId, reason: 'agreed by phone', ...terms })).toMatchObject({ loanId });
    const changed = await loan();
    const figures = ({ payoff, credit, daysPastDue, maturesOn, schedule, principal }: Terms) => ({
      payoff,
      credit,
      daysPastDue,
      maturesOn,
      principal,
      schedule,
    });
    const shown = ({ payoffQuote, creditBalance, delinquency, maturityDate, schedule }: Shown) => ({
      payoff: payoffQuote.amount,
      credit: creditBalance,
      daysPastDue: delinquency.daysPastDue,
      maturesOn: maturityDate,
      principal: payoffQuote.principal,
      schedule: schedule.edges.map(({ node }) => node),
    });
    expect(shown(changed)).toEqual(figures(after));
    expect(shown(asBefore)).toEqual(figures(before));
    expect(await differences(world.prisma)).toEqual([]);
    await closeDay(world.prisma, businessDate('2026-04-10'));
    expect(await loan()).toEqual(changed);
    expect(await differences(world.prisma)).toEqual([]);
    const changeId = changed.termHistory.at(-1)?.changeId;
    expect(await command(servicer, 'undoLoanChange', { loanId, changeId, reason: 'signed by nobody' })).toMatchObject({
      loanId,
    });
    expect(await loan()).toEqual(asBefore);
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('tells the same for generated inputs, what is refused too', async () => {
    const day = (first: number, last: number) =>
      fc.integer({ min: first, max: last }).map((days) => addDays(businessDate('2026-01-01'), days));
    const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
    const installments = fc.integer({ min: 1, max: 4 });
    const percent = fc.integer({ min: 0, max: 18 }).map(String);
    const anyChange = fc.oneof(
      fc.tuple(
        fc.constant('deferPayments'),
        fc.record({
          from: day(0, 300),
          installments,
          to: fc.constantFrom('END', 'SPREAD'),
          interest: fc.constantFrom('ACCRUES', 'WAIVED'),
        }),
      ),
      fc.tuple(
        fc.constant('changeDueDate'),
        fc.record({
          from: day(0, 300),
          firstDueOn: day(20, 340),
          frequency: maybe(fc.constantFrom('WEEKLY', 'QUARTERLY')),
        }),
      ),
      fc.tuple(
        fc.constant('changeRate'),
        fc.record({
          from: day(0, 300),
          annualRatePercent: percent,
          until: maybe(day(60, 400)),
          isCap: fc.boolean(),
          payment: fc.constantFrom('RECALCULATED', 'KEPT'),
        }),
      ),
      fc.tuple(fc.constant('reamortize'), fc.record({ from: maybe(day(0, 110)) })),
      fc.tuple(
        fc.constant('modifyLoan'),
        fc.record({
          from: maybe(day(0, 99)),
          annualRatePercent: maybe(percent),
          installments: maybe(fc.integer({ min: 1, max: 30 })),
          balloonAmount: maybe(fc.constant('750.00')),
        }),
      ),
    );
    const inputs = fc.sample(anyChange, { numRuns: 25, seed: 7 });
    const loans = await world.loans(inputs.map(() => SIMPLE_LOAN));
    const outcomes = new Set<string>();
    for (const [index, [name, terms]] of inputs.entries()) {
      loanId = loans[index]!.id;
      await pay(servicer, loanId, '900.00', '2026-02-03');
      const { after, code } = await quote({ [name]: terms });
      const answer = await command(servicer, name, { loanId, reason: 'x', ...terms });
      outcomes.add(answer.code ?? 'done');
      // Whose doing it may be is no matter of what it would do.
      if (answer.code === 'NEEDS_APPROVAL') continue;
      expect([name, terms, answer.code]).toEqual([name, terms, code]);
      if (answer.code !== undefined) continue;
      const { schedule, payoffQuote, delinquency } = await loan();
      expect([name, terms, schedule.edges.map(({ node }) => node)]).toEqual([name, terms, after.schedule]);
      expect([payoffQuote.amount, delinquency.daysPastDue]).toEqual([after.payoff, after.daysPastDue]);
    }
    expect([...outcomes]).toEqual(expect.arrayContaining(['done', 'INVALID_INPUT', 'BEYOND_POLICY']));
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('tells the rates that are to come, with the days from which they hold', async () => {
    const change = { from: '2026-06-01', until: '2026-09-01', annualRatePercent: '6' };
    const { before, after } = await quote({ changeRate: change });
    expect(before.comingRates).toEqual([]);
    expect(after.comingRates).toEqual([
      { from: '2026-06-01', annualRatePercent: '6' },
      { from: '2026-09-01', annualRatePercent: '12' },
    ]);
    const { after: now } = await quote({ changeRate: { from: '2026-04-10', annualRatePercent: '6' } });
    expect(now.comingRates).toEqual([]);
  });

  it('refuses what the command would refuse', async () => {
    expect(await quote({})).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field: 'change' }] });
    expect(await quote({ reamortize: {}, reage: {} })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await quote({ deferPayments: { from: '2026-05-01', installments: 4 } })).toMatchObject({
      code: 'BEYOND_POLICY',
    });
    expect(await quote({ reamortize: {} }, 'LN-NONE')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is for callers that see the account, and of their own portfolio', async () => {
    const elsewhere = await world.client('SERVICER', { servicer: 'SV-OTHER' });
    expect(await quote({ reamortize: {} }, loanId, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
    const marketplace = await world.client('MARKETPLACE');
    const { errors } = await marketplace.query(
      `query ($id: ID!) { quoteLoanChange(input: { loanId: $id, change: { reamortize: {} } }) { __typename } }`,
      { id: loanId },
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the terms of a loan', () => {
  it('are listed from when to when, a cap with its beginning and its end', async () => {
    const other = await world.client('SERVICER');
    await command(other, 'placeHold', { loanId, kind: 'SERVICE_MEMBER', from: '2026-02-15', reason: 'orders' });
    await command(servicer, 'changeRate', {
      loanId,
      from: '2026-02-15',
      until: '2026-09-01',
      annualRatePercent: '6',
      isCap: true,
      reason: 'orders of 15 February',
    });
    const { termHistory, interestRate } = await loan();
    expect(interestRate).toBe('6');
    expect(
      termHistory.map(({ from, until, change, annualRatePercent }) => [from, until, change, annualRatePercent]),
    ).toEqual([
      ['2026-01-01', '2026-02-15', null, '12'],
      ['2026-02-15', '2026-09-01', 'RATE', '6'],
      ['2026-09-01', null, 'RATE', '12'],
    ]);
    expect(Number(termHistory[1]?.payment)).toBeLessThanOrEqual(1066);
  });

  it('go back to the higher rate on the day on which the cap ends, without anyone at work on the loan', async () => {
    clock.set('2026-01-20');
    const cap = { from: '2026-01-05', until: '2026-01-25', annualRatePercent: '6', isCap: true, reason: 'x' };
    await command(servicer, 'changeRate', { loanId, ...cap });
    for (const day of ['2026-01-20', '2026-01-24', '2026-01-25', '2026-01-26']) {
      await closeDay(world.prisma, businessDate(day));
      clock.set(day);
      expect((await loan()).interestRate).toBe(day < '2026-01-25' ? '6' : '12');
      expect(await differences(world.prisma)).toEqual([]);
    }
  });

  it('show in the schedule of a later day, and not in that of an earlier one', async () => {
    await command(servicer, 'deferPayments', { loanId, from: '2026-03-01', installments: 2, reason: 'x' });
    const { loan: shown } = await servicer.data<{ loan: Record<'then' | 'now', Shown['schedule']> }>(
      `query ($id: ID!) { loan(id: $id) {
        then: schedule(asOf: "2026-02-20", first: 3) { edges { node { dueDate } } }
        now: schedule(first: 3) { edges { node { dueDate } } } } }`,
      { id: loanId },
    );
    expect(shown.then.edges.map(({ node }) => node.dueDate)).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
    expect(shown.now.edges.map(({ node }) => node.dueDate)).toEqual(['2026-02-01', '2026-05-01', '2026-06-01']);
  });
});

describe('a loan that is closed', () => {
  beforeEach(async () => {
    await pay(servicer, loanId, '12600.00', '2026-04-10');
    expect((await loan()).loanStatus).toBe('CLOSED_EARLY');
  });

  it('may owe less by a rate of the past, which is then held for the borrower', async () => {
    const lower = { from: '2026-03-20', annualRatePercent: '6', isCap: true };
    const { creditBalance } = await loan();
    expect(await command(servicer, 'changeRate', { loanId, reason: 'x', ...lower })).toMatchObject({ loanId });
    const after = await loan();
    expect(after.loanStatus).toBe('CLOSED_EARLY');
    expect(Number(after.creditBalance)).toBeGreaterThan(Number(creditBalance));
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('is not opened again by a higher one, neither by the command nor in its quote', async () => {
    const higher = { from: '2026-02-01', annualRatePercent: '60' };
    expect(await quote({ changeRate: higher })).toMatchObject({ code: 'CONFLICT' });
    expect(await command(servicer, 'changeRate', { loanId, reason: 'x', ...higher })).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await loan()).loanStatus).toBe('CLOSED_EARLY');
  });
});

describe('re-aging', () => {
  it('brings a loan of nine months to no day past due, once in a year', async () => {
    const { id } = await world.loan({
      ...SIMPLE_LOAN,
      fundedDate: new Date('2025-06-01'),
      originationDate: new Date('2025-06-01'),
      firstPaymentDate: new Date('2025-07-01'),
      maturityDate: new Date('2026-06-01'),
      scheduledMaturityDate: new Date('2026-06-01'),
    });
    loanId = id;
    expect((await loan()).delinquency.daysPastDue).toBeGreaterThan(200);
    const asked = { loanId, installments: 12, reason: 'three payments on time' };
    expect(await command(servicer, 'reage', asked)).toMatchObject({ code: 'NEEDS_APPROVAL' });
    await pay(servicer, loanId, '3198.46', '2026-03-15');
    expect((await loan()).delinquency.daysPastDue).toBeGreaterThan(100);
    expect(await command(servicer, 'reage', asked)).toMatchObject({ loanId });
    expect((await loan()).delinquency.daysPastDue).toBe(0);
    expect(await differences(world.prisma)).toEqual([]);
    clock.set('2026-06-10');
    expect(await command(servicer, 'reage', { loanId, reason: 'again' })).toMatchObject({ code: 'BEYOND_POLICY' });
  });

  it('is not had by a modification either: what nobody paid is current by two clients', async () => {
    clock.set('2026-05-10');
    const asked = { loanId, installments: 12, reason: 'signed' };
    expect(await command(servicer, 'modifyLoan', asked)).toMatchObject({
      code: 'NEEDS_APPROVAL',
      message:
        'The borrower paid 0.00 since 2026-02-01. New terms for what is past due need 3198.00 or a second client. Request an approval instead.',
    });
    const { approvalId } = await command(servicer, 'requestApproval', { modifyLoan: asked });
    expect(await command(await world.client('SERVICER'), 'approve', { approvalId })).toMatchObject({ loanId });
    const { delinquency } = await loan();
    expect(delinquency.daysPastDue).toBe(0);
  });

  it('is not for a young loan, nor for one that is current', async () => {
    expect(await command(servicer, 'reage', { loanId, reason: 'x' })).toMatchObject({ code: 'BEYOND_POLICY' });
  });
});

describe('wrong input', () => {
  it.each([
    ['deferPayments', { from: '2025-12-01', installments: 1 }, 'from'],
    ['deferPayments', { from: '2026-05-01', installments: 0 }, 'installments'],
    ['changeDueDate', { from: '2026-05-01', firstDueOn: '2026-04-15' }, 'firstDueOn'],
    ['changeDueDate', { from: '2026-05-01', firstDueOn: '2026-05-15', dueDay: 31 }, 'dueDay'],
    ['changeRate', { from: '2026-05-01', annualRatePercent: '-1' }, 'annualRatePercent'],
    ['changeRate', { from: '2026-05-01', annualRatePercent: '6', until: '2026-05-01' }, 'until'],
    ['reamortize', { from: '2026-04-11' }, 'from'],
    ['modifyLoan', {}, 'annualRatePercent'],
    ['modifyLoan', { principalForgiven: '12000.00' }, 'principalForgiven'],
    ['modifyLoan', { annualRatePercent: '5', installments: 100000 }, 'installments'],
  ])('%s %j is refused at its field, and changes nothing', async (name, terms, field) => {
    const asBefore = await loan();
    const answer = await command(servicer, name, { loanId, reason: 'x', ...terms });
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', faults: [{ field }] });
    expect(await loan()).toEqual(asBefore);
  });

  it('names what is not there to be undone', async () => {
    expect(await command(servicer, 'undoLoanChange', { loanId, changeId: 'TC-NONE', reason: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the v2 edge', () => {
  it('changes terms too, once for each key', async () => {
    const api = await RestApi.of(world);
    const body = { loanId, from: '2026-05-01', installments: 1, reason: 'x' };
    const first = await api.post(servicer, '/defer-payments', body, { 'idempotency-key': 'defer-1' });
    expect([first.status, first.body]).toMatchObject([200, {}]);
    const again = await api.post(servicer, '/defer-payments', body, { 'idempotency-key': 'defer-1' });
    expect(again.body).toEqual(first.body);
    expect((await loan()).termHistory).toHaveLength(2);
  });
});
