import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { inTurn, mapInTurns, stepsInTurns } from '../../app/runtime/in-turns.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { delinquencyView, type DelinquencyView } from '../../app/servicing/delinquency-view.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { delinquencyHistory } from '../../domain/delinquency/payment-history.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { scheduleOnInSteps, type InstallmentOn } from '../../domain/repayment/schedule-on.js';
import { pageOfList, PageArguments } from '../connection/connection.type.js';
import { BatchField, forEachOf } from '../execution/batch-field.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { seesNotices } from '../guard/told-commands.js';
import { Loan } from '../loan/loan.type.js';
import { DateScalar } from '../shared/scalars.js';
import {
  DelinquencyHistoryType,
  DelinquencyType,
  InstallmentConnection,
  type InstallmentType,
} from './delinquency.type.js';

const AS_OF = 'As of this day, by what counted then; today by default.';

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

/** What follows from the account as it stood on a day. */
@Resolver(() => Loan)
export class LoanScheduleResolver {
  @BatchField(() => InstallmentConnection, {
    nullable: true,
    description:
      'The installments in order: what was scheduled, paid, when, and what is open. Null where there was no account on that day.',
  })
  schedule(
    loans: readonly LoanView[],
    @Args(() => ScheduleArguments) { asOf, ...page }: ScheduleArguments,
    context: GraphContext,
  ) {
    return forEachAccount(context, loans, asOf, async (account, on) => {
      const installments = await stepsInTurns(scheduleOnInSteps(account, on));
      return pageOfList('schedule', await mapInTurns(installments, toInstallment), page);
    });
  }

  @BatchField(() => DelinquencyType, {
    nullable: true,
    description: 'How late the loan is. Null where there was no account on that day.',
  })
  async delinquency(
    loans: readonly LoanView[],
    @Args(() => AsOfArguments) { asOf }: AsOfArguments,
    context: GraphContext,
  ) {
    const notices = await noticesOf(context, loans);
    return forEachAccount(context, loans, asOf, (account, on, { id }) =>
      inTurn((): DelinquencyNode => ({ ...delinquencyView(account, on, notices.get(id)), loanId: id })),
    );
  }
}

/** For who may see them: nobody else finds them out by what follows from them. */
async function noticesOf(context: GraphContext, loans: readonly LoanView[]): Promise<Map<string, BusinessDate>> {
  if (!seesNotices(viewerOf(context))) return new Map();
  const ids = loans.map(({ id }) => id);
  const found = await context.loaders.bankruptcyNoticeOn.loadAll(ids);
  return new Map(found.flatMap((day, index) => (day === undefined ? [] : [[ids[index] ?? '', businessDate(day)]])));
}

interface DelinquencyNode extends DelinquencyView {
  readonly loanId: string;
}

@Resolver(() => DelinquencyType)
export class DelinquencyHistoryResolver {
  @BatchField(() => DelinquencyHistoryType, { description: 'How late the loan was up to that day.' })
  async history(nodes: readonly DelinquencyNode[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.spells.loadAll(nodes.map(({ loanId }) => loanId));
    return mapInTurns(nodes, ({ asOf }, index): DelinquencyHistoryType => {
      const { spells, ...figures } = delinquencyHistory(found[index] ?? [], businessDate(asOf));
      const shown = spells.map(({ since, through, oldestUnpaidOn, daysPastDue }) => ({
        since,
        through,
        oldestOpenDueDate: oldestUnpaidOn ?? null,
        daysPastDue,
      }));
      return { ...figures, spells: shown.reverse() };
    });
  }
}

/** What follows from each account as it stood on a day; null where there was none. */
async function forEachAccount<Value>(
  { loaders, services }: GraphContext,
  loans: readonly LoanView[],
  asOf: string | null | undefined,
  work: (account: Account, on: BusinessDate, loan: LoanView) => Promise<Value>,
): Promise<(Value | null | Error)[]> {
  const on = asOf == null ? services.businessDate() : businessDate(asOf);
  const accounts = await loaders.account.loadAll(loans.map(({ id }) => id));
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
