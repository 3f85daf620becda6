import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { ROLE_SCOPES, type Role } from '../../src/domain/access/roles.js';
import { blocks, seesHold } from '../../src/domain/hold/hold-effects.js';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import { scopeSet } from '../../src/domain/access/viewer.js';
import { offeredOnLoans } from '../../src/features/command/registry.js';
import { guard } from '../../src/features/guard.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { closeDay } from '../support/close-day.js';
import { command, pay } from '../support/commands.js';
import { nightOf, onAutopay } from '../support/night.js';
import { isWhole } from '../support/runs.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { SeededLoan } from '../support/seed-loans.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { widest } from '../support/widest.js';
import { openWorld, type World } from '../support/world.js';

/** No installment is past due, so that no late fee depends on a hold: docs/security.md says what late fees tell. */
const clock = testClock('2026-01-20');
let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
});
beforeEach(() => {
  clock.set('2026-01-20');
});
afterAll(() => world.close());

const { schema } = await buildGraph({ authDirectives: false });
const query = schema.getQueryType()!.getFields();
const shortPages = (text: string) => text.replaceAll('(first: 100)', '(first: 3)');

/** Roles that may not see all kinds of holds, with each kind that they may not see. */
const HIDDEN = (Object.keys(ROLE_SCOPES) as Role[]).flatMap((role) =>
  HOLD_KINDS.filter((kind) => !seesHold(new Set(ROLE_SCOPES[role]), kind)).map((kind) => [role, kind] as const),
);

/** Bankruptcy stops all that any kind stops; `npm run test:all` tries every kind. */
const TRIED = HIDDEN.filter(([role, kind]) => isWhole || role === 'BORROWER' || kind === 'BANKRUPTCY');

const CHANGES = [
  { changeRate: { from: '2026-02-01', annualRatePercent: '13' } },
  { changeRate: { from: '2026-02-01', annualRatePercent: '6', isCap: true } },
  { deferPayments: { from: '2026-02-01', installments: 1 } },
  { changeDueDate: { from: '2026-02-01', firstDueOn: '2026-02-15' } },
  { reamortize: {} },
  { reage: {} },
];

/** Everything that a client can read, quote or preview of a loan, as text. */
async function all(client: TestClient, { id }: SeededLoan, only?: readonly string[]): Promise<Record<string, unknown>> {
  const asked: Record<string, readonly [string, object]> = {
    loan: [`query ($id: ID!) { loan(id: $id) ${shortPages(widest(query.loan!))} }`, { id }],
    loans: ['{ loans(first: 50) { totalCount edges { node { id figuresAsOf loanStatus remainingBalance } } } }', {}],
    portfolio: [`{ portfolio ${shortPages(widest(query.portfolio!))} }`, {}],
    holds: ['query ($id: ID!) { holds(filter: { loanIds: [$id] }) { totalCount edges { node { kind } } } }', { id }],
    events: [
      'query ($id: ID!) { loanEvents(filter: { loanIds: [$id] }) { pageInfo { hasNextPage } edges { node { sequence command } } } }',
      { id },
    ],
    payments: [
      `query ($id: ID!) { repayments(filter: { loanIds: [$id] }) { totalCount nodes { state amount } }
        scheduledPayments(filter: { loanIds: [$id] }) { totalCount nodes { state skipReason amount collectOn } } }`,
      { id },
    ],
    node: [
      'query ($id: ID!) { nodes(ids: [$id]) { ... on Loan { figuresAsOf events { totalCount } holds { totalCount } } } }',
      { id },
    ],
    payment: [
      `query ($input: QuoteRepaymentInput!) { quoteRepayment(input: $input) ${widest(query.quoteRepayment!)} }`,
      { input: { loanId: id, amount: '500.00' } },
    ],
    ...Object.fromEntries(
      CHANGES.map((change) => [
        JSON.stringify(change),
        [
          `query ($id: ID!, $change: LoanChangeInput!) { quoteLoanChange(input: { loanId: $id, change: $change }) {
            __typename ... on Refusal { code message } ... on LoanChangeQuote { before ${TERMS} after ${TERMS} } } }`,
          { id, change },
        ],
      ]),
    ),
  };
  const told: Record<string, unknown> = {};
  for (const [name, [text, variables]] of Object.entries(asked)) {
    if (only?.includes(name) === false) continue;
    const { data, errors } = await client.query(text, variables);
    // Which of many denials are listed depends on what is ready first.
    told[name] = data ?? errors;
  }
  if (!only) told.v2 = await (await client.fetch(`/v2/servicing/loan-data/${id}`)).text();
  return told;
}

const TERMS = '{ asOf payment maturesOn totalInterest pastDueAmount payoff fees }';

/** One whose figures are of today. */
async function paidLoan(): Promise<SeededLoan> {
  const loan = await world.loan(SIMPLE_LOAN);
  await pay(servicer, loan.id, '10.00');
  return loan;
}

/** One whose figures are of the last end of day. */
async function closedLoan(): Promise<SeededLoan> {
  const loan = await paidLoan();
  clock.set('2026-01-22');
  await closeDay(world.prisma, businessDate('2026-01-21'));
  return loan;
}

const clientOf = (role: Role, { borrowerId }: SeededLoan) =>
  world.client(role, role === 'BORROWER' ? { borrower: borrowerId } : {});

