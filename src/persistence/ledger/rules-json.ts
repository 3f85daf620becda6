import { parseBusinessDate } from '../../domain/calendar.js';
import type { FeeFormula, LateFeePolicy } from '../../domain/rules/late-fee-policy.js';
import { decimal } from '../../domain/money.js';
import { DEFAULT_RULES, type AccountRules } from '../../domain/rules/account-rules.js';

/** Rules as they are stored: what is a decimal is a string. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] extends object ? unknown : T[Key] };
type PlainFormula = Readonly<Record<'kind' | 'amount' | 'percent', string>> & { readonly of: readonly PlainFormula[] };
type PlainPolicy = Partial<Readonly<Record<'cap' | 'minimumUnpaid' | 'source' | 'from', string>>> & {
  readonly formula?: PlainFormula;
};

/** A rule that is missing is as today's default, but the edition, which was the second when some were stored without. */
export function rulesFrom(stored: unknown): AccountRules {
  const rules = { ...DEFAULT_RULES, edition: 2 as const, ...(stored as Partial<Plain<AccountRules>>) };
  return {
    ...rules,
    closingTolerance: decimal(rules.closingTolerance as string),
    prepaymentPenaltyPercent: decimal(rules.prepaymentPenaltyPercent as string),
    lateFee: policyFrom(rules.lateFee as PlainPolicy),
  };
}

function policyFrom({ formula, cap, minimumUnpaid = '0', source = 'contract', from }: PlainPolicy): LateFeePolicy {
  const since = from === undefined ? undefined : parseBusinessDate(from);
  return {
    minimumUnpaid: decimal(minimumUnpaid),
    source,
    ...(formula && { formula: formulaFrom(formula) }),
    ...(cap !== undefined && { cap: decimal(cap) }),
    ...(since && { from: since }),
  };
}

function formulaFrom({ kind, amount, percent, of }: PlainFormula): FeeFormula {
  switch (kind as FeeFormula['kind']) {
    case 'FLAT':
      return { kind: 'FLAT', amount: decimal(amount) };
    case 'PERCENT_OF_INSTALLMENT':
    case 'PERCENT_OF_UNPAID':
      return { kind: kind as 'PERCENT_OF_UNPAID', percent: decimal(percent) };
    case 'LESSER_OF':
    case 'GREATER_OF':
      return { kind: kind as 'LESSER_OF', of: of.map(formulaFrom) as [FeeFormula, FeeFormula] };
  }
}
