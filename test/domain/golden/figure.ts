import { Decimal } from '../../../src/domain/money.js';

/** One published figure and ours. `tolerance` 0 means equal. */
export interface Figure {
  readonly name: string;
  readonly theirs: string;
  readonly ours: string;
  readonly matches: boolean;
}

type Value = number | string | Decimal | null | undefined;

const written = (value: Value): string =>
  value === null || value === undefined
    ? 'none'
    : typeof value === 'number'
      ? new Decimal(value).toString()
      : value.toString();

export function exactly(name: string, theirs: Value, ours: Value): Figure {
  return { name, theirs: written(theirs), ours: written(ours), matches: written(theirs) === written(ours) };
}

export function within(
  name: string,
  theirs: number | string,
  ours: Decimal | undefined,
  tolerance: number | string,
): Figure {
  const matches = ours?.minus(theirs).abs().lte(tolerance) ?? false;
  return { name, theirs: written(theirs), ours: ours?.toDecimalPlaces(12).toString() ?? 'none', matches };
}

/** Figures of one case of one section. */
export interface GoldenCase {
  readonly id: string;
  readonly figures: () => readonly Figure[];
}

export const number = (value: number): Decimal => new Decimal(String(value));
