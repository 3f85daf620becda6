import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { EMPTY_PAGE, type Keyset, type LoanView } from '../../app/ports/loan-reader.js';
import type { RepaymentView } from '../../app/ports/loan-stores.js';
import { toConnection, type Connection } from '../connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import { toWindow, PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../request/context.js';
import type { Loaders, Pages } from '../request/loaders.js';
import { payoffView, type PayoffView } from '../../app/repayment/amounts-owed.js';
import { addDays, businessDate, laterOf } from '../../domain/calendar.js';
import { collateralCommands } from '../../domain/loan/collateral-commands.js';
import { allowedCommands } from '../../domain/loan/lifecycle.js';
import { PROGRESS, stageOf } from '../../domain/loan/progress.js';
import { quotePayoff } from '../../domain/repayment/payoff.js';
import { badInput } from '../shared/bad-input.js';
import { Collateral } from '../collateral/collateral.type.js';
import { Loan } from '../loan/loan.type.js';
import { PayoffQuoteType, RepaymentConnection } from '../repayment/repayment.type.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { LedgerPostingConnection, LoanEventConnection } from './loan-history.type.js';
import { servicingRules, ServicingRulesType } from './servicing-rules.type.js';
import { signedContract, SignedContractType, FeeType, LoanProgress, StipulationType } from './loan-servicing.type.js';

/** A list that hangs on a loan. */
interface LoanList<Row> {
  readonly order: string;
  readonly accepts: AcceptsValue;
  readonly keysetOf: (row: Row) => Keyset;
  readonly pages: (loaders: Loaders) => Pages<Row>;
}

const loanList = <Row>(list: LoanList<Row>) => list;

const bySequence = ({ sequence, id }: { readonly sequence: number; readonly id: string }): Keyset => ({
  value: sequence,
  id,
});

const INT32 = 2 ** 31;
const isSequence: AcceptsValue = (value) => Number.isInteger(value) && Math.abs(Number(value)) < INT32;

export const REPAYMENTS = loanList({
  order: 'repayments',
  accepts: isInstant,
  keysetOf: ({ initiatedAt, id }: RepaymentView) => ({ value: initiatedAt, id }),
  pages: ({ repayments }) => repayments,
});
export const EVENTS = loanList({
  order: 'events',
  accepts: isSequence,
  keysetOf: bySequence,
  pages: ({ events }) => events,
});
export const LEDGER = loanList({
  order: 'ledger',
  accepts: isSequence,
  keysetOf: bySequence,
  pages: ({ postings }) => postings,
});

export async function pageOfLoan<Row>(
  { order, accepts, keysetOf, pages }: LoanList<Row>,
  loanId: string,
  args: PageArguments,
  { loaders }: GraphContext,
): Promise<Connection<Row>> {
  const window = toWindow(order, args, accepts);
  const page = (await pages(loaders)(window).load(loanId)) ?? EMPTY_PAGE;
  return toConnection(order, window, page, keysetOf, (row) => row);
}

const FURTHEST_DAYS = 366;

@Resolver(() => Loan)
export class LoanServicingResolver {
  @FieldResolver(() => RepaymentConnection, { nullable: true, description: 'Repayments, newest first.' })
  repayments(@Root() { id }: LoanView, @Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    return pageOfLoan(REPAYMENTS, id, args, context);
  }

  @FieldResolver(() => LoanEventConnection, { nullable: true, description: 'What happened, oldest first.' })
  events(@Root() { id }: LoanView, @Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    return pageOfLoan(EVENTS, id, args, context);
  }

  @FieldResolver(() => LedgerPostingConnection, { nullable: true, description: 'The ledger, oldest posting first.' })
  ledger(@Root() { id }: LoanView, @Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    return pageOfLoan(LEDGER, id, args, context);
  }

