import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { MOST_CENTS, newFile, placeEntry, type FilePlace } from '../../../src/domain/payment/payment-plan.js';
import { debitLine, nachaFile, type FileFrame, type Originator } from '../../../src/domain/payment/nacha-file.js';
import { traceNumber } from '../../../src/domain/payment/nacha-fields.js';
import { isRoutingNumber } from '../../../src/domain/payment/bank-account.js';
import { PLAIN, type EntryClass } from '../../../src/domain/payment/entry-class.js';
import { readNacha } from '../../support/nacha-reader.js';

const ORIGINATOR: Originator = {
  immediateDestination: '091000019',
  immediateDestinationName: 'Operator Bank',
  immediateOrigin: '1234567890',
  immediateOriginName: 'Example Servicing',
  companyId: '1234567890',
  companyName: 'Example Servicing LLC',
  entryDescription: 'LOAN PMT',
  originatingBank: '091000019',
  offsetAccount: { routingNumber: '091000019', accountNumber: '000123', type: 'CHECKING' },
};

const FRAME: FileFrame = {
  originator: ORIGINATOR,
  createdOn: businessDate('2026-11-25'),
  createdAt: '0405',
  effectiveOn: businessDate('2026-11-27'),
  modifier: 'A',
};

const ROUTING = ['021000021', '122105155', '091000019'];

interface Debit {
  readonly cents: number;
  readonly bank: number;
  readonly savings: boolean;
  readonly holder: string;
  readonly entryClass?: EntryClass;
  readonly recurring?: boolean;
  readonly isRetry?: boolean;
}

function written(debits: readonly Debit[], first: FilePlace = newFile(0)): string {
  const file = nachaFile(FRAME);
  let place = first;
  let text = file.begin();
  for (const { cents, bank, savings, holder, entryClass = 'PPD', recurring = true, isRetry = false } of debits) {
    const kind = { entryClass, isRetry };
    const next = placeEntry(place, cents, kind);
    if (!next) break;
    place = next;
    const line = debitLine({
      account: {
        holder,
        routingNumber: ROUTING[bank]!,
        accountNumber: `77${bank}88`,
        type: savings ? 'SAVINGS' : 'CHECKING',
      },
      cents,
      reference: `payment ${place.entries}`,
      trace: traceNumber(ORIGINATOR.originatingBank, place.sequence),
      entryClass,
      recurring,
    });
    text += file.add(line, place.batch, kind);
  }
  return text + file.end();
}

const debit = fc.record({
  cents: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: MOST_CENTS })),
  bank: fc.integer({ min: 0, max: 2 }),
  savings: fc.boolean(),
  holder: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Zoë Müller-Ångström'), fc.constant('李')),
  entryClass: fc.constantFrom<EntryClass>('PPD', 'WEB', 'TEL', 'CCD'),
  recurring: fc.boolean(),
  isRetry: fc.boolean(),
});

