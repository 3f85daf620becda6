import { FIELD_MAP } from '../../../src/domain/record/field-map.js';

/** Where the types of the field map hang on a loan. */
const FROM_LOAN: Record<string, string[]> = {
  Loan: [],
  Borrower: ['borrower'],
  Application: ['application'],
  RiskAssessment: ['riskAssessment'],
  Underwriting: ['underwriting'],
};

/** The steps from a loan to a field of the map. */
export function stepsFromLoan(graphql: string): string[] {
  const [type = '', ...steps] = graphql.split('.');
  return [...(FROM_LOAN[type] ?? []), ...steps];
}

interface Tree {
  [field: string]: Tree;
}

const print = (tree: Tree): string =>
  Object.entries(tree)
    .map(([field, below]) => (Object.keys(below).length > 0 ? `${field} { ${print(below)} }` : field))
    .join(' ');

/** A selection on Loan of every field of the specification. */
export function everyField(): string {
  const tree: Tree = {};
  for (const { graphql } of FIELD_MAP) {
    let at = tree;
    for (const step of stepsFromLoan(graphql)) at = at[step] ??= {};
  }
  return print(tree);
}
