import { describe, expect, it } from 'vitest';
import {
  CHANGE_CODES,
  chargesFee,
  DEFAULT_PAYMENT_POLICY,
  RETURN_CODES,
  suspends,
  type ReturnCode,
} from '../../../src/domain/payment/return-codes.js';
import { returnReader, type ReturnItem } from '../../../src/domain/payment/read-returns.js';
import { returnsFile, type BankReturn } from '../../support/bank-returns.js';

const TRACE = '091000010000001';

function read(text: string): ReturnItem[] {
  const reader = returnReader();
  const items = text.split('\n').flatMap((line) => reader.next(line) ?? []);
  return [...items, ...reader.end()];
}

const readAll = (...items: BankReturn[]) => read(returnsFile(items));

describe('A file of returns', () => {
  it('tells every code of the table, with the trace, the individual and the amount', () => {
    const codes = Object.keys(RETURN_CODES);
    const debit = { trace: TRACE, individualId: 'A1B2C3' };
    const items = readAll(...codes.map((code, n) => ({ ...debit, code, cents: n })));
    expect(items).toEqual(codes.map((code, n) => ({ kind: 'RETURN', line: 4 + 2 * n, ...debit, code, cents: n })));
  });

  it('tells what each notification of change corrects', () => {
    const routing = '122105155';
    const account = '9988776655'.padEnd(17);
    const corrected: Record<string, [string, object]> = {
      C01: [account, { accountNumber: '9988776655' }],
      C02: [routing, { routingNumber: routing }],
      C03: [`${routing}   ${account}`, { routingNumber: routing, accountNumber: '9988776655' }],
      C04: ['ANNE OTHER', { holder: 'ANNE OTHER' }],
      C05: ['37', { type: 'SAVINGS' }],
      C06: [`${account}   27`, { accountNumber: '9988776655', type: 'CHECKING' }],
      C07: [`${routing}${account}37`, { routingNumber: routing, accountNumber: '9988776655', type: 'SAVINGS' }],
    };
    const codes = Object.keys(CHANGE_CODES);
    const items = readAll(...codes.map((code) => ({ trace: TRACE, code, corrected: corrected[code]?.[0] ?? '' })));
    expect(items.map((item) => (item.kind === 'CHANGE' ? [item.code, item.correction] : item))).toEqual(
      codes.map((code) => [code, corrected[code]?.[1] ?? {}]),
    );
  });

  it('names bad lines, says nothing of what stands in them, and reads the good ones', () => {
    const items = readAll(
      { trace: TRACE, code: 'R99' },
      { trace: TRACE, code: 'R01' },
      { trace: 'X'.repeat(15), code: 'R01' },
      { trace: TRACE, code: 'C02', corrected: '123456789' },
      { trace: TRACE, code: 'C01', corrected: '' },
      { trace: TRACE, code: 'R02' },
    );
    expect(items.map((item) => (item.kind === 'BAD' ? `${item.line}: ${item.reason}` : item.code))).toEqual([
      '4: the return reason code is not a code for a consumer debit',
      'R01',
      '8: the original trace number must have 15 digits',
      '10: the corrected data of C02 (routing number) is invalid: routingNumber',
      '12: the corrected data of C01 (account number) is invalid: accountNumber',
      'R02',
    ]);
  });

  it('tells of a batch whose lines went missing, of a file that was cut off, and of one that is none', () => {
    const lines = returnsFile([
      { trace: TRACE, code: 'R01' },
      { trace: TRACE, code: 'R02' },
    ]).split('\n');
    expect(read(lines.toSpliced(2, 2).join('\n'))).toMatchObject([
      { code: 'R02' },
      { kind: 'BAD', reason: expect.stringContaining('batch control') as string },
    ]);
    expect(read(lines.slice(0, 4).join('\n'))).toMatchObject([{ code: 'R01' }, { kind: 'BAD', line: 4 }]);
    expect(read('hello\n')).toMatchObject([{ kind: 'BAD', line: 1 }, { kind: 'BAD' }]);
    expect(read(`7${'x'.repeat(100)}`)[0]).toMatchObject({ reason: 'a record must have 94 characters' });
    expect(read(`7\u00e9`)[0]).toMatchObject({ reason: 'a record must be plain ASCII' });
  });
});

describe('What a return does', () => {
  it('suspends autopay at once where the account or the mandate is in question, and after several without funds', () => {
    const atOnce = (Object.keys(RETURN_CODES) as ReturnCode[]).filter((code) =>
      suspends(code, 1, DEFAULT_PAYMENT_POLICY),
    );
    expect(atOnce).toEqual(
      expect.arrayContaining(['R02', 'R03', 'R04', 'R05', 'R07', 'R10', 'R11', 'R14', 'R15', 'R16', 'R20', 'R29']),
    );
    expect(atOnce).not.toContain('R01');
    expect([1, 2, 3].map((inRow) => suspends('R01', inRow, DEFAULT_PAYMENT_POLICY))).toEqual([false, false, true]);
    expect(suspends('R08', 9, DEFAULT_PAYMENT_POLICY)).toBe(false);
  });

  it('charges the fee for want of funds unless the policy says otherwise', () => {
    expect(chargesFee('R01', DEFAULT_PAYMENT_POLICY)).toBe(true);
    expect(chargesFee('R10', DEFAULT_PAYMENT_POLICY)).toBe(false);
    expect(chargesFee('R02', { ...DEFAULT_PAYMENT_POLICY, feeFor: ['ACCOUNT'] })).toBe(true);
  });
});
