import { businessDate } from '../../domain/calendar.js';
import { RULES_BEFORE, type ServicingRules } from '../../domain/loan/servicing-rules.js';
import type { KeptContract, ServicingTerms } from '../../domain/loan/servicing-terms.js';
import { decimal } from '../../domain/money.js';
import type { AccountState, FeeBalance } from '../../domain/repayment/account.js';
import type { ScheduleQuoteInput } from '../../domain/schedule/plan-schedule.js';
import { Prisma, type ServicingTerms as TermsRow } from '../../generated/prisma/client.js';

export function termsRow(
  loanId: string,
  { schedule, opening, graceDays, lateFee, rules, contract }: ServicingTerms,
  recordedAt: Date,
): Prisma.ServicingTermsCreateManyInput {
  return {
    loanId,
    schedule: plain(schedule),
    opening: opening ? plain(opening) : Prisma.DbNull,
    contract: contract ? plain(contract) : Prisma.DbNull,
    graceDays,
    lateFee: lateFee.toFixed(2),
    rules: plain(rules),
    recordedAt,
  };
}

/** Terms as they are read: the fee as text. */
export type TermsFacts = Pick<TermsRow, 'schedule' | 'opening' | 'contract' | 'graceDays' | 'rules'> & {
  readonly lateFee: string;
};

export const termsOf = ({ schedule, opening, contract, graceDays, lateFee, rules }: TermsFacts): ServicingTerms => ({
  schedule: schedule as unknown as ScheduleQuoteInput,
  opening: opening === null ? undefined : openingOf(opening as unknown as PlainOpening),
  graceDays,
  lateFee: decimal(lateFee),
  rules: rules === null ? RULES_BEFORE : { ...RULES_BEFORE, ...(rules as Partial<ServicingRules>) },
  contract: contract === null ? undefined : (contract as unknown as KeptContract),
});

/** Decimals print themselves as strings, exactly; what is undefined is left out. */
const plain = (value: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;

type Figures = Exclude<keyof AccountState, 'accruesFrom' | 'fees' | 'chargeOff'>;
type PlainOpening = Record<Figures, string> & {
  readonly accruesFrom: string;
  readonly fees?: readonly PlainFee[];
  readonly chargeOff?: Record<'on' | 'principal' | 'interest' | 'fees', string>;
};

type PlainFee = Record<'id' | 'assessedOn' | 'assessed' | 'outstanding', string> & Pick<FeeBalance, 'kind'>;

const feeOf = ({ assessedOn, assessed, outstanding, ...fee }: PlainFee): FeeBalance => ({
  ...fee,
  assessedOn: businessDate(assessedOn),
  assessed: decimal(assessed),
  outstanding: decimal(outstanding),
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
