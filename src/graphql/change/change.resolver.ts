import { Arg, Ctx, Mutation, Resolver, ID, Query } from 'type-graphql';
import { quoteLoanChange, type TermsQuote } from '../../app/change/quote-loan-change.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { isOnItsWay } from '../../app/ports/loan-stores.js';
import { inTurn, mapInTurns } from '../../app/runtime/in-turns.js';
import { CHANGE_COMMANDS } from '../../domain/change/change-input.js';
import { termHistory, type TermPeriod } from '../../domain/loan/term-changes.js';
import { PERCENT } from '../../domain/money.js';
import { invalidInput, refuse } from '../../domain/refusal.js';
import { BatchField, forEachOf } from '../execution/batch-field.js';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { answer, toRefusal } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { toInstallment } from '../servicing/loan-schedule.resolver.js';
import {
  ChangeDueDateInput,
  ChangeRateInput,
  DeferPaymentsInput,
  ModifyLoanInput,
  ReageInput,
  ReamortizeInput,
  UndoLoanChangeInput,
  LoanChangeInput,
} from './change.input.js';
import { LoanChangeQuoteResult, LoanChangeQuoteType, TermPeriodType, type TermsQuoteType } from './change.type.js';

@Resolver()
export class ChangeCommandResolver {
  @Mutation(() => LoanCommandResult, {
    description: 'Skips installments: to the end of the loan, or spread over the rest.',
  })
  async deferPayments(
    @Arg('input', () => DeferPaymentsInput, { description: 'Which ones.' }) input: DeferPaymentsInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.deferPayments(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Gives a loan other due dates, or another frequency.' })
  async changeDueDate(
    @Arg('input', () => ChangeDueDateInput, { description: 'Which ones.' }) input: ChangeDueDateInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.changeDueDate(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Gives a loan another rate, or a cap on it, from a day that may be past, until another or for good.',
  })
  async changeRate(
    @Arg('input', () => ChangeRateInput, { description: 'Which one.' }) input: ChangeRateInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.changeRate(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Spreads what is left over the installments that are left.' })
  async reamortize(
    @Arg('input', () => ReamortizeInput, { description: 'Which loan.' }) input: ReamortizeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.reamortize(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Makes past-due installments part of new ones, so that no day is past due.',
  })
  async reage(
    @Arg('input', () => ReageInput, { description: 'Which loan.' }) input: ReageInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.reage(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'A signed modification: rate, installments, balloon and forgiven principal together.',
  })
  async modifyLoan(
    @Arg('input', () => ModifyLoanInput, { description: 'What was signed.' }) input: ModifyLoanInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.modifyLoan(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Takes a change of terms back as if it had never been. Changes after it stay.',
  })
  async undoLoanChange(
    @Arg('input', () => UndoLoanChangeInput, { description: 'Which change.' }) input: UndoLoanChangeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.undoLoanChange(callerOf(context), input));
  }
}

const STATUS = { columns: new Set(['loanStatus'] as const), parts: new Set<never>() };

@Resolver()
export class LoanChangeQuoteResolver {
  @Query(() => LoanChangeQuoteResult, {
    nullable: true,
    description: 'What a change of terms would do: the terms before and after beside each other. Nothing is changed.',
  })
  async quoteLoanChange(
    @Arg('loanId', () => ID, { description: 'Id of the loan.' }) loanId: string,
    @Arg('change', () => LoanChangeInput, { description: 'The change, as its command takes it.' })
    change: LoanChangeInput,
    @Ctx() { loaders, services }: GraphContext,
  ) {
    const asked = CHANGE_COMMANDS.filter((command) => change[command] != null);
    const [command] = asked;
    if (command === undefined || asked.length > 1) {
      return toRefusal(invalidInput([{ field: 'change', reason: 'must say exactly one change' }]).refusal);
    }
    const [[loan], [account]] = await Promise.all([
      loaders.loans(STATUS).loadAll([loanId]),
      loaders.account.loadAll([loanId]),
    ]);
    if (!loan?.loanStatus || !account)
      return toRefusal(refuse('NOT_FOUND', 'There is no such loan with an account').refusal);
    const today = services.businessDate();
    const quote = await quoteLoanChange(
      { id: loan.id, loanStatus: loan.loanStatus },
      { recorded: account.recorded, pending: account.pending.filter((payment) => isOnItsWay(payment, today)) },
      command,
      withoutNulls(change[command]) as never,
      today,
    );
    if (!quote.ok) return toRefusal(quote.refusal);
    const [before, after] = [await shown(quote.value.before), await shown(quote.value.after)];
    return answer(LoanChangeQuoteType, { ok: true, value: { before, after } });
  }
}

@Resolver(() => Loan)
export class TermHistoryResolver {
  @BatchField(() => [TermPeriodType], {
    nullable: true,
    description:
      'The terms from when to when: the contract, and each change that stands. Null where there is no account.',
  })
  async termHistory(loans: readonly LoanView[], _args: object, { loaders }: GraphContext) {
    const accounts = await loaders.account.loadAll(loans.map(({ id }) => id));
    return forEachOf(loans, async (_, index) => {
      const account = accounts[index]?.recorded;
      return account ? (await inTurn(() => termHistory(account))).map(toPeriod) : null;
    });
  }
}

const toPeriod = ({ annualRate, payment, ...period }: TermPeriod): TermPeriodType => ({
  ...period,
  until: period.until ?? null,
  change: period.change ?? null,
  changeId: period.changeId ?? null,
  annualRatePercent: annualRate.times(PERCENT).toFixed(),
  payment: payment?.toFixed(2) ?? null,
});

const shown = async (quote: TermsQuote): Promise<TermsQuoteType> => ({
  asOf: quote.asOf,
  payment: quote.payment?.toFixed(2) ?? null,
  maturesOn: quote.maturesOn,
  annualRatePercent: quote.annualRatePercent.toFixed(),
  comingRates: quote.comingRates.map(({ from, annualRate }) => ({
    from,
    annualRatePercent: annualRate.times(PERCENT).toFixed(),
  })),
  totalInterest: quote.totalInterest.toFixed(2),
  aprPercent: quote.aprPercent?.toFixed() ?? null,
  daysPastDue: quote.daysPastDue,
  pastDueAmount: quote.pastDueAmount.toFixed(2),
  principal: quote.principal.toFixed(2),
  payoff: quote.payoff.toFixed(2),
  fees: quote.fees.toFixed(2),
  credit: quote.credit.toFixed(2),
  schedule: await mapInTurns(quote.schedule, toInstallment),
});
