import type { Originator } from '../../domain/payment/nacha-file.js';

/** The servicer of the demo and its bank, both invented. */
export const DEMO_ORIGINATOR: Originator = {
  immediateDestination: '091000019',
  immediateDestinationName: 'DEMO BANK',
  immediateOrigin: '1234567890',
  immediateOriginName: 'DEMO SERVICING',
  companyId: '1234567890',
  companyName: 'DEMO SERVICING',
  entryDescription: 'LOAN PMT',
  originatingBank: '091000019',
  offsetAccount: { routingNumber: '091000019', accountNumber: '5550001234', type: 'CHECKING' },
};

/** What the bank says of a debit: a return, or with corrected data a notification of change. */
export interface BankAnswer {
  readonly code: string;
  readonly corrected?: string;
}

interface AnsweredDebit extends BankAnswer {
  readonly trace: string;
  readonly individualId: string;
  readonly cents: number;
}

const RETURNING_BANK = '02100002';

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** A file of answers as a bank sends it, by the layout of Nacha. */
export function returnsFile(debits: readonly AnsweredDebit[]): string {
  const lines = [
    `101 09100001912345678902611301200A094101${'DEMO SERVICING'.padEnd(23)}${'DEMO BANK'.padEnd(23)}${' '.repeat(8)}`,
    `5200${'DEMO SERVICING'.padEnd(16)}${' '.repeat(20)}1234567890PPDLOAN PMT  261127261127   1${RETURNING_BANK}0000001`,
    ...debits.flatMap(({ trace, individualId, code, cents, corrected }, index) => {
      const own = `${RETURNING_BANK}${digits(index + 1, 7)}`;
      return [
        `626${RETURNING_BANK}1${'XXXX'.padEnd(17)}${digits(cents, 10)}${individualId.padEnd(15)}${'HOLDER'.padEnd(22)}  1${own}`,
        corrected === undefined
          ? `799${code}${trace}${' '.repeat(6)}${RETURNING_BANK}${' '.repeat(44)}${own}`
          : `798${code}${trace}${' '.repeat(6)}${RETURNING_BANK}${corrected.padEnd(29)}${' '.repeat(15)}${own}`,
      ];
    }),
  ];
  const hash = digits((Number(RETURNING_BANK) * debits.length) % 1e10, 10);
  const count = 2 * debits.length;
  lines.push(`8200${digits(count, 6)}${hash}${'0'.repeat(24)}1234567890${' '.repeat(25)}${RETURNING_BANK}0000001`);
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9000001${digits(blocks, 6)}${digits(count, 8)}${hash}${'0'.repeat(24)}${' '.repeat(39)}`);
  while (lines.length % 10 > 0) lines.push('9'.repeat(94));
  return `${lines.join('\n')}\n`;
}
