import { beforeAll, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { ROLES, type Role } from '../../src/domain/access/roles.js';
import { closeDay } from '../support/close-day.js';
import { command, pay } from '../support/commands.js';
import { openServicing } from '../support/servicing.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';

/** Sold by LEN-A to LEN-B, then by LEN-B to LEN-C, each with a servicing fee of its own. */
const { clock, world, servicer } = await openServicing('2026-02-01');

let loanId: string;
let borrowerId: string;
let lenders: Record<'A' | 'B' | 'C' | 'D', TestClient>;
let sales: readonly [string, string];

const sell = async (
  seller: TestClient,
  buyer: TestClient,
  buyerId: string,
  settlementDate: string,
  servicingFee: string,
) => {
  const sale = { loanId, buyerId, settlementDate, priceRatio: '0.987', servicingFee };
  const { transfer } = await command(seller, 'proposeTransfer', sale);
  await command(buyer, 'acceptTransfer', { transferId: transfer?.id });
  await closeDay(world.prisma, businessDate(settlementDate));
  return transfer?.id ?? '';
};

beforeAll(async () => {
  const lender = (id: string) => world.client('LENDER', { lender: `LEN-${id}` });
  lenders = { A: await lender('A'), B: await lender('B'), C: await lender('C'), D: await lender('D') };
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, lenderId: 'LEN-A' }));
  ({ borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } }));
  const { A, B, C } = lenders;
  clock.set('2026-02-01');
  const first = await sell(A, B, 'LEN-B', '2026-02-10', '0.02');
  clock.set('2026-03-01');
  await pay(servicer, loanId, '1066.00');
  const second = await sell(B, C, 'LEN-C', '2026-03-10', '0.03');
  clock.set('2026-04-01');
  await pay(servicer, loanId, '1066.00');
  sales = [first, second];
});

interface Seen {
  readonly loan: {
    readonly ledger: {
      readonly totalCount: number;
      readonly nodes: readonly { readonly kind: string; readonly ownerId: string }[];
    };
    readonly trialBalance: readonly { readonly account: string; readonly amount: string }[];
    readonly events: { readonly nodes: readonly { readonly command: string; readonly clientId?: string }[] };
  } | null;
}

const look = async (client: TestClient, clientId = 'clientId') => {
  clock.set('2026-04-01');
  return client.data<Seen>(
    `query ($id: ID!) { loan(id: $id) { ledger(first: 100) { totalCount nodes { kind ownerId } } trialBalance { account amount }
      events(first: 100) { nodes { command ${clientId} } } } }`,
    { id: loanId },
  );
};

const feesIn = ({ loan }: Seen) =>
  loan!.ledger.nodes.filter(({ kind }) => kind === 'SERVICING_FEE').map(({ ownerId }) => ownerId);
const cashIn = ({ loan }: Seen) => loan!.trialBalance.find(({ account }) => account === 'CASH')?.amount;

it('servicing fees are for staff, and a lender sees only its own', async () => {
  expect(feesIn(await look(servicer))).toEqual(['LEN-B', 'LEN-C']);
  expect(cashIn(await look(servicer))).toBe('2078.70');
  const owner = await look(lenders.C);
  expect([feesIn(owner), cashIn(owner)]).toEqual([['LEN-C'], '2100.02']);
  expect(owner.loan!.ledger.totalCount).toBe(owner.loan!.ledger.nodes.length);
  const borrower = await look(await world.client('BORROWER', { borrower: borrowerId }), '');
  expect([feesIn(borrower), cashIn(borrower)]).toEqual([[], '2132.00']);
  expect(borrower.loan!.ledger.totalCount).toBe(borrower.loan!.ledger.nodes.length);
});

it('former owners, and lenders that never owned it, do not see the loan', async () => {
  for (const client of [lenders.A, lenders.B, lenders.D]) expect((await look(client)).loan).toBeNull();
  const { events } = (await look(lenders.C)).loan!;
  expect(events.nodes.map(({ command: name }) => name)).toContain('executeTransfer');
  // Each sale was accepted by a lender that did not own the loan.
  const accepted = events.nodes.filter(({ command: name }) => name === 'acceptTransfer');
  expect(accepted.map(({ clientId }) => clientId)).toEqual(['other-lender', 'other-lender']);
});

