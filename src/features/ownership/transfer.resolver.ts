import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { addDays, businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { ownersBy, type TransferState } from '../../domain/ownership/transfer.js';
import { isInstant } from '../../platform/connection/cursor.js';
import {
  countResolver,
  Paged,
  PageArguments,
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { withoutNulls } from '../command/command-call.js';
import { viewerOf, type GraphContext, type Reference } from '../graph-context.js';
import { assertConditions } from '../loan/list-loans.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import type { LoanView } from '../loan/loan-reader.js';
import { loanById } from '../loan/loan.loaders.js';
import { Loan } from '../loan/loan.type.js';
import {
  executedTransfersOfLoan,
  remittanceOf,
  transferById,
  transferCount,
  transferPage,
} from './transfer.loaders.js';
import { RemittanceType } from './remittance.type.js';
import type { TransferView } from './transfer-stores.js';
import {
  OwnershipType,
  TransferConnection,
  TransferStateEnum,
  TransferType,
  TransferUpdated,
} from './transfer.type.js';

@InputType('LoanTransferFilter', { description: 'Conditions on transfers. All must match.' })
class TransferFilterInput {
  @Field(() => [TransferStateEnum], { nullable: true, description: 'Only transfers in one of these states.' })
  state?: TransferState[] | null;

  @Field(() => [ID], { nullable: true, description: 'Only transfers of these loans.' })
  loanIds?: string[] | null;
}

@ArgsType()
class TransfersArguments extends PageArguments {
  @Field(() => TransferFilterInput, {
    nullable: true,
    description: 'Transfers to list. Default: all that the caller’s lender is a party to.',
  })
  filter?: TransferFilterInput | null;
}

/** The field of each condition: a caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<keyof TransferFilterInput, readonly [type: string, field: string]>> = {
  state: ['LoanTransfer', 'state'],
  loanIds: ['LoanTransfer', 'loanId'],
};

const ORDER: ListOrder = { name: 'loanTransfers', accepts: isInstant };

export const TransferCountResolver = countResolver(() => TransferConnection);
export const TransferUpdatedResolver = loanAnswerResolver(() => TransferUpdated);

@Resolver()
export class TransfersResolver {
  @Paged(() => ORDER)
  @Query(() => TransferConnection, {
    description: 'Transfers that the caller’s lender sells or buys by, latest proposal first. Empty for servicers.',
  })
  async loanTransfers(
    @Args(() => TransfersArguments) { filter, ...page }: TransfersArguments,
    @Ctx() context: GraphContext,
  ): Promise<CountedConnection<TransferView>> {
    const given = withoutNulls(filter ?? {});
    assertConditions(FILTERED, given, viewerOf(context));
    const window = toWindow(ORDER, page);
    const found = await context.read(transferPage, given, window);
    const keysetOf = ({ proposedAt, id }: TransferView) => ({ value: proposedAt, id });
    const connection = toConnection(ORDER, window, found, keysetOf, (row) => row);
    return { ...connection, count: () => context.read(transferCount, given) };
  }

  @CheckArguments(({ from, through }: { from: string; through: string }) => {
    if (from > through) throw badArgument('from', '`from` must not be after `through`.');
  })
  @Query(() => RemittanceType, {
    description:
      'Cash of an owner in a period: collections less returns, refunds and servicing fees. It equals CASH of the trial balance. Zero for owners that the caller can’t see.',
  })
  remittance(
    @Arg('ownerId', () => ID, { description: 'ID of the lender.' }) ownerId: string,
    @Arg('from', () => DateScalar, { description: 'First posting date.' }) from: string,
    @Arg('through', () => DateScalar, { description: 'Last posting date.' }) through: string,
    @Ctx() context: GraphContext,
  ): Promise<RemittanceType> {
    return context.read(remittanceOf, ownerId, { from: businessDate(from), through: businessDate(through) });
  }
}

@Resolver(() => TransferType)
export class TransferLoanResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan; null when it is not in the caller’s portfolio.' })
  loan(transfers: readonly TransferView[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      transfers.map(({ loanId }) => loanId),
    );
  }
}

@Resolver(() => Loan)
export class LoanOwnershipResolver {
  @BatchField(() => [OwnershipType], {
    description: 'Lenders of the loan from the first owner to the owner of now. Empty for a loan without a lender.',
  })
  async ownership(loans: readonly LoanView[], _args: object, context: GraphContext): Promise<OwnershipType[][]> {
    const found = await context.loadAll(
      executedTransfersOfLoan,
      loans.map(({ id }) => id),
    );
    return loans.map((loan, place) => chainOf(loan, found[place] ?? []));
  }
}

type Origin = Pick<LoanView, 'lenderId' | 'initialLender' | 'startBlock' | 'retailInstallmentContractHash'>;

function chainOf(loan: Origin, executed: readonly TransferView[]): OwnershipType[] {
  const [first, ...later] = ownersBy(
    executed.map(({ servicingFee, ...transfer }) => ({ ...transfer, servicingFee: decimal(servicingFee) })),
  );
  const ownerId = first?.ownerId ?? loan.lenderId;
  if (ownerId == null) return [];
  const owners = [
    { ownerId, from: null },
    ...later.map(({ ownerId: id, from }) => ({ ownerId: id, from: from ?? null })),
  ];
  return owners.map((owner, place) => {
    const { from: next } = owners[place + 1] ?? { from: null };
    const transfer = executed[place - 1];
    return {
      ...owner,
      through: next === null ? null : addDays(next, -1),
      ledgerAddress: transfer ? transfer.ledgerAddress : (loan.initialLender ?? null),
      ledgerBlock: transfer ? transfer.ledgerBlock : (loan.startBlock ?? null),
      ledgerHash: transfer ? transfer.ledgerHash : (loan.retailInstallmentContractHash ?? null),
    };
  });
}

export const transferReference: Reference = (ids, context) => context.loadAll(transferById, ids);
