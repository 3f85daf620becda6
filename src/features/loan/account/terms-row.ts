import { businessDate, parseBusinessDate, type BusinessDate } from '../../../domain/calendar.js';
import { openingPosting } from '../../../domain/ledger/postings.js';
import { importedTerms } from '../../../domain/loan/imported-terms.js';
import type { KeptContract, ServicingTerms } from '../../../domain/loan/servicing-terms.js';
import { decimal } from '../../../domain/money.js';
import type { JsonObject } from '../../../domain/record/json.js';
import { historyIn, type RecordedHistory } from '../../../domain/record/record-history.js';
import type { RecordParts } from '../../../domain/record/record-parts.js';
import { isFunded } from '../../../domain/record/spelling.js';
import type { AccountState, FeeBalance } from '../../../domain/repayment/account.js';
import { DEFAULT_RULES, type AccountRules, type Tolerance } from '../../../domain/rules/account-rules.js';
import { UNNUMBERED_EDITION } from '../../../domain/rules/editions.js';
import type { FeeLimit } from '../../../domain/rules/returned-payment-fee.js';
import type { FeeFormula, LateFeePolicy } from '../../../domain/rules/late-fee-policy.js';
import { RULES_BEFORE, type ServicingRules } from '../../../domain/rules/servicing-rules.js';
import type { ScheduleQuoteInput } from '../../../domain/schedule/plan-schedule.js';
import { Prisma, type ServicingTerms as TermsRow } from '../../../generated/prisma/client.js';
import { postingRows, type PostingRows } from './entry-row.js';

export function termsRow(
  loanId: string,
  { schedule, opening, graceDays, rules, accountRules, contract, before }: ServicingTerms,
  recordedAt: Date,
): Prisma.ServicingTermsCreateManyInput {
  return {
    loanId,
    schedule: plain(schedule),
    opening: opening ? plain({ ...opening, before }) : Prisma.DbNull,
    contract: contract ? plain(contract) : Prisma.DbNull,
    graceDays,
    accountRules: plain(accountRules),
    rules: plain(rules),
    recordedAt,
  };
}

/** Terms as they are read. */
export type TermsFacts = Pick<TermsRow, 'schedule' | 'opening' | 'contract' | 'graceDays' | 'rules' | 'accountRules'>;

export const termsOf = (row: TermsFacts): ServicingTerms => ({
  schedule: row.schedule as unknown as ScheduleQuoteInput,
  opening: row.opening === null ? undefined : openingOf(row.opening as unknown as PlainOpening),
  before: row.opening === null ? undefined : beforeOf(row.opening as unknown as PlainOpening),
  graceDays: row.graceDays,
  rules: row.rules === null ? RULES_BEFORE : { ...RULES_BEFORE, ...(row.rules as Partial<ServicingRules>) },
  accountRules: rulesFrom(row.accountRules),
  contract: row.contract === null ? undefined : (row.contract as unknown as KeptContract),
});

