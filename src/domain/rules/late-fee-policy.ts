import type { BusinessDate } from '../calendar.js';
import { greatest, least, PERCENT, toCents, ZERO, Decimal, isCents, parseDecimal } from '../money.js';
import { parseFigure, plainFigure } from '../record/read-value.js';

/** How a late fee is reckoned, before any cap. */
export type FeeFormula =
  | { readonly kind: 'FLAT'; readonly amount: Decimal }
  | { readonly kind: 'PERCENT_OF_INSTALLMENT'; readonly percent: Decimal }
  | { readonly kind: 'PERCENT_OF_UNPAID'; readonly percent: Decimal }
  | { readonly kind: 'LESSER_OF' | 'GREATER_OF'; readonly of: readonly [FeeFormula, FeeFormula] };

/** What a contract says of late fees. The days of grace stand beside it, since delinquency uses them too. */
export interface LateFeePolicy {
  /** Absent: there are none. */
  readonly formula?: FeeFormula;
  readonly cap?: Decimal;
  /** The most that a statute allows where the contract says more; none in contracts of before it was kept. */
  readonly limit?: LateFeeLimit;
  /** Less than this unpaid draws no fee. */
  readonly minimumUnpaid: Decimal;
  /** Whose rule it is: the contract's, or a statute. */
  readonly source: string;
  /** Fees that would have fallen due before this day are as they were recorded; nothing is derived for them. */
  readonly from?: BusinessDate;
}

export interface LateFeeLimit {
  readonly formula: FeeFormula;
  readonly source: string;
}

export const NO_LATE_FEE: LateFeePolicy = { minimumUnpaid: ZERO, source: 'contract' };

/** The fee on an installment of which some is unpaid; zero when there is none. */
export function lateFeeOn(
  { formula, cap, limit, minimumUnpaid }: LateFeePolicy,
  installment: Decimal,
  unpaid: Decimal,
): Decimal {
  if (!formula || unpaid.lte(ZERO) || unpaid.lt(minimumUnpaid)) return ZERO;
  const most = [cap, limit && toCents(reckoned(limit.formula, installment, unpaid))].filter((one) => one !== undefined);
  return most.reduce(least, toCents(reckoned(formula, installment, unpaid)));
}

function reckoned(formula: FeeFormula, installment: Decimal, unpaid: Decimal): Decimal {
  switch (formula.kind) {
    case 'FLAT':
      return formula.amount;
    case 'PERCENT_OF_INSTALLMENT':
      return installment.times(formula.percent).div(PERCENT);
    case 'PERCENT_OF_UNPAID':
      return unpaid.times(formula.percent).div(PERCENT);
    case 'LESSER_OF':
    case 'GREATER_OF': {
      const [first, second] = formula.of.map((part) => reckoned(part, installment, unpaid)) as [Decimal, Decimal];
      return formula.kind === 'LESSER_OF' ? least(first, second) : greatest(first, second);
    }
  }
}

const PERCENTAGE = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/;

/**
 * A contract's late fee as the v2 record writes it: an amount (`25`, `25.00`) or a percentage (`5%`), which is one of
 * what is unpaid, since that is never more than one of the installment. Undefined when it is neither.
 */
export function readLateFee(text: string): FeeFormula | undefined {
  const written = text.trim();
  const percent = PERCENTAGE.exec(written)?.[1];
  if (percent !== undefined) return writtenPercent(parseDecimal(percent));
  const figure = parseFigure(written);
  const amount = figure && parseDecimal(plainFigure(figure));
  return amount && isCents(amount) && amount.gte(ZERO) ? { kind: 'FLAT', amount } : undefined;
}

const writtenPercent = (percent: Decimal | undefined): FeeFormula | undefined =>
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

/** What a state lets a seller of vehicles on credit charge for a late installment, and from when. */
interface StateLateFee {
  readonly graceDays: number;
  readonly policy: LateFeePolicy;
}

const percentOfInstallment = (percent: number): FeeFormula => ({
  kind: 'PERCENT_OF_INSTALLMENT',
  percent: new Decimal(percent),
});
const percentOfUnpaid = (percent: number): FeeFormula => ({ kind: 'PERCENT_OF_UNPAID', percent: new Decimal(percent) });
const flat = (amount: number): FeeFormula => ({ kind: 'FLAT', amount: new Decimal(amount) });

const row = (graceDays: number, formula: FeeFormula, source: string): StateLateFee => ({
  graceDays,
  policy: { formula, minimumUnpaid: ZERO, source },
});

/** What a contract's own late fee is limited to where it is signed. */
export function lateFeeLimitOf(state: string | null | undefined): LateFeeLimit | undefined {
  const { formula, source } = LATE_FEES_BY_STATE[state ?? '']?.policy ?? {};
  return formula && source !== undefined ? { formula, source } : undefined;
}

/**
 * By the state of the dealer, where the contract is signed: the most that the named statute lets a contract charge for
 * one installment of an ordinary motor vehicle, and after how many days. The row of Oklahoma is by policy: its text could
 * not be read, and 14A § 1-106 indexes its dollar amounts. A lender must check a row against the current law. A state that is not listed has no row: then the contract's own fee must be given.
 */
export const LATE_FEES_BY_STATE: Readonly<Partial<Record<string, StateLateFee>>> = {
  CO: row(10, flat(15), 'Colo. Rev. Stat. § 5-2-203(1)(a)'),
  KS: row(10, { kind: 'LESSER_OF', of: [percentOfUnpaid(5), flat(25)] }, 'Kan. Stat. § 16a-2-502(1)'),
  NJ: row(10, flat(10), 'N.J. Stat. § 17:16C-42(a)'),
  OK: row(
    10,
    { kind: 'GREATER_OF', of: [percentOfUnpaid(5), flat(5)] },
    'by policy, after Okla. Stat. tit. 14A § 2-203(1)(a)',
  ),
  PA: row(10, percentOfUnpaid(2), '12 Pa. C.S. § 6245(b)(1)'),
  TX: row(15, percentOfInstallment(5), 'Tex. Fin. Code § 348.107(a)(1)'),
};
