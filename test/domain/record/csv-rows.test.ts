import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashflowsInSteps,
  csvTableInSteps,
  readTradeLines,
  tradeLinesInSteps,
} from '../../../src/domain/record/csv-rows.js';
import { allSteps } from '../../../src/domain/steps.js';
import { partsOf, sampleEnvelope } from './sample.js';

const parts = partsOf(sampleEnvelope());
const readCashflows = (csv: string | null) => allSteps(cashflowsInSteps(csv));

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
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ', '7'), maxLength: 6 });
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 60 });
  const AT_A_TIME = 200;

  it('is the same table, in however many steps it is read', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom('', '\ufeff'), (rows, ending, bom) => {
        const text = bom + rows.map((cells) => cells.map(quoted).join(',') + ending).join('');
        const atOnce = allSteps(csvTableInSteps(text, text.length * 4));
        expect(allSteps(csvTableInSteps(text, AT_A_TIME))).toEqual(atOnce);
      }),
    );
  });

  it('is read a part at a time', () => {
    const line = 'First Bank,CC,1,0042,2015-01-01,,158.00\n';
    const csv = `subscriber,account_type,member,account_num,opened,closed,payment\n${line.repeat(5_000)}`;
    let steps = 0;
    const inSteps = tradeLinesInSteps(csv);
    for (let step = inSteps.next(); !step.done; step = inSteps.next()) steps += 1;
    expect(steps).toBeGreaterThan(csv.length / (32 * 1024) + 5_000 / 200 - 2);
    expect(readTradeLines(csv)).toHaveLength(5_000);
  });

  it('of too many lines has no rows, and is not read to its end', () => {
    const inSteps = tradeLinesInSteps(`subscriber\n${'x\n'.repeat(2_000_000)}`);
    let steps = 0;
    let step = inSteps.next();
    for (; !step.done; step = inSteps.next()) steps += 1;
    expect(step.value).toEqual([]);
    expect(readTradeLines(`subscriber\n${'x\n'.repeat(12_000)}`)).toEqual([]);
    expect(steps).toBeLessThan(10);
  });

  it('may have lines of nearly a step', () => {
    const line = `"${'x'.repeat(30_000)}\n","${'y'.repeat(1_000)}"\n`;
    expect(readTradeLines(`subscriber,member\n${line.repeat(20)}`)).toHaveLength(20);
  });

  it('of which a line alone is more than a step has no rows', () => {
    expect(readTradeLines(`subscriber\n"${'x\n'.repeat(40_000)}"\nlast\n${'more\n'.repeat(20_000)}`)).toEqual([]);
    expect(readTradeLines(`subscriber\n${'x'.repeat(80_000)}\nlast`)).toEqual([]);
  });
});