  @FieldResolver(() => LoanProgress, { nullable: true, description: 'How far the loan has come.' })
  async progress(@Root() { id, loanStatus }: LoanView, @Ctx() { loaders }: GraphContext): Promise<LoanProgress> {
    const state = loanStatus ?? 'CREATED';
    const changes = (await loaders.stateChanges.load(id)) ?? [];
    return {
      origination: stageOf(PROGRESS.origination, state, changes),
      underwriting: stageOf(PROGRESS.underwriting, state, changes),
      servicing: stageOf(PROGRESS.servicing, state, changes),
    };
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: 'The commands that the state of the loan and of its lien allow, named as their mutations.',
  })
  allowedCommands(@Root() { loanStatus, encumberedStatus }: LoanView): string[] {
    const state = loanStatus ?? 'CREATED';
    const collateral = collateralCommands(encumberedStatus ?? 'PENDING', state);
    return [...allowedCommands(state), ...collateral, 'recordValuation', 'updateLoanReferences'];
  }

  @FieldResolver(() => PayoffQuoteType, {
    nullable: true,
    description: 'What pays the loan off today, and on a later day; null before funding.',
  })
  async payoffQuote(
    @Root() { id }: LoanView,
    @Arg('goodThrough', () => DateScalar, { nullable: true, description: 'Until when; today by default.' })
    goodThrough: string | null | undefined,
    @Ctx() { loaders, services }: GraphContext,
  ): Promise<PayoffView | null> {
    const account = await loaders.account.load(id);
    if (!account) return null;
    const asOf = laterOf(services.businessDate(), account.recorded.history.state.accruesFrom);
    const through = goodThrough == null ? asOf : businessDate(goodThrough);
    if (through < asOf || through > addDays(asOf, FURTHEST_DAYS)) {
      throw badInput('goodThrough must be from today to a year from today');
    }
    const [now, then] = [await account.on(asOf), await account.on(through)];
    if (!now || !then) return null;
    return payoffView(quotePayoff(now.terms, now.history.state, asOf, through, then.history.state));
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The business day of the figures that change by the day, such as `autoLoan.currentDpd` and `pastDueAmount`; `delinquency` is of today. Null for figures that are as they were imported.',
  })
  async figuresAsOf(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext): Promise<string | null> {
    return (await loaders.figuresOn.load(id)) ?? null;
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Money held for the borrower; null before funding.',
  })
  async creditBalance(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext): Promise<string | null> {
    return (await loaders.account.load(id))?.recorded.history.state.credit.toFixed(2) ?? null;
  }

  @FieldResolver(() => [FeeType], { nullable: true, description: 'Fees, oldest first; null before funding.' })
  async fees(@Root() { id }: LoanView, @Ctx() { loaders, services }: GraphContext): Promise<FeeType[] | null> {
    const account = await (await loaders.account.load(id))?.on(services.businessDate());
    const fees = account?.history.state.fees.map((fee) => ({
      ...fee,
      assessed: fee.assessed.toFixed(2),
      outstanding: fee.outstanding.toFixed(2),
    }));
    return fees ?? null;
  }

  @FieldResolver(() => SignedContractType, {
    nullable: true,
    description: 'The contract as it was signed; null before funding and for a loan that was imported.',
  })
  async contract(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext) {
    const contract = (await loaders.account.load(id))?.recorded.contract;
    return contract ? signedContract(id, contract) : null;
  }

  @FieldResolver(() => ServicingRulesType, {
    nullable: true,
    description: 'The rules of its contract; null before funding.',
  })
  async rules(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext): Promise<ServicingRulesType | null> {
    const account = (await loaders.account.load(id))?.recorded;
    return account ? servicingRules(account) : null;
  }

  @FieldResolver(() => [StipulationType], { nullable: true, description: 'Conditions of the approval.' })
  async stipulations(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext) {
    return (await loaders.stipulations.load(id)) ?? [];
  }

  @FieldResolver(() => Collateral, { nullable: true, description: 'The vehicle that secures it, and the lien on it.' })
  async collateral(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<Collateral> {
    const [releaseDueOn, valuations] = await Promise.all([
      loaders.releaseDueOn.load(loan.id),
      loaders.valuations.load(loan.id),
    ]);
    return {
      lien: loan.encumberedStatus ?? null,
      value: loan.collateralAmount ?? null,
      ltv: loan.ltv ?? null,
      releaseDueOn: releaseDueOn ?? null,
      valuations: valuations ?? [],
    };
  }
}
