/* oxlint-disable typescript/no-unnecessary-condition -- A loan without an account has no delinquency. */
import { afterAll, describe, expect, it } from 'vitest';
import { allCommands } from '../../../src/features/command/registry.js';
import { command } from '../../support/commands.js';
import { EVENT, POSTING, preview } from '../../support/preview.js';
import {
  actorOf,
  APPLICATION,
  DAY_OF_SITUATIONS,
  inputFor,
  ONLY_APPROVED,
  type Scene,
  sceneFor,
} from '../../support/situations.js';
import { dumpRows } from '../../support/table-rows.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld } from '../../support/world.js';

const world = await openWorld({ clock: testClock(DAY_OF_SITUATIONS) });
afterAll(() => world.close());
const [servicer, second] = [await world.client('SERVICER'), await world.client('SERVICER')];
const [underwriter, lender] = [await world.client('UNDERWRITER'), await world.client('LENDER')];
const clients: Scene['clients'] = { servicer, second, underwriter, lender };

const ON_LOANS = allCommands()
  .filter(({ name, onLoan }) => onLoan && !ONLY_APPROVED.includes(name))
  .map(({ name }) => name);

const LOAN = `query ($id: ID!) { loan(id: $id) {
  loanStatus encumberedStatus aprPercent creditBalance allowedCommands
  delinquency { pastDueAmount daysPastDue feesDue interestIsIncome }
  payoffQuote { amount }
  schedule(first: 100) { nodes { dueDate amount open } }
  holds(activeOn: "${DAY_OF_SITUATIONS}") { nodes { kind } }
  events(last: 100) { nodes { sequence ${EVENT} } }
  ledger(last: 100) { nodes { id ${POSTING} } } } }`;

interface Installment {
  readonly dueDate: string;
  readonly amount: string;
  readonly open: string;
}

interface ReadLoan {
  readonly loanStatus: string;
  readonly encumberedStatus: string | null;
  readonly aprPercent: string | null;
  readonly creditBalance: string | null;
  readonly allowedCommands: readonly string[];
  readonly delinquency: Readonly<Record<'pastDueAmount' | 'feesDue', string>> & {
    readonly daysPastDue: number;
    readonly interestIsIncome: boolean;
  };
  readonly payoffQuote: { readonly amount: string } | null;
  readonly schedule: { readonly nodes: readonly Installment[] } | null;
  readonly holds: { readonly nodes: readonly { readonly kind: string }[] };
  readonly events: { readonly nodes: readonly ({ readonly sequence: number } & object)[] };
  readonly ledger: { readonly nodes: readonly ({ readonly id: string } & object)[] };
}

/** The loan as every other query shows it. */
async function read(client: TestClient, id: string): Promise<ReadLoan | null> {
  const { loan } = await client.data<{ loan: ReadLoan | null }>(LOAN, { id });
  return loan;
}

/** The figures of a preview that other queries show as well, by its names. */
function figuresOf(loan: ReadLoan | null) {
  if (!loan) return null;
  const { delinquency, payoffQuote, schedule, creditBalance, holds } = loan;
  const next = schedule?.nodes.find(({ dueDate, open }) => dueDate >= DAY_OF_SITUATIONS && open !== '0.00');
  return {
    loanStatus: loan.loanStatus,
    encumberedStatus: loan.encumberedStatus,
    aprPercent: loan.aprPercent,
    pastDueAmount: delinquency?.pastDueAmount ?? null,
    daysPastDue: delinquency?.daysPastDue ?? null,
    feesDue: delinquency?.feesDue ?? null,
    interestIsIncome: delinquency?.interestIsIncome ?? null,
    payoff: payoffQuote?.amount ?? null,
    credit: creditBalance,
    nextDueOn: next?.dueDate ?? null,
    nextDueAmount: next?.open ?? null,
    payment: next?.amount ?? null,
    holds: holds.nodes.map(({ kind }) => kind),
  };
}

const withoutPlace = ({ sequence: _sequence, ...event }: { readonly sequence: number }) => event;
const withoutId = ({ id: _id, ...posting }: { readonly id: string }) => posting;

/** Ids that were made up for this carrying out differ from those of another one. */
const newOf = <Row, Shown>(after: readonly Row[], before: readonly Row[], show: (row: Row) => Shown): Shown[] =>
  after.slice(before.length).map(show);

