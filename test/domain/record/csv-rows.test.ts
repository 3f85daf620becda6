import { describe, expect, it } from 'vitest';
import { readCashflows, readTradeLines } from '../../../src/domain/record/csv-rows.js';
import { partsOf, sampleEnvelope } from './sample.js';

const parts = partsOf(sampleEnvelope());

describe('cash flows', () => {
  it('read as typed rows', () => {
    const rows = readCashflows(parts.cashflowsCsv);
    expect(rows).toHaveLength(60);
    expect(rows[0]).toEqual({
      type: 'Projected',
      month: 1,
      date: '2024-07-14',
      beginningBalance: '22617.61',
      principal: '287.02',
      interest: '200.92',
      default: '0.00',
      recovery: '0.00',
      endingBalance: '22330.59',
      other: {},
    });
  });

  it('follow their heading, whatever its order, and keep columns that nobody knows', () => {
    const [row] = readCashflows('\ufeffDate, Pool ,Type\r\n2024-02-30,"a ""b"",\r\nc",Actual\r\n\r\n');
    expect(row).toMatchObject({ type: 'Actual', date: null, principal: null, other: { Pool: 'a "b",\r\nc' } });
  });

  it('may be short, long, empty or no CSV at all', () => {
    expect(readCashflows('Type,Month\nProjected')[0]).toMatchObject({ type: 'Projected', month: null });
    expect(readCashflows('Type\nProjected,1,2')[0]).toMatchObject({ type: 'Projected', month: null });
    expect([readCashflows(''), readCashflows(null), readCashflows('Type,Month')]).toEqual([[], [], []]);
    expect(readCashflows('Type\n"never closed')).toEqual([]);
  });
});

describe('trade lines', () => {
  it('read as typed rows, quotes and leading zeros kept', () => {
    const rows = readTradeLines(parts.bureau.primary?.tradeLines);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      subscriber: 'First Example Bank, N.A.',
      accountType: 'CC',
      opened: '2015-01-01',
      closed: null,
      payment: '158.00',
      rating: '01',
      timesLate30: 0,
      age: 162,
      ageClosed: null,
      seasoned: 1,
    });
  });
});

describe('a long table', () => {
  it('of too many cells has no rows', () => {
    expect(readTradeLines(`subscriber\n${'x\n'.repeat(20_000)}`)).toEqual([]);
    expect(readTradeLines(`subscriber\n${'x\n'.repeat(19_999)}`)).toHaveLength(19_999);
    const wide = `${'x,'.repeat(99)}\n`;
    expect(readTradeLines(`subscriber\n${wide.repeat(200)}`)).toEqual([]);
    expect(readTradeLines(`subscriber\n${wide.repeat(199)}`)).toHaveLength(199);
  });

  it('of too many characters has no rows', () => {
    const line = `"${'x'.repeat(24_996)}"\n`;
    expect(readTradeLines(`subscriber\n${line.repeat(9)}`)).toHaveLength(9);
    expect(readTradeLines(`subscriber\n${line.repeat(10)}`)).toEqual([]);
  });

  it('may have lines of nearly 32 kB', () => {
    const line = `"${'x'.repeat(30_000)}\n","${'y'.repeat(1_000)}"\n`;
    expect(readTradeLines(`subscriber,member\n${line.repeat(8)}`)).toHaveLength(8);
  });

  it('with a longer line has no rows', () => {
    expect(readTradeLines(`subscriber\n"${'x\n'.repeat(17_000)}"\nlast\n${'more\n'.repeat(1_000)}`)).toEqual([]);
    expect(readTradeLines(`subscriber\n${'x'.repeat(80_000)}\nlast`)).toEqual([]);
  });
});