describe('A NACHA file', () => {
  it('is what an independent reader of the layouts expects, for any payments', () => {
    fc.assert(
      fc.property(fc.array(debit, { maxLength: 40 }), fc.integer({ min: 0, max: 9_999_998 }), (debits, last) => {
        const file = readNacha(written(debits, newFile(last)));
        const taken = file.batches.flatMap(({ entries }) =>
          entries.filter(({ transactionCode }) => transactionCode !== '22'),
        );
        expect(taken.map(({ cents }) => Number(cents))).toEqual(debits.map(({ cents }) => cents));
        expect(taken.map(({ transactionCode }) => transactionCode)).toEqual(
          debits.map(({ savings }) => (savings ? '37' : '27')),
        );
        const classes = file.batches.flatMap(({ entries, secCode, description }) =>
          entries.flatMap(({ transactionCode, paymentType }) =>
            transactionCode === '22' ? [] : [[secCode, paymentType, description]],
          ),
        );
        const typeOf = (recurring: boolean) => (recurring ? 'R' : 'S');
        expect(classes).toEqual(
          debits.map(({ entryClass, recurring, isRetry }) => [
            entryClass,
            entryClass === 'WEB' || entryClass === 'TEL' ? typeOf(recurring) : '',
            isRetry ? 'RETRY PYMT' : ORIGINATOR.entryDescription,
          ]),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is balanced: the last entry of each batch credits the originator with what the others take', () => {
    const { batches } = readNacha(
      written(Array.from({ length: 5 }, (_, n) => ({ cents: MOST_CENTS - n, bank: 0, savings: false, holder: 'A' }))),
    );
    expect(batches).toHaveLength(5);
    for (const { entries, serviceClass, secCode } of batches) {
      const offset = entries.at(-1)!;
      expect([serviceClass, secCode, offset.transactionCode, offset.accountNumber]).toEqual([
        '200',
        'PPD',
        '22',
        '000123',
      ]);
      expect(offset.cents).toBe(entries.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0n));
    }
  });

  it('balances debits by WEB and TEL in a batch of their own, which holds the credit of a company', () => {
    const one = { bank: 0, savings: false, holder: 'A' };
    const { batches } = readNacha(
      written([
        { ...one, cents: 100, entryClass: 'WEB', recurring: true },
        { ...one, cents: 250, entryClass: 'WEB', recurring: false },
        { ...one, cents: 400, entryClass: 'TEL', recurring: false },
        { ...one, cents: 700, entryClass: 'CCD' },
        { ...one, cents: 900 },
      ]),
    );
    const shown = batches.map(({ secCode, serviceClass, entries }) => [
      `${secCode} ${serviceClass}`,
      ...entries.map(({ transactionCode, cents, paymentType }) => `${transactionCode} ${cents} ${paymentType}`.trim()),
    ]);
    expect(shown).toEqual([
      ['WEB 225', '27 100 R', '27 250 S'],
      ['CCD 220', '22 350'],
      ['TEL 225', '27 400 S'],
      ['CCD 220', '22 400'],
      ['CCD 200', '27 700', '22 700'],
      ['PPD 200', '27 900', '22 900'],
    ]);
  });

  it('begins a batch where one is full, and keeps to the digits of its controls', () => {
    const many = Array.from({ length: 10_500 }, () => ({ cents: 100, bank: 1, savings: true, holder: 'B' }));
    const { batches } = readNacha(written(many));
    expect(batches.map(({ entries }) => entries.length)).toEqual([10_000, 502]);
  });

  it('is full before its totals have more digits than the control: what is left waits', () => {
    let place: FilePlace | undefined = newFile(0);
    let taken = 0;
    while ((place = placeEntry(place, MOST_CENTS, PLAIN))) taken += 1;
    expect(taken).toBe(100);
  });

  it('has a block of its own even without payments', () => {
    expect(readNacha(written([])).batches).toEqual([]);
  });

  it.each([
    ['Søren Łukasz Großmann', 'SOREN LUKASZ GROSSMANN'],
    ['Þóra Æsdóttir', 'THORA AESDOTTIR'],
    ['GROẞMANN', 'GROSSMANN'],
    ['Əli O’Brien–Kāneʻohe', "ELI O'BRIEN-KANE'OHE"],
    ['Jo\u00adhn \u200fSmith', 'JOHN SMITH'],
    ['李 Wei', 'WEI'],
    ['王伟', 'ACCOUNT HOLDER'],
    ['Иван-Петров 2', 'ACCOUNT HOLDER'],
    ['   A  very long name of somebody', 'A VERY LONG NAME OF SO'],
  ])('spells the holder %s as a bank can read it', (holder, name) => {
    const [batch] = readNacha(written([{ cents: 1, bank: 0, savings: false, holder }])).batches;
    expect(batch?.entries[0]).toMatchObject({ name });
  });

  it('writes the day, the description and the effective entry date of its frame', () => {
    const file = readNacha(written([{ cents: 12_345, bank: 0, savings: false, holder: 'Zoë Müller' }]));
    expect(file).toMatchObject({ createdOn: '261125', immediateOrigin: '1234567890', modifier: 'A' });
    const [batch] = file.batches;
    expect(batch).toMatchObject({
      effectiveEntryDate: '261127',
      description: 'LOAN PMT',
      companyName: 'EXAMPLE SERVICIN',
    });
    expect(batch?.entries[0]).toMatchObject({ name: 'ZOE MULLER', accountNumber: '77088', trace: '091000010000001' });
  });
});

describe('A routing number', () => {
  it.each(['021000021', '122105155', '091000019', '011401533'])('%s is one', (text) => {
    expect(isRoutingNumber(text)).toBe(true);
  });

  it.each(['021000022', '12210515', '1221051550', '000000000', 'abcdefghi', ' 21000021', ''])('%j is none', (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  });

  it('tells every single wrong digit', () => {
    for (const right of ROUTING) {
      for (let place = 0; place < 9; place += 1) {
        for (let digit = 0; digit < 10; digit += 1) {
          const text = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`;
          expect(isRoutingNumber(text)).toBe(text === right);
        }
      }
    }
  });
});
