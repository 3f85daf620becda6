import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFeeRefund, checkReversal } from '../../src/domain/adjustment/checks.js';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { accruedTo, type Balances, combine, ledgerBalances } from '../../src/domain/ledger/balances.js';
import { postingsOf } from '../../src/domain/ledger/postings.js';
import { openAccount, openedOn, withEntries, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import { interestDue, payoffAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry, NewEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { anyEntries } from './arbitrary.js';
import { runs } from '../support/runs.js';

/** 10,000.00 at 36.5 percent: 10.00 a day. Twelve payments, due on the first of a month. */
function open(entries: readonly AccountEntry[] = [], accountRules = ACCOUNT_RULES): Account {
  const opened = openAccount(
    {
      schedule: { principal: '10000', annualRatePercent: '36.5', fundedOn: '2026-01-01', installments: 12 },
      opening: undefined,
      graceDays: 10,
      accountRules,
      rules: DEFAULT_RULES,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return accruedTo(opened.value, openedOn(opened.value));
}

const on = businessDate;
const money = (text: string) => new Decimal(text);
const recorded = (...entries: readonly NewEntry[]): AccountEntry[] =>
  entries.map((entry, index) => ({ ...entry, sequence: index + 1 }));
const stateOf = (...entries: readonly NewEntry[]) => open(recorded(...entries)).history.state;

const paid = (day: string, amount: string): NewEntry => ({
  kind: 'PAYMENT',
  id: `paid ${day}`,
  effectiveOn: on(day),
  amount: money(amount),
});
const waived = (day: string, amount: string): NewEntry => ({
  kind: 'INTEREST_WAIVER',
  id: `waived ${day}`,
  effectiveOn: on(day),
  amount: money(amount),
});
const corrected = (day: string, amount: string): NewEntry => ({
  kind: 'PRINCIPAL_ADJUSTMENT',
  id: `corrected ${day}`,
  effectiveOn: on(day),
  amount: money(amount),
});
const fee = (day: string, amount: string): NewEntry => ({
  kind: 'FEE',
  id: 'fee',
  feeKind: 'TITLE',
  effectiveOn: on(day),
  amount: money(amount),
});
const refunded = (day: string, amount: string): NewEntry => ({
  kind: 'FEE_REFUND',
  id: `refunded ${day}`,
  feeId: 'fee',
  effectiveOn: on(day),
  amount: money(amount),
});

describe('waived interest', () => {
  it('is as much as has accrued at most, and the rest accrues on', () => {
    // 31 days x 10.00; 110.00 of it waived; a day more.
    const state = stateOf(waived('2026-02-01', '110'));
    expect(state.interestWaived.toFixed(2)).toBe('110.00');
    expect(interestDue(open().terms, state, on('2026-02-02')).toFixed(2)).toBe('210.00');
    expect(stateOf(waived('2026-02-01', '1000')).interestWaived.toFixed(2)).toBe('310.00');
  });

  it('as of a day before a payment leaves less for it to pay: 19 days less 100.00, and 12 more', () => {
    const { interestPaid, principal } = stateOf(paid('2026-02-01', '1010'), waived('2026-01-20', '100'));
    expect(interestPaid.toFixed(2)).toBe('210.00');
    expect(principal.toFixed(2)).toBe('9200.00');
  });

  it('need not be paid by money of the same day, but for a loan of the second edition, which stays as it was', () => {
    const entries = recorded(waived('2026-02-01', '110'), paid('2026-02-01', '1010'));
    expect(open(entries).history.state.interestPaid.toFixed(2)).toBe('200.00');
    const { interestPaid, interestWaived } = open(entries, { ...ACCOUNT_RULES, edition: 2 }).history.state;
    expect([interestPaid.toFixed(2), interestWaived.toFixed(2)]).toEqual(['310.00', '0.00']);
  });

  it('does as much as a payment that is recorded later for an earlier day leaves', () => {
    // 30 days are 300.00; 290.00 of them paid on the 31st; the day after brings 10.00 more.
    const { interestWaived, interestPaid } = stateOf(waived('2026-02-01', '110'), paid('2026-01-31', '290'));
    expect(interestPaid.toFixed(2)).toBe('290.00');
    expect(interestWaived.toFixed(2)).toBe('20.00');
  });
});

describe('a corrected principal', () => {
  it('bears interest from its day on: 31 days of 10.00, then 9.00 a day', () => {
    const state = stateOf(corrected('2026-02-01', '-1000'));
    expect(state.principal.toFixed(2)).toBe('9000.00');
    expect(interestDue(open().terms, state, on('2026-02-11')).toFixed(2)).toBe('400.00');
  });

  it('never falls below zero, and what was corrected is what stands in the ledger', () => {
    const account = open(recorded(paid('2026-01-31', '9800'), corrected('2026-02-01', '-1000')));
    // 9,800.00 pay 300.00 of interest and 9,500.00 of principal: 500.00 are left to correct.
    expect(account.history.state.principal.toFixed(2)).toBe('0.00');
    expect(ledgerBalances(account).PRINCIPAL_ADJUSTMENT?.toFixed(2)).toBe('500.00');
  });

  it('may rise', () => {
    expect(stateOf(corrected('2026-01-15', '250.50')).principal.toFixed(2)).toBe('10250.50');
  });
});

describe('a refunded fee', () => {
  it('becomes credit, as far as it was paid', () => {
    // 310.00 of interest, an installment, and the fee; the rest pays ahead.
    const before = stateOf(fee('2026-02-01', '40'), paid('2026-02-01', '1200'));
    expect(before.feesPaid.toFixed(2)).toBe('40.00');
    const { credit, feesPaid, fees } = stateOf(
      fee('2026-02-01', '40'),
      paid('2026-02-01', '1200'),
      refunded('2026-02-02', '30'),
    );
    expect([credit, feesPaid, fees[0]?.paid].map((amount) => amount?.toFixed(2))).toEqual(['30.00', '10.00', '10.00']);
    expect(checkFeeRefund(before, 'fee', money('40.01'))).toMatchObject({
      refusal: { code: 'EXCEEDS_FEE_PAID', atMost: '40.00' },
    });
  });

  it('that was not paid refunds nothing, and is no longer owed', () => {
    const { credit, fees } = stateOf(fee('2026-02-01', '40'), refunded('2026-02-02', '30'));
    expect([credit, fees[0]?.outstanding].map((amount) => amount?.toFixed(2))).toEqual(['0.00', '10.00']);
  });

  it('that was paid out before its payment came back is owed once, as money that was paid out', () => {
    const paidOut: NewEntry = { kind: 'REFUND', id: 'out', effectiveOn: on('2026-02-03'), amount: money('40') };
    const returned: NewEntry = {
      kind: 'REVERSAL',
      id: 'returned',
      reverses: 'paid 2026-02-01',
      effectiveOn: on('2026-02-04'),
    };
    const entries = [fee('2026-02-01', '40'), paid('2026-02-01', '1200'), refunded('2026-02-02', '40'), paidOut];
    const owedFees = (edition: 2 | 3) =>
      open(recorded(...entries, returned), { ...ACCOUNT_RULES, edition }).history.state.fees.map(
        ({ kind, outstanding }) => [kind, outstanding.toFixed(2)],
      );
    expect(owedFees(3)).toEqual([
      ['TITLE', '0.00'],
      ['REFUNDED_IN_EXCESS', '40.00'],
    ]);
    expect(owedFees(2), 'a loan of the second edition stays as it was').toEqual([
      ['TITLE', '40.00'],
      ['REFUNDED_IN_EXCESS', '40.00'],
    ]);
  });
});

describe('a small balance', () => {
  const writeOff = (atMost: string): NewEntry => ({
    kind: 'SMALL_BALANCE_WRITE_OFF',
    id: 'small',
    effectiveOn: on('2026-02-02'),
    atMost: money(atMost),
  });

  it('is written off with its interest and fees, or not at all', () => {
    // 10,310.00 are owed, 10,290.00 paid: 20.00 of principal are left, and a fee of 5.00.
    const left = [paid('2026-02-01', '10290'), fee('2026-02-02', '5')];
    const state = stateOf(...left, writeOff('25'));
    // A day on 20.00 is 0.02, so 25.02 are left: more than 25.00.
    expect(payoffAmount(open().terms, state, on('2026-02-02')).toFixed(2)).toBe('25.02');
    const { smallBalance, principal } = stateOf(...left, writeOff('25.02'));
    expect(principal.isZero()).toBe(true);
    expect(Object.values(smallBalance ?? {}).map((part: Decimal) => part.toFixed(2))).toEqual([
      '20.00',
      '0.02',
      '5.00',
    ]);
  });
});

describe('what can be reversed', () => {
  it('is an adjustment that stands, no payment, late fee or charge-off', () => {
    const late: NewEntry = {
      kind: 'FEE',
      id: 'late',
      feeKind: 'LATE',
      effectiveOn: on('2026-02-12'),
      amount: money('25'),
    };
    const chargeOff: NewEntry = { kind: 'CHARGE_OFF', id: 'loss', effectiveOn: on('2026-06-01') };
    const undone: NewEntry = {
      kind: 'REVERSAL',
      id: 'undone',
      reverses: 'waived 2026-02-01',
      effectiveOn: on('2026-02-02'),
    };
    const entries = recorded(
      paid('2026-02-01', '500'),
      late,
      fee('2026-02-01', '5'),
      waived('2026-02-01', '1'),
      undone,
      chargeOff,
    );
    const { state } = open(entries).history;
    const codeOf = (id: string) => {
      const checked = checkReversal(state, entries, id);
      return checked.ok ? checked.value.boundBy[0] : checked.refusal.code;
    };
    expect(['fee', 'paid 2026-02-01', 'late', 'loss', 'undone', 'none'].map(codeOf)).toEqual([
      'assessFee',
      ...Array.from({ length: 5 }, () => 'NOT_FOUND'),
    ]);
    expect(codeOf('waived 2026-02-01')).toBe('CONFLICT');
  });
});

describe('any history with adjustments, in any order of recording, some of them reversed', () => {
  const anySteps = anyEntries(open().terms, 10).chain((entries) =>
    fc
      .array(fc.nat(Math.max(0, entries.length - 1)), { maxLength: 4 })
      .map((taken) => ({ entries, taken: [...new Set(taken)].slice(0, entries.length) })),
  );

  it('posts what sums to zero, and the ledger is that of the replayed account', () => {
    fc.assert(
      fc.property(anySteps, ({ entries, taken }) => {
        const reversals = taken.map((place, index): AccountEntry => ({
          kind: 'REVERSAL',
          id: `reversal ${index}`,
          sequence: entries.length + index + 1,
          reverses: `entry ${place}`,
          effectiveOn: addDays(on('2026-01-01'), 901),
        }));
        let account = open();
        let ledger: Balances = ledgerBalances(account);
        for (const entry of [...entries, ...reversals]) {
          const after = withEntries(account, [entry]);
          const accrued = accruedTo(after, after.history.state.accruesFrom);
          for (const { amounts } of postingsOf([entry], account, accrued)) {
            expect(sum(Object.values(amounts)).isZero()).toBe(true);
            ledger = combine(ledger, amounts);
          }
          account = accrued;
          expect(combine(ledger, ledgerBalances(account), -1)).toEqual({});
        }
        const anew = open([...entries, ...reversals]);
        expect(JSON.stringify(account.history.state)).toBe(JSON.stringify(anew.history.state));
        const { state } = anew.history;
        for (const figure of [
          state.principal,
          state.carriedInterest,
          state.credit,
          state.interestWaived,
          state.feesPaid,
        ])
          expect(figure.gte(ZERO)).toBe(true);
        for (const { outstanding, paid: money } of state.fees) expect(outstanding.gte(0) && money.gte(0)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
