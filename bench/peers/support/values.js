/** Stored figures as the graph shows them: `1,234.5` is an amount of 1234.50, `0.0300` a rate of 0.03. */
export function decimal(value) {
  if (value === null || value === undefined || value === '') return null;
  const text = bare(value);
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text.charCodeAt(end - 1) === 48) end -= 1;
  return text.slice(0, text.charCodeAt(end - 1) === 46 ? end - 1 : end);
}

export function amount(value) {
  if (value === null || value === undefined || value === '') return null;
  const text = bare(value);
  if (text.charCodeAt(text.length - 3) === 46) return text;
  const [whole, decimals = ''] = decimal(text).split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

export const count = (value) => (value === null || value === undefined || value === '' ? null : Number(bare(value)));

export const digitsDate = (text) => (text ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null);

export const same = (value) => value ?? null;

function bare(value) {
  if (typeof value === 'number') return String(value);
  return value.includes(',') ? value.replaceAll(',', '') : value;
}

const READERS = {
  amount,
  amountNumber: amount,
  rate: decimal,
  rateNumber: decimal,
  fraction: decimal,
  fractionNumber: decimal,
  count,
  countNumber: count,
  digitsDate,
};

/** For what is stored in JSON. */
export const readerOf = (kind) => READERS[kind] ?? same;
