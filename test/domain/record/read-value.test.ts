import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldKind, Stored } from '../../../src/domain/record/field.js';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { instantText, readValue } from '../../../src/domain/record/read-value.js';
import type { JsonObject, JsonValue } from '../../../src/domain/record/json.js';
import { groupReader } from '../../../src/features/loan/group-reader.js';
import { partsOf, sampleEnvelope } from './sample.js';

const CASES: [FieldKind, JsonValue | undefined, JsonValue][] = [
  ['amount', '22,617.61', '22617.61'],
  ['amount', '1,500', '1500.00'],
  ['amount', '0.6099', '0.6099'],
  ['amount', ' 0071381 ', '71381.00'],
  ['amount', '-0.00', '0.00'],
  ['amount', '', null],
  ['amount', '12,34x', null],
  ['amountNumber', 2980.5, '2980.50'],
  ['amountNumber', 1e21, '1000000000000000000000.00'],
  ['fractionNumber', 1e-7, '0.0000001'],
  ['rate', '10.660', '10.66'],
  ['rateNumber', 10.66, '10.66'],
  ['fraction', '0.10960', '0.1096'],
  ['number', 267, '267'],
  ['blockNumber', '16,826,024', '16826024'],
  ['count', '1,200', 1200],
  ['count', '4.5', null],
  ['count', '99999999999', null],
  ['countNumber', 793, 793],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '2026-02-30', null],
  ['digitsDate', '19940518', '1994-05-18'],
  ['digitsDate', '19941518', null],
  ['digitsDate', '1994-05-18', null],
  ['timestamp', '2024-06-14 16:03:33', '2024-06-14T16:03:33.000Z'],
  ['timestamp', '2024-06-14 25:03:33', null],
  ['epochMillis', '1,718,329,823,153', '2024-06-14T01:50:23.153Z'],
  ['epochMillis', '-1', null],
  ['flag', 'False', false],
  ['flag', 'TRUE', true],
  ['flag', 'maybe', null],
  ['text', ' Zoë ', ' Zoë '],
  ['text', '', ''],
  ['text', undefined, null],
  ['text', null, null],
  ['scalar', 0.5, '0.5'],
  ['LoanStatus', 'ClosedEarly', 'CLOSED_EARLY'],
  ['PaymentStatus', '120+ Days Late', 'LATE_120_PLUS'],
  ['PaymentStatus', 'Late', null],
  ['texts', ['a'], ['a']],
];

describe('a stored value', () => {
  it.each(CASES)('of kind %s: %j reads as %j', (kind, raw, expected) => {
    expect(readValue(kind, raw)).toEqual(expected);
  });

  it('never makes a read fail', () => {
    const kinds = [...new Set(FIELD_MAP.map(({ kind }) => kind))];
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...kinds), (raw, kind) => {
        expect(readValue(kind, raw as JsonValue)).not.toBeUndefined();
      }),
    );
  });

  it('may be an instant anywhere from 1970 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (millis) => {
        expect(instantText(millis)).toBe(new Date(millis).toISOString());
      }),
    );
  });
});

describe('a group of the record', () => {
  const { excerpts } = partsOf(sampleEnvelope());
  const at = (part: keyof typeof excerpts, ...path: (string | number)[]): JsonObject =>
    path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], excerpts[part]) as JsonObject;

  const readGroup = (group: string, held: Partial<Record<Stored, JsonObject>>) => {
    const { parts, read } = groupReader(group);
    return read(parts.map((part) => held[part]));
  };

  it('reads as the graph names it', () => {
    const personal = at('application.personal', 'Request', 'ApplicantInfo');
    const borrower = readGroup('Request.ApplicantInfo', { 'application.personal': personal });
    expect(borrower).toMatchObject({ firstName: 'Maria', age: 38, income: '112365.00', otherIncomeType: '' });
    expect(borrower).toMatchObject({ email: 'applicant@example.com', contactEmail: 'applicant.second@example.com' });
    expect(borrower).toMatchObject({ ssn: null, dateOfBirth: null });
  });

  it('reads from several parts at once', () => {
    const entry = readGroup('Underwriting.UnderwritingInfo[]', {
      'underwriting.economics': at('underwriting.economics', 'Underwriting', 'UnderwritingInfo', 0),
      'underwriting.staff': at('underwriting.staff', 'Underwriting', 'UnderwritingInfo', 0),
    });
    expect(entry).toMatchObject({
      decision: { status: 'APPROVED', reason: 'Within limits', reasonCodes: null, warningCodes: [], warningsNumber: 0 },
      risk: { defaultProb: '0.6605' },
      forecast: { simpleIrr: '0.9791' },
      pricing: { fundedAmount: '0.6451' },
    });
  });

  it('reads as all null where nothing is stored', () => {
    expect(readGroup('Request.DealerInfo', {})).toEqual({ dealerId: null, name: null, state: null });
  });
});
