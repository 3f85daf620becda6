import type { Scope } from '../../domain/access/roles.js';
import { shownEntries } from '../../domain/ledger/postings.js';
import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import { BatchField, forEachOf } from '../execution/batch-field.js';
import { EMPTY_PAGE, type Keyset, type LoanView } from '../../app/ports/loan-reader.js';
import type { RepaymentView } from '../../app/ports/loan-stores.js';
import type { LoanList as LoanListName } from '../../app/ports/servicing-reader.js';
import {
  countResolver,
  pageOfList,
  toConnection,
  toWindow,
  PageArguments,
  type CountedConnection,
} from '../connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import type { GraphContext } from '../request/context.js';
import type { Loaders, Pages } from '../request/loaders.js';
import { payoffView, type PayoffView } from '../../app/repayment/quote-repayment.js';
import { businessDate, daysBetween, laterOf } from '../../domain/calendar.js';
import { PROGRESS, stageOf } from '../../domain/loan/progress.js';
import type { FeeBalance } from '../../domain/repayment/account.js';
import { quotePayoff } from '../../domain/repayment/payoff.js';
import { partId } from '../../domain/record/ids.js';
import { StipulationType } from '../shared/types.js';
import { badInput } from '../shared/bad-input.js';
import { Collateral, type CollateralNode } from '../collateral/collateral.resolver.js';
import { Loan } from '../loan/loan.type.js';
import { PayoffQuoteType, RepaymentConnection } from '../repayment/repayment.type.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { LedgerPostingConnection, LoanEventConnection } from './loan-history.type.js';
import {
  servicingRules,
  ServicingRulesType,
  signedContract,
  SignedContractType,
  FeeConnection,
  LoanProgress,
  type FeeType,
} from './loan-servicing.type.js';

/** A list that hangs on a loan. */
interface LoanList<Row> {
  readonly order: string;
  readonly accepts: AcceptsValue;
  readonly keysetOf: (row: Row) => Keyset;
  readonly name: LoanListName;
  readonly pages: (loaders: Loaders) => Pages<Row>;
  /** What of a row its viewer may see. */
  readonly shown?: (row: Row, scopes: ReadonlySet<Scope>) => Row;
}

const loanList = <Row>(list: LoanList<Row>) => list;

const bySequence = ({ sequence, id }: { readonly sequence: number; readonly id: string }): Keyset => ({
  value: sequence,
  id,
});

const INT32 = 2 ** 31;
const isSequence: AcceptsValue = (value) => Number.isInteger(value) && Math.abs(Number(value)) < INT32;

const REPAYMENTS = loanList({
  order: 'repayments',
  accepts: isInstant,
  keysetOf: ({ initiatedAt, id }: RepaymentView) => ({ value: initiatedAt, id }),
  name: 'repayments',
  pages: ({ repayments }) => repayments,
});
const EVENTS = loanList({
  order: 'events',
  accepts: isSequence,
  keysetOf: bySequence,
  name: 'events',
  pages: ({ events }) => events,
});
const LEDGER = loanList({
  order: 'ledger',
  accepts: isSequence,
  keysetOf: bySequence,
  name: 'postings',
  pages: ({ postings }) => postings,
  shown: (posting, scopes) => ({ ...posting, entries: shownEntries(posting.entries, scopes) }),
});

async function pagesOf<Row>(
  { order, name, accepts, keysetOf, pages, shown = (row) => row }: LoanList<Row>,
  loans: readonly LoanView[],
  args: PageArguments,
  { loaders, viewer }: GraphContext,
): Promise<CountedConnection<Row>[]> {
  const scopes = viewer?.scopes ?? NO_SCOPES;
  const window = toWindow(order, args, accepts);
  const found = await pages(loaders)(window).loadAll(idsOf(loans));
  return loans.map(({ id }, index) => ({
    ...toConnection(order, window, found[index] ?? EMPTY_PAGE, keysetOf, (row) => shown(row, scopes)),
    count: async () => (await loaders.counts(name).load(id)) ?? 0,
  }));
}

const NO_SCOPES: ReadonlySet<Scope> = new Set();

const idsOf = (loans: readonly LoanView[]): string[] => loans.map(({ id }) => id);