it('borrowers are told of a sale once it is executed', async () => {
  const { loan } = await look(await world.client('BORROWER', { borrower: borrowerId }), '');
  const names = loan!.events.nodes.map(({ command: name }) => name);
  expect(names.filter((name) => name.endsWith('Transfer'))).toEqual(['executeTransfer', 'executeTransfer']);
});

it('a lender sees its own transfers, by list and by id, and counts no others', async () => {
  const seenBy = async (client: TestClient) => {
    const { loanTransfers } = await client.data<{ loanTransfers: { totalCount: number; nodes: { id: string }[] } }>(
      '{ loanTransfers { totalCount nodes { id } } }',
    );
    const { nodes } = await client.data<{ nodes: ({ id: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: sales },
    );
    expect(loanTransfers.totalCount).toBe(loanTransfers.nodes.length);
    const found = nodes.map((node) => node?.id).filter((id) => id !== undefined);
    expect(loanTransfers.nodes.map(({ id }) => id).sort()).toEqual(found.sort());
    return found.map((id) => sales.indexOf(id)).sort();
  };
  expect(await seenBy(lenders.A)).toEqual([0]);
  expect(await seenBy(lenders.B)).toEqual([0, 1]);
  expect(await seenBy(lenders.C)).toEqual([1]);
  expect(await seenBy(lenders.D)).toEqual([]);
});

it('a seller that proposes to buy back learns nothing of later sales', async () => {
  const back = { settlementDate: '2026-04-10', priceRatio: '1' };
  const message = 'The loan of this transfer cannot be bought back now.';
  clock.set('2026-04-01');
  expect(await command(lenders.A, 'buyBack', { transferId: sales[0], ...back })).toMatchObject({ message });
  expect(await command(lenders.D, 'buyBack', { transferId: sales[0], ...back })).toMatchObject({ code: 'NOT_FOUND' });
});

const REMITTANCE = `query ($ownerId: ID!) { remittance(ownerId: $ownerId, from: "2026-01-01", through: "2026-12-31") { net loans } }`;

it('a lender reads its own remittances only; others are zero like those of lenders that do not exist', async () => {
  const of = async (client: TestClient, ownerId: string) =>
    (await client.data<{ remittance: object }>(REMITTANCE, { ownerId })).remittance;
  expect(await of(lenders.B, 'LEN-B')).toEqual({ net: '1044.68', loans: 1 });
  expect(await of(servicer, 'LEN-B')).toEqual({ net: '1044.68', loans: 1 });
  expect(await of(lenders.A, 'LEN-B')).toEqual(await of(lenders.A, 'LEN-NONE'));
  expect(await of(lenders.C, 'LEN-C')).toEqual({ net: '1034.02', loans: 1 });
});

/** By role: whether it lists transfers, and whether it reads remittances. */
const EXPECTED: Readonly<Record<Role, readonly [transfers: boolean, remittances: boolean]>> = {
  MARKETPLACE: [false, false],
  BORROWER: [false, false],
  SUPPORT: [false, true],
  SERVICER: [false, true],
  UNDERWRITER: [true, true],
  LENDER: [true, true],
  AUDITOR: [true, true],
  ADMIN: [false, true],
};

it.each(ROLES)('%s', async (role) => {
  const client = await world.client(role, role === 'BORROWER' ? { borrower: borrowerId } : {});
  const transfers = await client.query<{ loanTransfers: { nodes: { price: string }[] } | null }>(
    '{ loanTransfers(filter: { state: [ACTIVE] }) { nodes { price sellerId loan { id } } } }',
  );
  const remittance = await client.query<{ remittance: object | null }>(REMITTANCE, { ownerId: 'LEN-B' });
  const isRefused = ({ errors }: { errors: readonly { extensions?: { code?: string } }[] }) =>
    errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
  expect([!isRefused(transfers), !isRefused(remittance)]).toEqual(EXPECTED[role]);
  if (EXPECTED[role][0]) expect(transfers.data?.loanTransfers?.nodes).toHaveLength(2);
  const proposed = await client.query(
    'mutation ($input: ProposeTransferInput!) { proposeTransfer(input: $input) { __typename } }',
    {
      input: { idempotencyKey: role, loanId, buyerId: 'LEN-X', settlementDate: '2026-04-30', priceRatio: '1' },
    },
  );
  expect([role, isRefused(proposed)]).toEqual([role, role !== 'LENDER']);
});
