import { beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { differences } from '../../support/reconciled.js';
import { openServicing } from '../../support/servicing.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';

/**
 * 12,000.00 at 12 percent from 1 January 2026; twelve installments of 1,066.00, due from 1 February on. At Actual/365 a day costs
 * 12,000 x 0.12 / 365 = 3.945205... at first.
 */
const { clock, world, servicer } = await openServicing('2026-02-01');
const whole = await world.client('LENDER');

/** Each test has a loan and three lenders of its own. */
let [loanId, A, B] = ['', '', ''];
let [alice, bob, carol] = [whole, whole, whole];
let tests = 0;
beforeEach(async () => {
  tests += 1;
  [A, B] = [`LEN-A${tests}`, `LEN-B${tests}`];
  [alice, bob, carol] = (await Promise.all(
    [A, B, `LEN-C${tests}`].map((lender) => world.client('LENDER', { lender })),
  )) as [TestClient, TestClient, TestClient];
  ({ id: loanId } = await world.loan({ ...SIMPLE_LOAN, lateFee: null, lenderId: A }));
});

const sale = () => ({ buyerId: B, settlementDate: '2026-02-10', priceRatio: '1.02' });

async function propose(input: object = {}, by: TestClient = alice): Promise<string> {
  const { transfer, ...answer } = await command(by, 'proposeTransfer', { loanId, ...sale(), ...input });
  if (!transfer) throw new Error(JSON.stringify(answer));
  return transfer.id;
}

/** Closes a day on the next morning, and goes on from there. */
async function close(day: string): Promise<void> {
  await closeDay(world.prisma, businessDate(day));
}

async function sell(input: object = {}): Promise<string> {
  const transferId = await propose(input);
  await command(bob, 'acceptTransfer', { transferId });
  await close('2026-02-10');
  clock.set('2026-02-11');
  return transferId;
}

const TRANSFER = `id loanId state sellerId buyerId settlementDate price principal accruedInterest fees credit declinedFor servicerId`;

const transfers = async (client: TestClient) => {
  const { loanTransfers } = await client.data<{
    loanTransfers: { nodes: Record<string, string | null>[]; totalCount: number };
  }>(
    `query ($ids: [ID!]) { loanTransfers(filter: { loanIds: $ids }) { nodes { ${TRANSFER} loan { id } } totalCount } }`,
    { ids: [loanId] },
  );
  return loanTransfers;
};

const loanAs = async (client: TestClient, fields = 'id lender { lenderId }') => {
  const { loan } = await client.data<{ loan: Record<string, unknown> | null }>(
    `query ($id: ID!) { loan(id: $id) { ${fields} } }`,
    { id: loanId },
  );
  return loan;
};

type Balances = Record<string, string>;
const byAccount = (entries: { account: string; amount: string }[]): Balances =>
  Object.fromEntries(entries.map(({ account, amount }) => [account, amount]));

/** The books of an owner on this loan, from its postings. */
async function books(ownerId: string): Promise<Balances> {
  const rows = await world.prisma.$queryRaw<{ account: string; amount: string }[]>`
    SELECT e."account"::text, SUM(e."amount")::text AS "amount" FROM "LedgerPosting" p JOIN "LedgerEntry" e ON e."postingId" = p."id"
    WHERE p."loanId" = ${loanId} AND p."ownerId" = ${ownerId} GROUP BY 1 HAVING SUM(e."amount") <> 0`;
  return byAccount(rows);
}

async function remittance(client: TestClient, ownerId: string, from = '2026-01-01', through = '2026-12-31') {
  const { remittance: found } = await client.data<{ remittance: Record<string, string | number> }>(
    `query ($ownerId: ID!, $from: Date!, $through: Date!) { remittance(ownerId: $ownerId, from: $from, through: $through) {
      collections returns refunds servicingFees disbursements other net loans } }`,
    { ownerId, from, through },
  );
  return found;
}

describe('proposals', () => {
  it('the seller proposes, the buyer accepts, and the close of the day makes the buyer the owner', async () => {
    const transferId = await propose();
    expect(await transfers(bob)).toMatchObject({ nodes: [{ id: transferId, state: 'PENDING', loan: null }] });
    expect(await transfers(carol)).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await loanAs(bob)).toBeNull();
    expect(await command(bob, 'acceptTransfer', { transferId })).toMatchObject({ transfer: { state: 'PENDING' } });
    await close('2026-02-09');
    expect(await loanAs(alice)).toMatchObject({ lender: { lenderId: A } });
    await close('2026-02-10');
    expect(await loanAs(alice)).toBeNull();
    expect(await loanAs(bob)).toMatchObject({ lender: { lenderId: B } });
    // 40 days of interest at 3.945205..., and 1.02 of the principal.
    expect(await transfers(alice)).toMatchObject({
      nodes: [
        {
          state: 'ACTIVE',
          principal: '12000.00',
          accruedInterest: '157.81',
          fees: '0.00',
          credit: '0.00',
          price: '12397.81',
          loan: null,
        },
      ],
    });
    expect(await transfers(bob)).toMatchObject({ nodes: [{ state: 'ACTIVE', loan: { id: loanId } }] });
  });

  it('a loan has one pending transfer, and what is declined or cancelled is over', async () => {
    const first = await propose();
    expect(await command(alice, 'proposeTransfer', { loanId, ...sale(), buyerId: 'LEN-C' })).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
    expect(await command(bob, 'declineTransfer', { transferId: first })).toMatchObject({
      transfer: { state: 'DECLINED', declinedFor: 'BY_OTHER_LENDER' },
    });
    expect(await command(bob, 'acceptTransfer', { transferId: first })).toMatchObject({
      code: 'CONFLICT',
      message: 'The transfer is DECLINED. Only a pending transfer can change.',
    });
    const second = await propose();
    expect(await command(alice, 'cancelTransfer', { transferId: second })).toMatchObject({
      transfer: { state: 'CANCELLED' },
    });
    const third = await propose();
    await command(bob, 'acceptTransfer', { transferId: third });
    expect(await command(bob, 'acceptTransfer', { transferId: third })).toMatchObject({ code: 'CONFLICT' });
    await command(alice, 'cancelTransfer', { transferId: third });
    await close('2026-02-10');
    expect(await loanAs(alice)).toMatchObject({ lender: { lenderId: A } });
  });

  it('each lender has its own commands, and to a third one there is no transfer', async () => {
    const transferId = await propose();
    const NOT_FOUND = { code: 'NOT_FOUND', message: 'There is no object with this ID in your portfolio.' };
    expect(await command(alice, 'acceptTransfer', { transferId })).toMatchObject(NOT_FOUND);
    expect(await command(alice, 'declineTransfer', { transferId })).toMatchObject(NOT_FOUND);
    expect(await command(bob, 'cancelTransfer', { transferId })).toMatchObject(NOT_FOUND);
    for (const name of ['acceptTransfer', 'declineTransfer', 'cancelTransfer'])
      expect(await command(carol, name, { transferId })).toEqual(await command(carol, name, { transferId: 'TF-none' }));
    expect(await command(carol, 'proposeTransfer', { loanId, ...sale() })).toMatchObject({ code: 'NOT_FOUND' });
    const back = { transferId, settlementDate: '2026-02-20', priceRatio: '1' };
    expect(await command(bob, 'buyBack', back)).toMatchObject(NOT_FOUND);
    // Not executed yet.
    expect(await command(alice, 'buyBack', back)).toMatchObject({ code: 'CONFLICT' });
  });

  it('a client that acts for both lenders cannot accept what it proposed', async () => {
    const transferId = await propose({}, whole);
    expect(await command(whole, 'acceptTransfer', { transferId })).toMatchObject({ code: 'SAME_CLIENT' });
    expect(await command(bob, 'acceptTransfer', { transferId })).toMatchObject({ __typename: 'TransferUpdated' });
  });

  it('checks what is proposed', async () => {
    const faults = async (input: object) =>
      (await command(alice, 'proposeTransfer', { loanId, ...sale(), ...input })).faults;
    expect(await faults({ buyerId: A })).toEqual([{ field: 'buyerId', reason: 'must be another lender' }]);
    expect(await faults({ buyerId: '078-05-1120' })).toMatchObject([{ field: 'buyerId' }]);
    expect(await faults({ settlementDate: '2026-01-31' })).toMatchObject([{ field: 'settlementDate' }]);
    expect(await faults({ settlementDate: '2027-03-01' })).toMatchObject([{ field: 'settlementDate' }]);
    expect(await faults({ priceAmount: '100.00' })).toMatchObject([{ field: 'priceRatio' }]);
    expect(await faults({ priceRatio: null })).toMatchObject([{ field: 'priceRatio' }]);
    expect(await faults({ priceRatio: '0' })).toMatchObject([{ field: 'priceRatio' }]);
    expect(await faults({ servicingFee: '0.51' })).toMatchObject([{ field: 'servicingFee' }]);
    const transferId = await propose({ servicing: 'RELEASED' });
    expect((await command(bob, 'acceptTransfer', { transferId })).faults).toMatchObject([{ field: 'servicerId' }]);
    const named = { transferId, servicerId: 'SRV-9', ledgerHash: 'none' };
    expect((await command(bob, 'acceptTransfer', named)).faults).toMatchObject([{ field: 'ledgerHash' }]);
  });

  it('is declined at the close when it was not accepted, or nothing is owed', async () => {
    const transferId = await propose();
    await close('2026-02-10');
    expect(await transfers(alice)).toMatchObject({ nodes: [{ state: 'DECLINED', declinedFor: 'NOT_ACCEPTED' }] });
    clock.set('2026-02-11');
    expect(await command(bob, 'acceptTransfer', { transferId })).toMatchObject({ code: 'CONFLICT' });
    const second = await propose({ settlementDate: '2026-02-20' });
    await command(bob, 'acceptTransfer', { transferId: second });
    await pay(servicer, loanId, '12500.00');
    await close('2026-02-20');
    const { nodes } = await transfers(alice);
    expect(nodes[0]).toMatchObject({ id: second, state: 'DECLINED', declinedFor: 'NOTHING_OWED' });
    expect(await loanAs(alice)).toMatchObject({ lender: { lenderId: A } });
  });

  it('cannot be accepted after its settlement date, also before the end of that day ran', async () => {
    const transferId = await propose();
    clock.set('2026-02-11');
    expect(await command(bob, 'acceptTransfer', { transferId })).toMatchObject({
      code: 'CONFLICT',
      message: 'The settlement date 2026-02-10 has passed. Propose a new transfer.',
    });
  });
});

