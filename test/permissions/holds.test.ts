import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import type { Role } from '../../src/domain/access/roles.js';
import { entriesDuring } from '../support/audit-of.js';
import { command, type ShownHold } from '../support/commands.js';
import { eraseByTwo } from '../support/erase.js';
import { nodesOf, type Nodes } from '../support/nodes.js';
import { dumpRows } from '../support/table-rows.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { SeededLoan } from '../support/seed-loans.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const clock = testClock('2026-03-01');
let world: World;
let servicer: TestClient;
/** On hold for every reason there is. */
let loan: SeededLoan;
const holdIds = new Map<string, string>();

beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  loan = await world.loan(SIMPLE_LOAN);
  for (const kind of HOLD_KINDS) {
    const input = { loanId: loan.id, kind, from: '2026-02-01', reason: `Words of ${kind}` };
    const { hold } = await command(servicer, 'placeHold', input);
    holdIds.set(kind, hold?.id ?? '');
  }
});
afterAll(() => world.close());

const clientOf = (role: Role) => world.client(role, role === 'BORROWER' ? { borrower: loan.borrowerId } : {});

const FIELDS = 'kind from until placedAt stops forbids';

const shownTo = async (client: TestClient): Promise<string[] | undefined> => {
  const { data } = await client.query<{ loan: { holds: Nodes<ShownHold> | null } | null }>(
    `query ($id: ID!) { loan(id: $id) { holds { edges { node { ${FIELDS} } } } } }`,
    { id: loan.id },
  );
  const holds = data?.loan?.holds;
  return holds ? nodesOf(holds).map(({ kind }) => String(kind)) : undefined;
};

const PERSONAL = ['BANKRUPTCY', 'SERVICE_MEMBER', 'DECEASED'];
const STAFF = ['LITIGATION', 'FRAUD'];
const without = (...hidden: readonly string[]) => HOLD_KINDS.filter((kind) => !hidden.includes(kind));

/** The kinds that a role may know of; undefined where it may know of no holds at all. */
const SEEN: readonly (readonly [Role, readonly string[] | undefined])[] = [
  ['MARKETPLACE', undefined],
  ['BORROWER', without(...STAFF)],
  ['SUPPORT', HOLD_KINDS],
  ['SERVICER', HOLD_KINDS],
  ['UNDERWRITER', HOLD_KINDS],
  ['LENDER', without(...PERSONAL)],
  ['AUDITOR', HOLD_KINDS],
  ['ADMIN', without(...PERSONAL)],
];

