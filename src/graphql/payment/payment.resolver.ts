import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AutopayAnswer } from '../../app/payment/autopay.js';
import type { ScheduledPaymentAnswer } from '../../app/payment/schedule-payment.js';
import { EMPTY_PAGE, type LoanView } from '../../app/ports/loan-reader.js';
import type { Autopay } from '../../app/ports/payment-stores.js';
import { isStoppedOn, seesEveryHold } from '../../domain/hold/hold-effects.js';
import { allowedScheduledPaymentCommands, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import type { Result } from '../../domain/refusal.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import {
  countResolver,
  toConnection,
  PageArguments,
  toWindow,
  type CountedConnection,
} from '../connection/connection.type.js';
import { type AcceptsValue } from '../connection/cursor.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { answer } from '../refusal/refusal.type.js';
import { RepaymentType } from '../repayment/repayment.type.js';
import { callerOf, viewerOf, type GraphContext } from '../request/context.js';
import { loadTexts } from '../servicing/loan-text.resolver.js';
import { CommandEnum } from '../shared/command.enum.js';
import { DateScalar } from '../shared/scalars.js';
import { assertConditions } from '../loan/list-loans.js';
import {
  AuthorizeAutopayInput,
  CancelScheduledPaymentInput,
  RevokeAutopayInput,
  ScheduledPaymentsArguments,
  SchedulePaymentInput,
  type ScheduledPaymentFilterInput,
} from './payment.inputs.js';
import {
  AmountRuleEnum,
  AutopayCommandResult,
  AutopayType,
  AutopayUpdated,
  ScheduledPaymentCommandResult,
  ScheduledPaymentConnection,
  ScheduledPaymentType,
  ScheduledPaymentUpdated,
  SkipReasonEnum,
} from './payment.type.js';

export const AutopayUpdatedResolver = loanAnswerResolver(() => AutopayUpdated);
export const ScheduledPaymentUpdatedResolver = loanAnswerResolver(() => ScheduledPaymentUpdated);
export const ScheduledPaymentCountResolver = countResolver(() => ScheduledPaymentConnection);

const ofMandate = async (done: Promise<Result<AutopayAnswer>>) => answer(AutopayUpdated, await done);
const ofPayment = async (done: Promise<Result<ScheduledPaymentAnswer>>) => answer(ScheduledPaymentUpdated, await done);

@Resolver()
export class PaymentCommandResolver {
  @Mutation(() => AutopayCommandResult, {
    description: 'Lets payments of a loan be drawn from a bank account. Nothing is drawn before it is scheduled.',
  })
  authorizeAutopay(
    @Arg('input', () => AuthorizeAutopayInput, { description: 'The account and the consent.' })
    input: AuthorizeAutopayInput,
    @Ctx() context: GraphContext,
  ) {
    return ofMandate(context.services.commands.authorizeAutopay(callerOf(context), input));
  }

  @Mutation(() => AutopayCommandResult, {
    description: 'Takes a mandate back, and gives up what was scheduled by it. What was sent goes its way.',
  })
  revokeAutopay(
    @Arg('input', () => RevokeAutopayInput, { description: 'Which loan.' }) input: RevokeAutopayInput,
    @Ctx() context: GraphContext,
  ) {
    return ofMandate(context.services.commands.revokeAutopay(callerOf(context), input));
  }

  @Mutation(() => ScheduledPaymentCommandResult, {
    description:
      'Schedules a payment by the mandate of a loan: once, or for each due date. On its day it becomes a repayment.',
  })
  schedulePayment(
    @Arg('input', () => SchedulePaymentInput, { description: 'What, and when.' }) input: SchedulePaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return ofPayment(context.services.commands.schedulePayment(callerOf(context), input));
  }

  @Mutation(() => ScheduledPaymentCommandResult, {
    description: 'Gives up a scheduled payment that has not gone out; with a recurring one, those that would follow.',
  })
  cancelScheduledPayment(
    @Arg('input', () => CancelScheduledPaymentInput, { description: 'Which payment.' })
    input: CancelScheduledPaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return ofPayment(context.services.commands.cancelScheduledPayment(callerOf(context), input));
  }

  @Query(() => ScheduledPaymentConnection, {
    description: 'Scheduled payments on all loans that exist for this client, by the days of collection.',
  })
  scheduledPayments(
    @Args(() => ScheduledPaymentsArguments) args: ScheduledPaymentsArguments,
    @Ctx() context: GraphContext,
  ) {
    return listScheduledPayments(args, context);
  }
}

const OF_LOAN = 'loanScheduledPayments';

@Resolver(() => Loan)
export class LoanPaymentsResolver {
  @BatchField(() => AutopayType, {
    nullable: true,
    description: 'The mandate that payments are drawn by; one that was revoked where there is no other.',
  })
  autopay(loans: readonly LoanView[], _args: object, { loaders }: GraphContext) {
    return loaders.autopay.loadAll(loans.map(({ id }) => id));
  }