describe('books', () => {
  it('balances pass at the cut-off, and income before it stays with the seller', async () => {
    await pay(servicer, loanId, '1066.00');
    await sell();
    // 1 February: 31 days are 122.30, so 943.70 is principal. Then 9 days on 11,056.30.
    expect(await books(A)).toEqual({
      OPENING_BALANCE: '-12000.00',
      CASH: '1066.00',
      INTEREST_INCOME: '-155.01',
      TRANSFERRED: '11089.01',
    });
    expect(await books(B)).toEqual({
      PRINCIPAL_RECEIVABLE: '11056.30',
      INTEREST_RECEIVABLE: '32.71',
      TRANSFERRED: '-11089.01',
    });
    expect(await differences(world.prisma)).toEqual([]);
  });

  /**
   * A sale in mid-period, a payment of before the cut-off that comes back, and a buy-back, by hand:
   * 1 February: 1,066.00 is paid to LEN-A (interest 122.30, principal 943.70). Sold at the close of the 10th, with a fee of one percent.
   * 1 March: 1,066.00 is paid to LEN-B, which costs 10.66. 5 March: the first payment is returned, and LEN-A pays it.
   * Bought back at the close of 10 March. 1 April: 1,066.00 is paid to LEN-A, without a fee. 5 April: that of 1 March is returned,
   * LEN-B pays it, and gets its fee back.
   */
  it('a sale with returned payments and a buy-back leaves each lender its own cash', async () => {
    const first = await pay(servicer, loanId, '1066.00');
    const transferId = await sell({ servicingFee: '0.01' });
    clock.set('2026-03-01');
    const second = await pay(servicer, loanId, '1066.00');
    expect(await remittance(bob, B)).toMatchObject({
      collections: '1066.00',
      servicingFees: '-10.66',
      net: '1055.34',
      loans: 1,
    });
    clock.set('2026-03-05');
    await command(servicer, 'reverseRepayment', { repaymentId: first, reason: 'returned' });
    expect(await remittance(alice, A)).toMatchObject({ collections: '1066.00', returns: '-1066.00', net: '0.00' });
    expect(await remittance(bob, B)).toMatchObject({ net: '1055.34' });
    const back = { transferId, settlementDate: '2026-03-10', priceAmount: '12000.00' };
    const { transfer } = await command(alice, 'buyBack', back);
    expect(transfer).toMatchObject({ sellerId: B, buyerId: A, proposedBySide: 'BUYER', principalOffered: null });
    expect(await command(bob, 'acceptTransfer', { transferId: transfer?.id })).toMatchObject({ transfer: {} });
    for (const day of ['2026-03-09', '2026-03-10']) await close(day);
    clock.set('2026-04-01');
    expect(await loanAs(bob)).toBeNull();
    await pay(servicer, loanId, '1066.00');
    clock.set('2026-04-05');
    await command(servicer, 'reverseRepayment', { repaymentId: second, reason: 'returned' });
    expect(await remittance(alice, A)).toMatchObject({
      collections: '2132.00',
      returns: '-1066.00',
      servicingFees: '0.00',
      net: '1066.00',
    });
    expect(await remittance(bob, B)).toMatchObject({
      collections: '1066.00',
      returns: '-1066.00',
      servicingFees: '0.00',
      net: '0.00',
    });
    const [ofAlice, ofBob] = [await books(A), await books(B)];
    expect(ofAlice.CASH).toBe('1066.00');
    // Only income of the days of its own, and what passed.
    expect(Object.keys(ofBob).sort()).toEqual(['INTEREST_INCOME', 'TRANSFERRED']);
    expect(await loanAs(alice, 'ownership { ownerId from through }')).toEqual({
      ownership: [
        { ownerId: A, from: null, through: '2026-02-10' },
        { ownerId: B, from: '2026-02-11', through: '2026-03-10' },
        { ownerId: A, from: '2026-03-11', through: null },
      ],
    });
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('money that is recorded late is that of the owner on its effective date', async () => {
    await sell({ servicingFee: '0.01' });
    await pay(servicer, loanId, '1066.00', '2026-02-08');
    expect(await remittance(alice, A)).toMatchObject({ collections: '1066.00', servicingFees: '0.00' });
    expect((await books(B)).CASH).toBeUndefined();
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('what is recorded for later days before the close has run goes to the buyer', async () => {
    const transferId = await propose({ servicingFee: '0.01' });
    await command(bob, 'acceptTransfer', { transferId });
    clock.set('2026-02-11');
    await pay(servicer, loanId, '1066.00');
    const early = await pay(servicer, loanId, '500.00', '2026-02-09');
    await command(servicer, 'reverseRepayment', { repaymentId: early, reason: 'returned' });
    expect(await remittance(alice, A)).toMatchObject({ net: '1066.00' });
    await close('2026-02-10');
    expect(await remittance(alice, A)).toMatchObject({ net: '0.00', servicingFees: '0.00' });
    expect(await remittance(bob, B)).toMatchObject({ collections: '1066.00', net: '1055.34' });
    const [ofAlice, ofBob] = [await books(A), await books(B)];
    expect(ofAlice.PRINCIPAL_RECEIVABLE).toBeUndefined();
    expect(ofAlice.INTEREST_RECEIVABLE).toBeUndefined();
    expect(ofBob.CASH).toBe('1055.34');
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('the trial balances of both lenders are their books, on any day', async () => {
    await pay(servicer, loanId, '1066.00');
    await sell({ servicingFee: '0.01' });
    clock.set('2026-03-01');
    await pay(servicer, loanId, '1066.00');
    const balances = async (client: TestClient, on: string) => {
      const { portfolio } = await client.data<{ portfolio: { trialBalance: { account: string; amount: string }[] } }>(
        'query ($on: Date) { portfolio { trialBalance(on: $on) { account amount } } }',
        { on },
      );
      return byAccount(portfolio.trialBalance);
    };
    const sums = await world.prisma.$queryRaw<{ ownerId: string; account: string; amount: string }[]>`
      SELECT p."ownerId", e."account"::text, SUM(e."amount")::text AS "amount" FROM "LedgerPosting" p
        JOIN "LedgerEntry" e ON e."postingId" = p."id" WHERE p."effectiveDate" <= '2026-03-01' GROUP BY 1, 2 HAVING SUM(e."amount") <> 0`;
    const of = (owner: string) => byAccount(sums.filter(({ ownerId }) => ownerId === owner));
    expect(await balances(alice, '2026-03-01')).toEqual(of(A));
    expect(await balances(bob, '2026-03-01')).toEqual(of(B));
    expect((await balances(bob, '2026-03-01')).SERVICING_FEE).toBeDefined();
  });

  it('servicing that is released goes to the servicer whom the buyer names', async () => {
    const other = await world.client('SERVICER', { servicer: 'SRV-9' });
    const transferId = await propose({ servicing: 'RELEASED' });
    const accepted = {
      transferId,
      servicerId: 'SRV-9',
      ledgerAddress: '0xB0B',
      ledgerBlock: '42',
      ledgerHash: `0x${'ab'.repeat(32)}`,
    };
    await command(bob, 'acceptTransfer', accepted);
    expect(await loanAs(other)).toBeNull();
    await close('2026-02-10');
    expect(await loanAs(other, 'id ownership { ledgerAddress ledgerBlock ledgerHash }')).toMatchObject({
      ownership: [{}, { ledgerAddress: '0xB0B', ledgerBlock: '42', ledgerHash: `0x${'ab'.repeat(32)}` }],
    });
    expect(await differences(world.prisma)).toEqual([]);
  });
});
