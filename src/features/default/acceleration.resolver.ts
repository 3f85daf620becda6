import { Field, ObjectType, Resolver } from 'type-graphql';
import type { AccelerationCause } from '../../domain/change/term-change.js';
import { accelerationOf } from '../../domain/loan/acceleration.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { DateScalar, enumOf } from '../../platform/scalars/scalars.js';
import type { GraphContext } from '../graph-context.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';

const AccelerationCauseEnum = enumOf<AccelerationCause>('AccelerationCause', 'Why the whole balance is due.', {
  DEFAULT: 'A default that was not cured.',
  COLLATERAL_SALE: 'The collateral was sold. The remaining balance is a deficiency.',
});

@ObjectType('LoanAcceleration', {
  simpleResolvers: true,
  description: 'The acceleration of a loan: its whole balance is due.',
})
export class AccelerationType {
  @Field(() => DateScalar, { description: 'Date from which the whole balance is due.' })
  on: string;

  @Field(() => AccelerationCauseEnum, { description: 'Why the whole balance is due.' })
  cause: AccelerationCause;

  @Field(() => DateScalar, { nullable: true, description: 'Date on which the notice of default was sent.' })
  noticeOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day to cure the default.' })
  cureBy: string | null;
}

@Resolver(() => Loan)
export class AccelerationResolver {
  @BatchField(() => AccelerationType, {
    nullable: true,
    description: 'The acceleration in effect. Null when installments are due as scheduled.',
  })
  async acceleration(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const accounts = await context.loadAll(
      accountOfLoan,
      loans.map(({ id }) => id),
    );
    return accounts.map((account) => {
      const facts = account && accelerationOf(account.recorded);
      return facts ? { ...facts, noticeOn: facts.noticeOn ?? null, cureBy: facts.cureBy ?? null } : null;
    });
  }
}
