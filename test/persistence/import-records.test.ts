import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRecords, type ImportReport, readRecords } from '../../src/features/record/records.js';
import { businessDayIn } from '../../src/domain/calendar.js';
import { readThrough } from '../../src/platform/postgres/statement.js';
import { borrowerStore } from '../../src/features/borrower/borrower.store.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { recordReader } from '../../src/features/record/record-reader.js';
import { recordStore } from '../../src/features/record/record.store.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { sampleEnvelope, type Envelope, type Loose } from '../domain/record/sample.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { RECORD_VARIANTS, variant } from '../support/record-variants.js';
import { differences } from '../support/reconciled.js';
import { countRows } from '../support/table-rows.js';

const ring = new KeyRing([Buffer.alloc(32, 7)]);

let database: TestDatabase;
let readers: Parameters<typeof readRecords>[0];
let load: ReturnType<typeof importRecords>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { prisma } = database;
  readers = {
    loans: loanReader({ read: readThrough(prisma) }),
    records: recordReader({ read: readThrough(prisma), ring }),
  };
  const store = recordStore(prisma, {
    ring,
    blindIndexKey: Buffer.alloc(32, 8),
    digestKey: Buffer.alloc(32, 9),
    businessDay: businessDayIn('UTC'),
  });
  load = importRecords({ store, current: (ids) => readRecords(readers, ids) });
});
afterAll(() => database.close());

const importAll = (...envelopes: unknown[]): Promise<ImportReport> =>
  load(envelopes.map((envelope, index) => ({ number: index + 1, content: { envelope } })));

const exportOf = async (loanId: string) => ({ loanId, data: (await readRecords(readers, [loanId])).get(loanId) });

let made = 0;
/** The sample under a fresh id. */
const fresh = (change: (data: Envelope['data']) => void = () => undefined): Envelope & { loanId: string } => {
  made += 1;
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.borrowerId = `BR-${made}`;
  change(envelope.data);
  return { ...envelope, loanId: `LN-${made}` };
};

const reversed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, inner]) => [name, reversed(inner)]),
      )
    : value;

describe('importing again', () => {
  it('changes nothing, in any order of members', async () => {
    const envelope = fresh();
    expect(await importAll(envelope)).toMatchObject({ stored: 1, unchanged: 0, rejected: [] });
    const before = await countRows(database.prisma);
    expect(await importAll(envelope, { ...envelope, message: 'another text' })).toMatchObject({
      stored: 0,
      unchanged: 2,
    });
    expect(await importAll(reversed(envelope))).toMatchObject({ stored: 0, unchanged: 1, rejected: [] });
    const { loanDetails } = envelope.data;
    const respelled = { ...loanDetails, principalAmount: '022617.610', nextPaymentDate: null };
    expect(await importAll({ ...envelope, data: { ...envelope.data, loanDetails: respelled } })).toMatchObject({
      unchanged: 1,
    });
    expect(await countRows(database.prisma)).toEqual(before);
  });

  it.each(Object.keys(RECORD_VARIANTS))('an export changes nothing: %s', async (name) => {
    const envelope = variant(name);
    expect(await importAll(envelope)).toMatchObject({ stored: 1 });
    const exported = await exportOf(envelope.loanId as string);
    const { Request, Response, Underwriting } = envelope.data;
    expect(exported.data).toMatchObject({ Response, Underwriting });
    expect(exported.data?.Request).toEqual(Request);
    expect(exported.data?.Underwriting).toEqual(Underwriting);
    expect(await importAll(exported)).toMatchObject({ stored: 0, unchanged: 1, rejected: [] });
  });

  it('an older file does not undo what happened since', async () => {
    const envelope = fresh();
    await importAll(envelope);
    await database.prisma.loan.update({ where: { id: envelope.loanId }, data: { remainingBalance: '1.00' } });
    expect(await importAll(envelope)).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await importAll(await exportOf(envelope.loanId))).toMatchObject({ stored: 0, unchanged: 1 });
    expect((await exportOf(envelope.loanId)).data?.loanDetails.remainingBalance).toBe('1.00');
  });

  it.each([
    ['an amount', (data: Envelope['data']) => (data.loanDetails.principalAmount = '1.00')],
    ['a name', (data: Envelope['data']) => (data.Request.ApplicantInfo!.ApplicantFirstName = 'Another')],
    ['an attribute', (data: Envelope['data']) => ((data.Underwriting.PrimaryCreditInfo as Loose).CreditScore = '1')],
    ['a deal', (data: Envelope['data']) => ((data.Underwriting.DealTermsInfo as Loose[])[59]!.TermsTerm = '1')],
  ])('another version of %s is reported and not merged', async (_, change) => {
    const envelope = fresh();
    await importAll(envelope);
    const before = await exportOf(envelope.loanId);
    const other = structuredClone(envelope);
    change(other.data);
    expect(await importAll(fresh(), other)).toEqual({
      stored: 1,
      unchanged: 0,
      rejected: [
        { line: 2, faults: [{ path: 'loanId', reason: 'a loan with this id and other contents exists already' }] },
      ],
    });
    expect(await exportOf(envelope.loanId)).toEqual(before);
  });

  it('tells two versions in one batch apart', async () => {
    const envelope = fresh();
    const other = structuredClone(envelope);
    other.data.Response.Decision = 'DECLINED';
    const report = await importAll(envelope, envelope, other);
    expect(report).toMatchObject({ stored: 1, unchanged: 1, rejected: [{ line: 3 }] });
  });
});

