/** Files of returns as a bank sends them, written by hand from the layouts. */
export interface BankReturn {
  readonly trace: string;
  /** As the debit said it. */
  readonly individualId?: string;
  readonly code: string;
  readonly cents?: number;
  /** Of a change: the 29 characters of corrected data. */
  readonly corrected?: string;
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');
const BANK = '02100002';

export function returnsFile(items: readonly BankReturn[]): string {
  const lines = [
    `101 09100001912345678902611301200A094101${'EXAMPLE SERVICING'.padEnd(23)}${'OPERATOR BANK'.padEnd(23)}${' '.repeat(8)}`,
    `5200${'EXAMPLE SERVICING'.slice(0, 16)}${' '.repeat(20)}1234567890PPDLOAN PMT  261127261127   1${BANK}0000001`,
    ...items.flatMap(({ trace, individualId = '', code, cents = 0, corrected }, index) => {
      const own = `${BANK}${digits(index + 1, 7)}`;
      return [
        `626${BANK}1${'XXXX'.padEnd(17)}${digits(cents, 10)}${individualId.padEnd(15)}${'HOLDER'.padEnd(22)}  1${own}`,
        corrected === undefined
          ? `799${code}${trace}${' '.repeat(6)}${BANK}${' '.repeat(44)}${own}`
          : `798${code}${trace}${' '.repeat(6)}${BANK}${corrected.padEnd(29)}${' '.repeat(15)}${own}`,
      ];
    }),
  ];
  const hash = digits((Number(BANK) * items.length) % 1e10, 10);
  lines.push(`8200${digits(2 * items.length, 6)}${hash}${'0'.repeat(24)}1234567890${' '.repeat(25)}${BANK}0000001`);
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9000001${digits(blocks, 6)}${digits(2 * items.length, 8)}${hash}${'0'.repeat(24)}${' '.repeat(39)}`);
  while (lines.length % 10 > 0) lines.push('9'.repeat(94));
  return `${lines.join('\n')}\n`;
}
