import { isCents, parseDecimal, PERCENT, ZERO, type Decimal } from '../money.js';
import { parseFigure, plainFigure } from '../record/figure.js';
import { NO_LATE_FEE, type FeeFormula, type LateFeePolicy } from './late-fee-policy.js';

const PERCENTAGE = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/;

/**
 * A contract's late fee as the v2 record writes it: an amount (`25`, `25.00`) or a percentage (`5%`), which is one of
 * what is unpaid, since that is never more than one of the installment. Undefined when it is neither.
 */
export function readLateFee(text: string): FeeFormula | undefined {
  const written = text.trim();
  const percent = PERCENTAGE.exec(written)?.[1];
  if (percent !== undefined) return percentOfUnpaid(parseDecimal(percent));
  const figure = parseFigure(written);
  const amount = figure && parseDecimal(plainFigure(figure));
  return amount && isCents(amount) && amount.gte(ZERO) ? { kind: 'FLAT', amount } : undefined;
}

const percentOfUnpaid = (percent: Decimal | undefined): FeeFormula | undefined =>
  percent?.lte(PERCENT) === true ? { kind: 'PERCENT_OF_UNPAID', percent } : undefined;

const LIMITS = /^(.*?)(?:, at most ([\d.]+))?(?:, none on less than ([\d.]+))?$/;
const CHOICE = /^the (lesser|greater) of (.+) and (.+)$/;

/** What `printLateFee` writes, or a record: so a loan that was exported has its policy again where it is imported. */
export function readLateFeePolicy(text: string): LateFeePolicy | undefined {
  const [, written = '', most, least] = LIMITS.exec(text.trim()) ?? [];
  const formula = readFormula(written);
  const cap = most === undefined ? undefined : parseDecimal(most);
  const minimumUnpaid = least === undefined ? ZERO : parseDecimal(least);
  if (!formula || !minimumUnpaid || (most !== undefined && !cap)) return undefined;
  if (formula.kind === 'FLAT' && formula.amount.isZero()) return NO_LATE_FEE;
  return { ...NO_LATE_FEE, formula, minimumUnpaid, ...(cap && { cap }) };
}

function readFormula(text: string): FeeFormula | undefined {
  const [, word, one, other] = CHOICE.exec(text) ?? [];
  if (one === undefined || other === undefined) return readPart(text);
  const [first, second] = [readPart(one), readPart(other)];
  return first && second && { kind: word === 'lesser' ? 'LESSER_OF' : 'GREATER_OF', of: [first, second] };
}

function readPart(text: string): FeeFormula | undefined {
  const [figure = '', what] = text.split(' of ');
  const part = readLateFee(figure);
  if (what === undefined || part?.kind !== 'PERCENT_OF_UNPAID') return what === undefined ? part : undefined;
  if (what === 'what is unpaid') return part;
  return what === 'the installment' ? { ...part, kind: 'PERCENT_OF_INSTALLMENT' } : undefined;
}

/** A policy in words, for people and for the v2 record. */
export function printLateFee({ formula, cap, minimumUnpaid }: LateFeePolicy): string {
  if (!formula) return '0.00';
  const limits = [
    ...(cap ? [`at most ${cap.toFixed(2)}`] : []),
    ...(minimumUnpaid.gt(ZERO) ? [`none on less than ${minimumUnpaid.toFixed(2)}`] : []),
  ];
  return [printFormula(formula), ...limits].join(', ');
}

function printFormula(formula: FeeFormula): string {
  switch (formula.kind) {
    case 'FLAT':
      return formula.amount.toFixed(2);
    case 'PERCENT_OF_INSTALLMENT':
      return `${formula.percent.toFixed()}% of the installment`;
    case 'PERCENT_OF_UNPAID':
      return `${formula.percent.toFixed()}% of what is unpaid`;
    case 'LESSER_OF':
    case 'GREATER_OF': {
      const word = formula.kind === 'LESSER_OF' ? 'lesser' : 'greater';
      return `the ${word} of ${formula.of.map(printFormula).join(' and ')}`;
    }
  }
}