describe('an export of a loan whose borrower was erased', () => {
  const erased = async (change?: (data: Envelope['data']) => void) => {
    const envelope = fresh(change);
    await importAll(envelope);
    await database.prisma.$transaction((tx) => borrowerStore(tx).erase([envelope.loanId], new Date()));
    return exportOf(envelope.loanId);
  };

  it('changes nothing where it is known', async () => {
    const exported = await erased();
    expect(await importAll(exported)).toMatchObject({ stored: 0, unchanged: 1, rejected: [] });
  });

  it.each(['the sample', 'no assessment yet', 'a response and no underwriting', 'absent members', 'a co-applicant'])(
    'is imported elsewhere with its figures and without a person: %s',
    async (name) => {
      const { loanId, data } = await erased(RECORD_VARIANTS[name]);
      const elsewhere = { loanId: `${loanId}-B`, data: structuredClone(data!) as unknown as Envelope['data'] };
      elsewhere.data.loanDetails.borrowerId = `BR-${loanId}-B`;
      expect(await importAll(elsewhere)).toMatchObject({ stored: 1, rejected: [] });
      expect(await exportOf(elsewhere.loanId)).toEqual(elsewhere);
      expect(elsewhere.data.Request).toMatchObject({ ApplicantInfo: {} });
      expect(JSON.stringify(elsewhere)).not.toMatch(/Maria|Johnson|Maple/);
    },
  );
});

describe('a record that is wrong', () => {
  let before: Record<string, number>;
  beforeEach(async () => {
    before = await countRows(database.prisma);
  });

  const list = (data: Envelope['data'], name: string) => data.Underwriting[name] as unknown[];

  it.each<[string, (data: Envelope['data']) => unknown, string, string | RegExp]>([
    ['a part missing', (data) => delete (data as Loose).Response, 'data.Response', 'missing'],
    ['an unknown part', (data) => ((data as Loose).Surprise = {}), 'data.Surprise', 'unknown field'],
    ['an unknown state', (data) => (data.loanDetails.loanStatus = 'Lost'), 'data.loanDetails.loanStatus', /one of/],
    ['59 for 60', (data) => list(data, 'UnderwritingInfo').pop(), 'data.Underwriting.UnderwritingInfo', /59 for 60/],
    [
      'an amount with a letter',
      (data) => (data.loanDetails.loanAmount = '12,34x'),
      'data.loanDetails.loanAmount',
      /digits/,
    ],
    ['no day', (data) => (data.loanDetails.maturityDate = '2026-02-30'), 'data.loanDetails.maturityDate', /valid date/],
    [
      'no PDF',
      (data) => (data.Underwriting.PrimaryCreditBureauPDF = 'aGVsbG8='),
      'data.Underwriting.PrimaryCreditBureauPDF',
      'must be a PDF',
    ],
    [
      'no base64',
      (data) => (data.Underwriting.PrimaryCreditBureauPDF = 'JVBERi0x!'),
      'data.Underwriting.PrimaryCreditBureauPDF',
      /base64/,
    ],
    [
      'no enum value',
      (data) => (data.loanDetails.loanStatus = 'Paused'),
      'data.loanDetails.loanStatus',
      /must be one of: Created/,
    ],
    [
      'an id that PostgreSQL cannot hold',
      (data) => (data.loanDetails.borrowerId = 'B\0R'),
      'data.loanDetails.borrowerId',
      /NUL/,
    ],
    [
      'an id too long for an index',
      (data) => (data.loanDetails.lenderId = 'L'.repeat(201)),
      'data.loanDetails.lenderId',
      /1 to 100 letters/,
    ],
    [
      'an active loan without principal, which makes no schedule',
      (data) => Object.assign(data.loanDetails, { loanStatus: 'Active', principalAmount: '0.00' }),
      'data.loanDetails',
      'The imported record makes no schedule: principalAmount must be above 0',
    ],
    [
      'an active loan of more years than any',
      (data) => Object.assign(data.loanDetails, { loanStatus: 'Active', installment: '6,000' }),
      'data.loanDetails',
      /makes no schedule: installment must be a whole number from 1 to 480/,
    ],
    [
      'an active loan with less than nothing left',
      (data) => Object.assign(data.loanDetails, { loanStatus: 'Active', remainingBalance: '-1.00' }),
      'data.loanDetails',
      /negative/,
    ],
    [
      'half a character in a CSV',
      (data) => (data.Underwriting.PrimaryCreditBureauTradeLines = 'a\ud83d'),
      'data.Underwriting.PrimaryCreditBureauTradeLines',
      /surrogate/,
    ],
  ])('%s: says where and why, and stores nothing of it', async (_, spoil, path, reason) => {
    const envelope = fresh();
    spoil(envelope.data);
    const { stored, rejected } = await importAll(envelope);
    expect(stored).toBe(0);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]).toMatchObject({ line: 1, faults: [{ path }] });
    expect(rejected[0]!.faults[0]!.reason).toMatch(reason);
    expect(await countRows(database.prisma)).toEqual(before);
  });

  it('is kept if it is no longer serviced, and is distinguished from loans that differ', async () => {
    const closed = fresh((data) => (data.loanDetails.principalAmount = '0.00'));
    expect(await importAll(closed)).toMatchObject({ stored: 1, rejected: [] });
    const told = (await differences(database.prisma)).filter(({ loanId }) => loanId === closed.loanId);
    expect(told).toEqual([
      {
        loanId: closed.loanId,
        reasons: ['The imported record makes no schedule: principalAmount must be above 0'],
        isWithoutAccount: true,
      },
    ]);
  });

  it('keeps the good ones around it', async () => {
    const bad = fresh((data) => (data.loanDetails.term = 'x'));
    expect(await importAll(fresh(), bad, fresh())).toMatchObject({ stored: 2, rejected: [{ line: 2 }] });
  });
});
