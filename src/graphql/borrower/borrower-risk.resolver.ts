import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { bucketOf } from '../../domain/delinquency/bucket.js';
import { paymentHistory } from '../../domain/delinquency/payment-history.js';
import { sum } from '../../domain/money.js';
import type { GraphContext } from '../context.js';
import { BorrowerRisk } from './borrower-risk.type.js';
import { Borrower } from './borrower.type.js';
import type { BorrowerNode } from './read-borrower.js';

@Resolver(() => Borrower)
export class BorrowerRiskResolver {
  @FieldResolver(() => BorrowerRisk, { nullable: true, description: 'How the borrower stands over all funded loans.' })
  async risk(@Root() { id }: BorrowerNode, @Ctx() { loaders, services }: GraphContext): Promise<BorrowerRisk> {
    const loans = (await loaders.borrowerLoans.load(id)) ?? [];
    const active = loans.filter(({ isActive }) => isActive);
    const daysPastDue = Math.max(0, ...active.map((loan) => loan.daysPastDue));
    return {
      activeLoans: active.length,
      exposure: sum(active.map(({ remainingBalance }) => remainingBalance)).toFixed(2),
      pastDueAmount: sum(active.map(({ pastDueAmount }) => pastDueAmount)).toFixed(2),
      daysPastDue,
      worstBucket: bucketOf(daysPastDue),
      paymentHistory: paymentHistory(
        loans.map(({ history }) => history),
        services.businessDate(),
      ),
    };
  }
}
