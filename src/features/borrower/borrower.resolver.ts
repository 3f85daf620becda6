import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { BorrowerLoan } from './borrower-store.js';
import type { LoanView } from '../loan/loan-reader.js';
import type { BorrowerView } from './borrower-store.js';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import { bucketOf } from '../../domain/delinquency/delinquency.js';
import { paymentHistory, type RatedHistory } from '../../domain/loan/payment-history.js';
import { sum } from '../../domain/money.js';
import { recordBorrowerId, shownBorrowerId } from '../../domain/record/ids.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/read-group.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { type Selection, selectionOf } from '../../platform/executor/selected-field.js';
import { guard } from '../guard.js';
import { partsOf, readMembers, type Selected } from '../loan/record-fields.js';
import { listLoansOf, LoanConnection, type LoanPage } from '../loan/list-loans.js';
import { loanOrderOf } from '../loan/loan-order.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { Paged } from '../../platform/connection/connection.type.js';
import { LoansArguments } from '../loan/loan-filter.input.js';
import { Loan } from '../loan/loan.type.js';
import { revealed } from '../loan/load-loan.js';
import { Borrower, BorrowerRisk } from './borrower.type.js';
import { repossessionsOfLoan } from '../collateral/repossession.loaders.js';
import { ratedHistory } from '../collateral/rated-history.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { borrowerById, fundedLoansOfBorrower } from './borrower.loaders.js';

@Resolver(() => Borrower)
export class BorrowerResolver {
  @Query(() => Borrower, {
    nullable: true,
    description: 'A borrower by ID; null when the borrower has no loan in the caller’s portfolio.',
  })
  async borrower(
    @Arg('id', () => ID, { description: 'ID of the borrower.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    const [borrower] = await readBorrowers(context, [recordBorrowerId(id)], selectionOf(info).paths());
    return borrower;
  }

  @BatchField()
  id(borrowers: readonly BorrowerNode[]) {
    return borrowers.map(({ id }) => shownBorrowerId(id));
  }

  @Paged(loanOrderOf, checkFilter)
  @BatchField(() => LoanConnection, {
    description: 'Loans of this borrower in the caller’s portfolio.',
  })
  loans(
    borrowers: readonly BorrowerNode[],
    @Args(() => LoansArguments) args: LoansArguments,
    context: GraphContext,
    selection: Selection,
  ): Promise<LoanPage[]> {
    return listLoansOf(
      borrowers.map(({ id }) => id),
      args,
      context,
      selection,
    );
  }
}

@Resolver(() => Loan)
export class LoanBorrowerResolver {
  @BatchField(() => Borrower, { description: 'The borrower.' })
  borrower(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readBorrowers(
      context,
      loans.map(({ borrowerId }) => borrowerId),
      selection.paths(),
    );
  }
}

@Resolver(() => Borrower)
export class BorrowerRiskResolver {
  @BatchField(() => BorrowerRisk, { description: 'Exposure over all funded loans.' })
  async risk(borrowers: readonly BorrowerNode[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      fundedLoansOfBorrower,
      borrowers.map(({ id }) => id),
    );
    return mapInTurns(found, (loans = []) => riskOf(loans));
  }
}

/** How they were paid month by month is read when it is asked for. */
interface BorrowerRiskNode extends BorrowerRisk {
  readonly loans: readonly BorrowerLoan[];
}

@Resolver(() => BorrowerRisk)
export class BorrowerHistoryResolver {
  @BatchField(() => String, {
    description:
      'Month-end status of the last 24 months, newest first, one character each. Each digit is how late the worst loan was: `0` up to 29 days, `1` from 30, `2` from 60, to `6` from 180 days. The letter `J` is surrendered, `K` is repossessed, `L` is charged off, `G` is in collection, `B` is before the first loan, and `D` is unknown.',
  })
  async paymentHistory(risks: readonly BorrowerRiskNode[], _args: object, context: GraphContext) {
    const today = context.services.businessDate();
    const loans = new Map(risks.flatMap((risk) => risk.loans.map((loan) => [loan.id, loan] as const)));
    const [accounts, cases] = await Promise.all([
      context.loadAll(accountOfLoan, [...loans.keys()]),
      context.loadAll(repossessionsOfLoan, [...loans.keys()]),
    ]);
    const histories = new Map<string, RatedHistory>();
    for (const [index, loan] of [...loans.values()].entries())
      histories.set(loan.id, await ratedHistory(loan.openedOn, accounts[index], cases[index] ?? [], today));
    return mapInTurns(risks, (risk) => {
      const rated = risk.loans.flatMap(({ id }) => histories.get(id) ?? []);
      return paymentHistory(rated, today);
    });
  }
}

function riskOf(loans: readonly BorrowerLoan[]): BorrowerRiskNode {
  const active = loans.filter(({ isActive }) => isActive);
  const owed = loans.filter(({ isOwed }) => isOwed);
  const daysPastDue = Math.max(0, ...owed.map((loan) => loan.daysPastDue));
  return {
    activeLoans: active.length,
    exposure: sum(active.map(({ remainingBalance }) => remainingBalance)).toFixed(2),
    pastDueAmount: sum(owed.map(({ pastDueAmount }) => pastDueAmount)).toFixed(2),
    daysPastDue,
    worstBucket: bucketOf(daysPastDue),
    loans,
  };
}

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

/**
 * The selected parts of borrowers, each in its place. None if no loan of this caller's portfolio is the borrower's, or
 * without an id.
 */
export async function readBorrowers(
  context: GraphContext,
  borrowerIds: readonly (string | undefined)[],
  paths: ReadonlySet<string>,
): Promise<readonly (BorrowerNode | undefined)[]> {
  const selected: Selected = { at: 'Borrower', paths };
  const ids = [...new Set(borrowerIds)].filter((id) => id !== undefined);
  const parts = partsOf(selected, guard.verdictsFor(viewerOf(context).scopes));
  const found = await context.loadAll(borrowerById(parts), ids);
  const nodes = new Map(found.map((borrower) => [borrower?.id, borrower && borrowerOf(context, borrower, selected)]));
  return borrowerIds.map((id) => (id === undefined ? undefined : nodes.get(id)));
}

function borrowerOf(context: GraphContext, { id, erasedAt, excerpts }: BorrowerView, selected: Selected): BorrowerNode {
  const members = readMembers('Request.ApplicantInfo', revealed(excerpts, context), selected);
  if (!selected.paths.has('ssnLast4')) return Object.assign(members, { id, erasedAt });
  const ssn = valueAt(excerpts['application.identity'], 'Request.ApplicantInfo.ApplicantSSN');
  return Object.assign(members, { id, erasedAt, ssnLast4: lastFour(ssn) });
}

/**
 * Other subgraphs reach a borrower here. A caller that can't see persons gets the id back unread, known or not: that a
 * person borrows is itself personal, so the answer must not tell.
 */
export const borrowerReference: Reference = (ids, context, selection) =>
  guard.verdictsFor(viewerOf(context).scopes).grants('PERSONAL')
    ? readBorrowers(context, ids.map(recordBorrowerId), selection.paths({ on: 'Borrower' }))
    : ids.map((id) => ({ id: recordBorrowerId(id) }));