describe('who may know of a hold', () => {
  it.each(SEEN)('%s', async (role, kinds) => {
    const client = await clientOf(role);
    expect((await shownTo(client))?.sort()).toEqual(kinds && [...kinds].sort());
    const queue = await client.query<{ holds: { totalCount: number; edges: { node: ShownHold }[] } | null }>(
      `{ holds(first: 100) { totalCount edges { node { ${FIELDS} } } } }`,
    );
    expect(queue.data?.holds?.edges.map(({ node }) => node.kind).sort()).toEqual(kinds && [...kinds].sort());
    expect(queue.data?.holds?.totalCount).toBe(kinds?.length);
    for (const kind of HOLD_KINDS) {
      const { errors, data } = await client.query<{ loans: { totalCount: number } | null }>(
        `{ loans(filter: { holds: [${kind}] }) { totalCount } }`,
      );
      const asked = await client.query(`{ holds(filter: { kind: [${kind}] }) { totalCount } }`);
      const code = kinds?.includes(kind) ? undefined : 'FORBIDDEN';
      expect([kind, errors[0]?.extensions.code, asked.errors[0]?.extensions.code]).toEqual([kind, code, code]);
      const others = await client.query<{ holds: { totalCount: number } | null }>(
        `{ holds(filter: { or: [{ not: { kind: [${kind}] } }] }) { totalCount } }`,
      );
      expect([kind, others.errors[0]?.extensions.code]).toEqual([kind, code]);
      if (kinds && !code) expect(others.data?.holds?.totalCount).toBe(kinds.length - 1);
      if (!code) expect(data?.loans?.totalCount).toBe(1);
    }
  });

  it('is not found out by refusals, nor by what is allowed', async () => {
    const { id } = await world.loan({ ...SIMPLE_LOAN, loanStatus: 'APPROVED' });
    const lender = await world.client('LENDER');
    const ask = async () =>
      (
        await lender.data<{ loan: { allowedCommands: string[]; viewerCommands: { command: string }[] } }>(
          'query ($id: ID!) { loan(id: $id) { allowedCommands viewerCommands { command allowed because message holds } } }',
          { id },
        )
      ).loan;
    const before = await ask();
    await command(servicer, 'placeHold', { loanId: id, kind: 'DECEASED', reason: 'x' });
    const after = await ask();
    expect(after.allowedCommands).toEqual(before.allowedCommands);
    // What the lender would be told when it tried, and nothing of what it may not try.
    const of = (all: typeof after, name: string) => all.viewerCommands.filter(({ command: one }) => one === name);
    const others = (all: typeof after) => all.viewerCommands.filter(({ command: one }) => one !== 'fundLoan');
    expect(others(after)).toEqual(others(before));
    expect(of(after, 'fundLoan')).toEqual([
      { command: 'fundLoan', allowed: false, because: 'HOLD', message: 'An active hold blocks fundLoan.', holds: [] },
    ]);
    expect(await command(lender, 'fundLoan', { loanId: id })).toEqual({
      __typename: 'LoanOnHold',
      code: 'ON_HOLD',
      message: 'An active hold blocks fundLoan.',
      command: 'fundLoan',
      holds: [],
    });
  });

  it('is not found out by events: they are shown to who may see every kind', async () => {
    const commands = async (client: TestClient) => {
      const { loan: found } = await client.data<{
        loan: { events: { edges: { node: { command: string | null; effectiveDate: string } }[] } };
      }>('query ($id: ID!) { loan(id: $id) { events { edges { node { command effectiveDate amounts changed } } } } }', {
        id: loan.id,
      });
      return new Set(found.events.edges.map(({ node }) => `${node.command} ${node.effectiveDate}`));
    };
    for (const role of ['SERVICER', 'SUPPORT'] as const)
      expect(await commands(await clientOf(role))).toEqual(new Set(['placeHold 2026-03-01']));
    for (const role of ['LENDER', 'BORROWER'] as const) {
      const client = await clientOf(role);
      expect(await commands(client)).toEqual(new Set());
      const { loanEvents } = await client.data<{ loanEvents: { edges: object[] } }>(
        '{ loanEvents(filter: { commands: [placeHold, liftHold] }) { edges { cursor } } }',
      );
      expect(loanEvents.edges).toEqual([]);
    }
  });

  it('decides also who may lift one', async () => {
    const stranger = await world.client('SERVICER', { servicer: 'SRV-OTHER' });
    expect(await command(stranger, 'liftHold', { holdId: holdIds.get('PAYMENT_DISPUTE'), reason: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await shownTo(stranger)).toBeUndefined();
    const { holds } = await stranger.data<{ holds: { edges: object[]; totalCount: number } }>(
      '{ holds { totalCount edges { cursor } } }',
    );
    expect(holds).toEqual({ edges: [], totalCount: 0 });
    const borrower = await world.client('BORROWER', { borrower: 'BOR-other' });
    expect(await shownTo(borrower)).toBeUndefined();
    const support = await clientOf('SUPPORT');
    const { errors } = await support.query(
      'mutation ($input: LiftHoldInput!) { liftHold(input: $input) { __typename } }',
      { input: { idempotencyKey: 'k', holdId: holdIds.get('PAYMENT_DISPUTE'), reason: 'x' } },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('the words of a hold', () => {
  it('are for callers with STAFF and PERSONAL, and personal ones are audited', async () => {
    const words = async (client: TestClient) =>
      (
        await client.query('query ($id: ID!) { loan(id: $id) { holds { edges { node { reason } } } } }', {
          id: loan.id,
        })
      ).text;
    for (const role of ['LENDER', 'BORROWER', 'ADMIN'] as const)
      expect(await words(await clientOf(role))).not.toContain('Words of');
    expect(await words(servicer)).toContain('Words of FRAUD');
    const entries = await entriesDuring(world, () => shownTo(servicer));
    expect(entries).toMatchObject([{ subjects: [`loan:${loan.id}`], classes: ['PERSONAL'] }]);
    for (const found of [
      '{ loans(filter: { holds: [DECEASED] }) { edges { node { loanStatus } } } }',
      '{ holds(filter: { kind: [DECEASED] }) { edges { node { from } } } }',
    ])
      expect(await entriesDuring(world, () => servicer.query(found))).toMatchObject([
        { subjects: expect.arrayContaining([`loan:${loan.id}`]) as string[], classes: ['PERSONAL'] },
      ]);
    expect(
      await entriesDuring(world, () =>
        servicer.query('{ loans(filter: { holds: [PAYMENT_DISPUTE] }) { totalCount } }'),
      ),
    ).toEqual([]);
    const lender = await clientOf('LENDER');
    expect(await entriesDuring(world, () => shownTo(lender))).toEqual([]);
  });

  it('are gone with the borrower, and so are the kinds that are about the person', async () => {
    await eraseByTwo(world, [loan.borrowerId]);
    const rows = await world.prisma.hold.findMany({ where: { loanId: loan.id } });
    expect(rows).toHaveLength(HOLD_KINDS.length);
    expect(rows.filter(({ reason, liftReason }) => reason !== null || liftReason !== null)).toEqual([]);
    expect(rows.flatMap(({ kind }) => kind ?? []).sort()).toEqual(without(...PERSONAL).sort());
    expect((await shownTo(servicer))?.filter((kind) => kind === 'null')).toHaveLength(PERSONAL.length);
    expect(await shownTo(await clientOf('LENDER'))).toHaveLength(HOLD_KINDS.length - PERSONAL.length);
    const later = { loanId: loan.id, from: '2026-12-01', reason: 'a widow called' };
    for (const kind of PERSONAL)
      expect(await command(servicer, 'placeHold', { ...later, kind })).toMatchObject({ code: 'CONFLICT' });
    expect(await world.prisma.hold.count({ where: { loanId: loan.id } })).toBe(HOLD_KINDS.length);
  });
});

describe('what was answered of a hold that is about the person', () => {
  it('is kept sealed with its key, and gone with the borrower', async () => {
    const { id, borrowerId } = await world.loan(SIMPLE_LOAN);
    const kept = async () =>
      (await dumpRows(world.prisma))
        .split('\n')
        .filter((row) => row.startsWith('IdempotencyKey') || row.includes(id))
        .filter((row) => PERSONAL.some((kind) => row.includes(kind)))
        .map((row) => row.split(' ', 1)[0]);
    const place = (kind: string) => () =>
      command(servicer, 'placeHold', { idempotencyKey: `held ${kind}`, loanId: id, kind, reason: 'x' });
    const [bankrupt, disputed] = [place('BANKRUPTCY'), place('PAYMENT_DISPUTE')];
    const { hold } = await bankrupt();
    const refused = () =>
      command(servicer, 'refundCredit', { idempotencyKey: 'refused', loanId: id, amount: '1.00', reason: 'x' });
    expect(await refused()).toMatchObject({ code: 'ON_HOLD', holds: [{ kind: 'BANKRUPTCY' }] });
    const lifted = () => command(servicer, 'liftHold', { idempotencyKey: 'lifted', holdId: hold?.id, reason: 'x' });
    const answers = [bankrupt, refused, lifted, disputed];
    const ask = async () => {
      const told = [];
      for (const one of answers) told.push(await one());
      return told;
    };
    const first = await ask();
    expect(first).toMatchObject([
      { hold: { kind: 'BANKRUPTCY' } },
      { code: 'ON_HOLD' },
      { hold: { id: hold?.id, kind: 'BANKRUPTCY' } },
      { __typename: 'HoldUpdated' },
    ]);
    expect(await ask()).toEqual(first);
    expect(await kept()).toEqual(['Hold']);
    await eraseByTwo(world, [borrowerId]);
    expect(await kept()).toEqual([]);
    const gone = { __typename: 'CommandRefused', code: 'CONFLICT' };
    expect(await ask()).toMatchObject([gone, gone, gone, first[3]]);
  });
});
