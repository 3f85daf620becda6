import type { BusinessDate } from '../calendar.js';
import {
  BLOCKING_FACTOR,
  dayField,
  hashField,
  numberField,
  RECORD_LENGTH,
  textField,
  traceNumber,
  nothing,
  type Totals,
} from './nacha-fields.js';
import { paymentTypeCode, takesCredits, type BatchKind, type EntryClass } from './entry-class.js';
import { type BankAccount, type BankAccountType, bankNameOf, NAME_WIDTH } from './bank-account.js';

/** The sender of files, and its bank. */
export interface Originator {
  /** The routing number of the bank, or of the operator, that takes the file. */
  readonly immediateDestination: string;
  readonly immediateDestinationName: string;
  /** Ten characters that the bank knows the sender by. */
  readonly immediateOrigin: string;
  readonly immediateOriginName: string;
  readonly companyId: string;
  readonly companyName: string;
  /** What account holders read on their statement. */
  readonly entryDescription: string;
  /** The routing number of the bank that originates; traces begin with its first eight digits. */
  readonly originatingBank: string;
  /** Takes what is collected, so that each batch is balanced. */
  readonly offsetAccount: Omit<BankAccount, 'holder'>;
}

/** All that a file is besides its entries. With them it makes the same bytes whenever it is written. */
export interface FileFrame {
  readonly originator: Originator;
  readonly createdOn: BusinessDate;
  /** HHMM. */
  readonly createdAt: string;
  /** The banking day on which the money is to move. */
  readonly effectiveOn: BusinessDate;
  /** Tells files of one day apart. */
  readonly modifier: string;
}

const DEBIT: Readonly<Record<BankAccountType, string>> = { CHECKING: '27', SAVINGS: '37' };
const CREDIT: Readonly<Record<BankAccountType, string>> = { CHECKING: '22', SAVINGS: '32' };

/** The type of account that a code of a debit is for. */
export const accountTypeOf = (transactionCode: string): BankAccountType | undefined =>
  transactionCode === DEBIT.CHECKING ? 'CHECKING' : transactionCode === DEBIT.SAVINGS ? 'SAVINGS' : undefined;

/** What account holders read when a debit is drawn again: Nacha Operating Rules, subsection 2.12.4. */
const RETRY_DESCRIPTION = 'RETRY PYMT';

/** What a batch holds. */
const SERVICE = { MIXED: '200', CREDITS: '220', DEBITS: '225' } as const;

interface EntryFields {
  readonly account: Omit<BankAccount, 'holder'>;
  readonly cents: number;
  /** What we know the payment by. */
  readonly reference: string;
  readonly trace: string;
}

interface Entry extends EntryFields {
  readonly account: BankAccount;
  readonly entryClass: EntryClass;
  readonly recurring: boolean;
}

const entryLine = (
  code: string,
  { account, cents, reference, trace }: EntryFields,
  name: string,
  type = '  ',
): string =>
  [
    '6',
    code,
    account.routingNumber,
    account.accountNumber.padEnd(17),
    numberField(cents, 10),
    textField(reference, 15),
    name,
    type,
    '0',
    trace,
  ].join('');

/** For holders of whose names nothing can be written, as mandates of before may have them: an entry has to have a name. */
const UNNAMED = 'ACCOUNT HOLDER';

/** A debit of the borrower's account. */
export const debitLine = (entry: Entry): string =>
  entryLine(
    DEBIT[entry.account.type],
    entry,
    (bankNameOf(entry.account.holder) || UNNAMED).padEnd(NAME_WIDTH),
    paymentTypeCode(entry.entryClass, entry.recurring),
  );

/** What the controls count of an entry. */
const bankOf = (line: string): number => Number(line.slice(3, 11));
export const centsOf = (line: string): number => Number(line.slice(29, 39));
const traceOf = (line: string): string => line.slice(79);

