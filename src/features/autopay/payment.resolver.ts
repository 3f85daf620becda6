import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { type LoanView } from '../loan/loan-reader.js';
import { EMPTY_PAGE } from '../../platform/paging/page.js';
import type { Autopay } from './payment-stores.js';
import { isStoppedOn, seesEveryHold } from '../../domain/hold/hold-effects.js';
import { noticeDueBy, type PaymentNotice } from '../../domain/payment/varying-amount.js';
import { allowedScheduledPaymentCommands, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import {
  countResolver,
  toConnection,
  PageArguments,
  Paged,
  toWindow,
} from '../../platform/connection/connection.type.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { keysetOf, listScheduledPayments, OF_LOAN, orderOf } from './list-scheduled-payments.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { RepaymentType } from '../repayment/repayment.type.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { loadTexts } from '../loan/loan-texts.js';
import { CommandEnum } from '../command/command.enum.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { ScheduledPaymentsArguments } from './payment.inputs.js';
import {
  AmountRuleEnum,
  AutopayType,
  AutopayUpdated,
  PaymentNoticeType,
  ScheduledPaymentConnection,
  ScheduledPaymentType,
  ScheduledPaymentUpdated,
  SkipReasonEnum,
} from './payment.type.js';
import {
  autopayOfLoan,
  noticeOfPayment,
  recurringPaymentOfLoan,
  scheduledPaymentCountOfLoan,
  scheduledPaymentsOfLoan,
} from './payment.loaders.js';
import { visibleHoldsOfLoan } from '../hold/hold.loaders.js';
import { loanById } from '../loan/loan.loaders.js';
import { repaymentById } from '../repayment/repayment.loaders.js';

export const AutopayUpdatedResolver = loanAnswerResolver(() => AutopayUpdated);
export const ScheduledPaymentUpdatedResolver = loanAnswerResolver(() => ScheduledPaymentUpdated);
export const ScheduledPaymentCountResolver = countResolver(() => ScheduledPaymentConnection);

@Resolver()
export class ScheduledPaymentsResolver {
  @Paged(orderOf, checkFilter)
  @Query(() => ScheduledPaymentConnection, {
    description: 'Scheduled payments in the caller’s portfolio, by collection date.',
  })
  scheduledPayments(
    @Args(() => ScheduledPaymentsArguments) args: ScheduledPaymentsArguments,
    @Ctx() context: GraphContext,
  ) {
    return listScheduledPayments(args, context);
  }
}

@Resolver(() => Loan)
export class LoanPaymentsResolver {
  @BatchField(() => AutopayType, {
    nullable: true,
    description: 'Current mandate, or the last revoked one.',
  })
  autopay(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return context.loadAll(
      autopayOfLoan,
      loans.map(({ id }) => id),
    );
  }

  @Paged(() => OF_LOAN)
  @BatchField(() => ScheduledPaymentConnection, { description: 'Scheduled payments, latest first.' })
  async scheduledPayments(
    loans: readonly LoanView[],
    @Args(() => PageArguments) args: PageArguments,
    context: GraphContext,
  ) {
    const window = toWindow(OF_LOAN, args);
    const found = await context.loadAll(
      scheduledPaymentsOfLoan(window),
      loans.map(({ id }) => id),
    );
    return loans.map(({ id }, index) => ({
      ...toConnection(OF_LOAN, window, found[index] ?? EMPTY_PAGE, keysetOf, (row) => row),
      count: async () => (await context.load(scheduledPaymentCountOfLoan, id)) ?? 0,
    }));
  }
}

const idsOf = (autopays: readonly Autopay[]): string[] => autopays.map(({ id }) => id);

const recurringOf = (context: GraphContext, autopays: readonly Autopay[]) =>
  context.loadAll(
    recurringPaymentOfLoan,
    autopays.map(({ loanId }) => loanId),
  );

@Resolver(() => AutopayType)
export class AutopayResolver {
  @BatchField(() => String, { nullable: true, description: 'Last four characters of the account number.' })
  accountLastFour(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.lastFour', idsOf(autopays));
  }

  @BatchField(() => String, { nullable: true, description: 'Exact text of the consent.' })
  consentText(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.consentText', idsOf(autopays));
  }

  @BatchField(() => String, { nullable: true, description: 'SHA-256 of the consent text, in hexadecimal.' })
  consentHash(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Autopay.consentHash', idsOf(autopays));
  }

  @BatchField(() => AmountRuleEnum, {
    nullable: true,
    description: 'How the amount for each due date is determined; null without recurring payments.',
  })
  async amountRule(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return (await recurringOf(context, autopays)).map((payment) => payment?.amountRule);
  }

  @BatchField(() => DateScalar, {
    nullable: true,
    description: 'Next collection date of a recurring payment; null without one.',
  })
  async nextPaymentOn(autopays: readonly Autopay[], _args: object, context: GraphContext) {
    return (await recurringOf(context, autopays)).map((payment) => payment?.collectOn);
  }
}

@Resolver(() => PaymentNoticeType)
export class PaymentNoticeResolver {
  @BatchField(() => DateScalar, {
    description: 'Last day to send it, 10 days before the debit.',
  })
  dueBy(notices: readonly PaymentNotice[]) {
    return notices.map(({ collectOn }) => noticeDueBy(collectOn));
  }
}

@Resolver(() => ScheduledPaymentType)
export class ScheduledPaymentResolver {
  /** A hold that the viewer may not know of is not told by what it stopped. */
  @BatchField(() => SkipReasonEnum, { nullable: true, description: 'Why the payment was skipped; otherwise null.' })
  async skipReason(payments: readonly ScheduledPayment[], _args: object, context: GraphContext) {
    if (seesEveryHold(viewerOf(context).scopes)) return payments.map(({ skipReason }) => skipReason);
    const seen = await context.loadAll(
      visibleHoldsOfLoan,
      payments.map(({ loanId }) => loanId),
    );
    return payments.map(({ skipReason, collectOn }, index) =>
      skipReason === 'ON_HOLD' && !isStoppedOn(seen[index] ?? [], 'SCHEDULED_PAYMENTS', collectOn)
        ? 'NOT_COLLECTED'
        : skipReason,
    );
  }

  @BatchField(() => PaymentNoticeType, {
    nullable: true,
    description: 'Last notice of a varying amount; null without one.',
  })
  notice(payments: readonly ScheduledPayment[], _args: object, context: GraphContext) {
    return context.loadAll(
      noticeOfPayment,
      payments.map(({ id }) => id),
    );
  }

  @BatchField(() => [CommandEnum], { description: 'Commands that its state allows.' })
  allowedCommands(payments: readonly ScheduledPayment[]) {
    return payments.map(({ state }) => allowedScheduledPaymentCommands(state));
  }

  @BatchField(() => RepaymentType, { nullable: true, description: 'The resulting payment.' })
  async repayment(payments: readonly ScheduledPayment[], _args: object, context: GraphContext) {
    const ids = payments.flatMap(({ repaymentId }) => repaymentId ?? []);
    const found = await context.loadAll(repaymentById, ids);
    const byId = new Map(ids.map((id, index) => [id, found[index]]));
    return payments.map(({ repaymentId }) => (repaymentId === null ? undefined : byId.get(repaymentId)));
  }

  @BatchField(() => Loan, { nullable: true, description: 'The loan; null when it left the caller’s portfolio.' })
  loan(payments: readonly ScheduledPayment[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      payments.map(({ loanId }) => loanId),
    );
  }
}
