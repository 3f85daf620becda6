import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import type { LoanView } from '../loan/loan-reader.js';
import {
  countResolver,
  Paged,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import type { GraphContext } from '../graph-context.js';
import { EVENTS, LEDGER, pagesOf } from './loan-lists.js';
import { payoffView, type PayoffView } from '../repayment/quote-repayment.js';
import { businessDate, daysBetween, laterOf } from '../../domain/calendar.js';
import { PROGRESS, stageOf } from '../../domain/loan/progress.js';
import { quotePayoff } from '../../domain/repayment/payoff.js';
import { StipulationType } from '../command/shared-types.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { Collateral, type CollateralNode } from '../collateral/collateral.resolver.js';
import { Loan } from '../loan/loan.type.js';
import { listRepaymentsOf, orderOf as repaymentOrderOf } from '../repayment/list-repayments.js';
import { RepaymentsArguments } from '../repayment/repayment.inputs.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { PayoffQuoteType, RepaymentConnection } from '../repayment/repayment.type.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { LedgerArguments, LedgerPostingConnection } from '../ledger/ledger.type.js';
import { rangeOf } from '../ledger/ledger-dates.js';
import { LoanEventConnection } from './loan-history.type.js';
import {
  servicingRules,
  ServicingRulesType,
  signedContract,
  SignedContractType,
  LoanProgress,
} from './loan-servicing.type.js';
import { FeeConnection, feeOf } from './fee.type.js';
import { figuresOnOfLoan, stateChangesOfLoan, stipulationsOfLoan } from './servicing.loaders.js';
import { accountOfLoan } from '../ledger/account.loaders.js';

const idsOf = (loans: readonly LoanView[]): string[] => loans.map(({ id }) => id);

const accountsOf = (context: GraphContext, loans: readonly LoanView[]) => context.loadAll(accountOfLoan, idsOf(loans));

export const LoanEventCountResolver = countResolver(() => LoanEventConnection);
export const LedgerPostingCountResolver = countResolver(() => LedgerPostingConnection);

const FURTHEST_DAYS = 366;

@ArgsType()
export class PayoffArguments {
  @Field(() => DateScalar, { nullable: true, description: 'Last day for which the quote is valid. Default: today.' })
  goodThrough?: string | null;
}

const FEES = wholeList('fees');

@Resolver(() => Loan)
export class LoanServicingResolver {
  @Paged(repaymentOrderOf, checkFilter)
  @BatchField(() => RepaymentConnection, { description: 'Payments, newest first unless `orderBy` is given.' })
  repayments(
    loans: readonly LoanView[],
    @Args(() => RepaymentsArguments) args: RepaymentsArguments,
    context: GraphContext,
  ) {
    return listRepaymentsOf(idsOf(loans), args, context);
  }

  @Paged(() => EVENTS.order)
  @BatchField(() => LoanEventConnection, { description: 'Events, oldest first.' })
  events(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    return pagesOf(EVENTS, loans, args, context);
  }

  @Paged(() => LEDGER.order, rangeOf)
  @BatchField(() => LedgerPostingConnection, { description: 'Ledger postings, oldest first.' })
  ledger(loans: readonly LoanView[], @Args(() => LedgerArguments) args: LedgerArguments, context: GraphContext) {
    return pagesOf(LEDGER, loans, args, context, rangeOf(args));
  }

  @BatchField(() => LoanProgress, { description: 'Progress of the loan.' })
  async progress(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const changes = await context.loadAll(stateChangesOfLoan, idsOf(loans));
    return mapInTurns(loans, ({ loanStatus }, index): LoanProgress => {
      const state = loanStatus ?? 'CREATED';
      const known = changes[index] ?? [];
      return {
        origination: stageOf(PROGRESS.origination, state, known),
        underwriting: stageOf(PROGRESS.underwriting, state, known),
        servicing: stageOf(PROGRESS.servicing, state, known),
      };
    });
  }

  @BatchField(() => PayoffQuoteType, {
    nullable: true,
    description: 'Payoff amount today and on a later day; null before funding.',
  })
  async payoffQuote(
    loans: readonly LoanView[],
    @Args(() => PayoffArguments) { goodThrough }: PayoffArguments,
    context: GraphContext,
  ) {
    const today = context.services.businessDate();
    return forEachOf(await accountsOf(context, loans), async (account): Promise<PayoffView | null> => {
      if (!account) return null;
      const asOf = laterOf(today, account.recorded.history.state.accruesFrom);
      const through = goodThrough == null ? asOf : businessDate(goodThrough);
      if (through < asOf || daysBetween(asOf, through) > FURTHEST_DAYS) {
        throw badInput('`goodThrough` must be within one year from today.');
      }
      const [now, then] = [await account.on(asOf), await account.on(through)];
      if (!now || !then) return null;
      return payoffView(quotePayoff(now.terms, now.history.state, asOf, through, then.history.state));
    });
  }

  @BatchField(() => DateScalar, {
    nullable: true,
    description:
      'Business day of computed figures such as `autoLoan.currentDpd` and `pastDueAmount`. `delinquency` is always computed for today. For imported figures, the date of the record’s last payment, from which the account runs.',
  })
  figuresAsOf(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return context.loadAll(figuresOnOfLoan, idsOf(loans));
  }

  @BatchField(() => DecimalScalar, {
    nullable: true,
    description: 'Credit held for the borrower; null before funding.',
  })
  async creditBalance(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await accountsOf(context, loans);
    return accounts.map((account) => account?.recorded.history.state.credit.toFixed(2));
  }

  @Paged(() => FEES)
  @BatchField(() => FeeConnection, { nullable: true, description: 'Fees, oldest first; null before funding.' })
  async fees(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    const today = context.services.businessDate();
    return forEachOf(await accountsOf(context, loans), async (account) => {
      const fees = (await account?.on(today))?.history.state.fees;
      return fees && pageOfList(FEES, fees.map(feeOf), args);
    });
  }

  @BatchField(() => SignedContractType, {
    nullable: true,
    description: 'Signed contract; null before funding and for an imported loan.',
  })
  async contract(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await accountsOf(context, loans);
    return mapInTurns(loans, ({ id }, index) => {
      const contract = accounts[index]?.recorded.contract;
      return contract && signedContract(id, contract);
    });
  }

  @BatchField(() => ServicingRulesType, {
    nullable: true,
    description: 'Rules of the contract; null before funding.',
  })
  async rules(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await accountsOf(context, loans);
    return mapInTurns(accounts, (account) => account && servicingRules(account.recorded));
  }

  @BatchField(() => [StipulationType], { description: 'Conditions of the approval.' })
  async stipulations(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const found = await context.loadAll(stipulationsOfLoan, idsOf(loans));
    return found.map((stipulations) => stipulations ?? []);
  }

  @BatchField(() => Collateral, { description: 'The vehicle that secures the loan, and its lien.' })
  collateral(loans: readonly LoanView[]): CollateralNode[] {
    return loans.map(({ id, encumberedStatus, collateralAmount, ltv }) => ({
      lien: encumberedStatus ?? null,
      value: collateralAmount ?? null,
      ltv: ltv ?? null,
      loanId: id,
    }));
  }
}
