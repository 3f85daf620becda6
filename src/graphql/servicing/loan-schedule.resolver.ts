import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Resolver, Root } from 'type-graphql';
import { inTurn, mapInTurns, stepsInTurns } from '../../app/runtime/in-turns.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { delinquencyView, type DelinquencyView } from '../../app/servicing/delinquency-view.js';
import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { delinquencyHistory } from '../../domain/delinquency/history.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { scheduleOnInSteps, type InstallmentOn } from '../../domain/repayment/schedule-on.js';
import { pageOfList, type ListConnection } from '../connection/connection.type.js';
import { PageArguments } from '../connection/page-arguments.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { seesNotices } from '../loan/list-loans.js';
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

/** What follows from the account as it stood on a day. */
@Resolver(() => Loan)
export class LoanScheduleResolver {
  @FieldResolver(() => InstallmentConnection, {
    nullable: true,
    description:
      'The installments in order: what was scheduled, paid, when, and what is open. Null where there was no account on that day.',
  })
  async schedule(
    @Root() { id }: LoanView,
    @Args(() => ScheduleArguments) { asOf, ...page }: ScheduleArguments,
    @Ctx() context: GraphContext,
  ): Promise<ListConnection<InstallmentType> | null> {
    const [on, account] = await accountAt(context, id, asOf);
    if (!account) return null;
    const { terms, opening, history } = account;
    const installments = await stepsInTurns(scheduleOnInSteps(terms, opening, history, on));
    return pageOfList('schedule', await mapInTurns(installments, toInstallment), page);
  }

  @FieldResolver(() => DelinquencyType, {
    nullable: true,
    description: 'How late the loan is. Null where there was no account on that day.',
  })
  async delinquency(
    @Root() { id }: LoanView,
    @Arg('asOf', () => DateScalar, { nullable: true, description: AS_OF }) asOf: string | null | undefined,
    @Ctx() context: GraphContext,
  ): Promise<DelinquencyNode | null> {
    const [[on, account], noticedOn] = await Promise.all([accountAt(context, id, asOf), noticeOf(context, id)]);
    return account ? inTurn(() => ({ ...delinquencyView(account, on, noticedOn), loanId: id })) : null;
  }
}

/** For who may see it: nobody else finds it out by what follows from it. */
async function noticeOf(context: GraphContext, loanId: string): Promise<BusinessDate | undefined> {
  const noticedOn = seesNotices(viewerOf(context)) ? await context.loaders.bankruptcyNoticeOn.load(loanId) : undefined;
  return noticedOn === undefined ? undefined : businessDate(noticedOn);
}

interface DelinquencyNode extends DelinquencyView {
  readonly loanId: string;
}

@Resolver(() => DelinquencyType)
export class DelinquencyHistoryResolver {
  @FieldResolver(() => DelinquencyHistoryType, { nullable: true, description: 'How late the loan was up to that day.' })
  async history(
    @Root() { loanId, asOf }: DelinquencyNode,
    @Ctx() { loaders }: GraphContext,
  ): Promise<DelinquencyHistoryType> {
    const { spells, ...figures } = delinquencyHistory((await loaders.spells.load(loanId)) ?? [], businessDate(asOf));
    const shown = spells.map(({ since, through, oldestUnpaidOn, daysPastDue }) => ({
      since,
      through,
      oldestOpenDueDate: oldestUnpaidOn ?? null,
      daysPastDue,
    }));
    return { ...figures, spells: shown.reverse() };
  }
}

async function accountAt(
  { loaders, services }: GraphContext,
  loanId: string,
  asOf: string | null | undefined,
): Promise<[BusinessDate, Account | undefined]> {
  const on = asOf == null ? services.businessDate() : businessDate(asOf);
  return [on, await (await loaders.account.load(loanId))?.on(on)];
}

const toInstallment = (installment: InstallmentOn): InstallmentType => ({
  number: installment.number,
  dueDate: installment.dueDate,
  amount: installment.amount.toFixed(2),
  principal: installment.principal.toFixed(2),
  interest: installment.interest.toFixed(2),
  paid: installment.paid.toFixed(2),
  open: installment.unpaid.toFixed(2),
  satisfiedOn: installment.satisfiedOn ?? null,
  daysPastDue: installment.daysPastDue,
});
