import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { BorrowerLoan } from '../../app/ports/borrower-store.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { BorrowerView } from '../../app/ports/record-store.js';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import { bucketOf } from '../../domain/delinquency/delinquency.js';
import { paymentHistory } from '../../domain/delinquency/payment-history.js';
import { sum } from '../../domain/money.js';
import { partId, recordBorrowerId } from '../../domain/record/ids.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/read-group.js';
import { BatchField, type Reference } from '../execution/batch-field.js';
import { type Selection, selectionOf } from '../execution/selected-field.js';
import { isGranted, partsOf, readMembers, type Selected } from '../guard/access.js';
import { listLoansOf, LoanConnection, type LoanPage } from '../loan/list-loans.js';
import { LoansArguments } from '../loan/loan-filter.input.js';
import { Loan } from '../loan/loan.type.js';
import { revealed } from '../loan/load-loan.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { Borrower, BorrowerRisk } from './borrower.type.js';

@Resolver(() => Borrower)
export class BorrowerResolver {
  @Query(() => Borrower, {
    nullable: true,
    description: 'A borrower by id; null when none of the loans that exist for this client is theirs.',
  })
  async borrower(
    @Arg('id', () => ID, { description: 'Id of the borrower.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    const [borrower] = await readBorrowers(context, [recordBorrowerId(id)], selectionOf(info).paths());
    return borrower;
  }

  @BatchField()
  id(borrowers: readonly BorrowerNode[]) {
    return borrowers.map(({ id }) => partId('borrower', id));
  }

  @BatchField(() => LoanConnection, {
    description: 'Loans of this borrower that exist for this client.',
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
  @BatchField(() => Borrower, { description: 'Who borrows.' })
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
  @BatchField(() => BorrowerRisk, { description: 'How the borrower stands over all funded loans.' })
  async risk(borrowers: readonly BorrowerNode[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.borrowerLoans.loadAll(borrowers.map(({ id }) => id));
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
      'The last 24 months, newest first, one character each: 0 up to 29 days late at the month end, 1 from 30 days, 2 ' +
      'from 60, 3 from 90, 4 from 120, L charged off, B before the first loan. The worst loan counts.',
  })
  async paymentHistory(risks: readonly BorrowerRiskNode[], _args: object, { loaders, services }: GraphContext) {
    const ids = [...new Set(risks.flatMap(({ loans }) => loans.map(({ id }) => id)))];
    const [spells, holds] = await Promise.all([loaders.spells.loadAll(ids), loaders.heldLoans.loadAll(ids)]);
    const kept = new Map(ids.map((id, index) => [id, { spells: spells[index] ?? [], holds: holds[index] }]));
    return mapInTurns(risks, ({ loans }) => {
      const histories = loans.map((loan) => ({ spells: [], ...loan, ...kept.get(loan.id) }));
      return paymentHistory(histories, services.businessDate());
    });
  }
}

function riskOf(loans: readonly BorrowerLoan[]): BorrowerRiskNode {
  const active = loans.filter(({ isActive }) => isActive);
  const daysPastDue = Math.max(0, ...active.map((loan) => loan.daysPastDue));
  return {
    activeLoans: active.length,
    exposure: sum(active.map(({ remainingBalance }) => remainingBalance)).toFixed(2),
    pastDueAmount: sum(active.map(({ pastDueAmount }) => pastDueAmount)).toFixed(2),
    daysPastDue,
    worstBucket: bucketOf(daysPastDue),
    loans,
  };
}

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

/**
 * Borrowers as far as the selection asks, each in its place. Nobody where no loan of this viewer's portfolio is the
 * borrower's, or where there is no id.
 */
export async function readBorrowers(
  context: GraphContext,
  borrowerIds: readonly (string | undefined)[],
  paths: ReadonlySet<string>,
): Promise<readonly (BorrowerNode | undefined)[]> {
  const selected: Selected = { at: 'Borrower', paths };
  const ids = [...new Set(borrowerIds)].filter((id) => id !== undefined);
  const found = await context.loaders.borrower(partsOf(selected, viewerOf(context).scopes)).loadAll(ids);
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
 * Other graphs reach a borrower here. Who may not see persons gets the id back unread, known or not: that a person
 * borrows is itself personal, so the answer must not tell.
 */
export const borrowerReference: Reference = (ids, context, selection) =>
  isGranted('PERSONAL', viewerOf(context).scopes)
    ? readBorrowers(context, ids.map(recordBorrowerId), selection.paths({ on: 'Borrower' }))
    : ids.map((id) => ({ id: recordBorrowerId(id) }));