describe('a preview', () => {
  it.each(ON_LOANS)('of %s shows what the command then does, and changes nothing', async (name) => {
    const scene = await sceneFor(name, world, clients);
    const input = await inputFor(name, scene);
    const actor = clients[actorOf(name)];
    const before = await read(actor, scene.loanId);
    const rows = await dumpRows(world.prisma);

    const shown = await preview(actor, name, input);

    const personal = [shown.before, shown.after].some((figures) => (figures?.holds as string[] | undefined)?.length);
    // Personal holds were shown, or a letter read personal data: the audit log says so.
    const isAudited = personal || name === 'issueLetter';
    const kept = (dump: string) => dump.split('\n').filter((row) => !isAudited || !row.startsWith('Audit'));
    expect(kept(await dumpRows(world.prisma))).toEqual(kept(rows));
    expect(shown).toMatchObject({ command: name, refusal: null });

    expect(await command(actor, name, input)).not.toHaveProperty('code');
    const after = await read(actor, scene.loanId);
    expect(shown.before).toEqual(before && expect.objectContaining(figuresOf(before)));
    expect(shown.after).toEqual(after && expect.objectContaining(figuresOf(after)));
    if (!before || !after) return;
    expect(shown.events).toEqual(newOf(after.events.nodes, before.events.nodes, withoutPlace));
    expect(shown.postings).toEqual(newOf(after.ledger.nodes, before.ledger.nodes, withoutId));
    const allowed = (loan: ReadLoan, other: ReadLoan) =>
      loan.allowedCommands.filter((each) => !other.allowedCommands.includes(each));
    expect(shown.newlyAllowed).toEqual(allowed(after, before));
    expect(shown.noLongerAllowed).toEqual(allowed(before, after));
  });

  it('of an application shows the loan that it creates', async () => {
    const rows = await dumpRows(world.prisma);
    const shown = await preview(underwriter, 'createLoan', APPLICATION);
    expect(await dumpRows(world.prisma)).toBe(rows);
    expect(shown).toMatchObject({
      refusal: null,
      before: null,
      after: { loanStatus: 'CREATED', principal: null },
      events: [{ command: 'createLoan', fromState: null, toState: 'CREATED' }],
    });
    expect(shown.newlyAllowed).toContain('startUnderwriting');
  });

  it('shows the refusal of the command, and nothing else', async () => {
    const { id: loanId } = await world.loan({ loanStatus: 'CLOSED' });
    const asked = { loanId, amount: '-1', method: 'ACH' };
    const rows = await dumpRows(world.prisma);
    const shown = await preview(servicer, 'submitRepayment', asked);
    expect(await dumpRows(world.prisma)).toBe(rows);
    const { code, message } = await command(servicer, 'submitRepayment', asked);
    expect(shown).toMatchObject({ refusal: { code, message }, before: null, after: null, events: [], postings: [] });
    expect(code).toBeDefined();
  });

  it('leaves the idempotency key free, and the loan unlocked', async () => {
    const { id: loanId } = await world.loan({});
    const asked = { loanId, kind: 'PAYMENT_DISPUTE', reason: 'x', idempotencyKey: `K-${loanId}` };
    await preview(servicer, 'placeHold', asked);
    expect(await command(servicer, 'placeHold', { ...asked, reason: 'y' })).toMatchObject({
      __typename: 'HoldUpdated',
    });
  });

  it('asks for the scopes of the command', async () => {
    const { id: loanId } = await world.loan({});
    const support = await world.client('SUPPORT');
    expect(await preview(support, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' })).toMatchObject({
      refusal: { code: 'BEYOND_OWN_ACCESS', message: 'Requires the scope loan:service.' },
      after: null,
    });
  });

  it('takes exactly one command', async () => {
    const { errors } = await servicer.query('{ previewCommand(input: {}) { command } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('counts as nothing in what the same loan is asked at the same time', async () => {
    const { id: loanId } = await world.loan({});
    const asked = { loanId, kind: 'OTHER', amount: '1.00', reason: 'x' };
    const shown = await Promise.all(Array.from({ length: 5 }, () => preview(servicer, 'assessFee', asked)));
    for (const each of shown) expect(each).toEqual(shown[0]);
  });
});