describe('what a client may read, quote and preview is the same with and without', () => {
  it.each(TRIED)('for %s a hold for %s', async (role, kind) => {
    const loan = await paidLoan();
    const client = await clientOf(role, loan);
    const before = await all(client, loan);
    expect(before.loan).toMatchObject({ loan: { id: loan.id } });
    const { hold } = await command(servicer, 'placeHold', { loanId: loan.id, kind, reason: 'x' });
    expect(hold?.kind).toBe(kind);
    expect(await all(client, loan)).toEqual(before);
    await command(servicer, 'liftHold', { holdId: hold!.id, reason: 'x' });
    expect(await all(client, loan)).toEqual(before);
  });

  it.each(TRIED)('for %s a hold for %s, on a loan whose figures are of an earlier day', async (role, kind) => {
    const loan = await closedLoan();
    const client = await clientOf(role, loan);
    const before = await all(client, loan);
    expect(before.loan).toMatchObject({ loan: { figuresAsOf: '2026-01-21' } });
    const { hold } = await command(servicer, 'placeHold', { loanId: loan.id, kind, reason: 'x' });
    expect(await all(client, loan)).toEqual(before);
    await command(servicer, 'liftHold', { holdId: hold!.id, reason: 'x' });
    expect(await all(client, loan)).toEqual(before);
  });

  it.each(['MARKETPLACE', 'LENDER', 'ADMIN'] as const)('for %s a notice of bankruptcy', async (role) => {
    const loan = await paidLoan();
    const client = await clientOf(role, loan);
    const before = await all(client, loan);
    const notice = { loanId: loan.id, noticedOn: '2026-01-10', reason: 'x' };
    expect(await command(servicer, 'recordBankruptcyNotice', notice)).toMatchObject({ loanId: loan.id });
    expect(await all(client, loan)).toEqual(before);
  });
});

/** A member that differs between two loans that are alike. */
const OWN = /(?:^|\.)(?:id|\w+Id|\w*[cC]ursor|\w*[hH]ash|\w+At)$/;

/** Every figure by its path. */
function figuresIn(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (value === null || typeof value !== 'object') return OWN.test(path) ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, below]) => figuresIn(below, `${path}.${name}`));
}

async function figuresOf(client: TestClient, loan: SeededLoan, told: readonly string[]) {
  const own = await all(client, loan, ['loan', 'holds', 'events', 'payments', 'payment']);
  // Ids of a seeded loan, its borrower and its application end alike.
  const text = JSON.stringify(own).replaceAll(loan.id.slice(3), 'own');
  return figuresIn(JSON.parse(text)).filter(([path]) => !told.some((name) => path.endsWith(`.${name}`)));
}

/** What a viewer is told beside late fees, refusals and autopay (docs/security.md). */
const TOLD: Readonly<Record<string, readonly string[]>> = { 'BORROWER FRAUD': ['paymentHistory'] };

it('what a client may read of unpaid installments is the same with and without a hold, month after month', async () => {
  const unpaid = async () => {
    const loan = await world.loan({ ...SIMPLE_LOAN, lateFee: null });
    await pay(servicer, loan.id, '10.00');
    return loan;
  };
  const pairs = TRIED.filter(([role, kind]) => role !== 'MARKETPLACE' || kind === 'BANKRUPTCY');
  const twins = await Promise.all(
    pairs.map(async ([role, kind]) => ({ role, kind, free: await unpaid(), held: await unpaid() })),
  );
  for (const { kind, held } of twins) await command(servicer, 'placeHold', { loanId: held.id, kind, reason: 'x' });
  for (const day of ['2026-02-02', '2026-04-10'].map(businessDate)) {
    clock.set(addDays(day, 1));
    await closeDay(world.prisma, day);
    for (const { role, kind, free, held } of twins) {
      const told = TOLD[`${role} ${kind}`] ?? [];
      const [without, withHold] = [free, held].map(async (loan) => figuresOf(await clientOf(role, loan), loan, told));
      expect(await withHold, `${role} ${kind} ${day}`).toEqual(await without);
    }
  }
}, 300_000);

it('a payment that a hidden hold stopped is skipped without its reason', async () => {
  const loan = await paidLoan();
  await onAutopay(servicer, loan.id);
  await command(servicer, 'placeHold', { loanId: loan.id, kind: 'FRAUD', reason: 'x' });
  clock.set('2026-01-30');
  await (await nightOf(world, clock)).collect('2026-01-30');
  const borrower = await clientOf('BORROWER', loan);
  const told = JSON.stringify(await all(borrower, loan));
  expect(told).toContain('"skipReason":"NOT_COLLECTED"');
  expect(told).not.toMatch(/ON_HOLD|FRAUD/);
});

it('no command of a client is refused for a hold that it may not see, but the funding of a loan by its lender', async () => {
  const refused: string[] = [];
  for (const [role, kind] of HIDDEN) {
    const verdicts = await guard.evaluate(scopeSet(ROLE_SCOPES[role]));
    for (const { name, blockedBy } of offeredOnLoans())
      if (verdicts.sees('Mutation', name) && blocks(kind, blockedBy)) refused.push(`${role} ${name} ${kind}`);
  }
  expect(refused).toEqual(['LENDER fundLoan BANKRUPTCY', 'LENDER fundLoan DECEASED']);
});

describe('commands that a borrower may give are answered the same with and without', () => {
  it.each(['FRAUD', 'LITIGATION'] as const)('a hold for %s', async (kind) => {
    const [free, held] = [await world.loan(SIMPLE_LOAN), await world.loan(SIMPLE_LOAN)];
    await command(servicer, 'placeHold', { loanId: held.id, kind, reason: 'x' });
    const answered = async (loan: SeededLoan) => {
      const { __typename, code } = await command(await clientOf('BORROWER', loan), 'initiateRepayment', {
        loanId: loan.id,
      });
      return { __typename, code };
    };
    expect(await answered(held)).toEqual(await answered(free));
  });
});
