import { parseDecimal, type Decimal } from '../money.js';
import { parseFigure, plainFigure } from './figure.js';
import { numberText } from './read-value.js';
import { valueAt } from './record-shape.js';

/** A figure of a record as a decimal, whatever its separators; undefined when it is absent, or no figure that can be reckoned with. */
export function figureAt(record: unknown, path: string): Decimal | undefined {
  const value = valueAt(record, path);
  const text = typeof value === 'number' ? numberText(value) : value;
  const figure = typeof text === 'string' ? parseFigure(text.trim()) : undefined;
  return figure && parseDecimal(plainFigure(figure));
}

/** A count of a record, such as months; 0 when it is absent or not whole. */
export function countAt(record: unknown, path: string): number {
  const figure = figureAt(record, path);
  return figure?.isInteger() ? Number(figure.toFixed()) : 0;
}

/** A text of a record; undefined when it is absent or blank. */
export function textAt(record: unknown, path: string): string | undefined {
  const value = valueAt(record, path);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
