/** A decimal figure by its digits: exact at any size, and far cheaper to read and print than arithmetic objects. */
export interface Figure {
  readonly sign: '' | '-';
  /** Without leading zeros, at least one digit. */
  readonly whole: string;
  /** Without trailing zeros, possibly none. */
  readonly decimals: string;
}

const WRITTEN = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const LEADING_ZEROS = /^0+(?=\d)/;
const ZERO_DIGIT = 48;

/** Digits with thousands separators that are either absent or all in their places. */
export function parseFigure(text: string): Figure | undefined {
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, minus, whole = '', decimals = ''] = match;
  const figure = {
    whole: whole.replaceAll(',', '').replace(LEADING_ZEROS, ''),
    decimals: withoutTrailingZeros(decimals),
  };
  const isZero = figure.whole === '0' && figure.decimals === '';
  return { sign: minus === '-' && !isZero ? '-' : '', ...figure };
}

/** By hand: an expression would look from every zero to the end, and figures may be as long as a request. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === ZERO_DIGIT) end -= 1;
  return digits.slice(0, end);
}

/** Without separators, with at least so many decimals. */
export function plainFigure({ sign, whole, decimals }: Figure, leastDecimals = 0): string {
  const fraction = decimals.padEnd(leastDecimals, '0');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

/** With thousands separators, as the specification writes amounts and counts. */
export const separatedFigure = (figure: Figure, leastDecimals = 0): string =>
  plainFigure({ ...figure, whole: inThousands(figure.whole) }, leastDecimals);

function inThousands(whole: string): string {
  const first = whole.length % 3 || 3;
  let text = whole.slice(0, first);
  for (let at = first; at < whole.length; at += 3) text += `,${whole.slice(at, at + 3)}`;
  return text;
}