/** Decimals print themselves as strings, exactly; what is undefined is left out. */
const plain = (value: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;

type Figures = Exclude<keyof AccountState, 'accruesFrom' | 'fees' | 'chargeOff' | 'smallBalance'>;
/** Those of an opening that was stored before they were kept are none. */
type LaterFigures = 'interestWaived' | 'principalAdjusted';
type PlainOpening = Record<Exclude<Figures, LaterFigures>, string> &
  Partial<Record<LaterFigures, string>> & {
    readonly accruesFrom: string;
    /** Of the months before, where the record tells of them. */
    readonly before?: { readonly ratings: string; readonly through: string; readonly firstDelinquencyOn?: string };
    readonly fees?: readonly PlainFee[];
    readonly chargeOff?: Record<'on' | 'principal' | 'interest' | 'fees', string> & {
      readonly oldestUnpaidOn?: string;
    };
  };

function beforeOf({ before }: PlainOpening): RecordedHistory | undefined {
  return (
    before && {
      ratings: before.ratings,
      through: businessDate(before.through),
      firstDelinquencyOn: before.firstDelinquencyOn === undefined ? undefined : businessDate(before.firstDelinquencyOn),
    }
  );
}

type PlainFee = Record<'id' | 'assessedOn' | 'assessed' | 'outstanding', string> &
  Pick<FeeBalance, 'kind'> & { readonly paid?: string };

const feeOf = ({ assessedOn, assessed, outstanding, paid = '0', ...fee }: PlainFee): FeeBalance => ({
  ...fee,
  assessedOn: businessDate(assessedOn),
  assessed: decimal(assessed),
  outstanding: decimal(outstanding),
  paid: decimal(paid),
});

function openingOf({ accruesFrom, chargeOff, fees = [], ...figures }: PlainOpening): AccountState {
  return {
    accruesFrom: businessDate(accruesFrom),
    fees: fees.map(feeOf),
    principal: decimal(figures.principal),
    carriedInterest: decimal(figures.carriedInterest),
    credit: decimal(figures.credit),
    appliedToInstallments: decimal(figures.appliedToInstallments),
    principalPaid: decimal(figures.principalPaid),
    interestPaid: decimal(figures.interestPaid),
    feesPaid: decimal(figures.feesPaid),
    recovered: decimal(figures.recovered),
    interestWaived: decimal(figures.interestWaived ?? '0'),
    principalAdjusted: decimal(figures.principalAdjusted ?? '0'),
    ...(chargeOff && {
      chargeOff: {
        on: businessDate(chargeOff.on),
        ...(chargeOff.oldestUnpaidOn !== undefined && { oldestUnpaidOn: businessDate(chargeOff.oldestUnpaidOn) }),
        principal: decimal(chargeOff.principal),
        interest: decimal(chargeOff.interest),
        fees: decimal(chargeOff.fees),
      },
    }),
  };
}

/** Rules as they are stored: what is a decimal is a string. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] extends object ? unknown : T[Key] };
type PlainFormula = Readonly<Record<'kind' | 'amount' | 'percent', string>> & { readonly of: readonly PlainFormula[] };
type PlainPolicy = Partial<Readonly<Record<'cap' | 'minimumUnpaid' | 'source' | 'from', string>>> & {
  readonly formula?: PlainFormula;
  readonly limit?: { readonly formula: PlainFormula; readonly source: string };
};

/** A rule that is missing has today's default, except the edition. */
function rulesFrom(stored: unknown): AccountRules {
  const rules = { ...DEFAULT_RULES, edition: UNNUMBERED_EDITION, ...(stored as Partial<Plain<AccountRules>>) };
  return {
    ...rules,
    closingTolerance: decimal(rules.closingTolerance as string),
    prepaymentPenaltyPercent: decimal(rules.prepaymentPenaltyPercent as string),
    lateFee: policyFrom(rules.lateFee as PlainPolicy),
    ...(rules.delinquencyTolerance !== undefined && {
      delinquencyTolerance: toleranceFrom(rules.delinquencyTolerance as unknown as PlainTolerance),
    }),
    ...(rules.returnedPaymentFee !== undefined && {
      returnedPaymentFee: limitFrom(rules.returnedPaymentFee as unknown as PlainLimit),
    }),
  };
}

type PlainLimit = Readonly<Record<'amount' | 'source', string>>;

const limitFrom = ({ amount, source }: PlainLimit): FeeLimit => ({ amount: decimal(amount), source });

type PlainTolerance = Readonly<Record<'kind' | 'amount' | 'percent', string>>;

const toleranceFrom = ({ kind, amount, percent }: PlainTolerance): Tolerance =>
  kind === 'AMOUNT' ? { kind, amount: decimal(amount) } : { kind: 'PERCENT_OF_PAYMENT', percent: decimal(percent) };

function policyFrom({
  formula,
  cap,
  limit,
  minimumUnpaid = '0',
  source = 'contract',
  from,
}: PlainPolicy): LateFeePolicy {
  const since = from === undefined ? undefined : parseBusinessDate(from);
  return {
    minimumUnpaid: decimal(minimumUnpaid),
    source,
    ...(formula && { formula: formulaFrom(formula) }),
    ...(cap !== undefined && { cap: decimal(cap) }),
    ...(limit && { limit: { formula: formulaFrom(limit.formula), source: limit.source } }),
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

export interface OpeningRows {
  readonly terms: Prisma.ServicingTermsCreateManyInput;
  readonly standing: Prisma.DelinquencyStandingCreateManyInput;
  readonly posting: PostingRows | undefined;
}

/** The account that a funded record brings along, and its opening posting. */
export function openingRows(
  loanId: string,
  { loan, payments }: Pick<RecordParts, 'loan' | 'payments'>,
  details: JsonObject,
  boardedOn: BusinessDate,
  at = new Date(),
): OpeningRows | undefined {
  const imported = isFunded(loan.loanStatus) ? importedTerms(loan, boardedOn, payments) : undefined;
  if (!imported?.ok || !imported.value.opening) return undefined;
  const { opening, graceDays } = imported.value;
  const posting = openingPosting(opening);
  return {
    terms: termsRow(loanId, { ...imported.value, before: historyIn(details, boardedOn) }, at),
    standing: openingStanding(loanId, loan.loanStatus, opening.accruesFrom, graceDays),
    posting: posting && postingRows(loanId, posting, opening.accruesFrom, at),
  };
}

/** The figures stay as imported until the next end of day; what is closed already needs none. */
const openingStanding = (loanId: string, status: string, on: BusinessDate, graceDays: number) => ({
  loanId,
  figuresOn: new Date(on),
  reviewOn: status === 'ACTIVE' ? new Date(on) : null,
  graceDays,
  accruedInterest: 0,
  dailyInterest: 0,
});