/** A file that is written entry by entry, in the order of their traces; each step gives the lines that it adds. */
export function nachaFile({ originator, createdOn, createdAt, effectiveOn, modifier }: FileFrame) {
  const { companyId, companyName, originatingBank, offsetAccount } = originator;
  const bank = originatingBank.slice(0, 8);
  const total = nothing();
  let batch:
    | { readonly number: number; readonly kind: BatchKind; readonly totals: Totals; lastTrace: string }
    | undefined;
  let batches = 0;
  let lines = 0;

  const written = (records: readonly string[]): string => {
    for (const record of records)
      if (record.length !== RECORD_LENGTH) throw new RangeError('a record has 94 characters');
    lines += records.length;
    return records.map((record) => `${record}\n`).join('');
  };

  const batchHeader = (number: number, { entryClass, isRetry }: BatchKind, service: string): string =>
    [
      '5',
      service,
      textField(companyName, 16),
      textField('', 20),
      textField(companyId, 10),
      entryClass,
      textField(isRetry ? RETRY_DESCRIPTION : originator.entryDescription, 10),
      dayField(effectiveOn),
      dayField(effectiveOn),
      '   ',
      '1',
      bank,
      numberField(number, 7),
    ].join('');

  const count = (counted: Totals, line: string, side: 'debits' | 'credits'): void => {
    counted.entries += 1;
    counted.hash += bankOf(line);
    counted[side] += centsOf(line);
  };

  const batchControl = (number: number, totals: Totals, service: string): string => {
    total.entries += totals.entries;
    total.hash += totals.hash;
    total.debits += totals.debits;
    total.credits += totals.credits;
    return [
      '8',
      service,
      numberField(totals.entries, 6),
      hashField(totals.hash, 10),
      numberField(totals.debits, 12),
      numberField(totals.credits, 12),
      textField(companyId, 10),
      textField('', 19),
      textField('', 6),
      bank,
      numberField(number, 7),
    ].join('');
  };

  /** What the batch took goes to the originator's account, in the batch or in the next one; then the control. */
  const endBatch = (): string[] => {
    if (!batch) return [];
    const { number, kind, totals, lastTrace } = batch;
    const entry = {
      account: offsetAccount,
      cents: totals.debits,
      reference: companyId,
      trace: traceNumber(originatingBank, Number(lastTrace.slice(8)) + 1),
    };
    const offset = entryLine(CREDIT[offsetAccount.type], entry, textField(companyName, NAME_WIDTH));
    batch = undefined;
    if (takesCredits(kind.entryClass)) {
      count(totals, offset, 'credits');
      return [offset, batchControl(number, totals, SERVICE.MIXED)];
    }
    const credits = nothing();
    count(credits, offset, 'credits');
    batches += 1;
    return [
      batchControl(number, totals, SERVICE.DEBITS),
      batchHeader(number + 1, { entryClass: 'CCD', isRetry: false }, SERVICE.CREDITS),
      offset,
      batchControl(number + 1, credits, SERVICE.CREDITS),
    ];
  };

  return {
    begin: (): string =>
      written([
        [
          '1',
          '01',
          originator.immediateDestination.padStart(10),
          originator.immediateOrigin.padStart(10),
          dayField(createdOn),
          createdAt,
          modifier,
          numberField(RECORD_LENGTH, 3),
          numberField(BLOCKING_FACTOR, 2),
          '1',
          textField(originator.immediateDestinationName, 23),
          textField(originator.immediateOriginName, 23),
          textField('', 8),
        ].join(''),
      ]),

    /** Another number of a batch than before begins one. */
    add: (line: string, inBatch: number, kind: BatchKind): string => {
      const records: string[] = [];
      if (batch?.number !== inBatch) {
        const service = takesCredits(kind.entryClass) ? SERVICE.MIXED : SERVICE.DEBITS;
        records.push(...endBatch(), batchHeader(inBatch, kind, service));
        batch = { number: inBatch, kind, totals: nothing(), lastTrace: '' };
        batches += 1;
      }
      count(batch.totals, line, 'debits');
      batch.lastTrace = traceOf(line);
      records.push(line);
      return written(records);
    },

    end: (): string => {
      const ended = written(endBatch());
      const blocks = Math.ceil((lines + 1) / BLOCKING_FACTOR);
      const control = [
        '9',
        numberField(batches, 6),
        numberField(blocks, 6),
        numberField(total.entries, 8),
        hashField(total.hash, 10),
        numberField(total.debits, 12),
        numberField(total.credits, 12),
        textField('', 39),
      ].join('');
      const filling = blocks * BLOCKING_FACTOR - lines - 1;
      return ended + written([control, ...Array.from({ length: filling }, () => '9'.repeat(RECORD_LENGTH))]);
    },
  };
}
