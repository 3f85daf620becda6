import { businessDate } from '../../domain/calendar.js';
import { RULES_BEFORE, type ServicingRules } from '../../domain/rules/servicing-rules.js';
import type { KeptContract, ServicingTerms } from '../../domain/loan/servicing-terms.js';
import { decimal } from '../../domain/money.js';
import type { AccountState, FeeBalance } from '../../domain/repayment/account.js';
import type { ScheduleQuoteInput } from '../../domain/schedule/plan-schedule.js';
import { Prisma, type ServicingTerms as TermsRow } from '../../generated/prisma/client.js';
import { rulesFrom } from './rules-json.js';

export function termsRow(
  loanId: string,
  { schedule, opening, graceDays, rules, accountRules, contract }: ServicingTerms,
  recordedAt: Date,
): Prisma.ServicingTermsCreateManyInput {
  return {
    loanId,
    schedule: plain(schedule),
    opening: opening ? plain(opening) : Prisma.DbNull,
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
    readonly fees?: readonly PlainFee[];
    readonly chargeOff?: Record<'on' | 'principal' | 'interest' | 'fees', string>;
  };

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
        principal: decimal(chargeOff.principal),
        interest: decimal(chargeOff.interest),
        fees: decimal(chargeOff.fees),
      },
    }),
  };
}