  @BatchField(() => ScheduledPaymentConnection, { description: 'Scheduled payments, latest first.' })
  async scheduledPayments(
    loans: readonly LoanView[],
    @Args(() => PageArguments) args: PageArguments,
    { loaders }: GraphContext,
  ) {
    const window = toWindow(OF_LOAN, args, isCollectionDay);
    const found = await loaders.scheduledPayments(window).loadAll(loans.map(({ id }) => id));
    return loans.map(({ id }, index) => ({
      ...toConnection(OF_LOAN, window, found[index] ?? EMPTY_PAGE, keysetOf, (row) => row),
      count: async () => (await loaders.scheduledPaymentCounts.load(id)) ?? 0,
    }));
  }
}

const idsOf = (autopays: readonly Autopay[]): string[] => autopays.map(({ id }) => id);

const recurringOf = ({ loaders }: GraphContext, autopays: readonly Autopay[]) =>
  loaders.recurringPayment.loadAll(autopays.map(({ loanId }) => loanId));

@Resolver(() => AutopayType)
export class AutopayResolver {
  @BatchField(() => String, { nullable: true, description: 'The last four characters of the account number.' })
  accountLastFour(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.lastFour', idsOf(autopays));
  }

  @BatchField(() => String, { nullable: true, description: 'What the holder agreed to, word for word.' })
  consentText(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.consentText', idsOf(autopays));
  }

  @BatchField(() => String, { nullable: true, description: 'SHA-256 of that text, in hexadecimal.' })
  consentHash(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.consentHash', idsOf(autopays));
  }

  @BatchField(() => AmountRuleEnum, {
    nullable: true,
    description: 'How much is drawn for each due date; null where nothing is.',
  })
  async amountRule(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return (await recurringOf(context, autopays)).map((payment) => payment?.amountRule);
  }

  @BatchField(() => DateScalar, {
    nullable: true,
    description: 'When the next payment for a due date is drawn; null where none is scheduled.',
  })
  async nextPaymentOn(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return (await recurringOf(context, autopays)).map((payment) => payment?.collectOn);
  }
}

@Resolver(() => ScheduledPaymentType)
export class ScheduledPaymentResolver {
  /** A hold that the viewer may not know of is not told by what it stopped. */
  @BatchField(() => SkipReasonEnum, { nullable: true, description: 'Why it did not go out; null of all others.' })
  async skipReason(payments: readonly ScheduledPayment[], _args: object, context: GraphContext) {
    if (seesEveryHold(viewerOf(context).scopes)) return payments.map(({ skipReason }) => skipReason);
    const seen = await context.loaders.holds.loadAll(payments.map(({ loanId }) => loanId));
    return payments.map(({ skipReason, collectOn }, index) =>
      skipReason === 'ON_HOLD' && !isStoppedOn(seen[index] ?? [], 'SCHEDULED_PAYMENTS', collectOn)
        ? 'NOT_COLLECTED'
        : skipReason,
    );
  }

  @BatchField(() => [CommandEnum], { description: 'The commands that its state allows.' })
  allowedCommands(payments: readonly ScheduledPayment[]) {
    return payments.map(({ state }) => allowedScheduledPaymentCommands(state));
  }

  @BatchField(() => RepaymentType, { nullable: true, description: 'The repayment that it became.' })
  async repayment(payments: readonly ScheduledPayment[], _args: object, { loaders }: GraphContext) {
    const ids = payments.flatMap(({ repaymentId }) => repaymentId ?? []);
    const found = await loaders.repayment.loadAll(ids);
    const byId = new Map(ids.map((id, index) => [id, found[index]]));
    return payments.map(({ repaymentId }) => (repaymentId === null ? undefined : byId.get(repaymentId)));
  }

  @BatchField(() => Loan, { nullable: true, description: 'The loan that it pays; null once that is out of sight.' })
  loan(payments: readonly ScheduledPayment[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return loaders.loans(loanNeedsOf(selection)).loadAll(payments.map(({ loanId }) => loanId));
  }
}

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof ScheduledPaymentFilterInput, readonly [type: string, field: string]>> = {
  state: ['ScheduledPayment', 'state'],
  collectOn: ['ScheduledPayment', 'collectOn'],
  loanIds: ['Loan', 'id'],
  servicerId: ['Loan', 'primaryServicerId'],
  recurring: ['ScheduledPayment', 'recurring'],
};

const isCollectionDay: AcceptsValue = (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined;

const keysetOf = ({ collectOn, id }: ScheduledPayment) => ({ value: collectOn, id });

async function listScheduledPayments(
  { filter, orderBy, ...page }: ScheduledPaymentsArguments,
  context: GraphContext,
): Promise<CountedConnection<ScheduledPayment>> {
  const { loaders } = context;
  const given: ScheduledPaymentFilterInput = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  const direction = orderBy?.direction ?? 'ASC';
  const listing = { filter: withoutNulls(given), direction };
  const order = `scheduledPayments:${direction}`;
  const window = toWindow(order, page, isCollectionDay);
  const found = await loaders.scheduledPaymentPage(listing, window);
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => loaders.scheduledPaymentCount(listing.filter) };
}
