import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCashflows, readCashflows, readTradeLines } from '../../../src/domain/record/csv-rows.js';
import { runs } from '../../support/runs.js';
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

  it('follow their heading in any order, and keep unknown columns', () => {
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

describe('cash flows in the open', () => {
  const HEAD = 'Type,Month';
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  const line = fc.constantFrom('', ' ', 'Actual,1', 'Projected,2', '"Actual",3', 'words,4', ',');
  const files = fc.tuple(fc.boolean(), fc.array(fc.tuple(line, ends), { maxLength: 6 }), fc.constantFrom('', '\n'));

  it('are the whole text, or the text is to be kept', () => {
    fc.assert(
      fc.property(files, ([hasHead, lines, last]) => {
        const csv = `${hasHead ? `${HEAD}\n` : ''}${lines.map(([text, end]) => text + end).join('')}${last}`;
        const { open, isAll } = openCashflows(csv);
        if (isAll) expect(open).toBe(csv);
        expect(readCashflows(open).map(({ month }) => month)).toEqual(
          hasHead ? readCashflows(csv).map(({ month }) => month) : [],
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(['\n', '\r\n\r\n', ' \n', '\t'])('are not all of %j', (csv) => {
    expect(openCashflows(csv)).toEqual({ open: '', isAll: false });
  });

  it('have a row for each line, with any line end', () => {
    for (const end of ['\n', '\r\n', '\r'])
      for (const last of ['', '\n', '\r\n', '\n\n']) {
        const csv = [HEAD, 'Actual,1', 'Actual,2'].join(end) + end + last;
        expect(readCashflows(csv).map(({ month }) => month)).toEqual([1, 2]);
        expect(
          openCashflows(csv)
            .open.trimEnd()
            .split(/\r?\n|\r/),
        ).toHaveLength(3);
      }
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
