import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { lateFeeChanges, type PendingPayment } from '../../src/domain/delinquency/late-fee-changes.js';
import { readLateFee } from '../../src/domain/rules/late-fee-policy.js';
import { inputCheck } from '../../src/domain/input-check.js';
import { policyOf, readContractRules, type ContractInput } from '../../src/domain/loan/contract-rules.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';
import { Decimal } from '../../src/domain/money.js';
import { fundedAccount } from '../../src/domain/repayment/account.js';
import { DEFAULT_RULES, type AccountRules } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { fee, LOAN, payment } from './loan.js';

const day = businessDate;
const FLAT: AccountRules = { ...DEFAULT_RULES, lateFee: policyOf(readLateFee('25')) };

/** 1200 without interest, 100 due on the 15th of twelve months; grace 10. */
const account = (entries: readonly AccountEntry[], rules = FLAT) => ({
  original: { ...LOAN, rules },
  opening: fundedAccount(LOAN),
  graceDays: 10,
  rules: RULES_BEFORE,
  entries,
});
const changes = (on: string, entries: AccountEntry[] = [], rules = FLAT, pending: PendingPayment[] = []) =>
  lateFeeChanges('LN', account(entries, rules), day(on), pending);
const brief = (on: string, entries?: AccountEntry[], rules?: AccountRules, pending?: PendingPayment[]): string[] =>
  changes(on, entries, rules, pending).entries.map((entry) =>
    entry.kind === 'FEE' ? `${entry.id} ${entry.effectiveOn} ${entry.amount.toFixed(2)}` : `${entry.kind} ${entry.id}`,
  );

describe('late fees', () => {
  it('come after the grace days, once per installment, and are named after it', () => {
    expect(brief('2024-02-25')).toEqual([]);
    expect(brief('2024-02-26')).toEqual(['LF-LN-1 2024-02-26 25.00']);
    expect(brief('2024-03-30')).toEqual(['LF-LN-1 2024-02-26 25.00', 'LF-LN-2 2024-03-26 25.00']);
  });

  it('are told apart before they are recorded: each is paid what it is paid', () => {
    // 30 of 230 pay the first fee and a part of the second; 20 of 120 the rest of it; so the last payment is 20 short.
    const paid = [
      payment('2024-04-10', '230', 1),
      payment('2024-04-15', '100', 2),
      payment('2024-05-15', '120', 3),
      payment('2024-06-15', '80', 4),
    ];
    expect(brief('2024-06-30', paid)).toEqual([
      'LF-LN-1 2024-02-26 25.00',
      'LF-LN-2 2024-03-26 25.00',
      'LF-LN-5 2024-06-26 25.00',
    ]);
  });

  it('that turn out not to be due are reversed, and return under another name', () => {
    const late = changes('2024-02-26').entries;
    const onTime = payment('2024-02-15', '100', 2);
    const takenBack = changes('2024-03-01', [...late, onTime]).entries;
    expect(takenBack).toMatchObject([{ kind: 'REVERSAL', reverses: 'LF-LN-1', effectiveOn: '2024-03-01' }]);
    const returned: AccountEntry = {
      kind: 'REVERSAL',
      id: 'returned',
      sequence: 9,
      effectiveOn: day('2024-03-02'),
      reverses: onTime.id,
    };
    expect(brief('2024-03-02', [...late, onTime, ...takenBack, returned])).toEqual(['LF-LN-1~2 2024-02-26 25.00']);
  });

  it('that were waived stay waived when their amount would change', () => {
    const rules = { ...FLAT, lateFee: policyOf(readLateFee('5%')) };
    const late = changes('2024-02-26', [], rules).entries;
    expect(late).toMatchObject([{ amount: new Decimal(5) }]);
    const half = payment('2024-02-20', '50', 8);
    const waiver: AccountEntry = {
      kind: 'FEE_WAIVER',
      id: 'waiver',
      sequence: 9,
      effectiveOn: day('2024-02-27'),
      feeId: 'LF-LN-1',
      amount: new Decimal(5),
    };
    expect(brief('2024-03-01', [...late, half], rules)).toEqual(['REVERSAL RV-LF-LN-1', 'LF-LN-1~2 2024-02-26 2.50']);
    expect(brief('2024-03-01', [...late, half, waiver], rules)).toEqual([]);
  });

  it('wait for a pending payment that would have been on time', () => {
    const pending = (effectiveOn: BusinessDate, amount: string) => [{ effectiveOn, amount: new Decimal(amount) }];
    const lastDay = day('2024-02-25');
    expect(changes('2024-02-26', [], FLAT, pending(lastDay, '100'))).toEqual({ entries: [], heldBack: true });
    expect(brief('2024-02-26', [], FLAT, pending(lastDay, '99.99'))).toHaveLength(1);
    expect(brief('2024-02-26', [], FLAT, pending(addDays(lastDay, 1), '100'))).toHaveLength(1);
  });

  it('of a loan from before rules were kept stay as they were recorded, and follow the rule from then on', () => {
    const rules: AccountRules = {
      ...FLAT,
      edition: 1,
      lateFee: { ...FLAT.lateFee, from: day('2024-04-01') },
    };
    // March was paid in full and on time, and drew a fee by the rule of its time; February's came on another day.
    const before = [fee('2024-03-01', '25', 1), fee('2024-03-27', '25', 2), payment('2024-03-15', '100', 3)];
    expect(brief('2024-04-30', [...before, payment('2024-04-15', '100', 4)], rules)).toEqual([]);
    expect(brief('2024-04-30', before, rules)).toEqual(['LF-LN-3 2024-04-26 25.00']);
  });
});

