import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { businessDate, daysBetween, type BusinessDate } from '../../domain/calendar.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { seesHold } from '../../domain/hold/hold-effects.js';
import { holdsActiveOn } from '../../domain/hold/hold.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { decimal, ZERO, type Decimal } from '../../domain/money.js';
import { recoverableAmount } from '../../domain/repayment/account.js';
import { projection } from '../../domain/repayment/projection.js';
import { valueLoan, type ValuedLoan } from '../../domain/valuation/loan-valuation.js';
import { VALUATION_POLICY } from '../../domain/valuation/valuation-policy.js';
import { Paged, pageOfList, PageArguments, wholeList } from '../../platform/connection/connection.type.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { DateScalar, FractionScalar } from '../../platform/scalars/scalars.js';
import { valuationsOfLoan, type ValuationView } from '../collateral/collateral.loaders.js';
import { repossessionsOfLoan } from '../collateral/repossession.loaders.js';
import type { RepossessionView } from '../collateral/repossession.type.js';
import { bankruptcyNotices } from '../delinquency/bankruptcy-notices.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';
import { valuesOfLoan } from './loan-value.loaders.js';
import {
  LoanValuationType,
  shownExternal,
  shownMonths,
  shownValuation,
  ValuationMonthConnection,
  type ValuationNode,
} from './loan-valuation.type.js';

@ArgsType()
class ValuationArguments {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the valuation, from the entries in effect on it. Default: today.',
  })
  asOf?: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: `Annual discount rate of the built-in model, from 0 to 1. Default: ${VALUATION_POLICY.discountRate.toFixed()}. With a rate, imported valuations do not count.`,
  })
  discountRate?: string | null;
}

/** All that the value of a loan follows from, beside its account. */
interface Facts {
  readonly loan: LoanView;
  readonly cases: readonly RepossessionView[];
  readonly valuations: readonly ValuationView[];
  readonly isBankrupt: boolean;
}

@Resolver(() => Loan)
export class LoanValueResolver {
  @CheckArguments(({ discountRate }: ValuationArguments) => {
    if (discountRate == null) return;
    const rate = decimal(discountRate);
    if (rate.lt(0) || rate.gt(1)) throw badArgument('discountRate', '`discountRate` must be from 0 to 1.');
  })
  @BatchField(() => LoanValuationType, {
    nullable: true,
    description:
      'Value of the loan: the newest imported one of the last 92 days, otherwise that of the built-in model. Null where the account was not open on that day.',
  })
  async valuation(
    loans: readonly LoanView[],
    @Args(() => ValuationArguments) { asOf, discountRate }: ValuationArguments,
    context: GraphContext,
  ) {
    const on = asOf == null ? context.services.businessDate() : businessDate(asOf);
    const ids = loans.map(({ id }) => id);
    const [imported, accounts, cases, valuations, notices] = await Promise.all([
      discountRate == null ? context.loadAll(valuesOfLoan, ids) : [],
      context.loadAll(accountOfLoan, ids),
      context.loadAll(repossessionsOfLoan, ids),
      context.loadAll(valuationsOfLoan, ids),
      bankruptcyNotices(context, ids),
    ]);
    const { scopes } = viewerOf(context);
    return forEachOf(loans, async (loan, index) => {
      const external = imported[index]?.find(({ valuedOn }) => isCurrent(businessDate(valuedOn), on));
      const account = await accounts[index]?.on(external ? businessDate(external.valuedOn) : on);
      if (!account) return null;
      if (external) return shownExternal(external, balanceOf(account));
      const noticedOn = notices.get(loan.id);
      const isBankrupt =
        (noticedOn !== undefined && noticedOn <= on) ||
        holdsActiveOn(account.holds ?? [], on).some(({ kind }) => kind === 'BANKRUPTCY' && seesHold(scopes, kind));
      const facts = { loan, cases: cases[index] ?? [], valuations: valuations[index] ?? [], isBankrupt };
      return inTurn(() =>
        shownValuation(valueLoan(valued(account, on, facts), discountRate == null ? undefined : decimal(discountRate))),
      );
    });
  }
}

/** An older value no longer takes precedence. */
const isCurrent = (valuedOn: BusinessDate, on: BusinessDate): boolean =>
  valuedOn <= on && daysBetween(valuedOn, on) <= VALUATION_POLICY.externalDays;

const balanceOf = ({ history: { state } }: Account): Decimal => state.principal.plus(recoverableAmount(state));

function valued(account: Account, on: BusinessDate, facts: Facts): ValuedLoan {
  const { terms, history, graceDays } = account;
  const { state } = history;
  const { value, isGone } = collateralOn(facts, on);
  return {
    asOf: on,
    payments: projection(terms, state, on),
    balance: balanceOf(account),
    daysPastDue: delinquencyOn(terms, state, on, graceDays).daysPastDue,
    grade: facts.loan.grade ?? null,
    collateralValue: value,
    isRecovery: isGone || facts.isBankrupt || state.chargeOff !== undefined,
  };
}

interface CollateralOn {
  /** Undefined where it is not known. */
  readonly value: Decimal | undefined;
  /** Whether the borrower has lost it. */
  readonly isGone: boolean;
}

/** By the dates of the case. A total loss and a release have none: they count from when they were recorded. */
function collateralOn({ loan, cases, valuations }: Facts, on: BusinessDate): CollateralOn {
  const isBy = (day: string | null): boolean => day !== null && day <= on;
  const isSold = cases.some(({ soldOn }) => isBy(soldOn));
  if (isSold || loan.encumberedStatus === 'SETTLED') return { value: ZERO, isGone: true };
  if (loan.encumberedStatus === 'RELEASED') return { value: ZERO, isGone: false };
  const newest = valuations.find(({ valuedOn }) => valuedOn <= on)?.amount ?? loan.collateralAmount;
  const isTaken = cases.some(({ repossessedOn, redeemedOn }) => isBy(repossessedOn) && !isBy(redeemedOn));
  return {
    value: newest == null ? undefined : decimal(newest),
    isGone: isTaken || loan.encumberedStatus === 'TOTAL_LOSS',
  };
}

const MONTHS = wholeList('valuation.cashflows');

@Resolver(() => LoanValuationType)
export class ValuationCashflowsResolver {
  @Paged(() => MONTHS)
  @BatchField(() => ValuationMonthConnection, { description: 'Expected cash flows by month.' })
  cashflows(nodes: readonly ValuationNode[], @Args(() => PageArguments) page: PageArguments) {
    return forEachOf(nodes, ({ months, asOf }) =>
      inTurn(() => pageOfList(MONTHS, shownMonths({ months, asOf: businessDate(asOf) }), page)),
    );
  }
}
