import { addDays, laterOf, type BusinessDate } from '../calendar.js';
import { shortfall, type Decimal } from '../money.js';
import { refuse, refused, success, type Result } from '../refusal.js';

export const SALE_KINDS = ['PUBLIC', 'PRIVATE'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** From the notice of the right to cure to the sale, or to the return of the collateral. */
export interface RepossessionCase {
  readonly id: string;
  readonly cureNoticeOn: BusinessDate | null;
  readonly cureBy: BusinessDate | null;
  /** Null before it, and of collateral that was repossessed before an import. */
  readonly repossessedOn: BusinessDate | null;
  readonly isVoluntary: boolean | null;
  readonly saleNoticeOn: BusinessDate | null;
  readonly saleKind: SaleKind | null;
  readonly earliestSaleOn: BusinessDate | null;
  readonly redeemedOn: BusinessDate | null;
  readonly soldOn: BusinessDate | null;
}

export const newCase = (id: string): RepossessionCase => ({
  id,
  cureNoticeOn: null,
  cureBy: null,
  repossessedOn: null,
  isVoluntary: null,
  saleNoticeOn: null,
  saleKind: null,
  earliestSaleOn: null,
  redeemedOn: null,
  soldOn: null,
});

/** By policy. Kansas and Colorado ask for as many (K.S.A. 16a-5-111, C.R.S. 5-5-111), Wisconsin for 15 (Wis. Stat. 425.105). */
export const CURE_DAYS = 20;

/**
 * By policy. Ten days are a safe harbor for commercial collateral only (UCC 9-612(b)); what is reasonable for a consumer
 * is a question of fact (9-612(a)).
 */
export const SALE_NOTICE_DAYS = 10;

const tooEarly = (message: string, earliest: BusinessDate, today: BusinessDate) =>
  refused({ code: 'EFFECTIVE_DATE_NOT_ALLOWED', message, earliest, latest: laterOf(earliest, today) });

/**
 * Of a notice that counts: until then a creditor neither accelerates nor takes the collateral (UCCC 5.111). It counts no more
 * once the collateral was taken or returned.
 */
export const lastDayToCure = (open: RepossessionCase | undefined): BusinessDate | undefined =>
  open?.repossessedOn == null ? (open?.cureBy ?? undefined) : undefined;

/**
 * A borrower with a right to cure keeps the collateral until it ends (UCCC 5.111). Returning the collateral waives the
 * right.
 */
export function checkCureIsOver(
  open: RepossessionCase | undefined,
  on: BusinessDate,
  isVoluntary: boolean,
  today: BusinessDate,
): Result<undefined, 'EFFECTIVE_DATE_NOT_ALLOWED'> {
  if (isVoluntary || open?.cureBy == null || on > open.cureBy) return success(undefined);
  const earliest = addDays(open.cureBy, 1);
  return tooEarly(
    `The borrower can cure the default until ${open.cureBy}. The collateral can be repossessed from ${earliest}.`,
    earliest,
    today,
  );
}

/** The case in which it is sold. Collateral is sold after a reasonable notice of the sale (UCC 9-611(b), 9-612(a), 9-614), never before its day. */
export function checkSaleDay(
  open: RepossessionCase | undefined,
  on: BusinessDate,
  today: BusinessDate,
): Result<RepossessionCase, 'CONFLICT' | 'EFFECTIVE_DATE_NOT_ALLOWED'> {
  if (open?.earliestSaleOn == null || open.saleNoticeOn === null)
    return refuse('CONFLICT', 'The borrower has no notice of the sale. Record the notice first.');
  if (on >= open.earliestSaleOn) return success(open);
  return tooEarly(
    `The notice of sale was sent on ${open.saleNoticeOn}. The collateral can be sold from ${open.earliestSaleOn}.`,
    open.earliestSaleOn,
    today,
  );
}

/** What a borrower is told of a deficiency or a surplus, in this order (UCC 9-616(c)). */
export interface SaleExplanation {
  /** What was owed on the day of the sale, without the expenses. */
  readonly debt: Decimal;
  readonly grossPrice: Decimal;
  readonly debtLessPrice: Decimal;
  /** Withheld from the price, and charged as fees: they are paid first (UCC 9-615(a)(1)). */
  readonly expenses: Decimal;
  /** Credits that the borrower is entitled to and that the debt does not reflect (UCC 9-616(c)(5)), by type. */
  readonly productRefunds: Decimal;
  readonly interestRebate: Decimal;
  readonly deficiency: Decimal;
  readonly surplus: Decimal;
}

interface SaleAmounts {
  /** All that was owed on the day of the sale. */
  readonly owed: Decimal;
  /** Of that: fees for the repossession, and those of lawyers. */
  readonly feesOfSale: Decimal;
  readonly grossPrice: Decimal;
  /** The price less what was withheld. */
  readonly proceeds: Decimal;
  readonly productRefunds: Decimal;
  readonly interestRebate: Decimal;
}

export function explainSale({ owed, feesOfSale, grossPrice, proceeds, ...credits }: SaleAmounts): SaleExplanation {
  const debt = owed.minus(feesOfSale);
  const paid = proceeds.plus(credits.productRefunds).plus(credits.interestRebate);
  return {
    debt,
    grossPrice,
    debtLessPrice: debt.minus(grossPrice),
    expenses: grossPrice.minus(proceeds).plus(feesOfSale),
    ...credits,
    deficiency: shortfall(owed, paid),
    surplus: shortfall(paid, owed),
  };
}
