import { Decimal, ONE, ZERO } from '../money.js';

export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Grade = (typeof GRADES)[number];

/** What a lender offers and expects of one grade; rates are fractions per year. */
export interface GradeTerms {
  readonly grade: Grade;
  readonly scoreFrom: number;
  readonly baseRate: Decimal;
  /** Share of loans that default within a year of funding. */
  readonly yearlyDefault: Decimal;
  /** Share of the loan that the lender keeps back, as the price of risk. */
  readonly loanDiscount: Decimal;
}

export interface UnderwritingProgram {
  /** Best grade first. */
  readonly rateSheet: readonly [GradeTerms, ...GradeTerms[]];
  /** Added to the base rate for each year of term beyond the first two. */
  readonly ratePerYearOfTerm: Decimal;
  /** The grid of deals: every term at every markup and down payment. */
  readonly terms: readonly number[];
  readonly markups: readonly Decimal[];
  /** Added to the requested down payment. */
  readonly extraDownPayments: readonly Decimal[];
  /** Share of all defaults that has happened by the end of each twelfth of the term. */
  readonly defaultTiming: readonly Decimal[];
  /** Added default probability for each whole of loan-to-value above one, as a factor. */
  readonly defaultPerExcessLtv: Decimal;
  readonly recoveryRate: Decimal;
  readonly recoveryLagMonths: number;
  readonly yearlyPrepayment: Decimal;
  /** Yearly fee on the performing balance. */
  readonly servicingFee: Decimal;
  /** Paid by the borrower at closing: a finance charge. */
  readonly originationFee: Decimal;
  /** Kept back from the dealer. */
  readonly acquisitionFee: Decimal;
  readonly dealerDiscount: Decimal;
  /** Paid to the dealer on top. */
  readonly dealerFlat: Decimal;
  readonly targetYield: Decimal;
  readonly limits: {
    readonly ltv: Decimal;
    readonly pti: Decimal;
    readonly dti: Decimal;
    readonly defaultProbability: Decimal;
    /** Applicants below this score are declined. */
    readonly creditScore: number;
    /** A warning is given from this share of a limit. */
    readonly warnFrom: Decimal;
  };
}

const grade = (
  name: Grade,
  scoreFrom: number,
  baseRate: string,
  yearlyDefault: string,
  loanDiscount: string,
): GradeTerms => ({
  grade: name,
  scoreFrom,
  baseRate: new Decimal(baseRate),
  yearlyDefault: new Decimal(yearlyDefault),
  loanDiscount: new Decimal(loanDiscount),
});

/** Six terms at ten markups: sixty deals. */
export const STANDARD_PROGRAM: UnderwritingProgram = {
  rateSheet: [
    grade('A', 760, '0.0649', '0.0040', '0'),
    grade('B', 700, '0.0829', '0.0110', '0'),
    grade('C', 640, '0.1149', '0.0260', '0.005'),
    grade('D', 580, '0.1549', '0.0520', '0.02'),
    grade('E', 520, '0.1949', '0.0900', '0.04'),
    grade('F', 0, '0.2349', '0.1500', '0.07'),
  ],
  ratePerYearOfTerm: new Decimal('0.0025'),
  terms: [24, 36, 48, 60, 72, 84],
  markups: Array.from({ length: 10 }, (_, step) => new Decimal(step).times('0.005')),
  extraDownPayments: [ZERO],
  defaultTiming: ['0.04', '0.13', '0.26', '0.40', '0.53', '0.65', '0.75', '0.83', '0.90', '0.95', '0.98', '1'].map(
    (share) => new Decimal(share),
  ),
  defaultPerExcessLtv: ONE,
  recoveryRate: new Decimal('0.45'),
  recoveryLagMonths: 0,
  yearlyPrepayment: new Decimal('0.15'),
  servicingFee: new Decimal('0.01'),
  originationFee: ZERO,
  acquisitionFee: new Decimal(395),
  dealerDiscount: ZERO,
  dealerFlat: new Decimal(150),
  targetYield: new Decimal('0.07'),
  limits: {
    ltv: new Decimal('1.3'),
    pti: new Decimal('0.2'),
    dti: new Decimal('0.5'),
    defaultProbability: new Decimal('0.4'),
    creditScore: 500,
    warnFrom: new Decimal('0.9'),
  },
};

/** The terms of a grade such as `B` or `B2`. Without a known grade those of the lowest one. */
export function gradeNamed({ rateSheet }: UnderwritingProgram, name: string | null): GradeTerms {
  const letter = name?.trim().charAt(0).toUpperCase();
  return rateSheet.find(({ grade: one }) => one === letter) ?? rateSheet.at(-1) ?? rateSheet[0];
}