const accountsOf = ({ loaders }: GraphContext, loans: readonly LoanView[]) => loaders.account.loadAll(idsOf(loans));

export const LoanEventCountResolver = countResolver(() => LoanEventConnection);
export const LedgerPostingCountResolver = countResolver(() => LedgerPostingConnection);

const FURTHEST_DAYS = 366;

const feeOf = (fee: FeeBalance): FeeType => ({
  ...fee,
  id: partId('fee', fee.id),
  assessed: fee.assessed.toFixed(2),
  outstanding: fee.outstanding.toFixed(2),
  paid: fee.paid.toFixed(2),
});

@ArgsType()
export class PayoffArguments {
  @Field(() => DateScalar, { nullable: true, description: 'Until when; today by default.' })
  goodThrough?: string | null;
}

@Resolver(() => Loan)
export class LoanServicingResolver {
  @BatchField(() => RepaymentConnection, { description: 'Repayments, newest first.' })
  repayments(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    return pagesOf(REPAYMENTS, loans, args, context);
  }

  @BatchField(() => LoanEventConnection, { description: 'What happened, oldest first.' })
  events(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    return pagesOf(EVENTS, loans, args, context);
  }

  @BatchField(() => LedgerPostingConnection, { description: 'The ledger, oldest posting first.' })
  ledger(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    return pagesOf(LEDGER, loans, args, context);
  }

  @BatchField(() => LoanProgress, { description: 'How far the loan has come.' })
  async progress(loans: readonly LoanView[], _args: object, { loaders }: GraphContext) {
    const changes = await loaders.stateChanges.loadAll(idsOf(loans));
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
    description: 'What pays the loan off today, and on a later day; null before funding.',
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
        throw badInput('goodThrough must be from today to a year from today');
      }
      const [now, then] = [await account.on(asOf), await account.on(through)];
      if (!now || !then) return null;
      return payoffView(quotePayoff(now.terms, now.history.state, asOf, through, then.history.state));
    });
  }

  @BatchField(() => DateScalar, {
    nullable: true,
    description:
      'The business day of the figures that change by the day, such as `autoLoan.currentDpd` and `pastDueAmount`; `delinquency` is of today. Of figures that are as they were imported it is the day from which the account runs: that of the last payment in the record.',
  })
  figuresAsOf(loans: readonly LoanView[], _args: object, { loaders }: GraphContext) {
    return loaders.figuresOn.loadAll(idsOf(loans));
  }

  @BatchField(() => DecimalScalar, {
    nullable: true,
    description: 'Money held for the borrower; null before funding.',
  })
  async creditBalance(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await accountsOf(context, loans);
    return accounts.map((account) => account?.recorded.history.state.credit.toFixed(2));
  }

  @BatchField(() => FeeConnection, { nullable: true, description: 'Fees, oldest first; null before funding.' })
  async fees(loans: readonly LoanView[], @Args(() => PageArguments) args: PageArguments, context: GraphContext) {
    const today = context.services.businessDate();
    return forEachOf(await accountsOf(context, loans), async (account) => {
      const fees = (await account?.on(today))?.history.state.fees;
      return fees && pageOfList('fees', fees.map(feeOf), args);
    });
  }

  @BatchField(() => SignedContractType, {
    nullable: true,
    description: 'The contract as it was signed; null before funding and for a loan that was imported.',
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
    description: 'The rules of its contract; null before funding.',
  })
  async rules(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await accountsOf(context, loans);
    return mapInTurns(accounts, (account) => account && servicingRules(account.recorded));
  }

  @BatchField(() => [StipulationType], { description: 'Conditions of the approval.' })
  async stipulations(loans: readonly LoanView[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.stipulations.loadAll(idsOf(loans));
    return found.map((stipulations) => stipulations ?? []);
  }

  @BatchField(() => Collateral, { description: 'The vehicle that secures it, and the lien on it.' })
  collateral(loans: readonly LoanView[]): CollateralNode[] {
    return loans.map(({ id, encumberedStatus, collateralAmount, ltv }) => ({
      lien: encumberedStatus ?? null,
      value: collateralAmount ?? null,
      ltv: ltv ?? null,
      loanId: id,
    }));
  }
}
