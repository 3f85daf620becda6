import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { LoanView } from '../loan/loan-reader.js';
import { delinquencyView, type DelinquencyView } from './delinquency-view.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { delinquencyHistory } from '../../domain/loan/payment-history.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { scheduleOn, type InstallmentOn } from '../../domain/repayment/schedule-on.js';
import { Paged, PageArguments, shownPageOfList, wholeList } from '../../platform/connection/connection.type.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import { bankruptcyNotices } from './bankruptcy-notices.js';
import { Loan } from '../loan/loan.type.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import {
  DelinquencyHistoryType,
  DelinquencyType,
  InstallmentConnection,
  type InstallmentType,
} from './delinquency.type.js';
import { accountOfLoan } from '../ledger/account.loaders.js';

const AS_OF = 'Business day to report, from the entries in effect on it. Default: today.';

@ArgsType()
export class ScheduleArguments extends PageArguments {
  @Field(() => DateScalar, { nullable: true, description: AS_OF })
  asOf?: string | null;
}

@ArgsType()
export class AsOfArguments {
  @Field(() => DateScalar, { nullable: true, description: AS_OF })
  asOf?: string | null;
}

const SCHEDULE = wholeList('schedule');

/** What follows from the account as it stood on a day. */
@Resolver(() => Loan)
export class LoanScheduleResolver {
  @Paged(() => SCHEDULE)
  @BatchField(() => InstallmentConnection, {
    nullable: true,
    description:
      'Installments in order, with their open and paid amounts. Null where the account was not open on that day.',
  })
  schedule(
    loans: readonly LoanView[],
    @Args(() => ScheduleArguments) { asOf, ...page }: ScheduleArguments,
    context: GraphContext,
  ) {
    return forEachAccount(context, loans, asOf, async (account, on) => {
      const installments = await inTurn(() => scheduleOn(account, on));
      return shownPageOfList(SCHEDULE, installments, page, toInstallment);
    });
  }

  @BatchField(() => DelinquencyType, {
    nullable: true,
    description: 'Delinquency of the loan. Null where the account was not open on that day.',
  })
  async delinquency(
    loans: readonly LoanView[],
    @Args(() => AsOfArguments) { asOf }: AsOfArguments,
    context: GraphContext,
  ) {
    const ids = loans.map(({ id }) => id);
    const notices = await bankruptcyNotices(context, ids);
    return forEachAccount(context, loans, asOf, (account, on, { id }) =>
      inTurn((): DelinquencyNode => ({ ...delinquencyView(account, on, notices.get(id)), loanId: id })),
    );
  }
}

interface DelinquencyNode extends DelinquencyView {
  readonly loanId: string;
}

@Resolver(() => DelinquencyType)
export class DelinquencyHistoryResolver {
  @BatchField(() => DelinquencyHistoryType, { description: 'Delinquency history up to that day.' })
  async history(nodes: readonly DelinquencyNode[], _args: object, context: GraphContext) {
    const accounts = await context.loadAll(
      accountOfLoan,
      nodes.map(({ loanId }) => loanId),
    );
    return forEachOf(nodes, async (node, index): Promise<DelinquencyHistoryType> => {
      const asOf = businessDate(node.asOf);
      const { spells, ...figures } = delinquencyHistory(
        (await accounts[index]?.spells(asOf)) ?? [],
        asOf,
        accounts[index]?.recorded.before,
      );
      const shown = spells.map(({ since, through, oldestUnpaidOn, daysPastDue }) => ({
        since,
        through,
        oldestOpenDueDate: oldestUnpaidOn ?? null,
        daysPastDue,
      }));
      const firstDelinquencyOn = figures.firstDelinquencyOn ?? null;
      return { ...figures, firstDelinquencyOn, spells: shown.reverse() };
    });
  }
}

/** What follows from each account as it stood on a day; null where there was none. */
async function forEachAccount<Value>(
  context: GraphContext,
  loans: readonly LoanView[],
  asOf: string | null | undefined,
  work: (account: Account, on: BusinessDate, loan: LoanView) => Promise<Value>,
): Promise<(Value | null | Error)[]> {
  const on = asOf == null ? context.services.businessDate() : businessDate(asOf);
  const accounts = await context.loadAll(
    accountOfLoan,
    loans.map(({ id }) => id),
  );
  return forEachOf(loans, async (loan, index) => {
    const account = await accounts[index]?.on(on);
    return account ? work(account, on, loan) : null;
  });
}

export const toInstallment = (installment: InstallmentOn): InstallmentType => ({
  number: installment.number,
  dueDate: installment.dueDate,
  amount: installment.amount.toFixed(2),
  principal: installment.principal.toFixed(2),
  interest: installment.interest.toFixed(2),
  movedAmount: installment.movedAmount?.toFixed(2) ?? null,
  paid: installment.paid.toFixed(2),
  open: installment.unpaid.toFixed(2),
  satisfiedOn: installment.satisfiedOn ?? null,
  daysPastDue: installment.daysPastDue,
});