describe('what a contract says of late fees', () => {
  const read = (input: ContractInput) => {
    const check = inputCheck();
    const { rules, graceDays, lateFeeText } = readContractRules(check, input);
    return {
      text: lateFeeText,
      graceDays,
      source: rules.lateFee.source,
      faults: check.faults.map(({ field }) => field),
    };
  };

  it.each<[string, ContractInput, string]>([
    ['an amount as it came', { lateFee: '25' }, '25'],
    ['a percentage as it came', { lateFee: '5 %' }, '5 %'],
    ['nothing', {}, '0.00'],
    [
      'the lesser of two, capped',
      { rules: { lateFee: { flat: '25', percentOfInstallment: '5', choice: 'LESSER', cap: '20' } } },
      'the lesser of 25.00 and 5% of the installment, at most 20.00',
    ],
  ])('%s', (_, input, text) => {
    expect(read(input)).toEqual({ text, graceDays: 10, source: 'contract', faults: [] });
  });

  it('is that of the dealer’s state when it is asked for, with its days of grace', () => {
    const rules = { lateFee: { ofState: true } };
    expect(read({ rules, dealerState: 'TX' })).toEqual({
      text: '5% of the installment',
      graceDays: 15,
      source: 'Tex. Fin. Code § 348.107(a)(1)',
      faults: [],
    });
    expect(read({ rules, dealerState: 'ZZ' }).faults).toEqual(['rules.lateFee.ofState']);
  });

  it.each<[string, ContractInput, string]>([
    ['no fee that is known', { lateFee: 'ask us' }, 'lateFee'],
    ['more than all', { lateFee: '101%' }, 'lateFee'],
    ['a fortune', { lateFee: '1000000000' }, 'lateFee'],
    ['two parts without a choice', { rules: { lateFee: { flat: '5', percentOfUnpaid: '5' } } }, 'rules.lateFee'],
    ['a text and parts', { lateFee: '5', rules: { lateFee: { flat: '5' } } }, 'lateFee'],
    ['a tolerance beyond reason', { rules: { closingTolerance: '101' } }, 'rules.closingTolerance'],
    ['a tolerated shortfall beyond reason', { rules: { toleratedAmount: '101' } }, 'rules.toleratedAmount'],
    ['a tolerated share beyond reason', { rules: { toleratedPercent: '11' } }, 'rules.toleratedPercent'],
    ['two tolerances', { rules: { toleratedAmount: '5', toleratedPercent: '1' } }, 'rules.toleratedPercent'],
  ])('is refused: %s', (_, input, field) => {
    expect(read(input).faults).toEqual([field]);
  });
});
