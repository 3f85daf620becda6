import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { laterOf, type BusinessDate } from '../../domain/calendar.js';
import { seesHold } from '../../domain/hold/hold-effects.js';
import { standsOn, type Hold } from '../../domain/hold/hold.js';
import { accruesIncome } from '../../domain/ledger/balances.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { decimal, PERCENT } from '../../domain/money.js';
import { feesDue } from '../../domain/repayment/account.js';
import { quotePayoff } from '../../domain/repayment/payoff.js';
import { scheduleOn } from '../../domain/repayment/schedule-on.js';
import { rateOn } from '../../domain/schedule/rate-history.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { allHoldsOfLoan } from '../hold/hold.loaders.js';
import { allowedOn } from '../hold/viewer-commands.resolver.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { loanById } from '../loan/loan.loaders.js';
import type { LoanFigures } from './preview.type.js';

const COLUMNS = {
  columns: new Set(['loanStatus', 'encumberedStatus', 'apr'] as const),
  parts: new Set<never>(),
};

/** A loan as a command finds or leaves it: its figures, its holds and what may be done to it. */
export interface LoanSeen {
  readonly figures: LoanFigures;
  readonly holds: readonly Hold[];
  readonly allowed: readonly string[];
}

/** Undefined where the loan is not the viewer's: a sale takes it away. */
export async function lookAt(loanId: string, context: GraphContext): Promise<LoanSeen | undefined> {
  const viewer = viewerOf(context);
  const today = context.services.businessDate();
  const [loan, account, found] = await Promise.all([
    context.load(loanById(COLUMNS), loanId),
    context.load(accountOfLoan, loanId),
    context.load(allHoldsOfLoan, loanId),
  ]);
  if (!loan) return undefined;
  const { loanStatus = 'CREATED', encumberedStatus = null, apr } = loan;
  const all = found ?? [];
  const holds = all.filter((hold) => standsOn(hold, today) && seesHold(viewer.scopes, hold.kind));
  const on = account && laterOf(today, account.recorded.history.state.accruesFrom);
  const now = on && (await account.on(on));
  const own = now ? await inTurn(() => accountFigures(now, on)) : NO_ACCOUNT;
  return {
    figures: {
      loanStatus,
      encumberedStatus,
      aprPercent: apr == null ? null : decimal(apr).times(PERCENT).toFixed(),
      holds: holds.flatMap(({ kind }) => kind ?? []),
      ...own,
    },
    holds,
    allowed: allowedOn({ loanStatus, encumberedStatus, holds: all }, viewer, today),
  };
}

type AccountFigures = Omit<LoanFigures, 'loanStatus' | 'encumberedStatus' | 'aprPercent' | 'holds'>;

const NO_ACCOUNT: AccountFigures = {
  principal: null,
  pastDueAmount: null,
  daysPastDue: null,
  nextDueOn: null,
  nextDueAmount: null,
  payment: null,
  payoff: null,
  feesDue: null,
  credit: null,
  annualRatePercent: null,
  maturesOn: null,
  interestIsIncome: null,
};

function accountFigures(account: Account, on: BusinessDate): AccountFigures {
  const { terms, history, graceDays } = account;
  const { state } = history;
  const { daysPastDue, pastDueAmount } = delinquencyOn(terms, state, on, graceDays);
  const next = scheduleOn(account, on).find(({ dueDate, unpaid }) => dueDate >= on && !unpaid.isZero());
  return {
    principal: state.principal.toFixed(2),
    pastDueAmount: pastDueAmount.toFixed(2),
    daysPastDue,
    nextDueOn: next?.dueDate ?? null,
    nextDueAmount: next?.unpaid.toFixed(2) ?? null,
    payment: next?.amount.toFixed(2) ?? null,
    payoff: quotePayoff(terms, state, on, on).amount.toFixed(2),
    feesDue: feesDue(state).toFixed(2),
    credit: state.credit.toFixed(2),
    annualRatePercent: rateOn(terms.rates, on).times(PERCENT).toFixed(),
    maturesOn: terms.maturesOn,
    interestIsIncome: accruesIncome(account, on),
  };
}
