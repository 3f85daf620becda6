import '../../src/gateway/graph/features.js';
import type { LoanRules } from '../../src/features/command/declaration.js';
import { allLoanRules } from '../../src/features/command/registry.js';

/** The rules of every command on a loan, by its name. */
export const LOAN_RULES: ReadonlyMap<string, LoanRules> = new Map(allLoanRules().map((rules) => [rules.name, rules]));

export const LOAN_COMMAND_NAMES: readonly string[] = [...LOAN_RULES.keys()];

export function rulesNamed(name: string): LoanRules {
  const rules = LOAN_RULES.get(name);
  if (!rules) throw new Error(`${name} is not declared`);
  return rules;
}
