import { RECORD_LENGTH, referenceOf } from './nacha-fields.js';
import {
  CHANGE_CODES,
  isChangeCode,
  readCorrection,
  isReturnCode,
  type ChangeCode,
  type Correction,
  type ReturnCode,
} from './return-codes.js';

interface OfEntry {
  readonly line: number;
  /** The trace that the debit went out with. */
  readonly trace: string;
  /** What the debit went out as the identification of the individual. */
  readonly individualId: string;
  readonly cents: number;
}

interface ReturnedEntry extends OfEntry {
  readonly kind: 'RETURN';
  readonly code: ReturnCode;
}

interface ChangeNotice extends OfEntry {
  readonly kind: 'CHANGE';
  readonly code: ChangeCode;
  readonly correction: Correction;
}

/** Says what is wrong with a line, and repeats nothing of it that could be of an account. */
export interface BadLine {
  readonly kind: 'BAD';
  readonly line: number;
  readonly reason: string;
}

export type ReturnItem = ReturnedEntry | ChangeNotice | BadLine;

/** Codes of entries that come back; the last two are of the credit that balances a batch. */
const RETURNED = new Set(['26', '36', '21', '31']);

interface Counted {
  entries: number;
  hash: number;
}

/**
 * Reads a file of returns and notifications of change line by line. Each line gives what it tells; a bad one is named and the
 * next one is read as if it had not been there.
 */
export function returnReader() {
  let line = 0;
  let entry: (Pick<OfEntry, 'cents' | 'individualId'> & { readonly isReturned: boolean }) | undefined;
  let batch: Counted | undefined;
  let isBegun = false;
  let isEnded = false;

  const bad = (reason: string): BadLine => ({ kind: 'BAD', line, reason });

  const addenda = (text: string): ReturnItem => {
    const of = entry;
    entry = undefined;
    if (batch) batch.entries += 1;
    const type = text.slice(1, 3);
    const code = text.slice(3, 6);
    const trace = text.slice(6, 21);
    if (type !== '98' && type !== '99')
      return bad('the addenda type must be 99 (return) or 98 (notification of change)');
    if (!of) return bad('the addenda has no entry before it');
    if (!/^\d{15}$/.test(trace)) return bad('the original trace number must have 15 digits');
    if (!of.isReturned) return bad('the entry before it has no return transaction code');
    const told = { line, trace, individualId: of.individualId, cents: of.cents };
    if (type === '99') {
      if (!isReturnCode(code)) return bad('the return reason code is not a code for a consumer debit');
      return { kind: 'RETURN', ...told, code };
    }
    if (!isChangeCode(code)) return bad('the change code is unknown');
    const read = readCorrection(code, text.slice(35, 64));
    if (!read.ok) return bad(`the corrected data of ${code} (${CHANGE_CODES[code].meaning}) is invalid: ${read.wrong}`);
    return { kind: 'CHANGE', ...told, code, correction: read.correction };
  };

  const entryDetail = (text: string): BadLine | undefined => {
    entry = undefined;
    if (batch) {
      batch.entries += 1;
      batch.hash += Number(text.slice(3, 11)) || 0;
    }
    const amount = text.slice(29, 39);
    if (!/^\d{10}$/.test(amount)) return bad('the amount must have ten digits');
    if (!/^\d{9}$/.test(text.slice(3, 12))) return bad('the routing number must have nine digits');
    if (text[78] !== '1') return bad('a return entry must have an addenda and the addenda indicator 1');
    const individualId = text.slice(39, 54).trim();
    entry = { cents: Number(amount), individualId, isReturned: RETURNED.has(text.slice(1, 3)) };
    return undefined;
  };

  /** Lines that were read stay valid: the control only says that some may be missing. */
  const batchControl = (text: string): BadLine | undefined => {
    const counted = batch;
    batch = undefined;
    entry = undefined;
    if (!counted) return bad('the batch control has no batch header');
    const isRight = Number(text.slice(4, 10)) === counted.entries && Number(text.slice(10, 20)) === counted.hash % 1e10;
    return isRight ? undefined : bad('the batch control does not match its entries; check for missing lines');
  };

  const read = (text: string): ReturnItem | undefined => {
    if (/^9+$/.test(text) && isEnded) return undefined;
    switch (text[0]) {
      case '1':
        isBegun = true;
        return undefined;
      case '5':
        batch = { entries: 0, hash: 0 };
        entry = undefined;
        return undefined;
      case '6':
        return entryDetail(text);
      case '7':
        return addenda(text);
      case '8':
        return batchControl(text);
      case '9':
        isEnded = true;
        return undefined;
      default:
        return bad('a record must begin with 1, 5, 6, 7, 8 or 9');
    }
  };

  return {
    /** A line without its end; blanks at its end may be cut off. */
    next: (text: string): ReturnItem | undefined => {
      line += 1;
      if (text === '') return undefined;
      if (text.length > RECORD_LENGTH) return bad(`a record must have ${RECORD_LENGTH} characters`);
      if (!/^[\x20-\x7e]+$/.test(text)) return bad('a record must be plain ASCII');
      return read(text.padEnd(RECORD_LENGTH));
    },
    /** What the file lacks as a whole. */
    end: (): BadLine[] => {
      if (!isBegun) return [bad('the file has no header record (1)')];
      return isEnded && !batch ? [] : [bad('the file ends before its control record (9) and may be truncated')];
    },
  };
}

interface Debit {
  readonly repaymentId: string;
  readonly cents: number;
}

type Matched<Sent extends Debit> = { readonly debit: Sent } | { readonly fault: string };

/**
 * The debit that a bank means, among those with the trace that it names. Traces are reused, and a bank may err:
 * individual and amount must match too, so that no borrower answers for another's debit.
 */
export function matchReturn<Sent extends Debit>(
  { kind, individualId, cents }: ReturnedEntry | ChangeNotice,
  sent: readonly Sent[],
): Matched<Sent> {
  if (sent.length === 0) return { fault: 'no debit has the original trace number' };
  const named = sent.filter(({ repaymentId }) => referenceOf(repaymentId) === individualId);
  if (named.length === 0) return { fault: 'the individual ID does not match the debit with the original trace number' };
  // A notification of change moves no money, and says so by an amount of zero.
  const [debit, ...others] = named.filter((one) => one.cents === cents || (kind === 'CHANGE' && cents === 0));
  if (!debit) return { fault: 'the amount does not match the debit with the original trace number' };
  return others.length === 0 ? { debit } : { fault: 'several debits match the original trace number' };
}
