import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { Kind, type GraphQLScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../src/platform/scalars/scalars.js';

/** As a variable and as a literal: both ways in must agree. */
const both = (scalar: GraphQLScalarType, text: string) => [
  () => scalar.parseValue(text),
  () => scalar.parseLiteral({ kind: Kind.STRING, value: text }),
];

describe('Decimal', () => {
  it.each(['0', '-0.01', '22617.61', '99999999999999999999.999999999999', '007'])('takes %s as it is', (text) => {
    for (const read of both(DecimalScalar, text)) expect(read()).toBe(text);
  });

  it.each(['', ' 1', '1 ', '1,000.00', '1e5', '.5', '5.', '+1', 'NaN', 'Infinity', '0x10', '1.0000000000001', '٣'])(
    'refuses %j',
    (text) => {
      for (const read of both(DecimalScalar, text)) expect(read).toThrow(/^Decimal must be a plain decimal number/);
    },
  );

  it('refuses a number: it may have lost digits already', () => {
    expect(() => DecimalScalar.parseValue(1.1)).toThrow();
    expect(() => DecimalScalar.parseLiteral({ kind: Kind.FLOAT, value: '1.1' })).toThrow();
    expect(() => DecimalScalar.parseLiteral({ kind: Kind.INT, value: '1' })).toThrow();
  });

  it('prints decimals without exponent and without losing a digit', () => {
    expect(DecimalScalar.serialize(new Decimal('1e-12'))).toBe('0.000000000001');
    expect(DecimalScalar.serialize(new Decimal('12345678901234567890.12'))).toBe('12345678901234567890.12');
  });

  it('never repeats what it refuses', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (text) => {
        fc.pre(!/^-?\d{1,20}(\.\d{1,12})?$/.test(text));
        fc.pre(!'Decimal must be a plain decimal number in a string, such as "1234.50"'.includes(text));
        for (const read of both(DecimalScalar, text)) {
          expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(text) as unknown }));
        }
      }),
    );
  });
});

describe('Date', () => {
  it.each(['2026-01-15', '2024-02-29', '1900-01-01'])('takes %s', (text) => {
    for (const read of both(DateScalar, text)) expect(read()).toBe(text);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-5', '20260115', '2026-01-15T00:00:00Z', '0000-00-00', 'today', ''])(
    'refuses %j',
    (text) => {
      for (const read of both(DateScalar, text)) expect(read).toThrow(/^Date must be a valid date/);
    },
  );
});

describe('DateTime', () => {
  it.each([
    ['2026-01-15T09:30:00Z', '2026-01-15T09:30:00.000Z'],
    ['2026-01-15T09:30:00.5+01:00', '2026-01-15T08:30:00.500Z'],
  ])('takes %s and prints it in UTC', (text, printed) => {
    for (const read of both(DateTimeScalar, text)) expect(DateTimeScalar.serialize(read())).toBe(printed);
  });

  it.each([
    '2026-01-15',
    '2026-01-15T09:30:00',
    '2026-01-15 09:30:00Z',
    '2026-02-30T00:00:00Z',
    '2026-01-15T25:00:00Z',
  ])('refuses %j', (text) => {
    for (const read of both(DateTimeScalar, text)) expect(read).toThrow(/^DateTime must be an ISO 8601 instant/);
  });
});
