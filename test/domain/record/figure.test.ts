import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFigure, plainFigure, separatedFigure, figureAt } from '../../../src/domain/record/read-value.js';

const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));

describe('a figure', () => {
  it('means the same with separators and without', () => {
    fc.assert(
      fc.property(digits(24), digits(12), (whole, decimals) => {
        const figure = parseFigure(`${whole}.${decimals}`)!;
        const separated = separatedFigure(figure);
        expect(parseFigure(separated)).toEqual(figure);
        expect(separated.replaceAll(',', '')).toBe(plainFigure(figure));
        expect(separated).toBe(
          new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 }).format(
            plainFigure(figure) as Intl.StringNumericLiteral,
          ),
        );
      }),
    );
  });

  // Looking from every digit to the end took minutes of a turn for these, with 64 kB of them nine seconds.
  it.each([
    ['zeros before the last decimal', `0.${'0'.repeat(500_000)}1`],
    ['zeros at the end', `1.${'0'.repeat(500_000)}`],
    ['digits before the point', `1${'0'.repeat(500_000)}`],
  ])('of half a million digits is read and written as others are: %s', (_, text) => {
    const figure = parseFigure(text)!;
    expect(parseFigure(separatedFigure(figure))).toEqual(figure);
    expect(parseFigure(`${text}x`)).toBeUndefined();
  });

  it('that is too long to be reckoned with is none', () => {
    expect(figureAt({ amount: '1,234.50' }, 'amount')?.toFixed()).toBe('1234.5');
    expect(figureAt({ amount: '9'.repeat(31) }, 'amount')).toBeUndefined();
  });
});
