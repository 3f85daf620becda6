import { Decimal } from '../../src/domain/money.js';
import type { Field } from '../../src/domain/record/field.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { SPELLINGS, type SpelledEnum } from '../../src/domain/record/spelling.js';

/** Where the types of the field map hang on a loan. */
const FROM_LOAN: Record<string, string[]> = {
  Loan: [],
  Borrower: ['borrower'],
  Application: ['application'],
  RiskAssessment: ['riskAssessment'],
  Underwriting: ['underwriting'],
};

/** The steps from a loan to a field of the map. */
function stepsFromLoan(graphql: string): string[] {
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

/** All values at a path, through lists. */
function valuesAt(root: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [root ?? null];
  const value = (root as Record<string, unknown> | null | undefined)?.[step.replace('[]', '')];
  const isLeaf = rest.length === 0;
  return Array.isArray(value) && !isLeaf ? value.flatMap((element) => valuesAt(element, rest)) : valuesAt(value, rest);
}

/** What a value of the record must look like in the graph, by the words of the specification alone. */
function inGraph({ kind, path }: Field, raw: unknown): unknown {
  if (raw === undefined || raw === null) return null;
  if (kind in SPELLINGS) {
    return Object.entries(SPELLINGS[kind as SpelledEnum]).find(([, spelled]) => spelled === raw)?.[0];
  }
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  switch (kind) {
    case 'text':
    case 'decision':
    case 'offer':
    case 'fee':
    case 'reason':
    case 'scalar':
    case 'csv':
    case 'pdf':
      return text === '' && (path.startsWith('loanDetails.') || !WORDS.has(kind)) ? null : text;
    case 'texts':
    case 'opaqueList':
    case 'payments':
    case 'attributes':
      return raw;
    case 'date':
      return text === '' ? null : text;
    case 'digitsDate':
      return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    case 'timestamp':
      return new Date(`${text.replace(' ', 'T')}Z`);
    case 'epochMillis':
      return new Date(Number(text.replaceAll(',', '')));
    case 'flag':
      return text === 'True';
    default:
      return text === '' ? null : Number(text.replaceAll(',', ''));
  }
}

/** Kinds whose empty text is a text. */
const WORDS: ReadonlySet<string> = new Set(['text', 'decision', 'offer', 'reason']);

/** Decimals come as strings, instants as texts: compared as what they mean. */
function meaning(expected: unknown, shown: unknown): unknown {
  if (typeof expected === 'number' && typeof shown === 'string') return Number(shown);
  return expected instanceof Date ? new Date(shown as string) : shown;
}

/** What the graph must show of a field, for each element of a list. */
export const expectedAt = (record: unknown, field: Field): unknown[] =>
  valuesAt(record, field.path.split('.')).map((raw) => inUnits(field, inGraph(field, raw)));

/** The record has the APR of a loan as a fraction, and that of a deal in percent; the graph has percent. */
const inUnits = ({ graphql }: Field, value: unknown): unknown =>
  graphql === 'Loan.aprPercent' && typeof value === 'number' ? new Decimal(value).times(100).toNumber() : value;

/** What an answer to `everyField` shows of it. */
export function shownAt(loan: unknown, record: unknown, field: Field): unknown[] {
  const expected = expectedAt(record, field);
  return valuesAt(loan, stepsFromLoan(field.graphql)).map((value, index) => meaning(expected[index], value));
}
