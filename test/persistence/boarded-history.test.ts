import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { repossessionReader } from '../../src/features/collateral/repossession.loaders.js';
import { ledgerReader } from '../../src/features/ledger/ledger-reader.js';
import { accountReader, computedAccounts } from '../../src/features/loan/account/account-reader.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { exportRecords, type ExportReaders } from '../../src/features/record/export-records.js';
import { recordReader } from '../../src/features/record/record-reader.js';
import { importRecords, readRecords } from '../../src/features/record/records.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { fundContract } from '../support/fund-contract.js';
import { recordStoreOf } from '../support/import-record.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const clock = testClock('2026-03-05');
const today = businessDate('2026-03-05');
let world: World;
let readers: ExportReaders;
beforeAll(async () => {
  world = await openWorld({ clock });
  const { read } = world.database;
  readers = {
    loans: loanReader({ read }),
    records: recordReader({ read, ring: new KeyRing(world.config.keys?.masterKeys ?? []) }),
    accounts: accountReader(ledgerReader({ read }), computedAccounts()),
    repossessions: repossessionReader({ read }),
  };
});
afterAll(() => world.close());

const importOf = async (envelope: unknown) => {
  const load = importRecords({ store: await recordStoreOf(world), current: (ids) => readRecords(readers, ids) });
  return load([{ number: 1, content: { envelope } }]);
};

const exportOf = async (loanId: string, on = today) => {
  const data = (await exportRecords(readers, [loanId], on)).get(loanId);
  if (!data) throw new Error(`${loanId} is not exported`);
  return { loanId, data };
};

/** The loan of the sample while it was repaid: its installment of 14 February 2026 is the next one. */
function repaying(loanId: string, history: object): Envelope & { loanId: string } {
  const envelope = sampleEnvelope();
  const { loanDetails } = envelope.data;
  Object.assign(loanDetails, { borrowerId: `BR-${loanId}`, loanStatus: 'Active', remainingBalance: '17,000.00' });
  Object.assign(loanDetails, {
    lastPaymentDate: '2026-02-10',
    nextPaymentDate: '2026-02-14',
    repaidAmount: '5,617.61',
  });
  Object.assign(loanDetails, history);
  return { ...envelope, loanId };
}

const HISTORY = {
  paymentHistory: '10432100000000000000BBBB',
  paymentHistoryThrough: '2026-01-31',
  firstDelinquencyDate: '2025-09-14',
};

it('a loan that is boarded with its history starts with it, and the months since follow from its account', async () => {
  expect(await importOf(repaying('LN-RATED', HISTORY))).toMatchObject({ stored: 1, rejected: [] });
  expect(await importOf(repaying('LN-BARE', {}))).toMatchObject({ stored: 1, rejected: [] });
  const servicer = await world.client('SERVICER');
  const historyOf = async (id: string) => {
    const { loan } = await servicer.data<{ loan: { borrower: { risk: { paymentHistory: string } } } }>(
      'query ($id: ID!) { loan(id: $id) { borrower { risk { paymentHistory } } } }',
      { id },
    );
    return loan.borrower.risk.paymentHistory;
  };
  expect(await historyOf('LN-RATED')).toBe('010432100000000000000BBB');
  expect(await historyOf('LN-BARE')).toBe('0DDDDDDDDDDDDDDDDDDDDBBB');
});

it('an export has the history of today, and importing it changes nothing', async () => {
  const exported = await exportOf('LN-RATED');
  expect(exported.data.loanDetails).toMatchObject({
    paymentHistory: '010432100000000000000BBB',
    paymentHistoryThrough: '2026-02-28',
    firstDelinquencyDate: '2026-02-14',
  });
  const later = await exportOf('LN-RATED', businessDate('2026-05-01'));
  expect(later.data.loanDetails.paymentHistory).toBe('21010432100000000000000B');
  for (const record of [exported, later])
    expect(await importOf(record)).toMatchObject({ stored: 0, unchanged: 1, rejected: [] });
});

it('a record without a history is exported as it came', async () => {
  const sample = { ...sampleEnvelope(), loanId: 'LN-SAMPLE' };
  expect(await importOf(sample)).toMatchObject({ stored: 1 });
  expect((await exportOf('LN-SAMPLE')).data).toEqual((await readRecords(readers, ['LN-SAMPLE'])).get('LN-SAMPLE'));
  const names = Object.keys((await exportOf('LN-BARE')).data.loanDetails);
  expect(names.filter((name) => name in HISTORY)).toEqual([]);
});

it('a loan that was funded here is exported with its history', async () => {
  const [underwriter, lender] = [await world.client('UNDERWRITER'), await world.client('LENDER')];
  const loanId = await fundContract({ underwriter, lender }, {});
  expect((await exportOf(loanId, businessDate('2026-06-10'))).data.loanDetails).toMatchObject({
    paymentHistory: '100'.padEnd(24, 'B'),
    paymentHistoryThrough: '2026-05-31',
    firstDelinquencyDate: '2026-04-05',
  });
});

it('a history that is none is refused with its place', async () => {
  expect(await importOf(repaying('LN-ODD', { ...HISTORY, paymentHistory: '9' }))).toMatchObject({
    stored: 0,
    rejected: [{ line: 1, faults: [{ path: 'data.loanDetails.paymentHistory' }] }],
  });
});
