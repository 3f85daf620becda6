import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { JsonValue } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { JsonObjectScalar } from '../scalars.js';
import { AutoLoan } from './auto-loan.type.js';
import { loadLoanDetail } from './load-loan-detail.js';
import { Loan } from './loan.type.js';

/** Fields of loanDetails that are sealed or large, and so not in the loan's row. */
@Resolver(() => Loan)
export class LoanPartResolver {
  @FieldResolver()
  borrowerAddress(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'borrower');
  }

  @FieldResolver()
  lendingDecisionReason(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'lendingDecisionReason');
  }

  @FieldResolver()
  applicantCreditVision(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'applicantCreditVision');
  }

  @FieldResolver()
  coApplicantCreditVision(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'coApplicantCreditVision');
  }

  @FieldResolver(() => [JsonObjectScalar], {
    nullable: true,
    description:
      'Payments as the imported record lists them, unmodified, and then the repayments that settled here: paymentId, paymentDate, amount, principal, interest, fees, status.',
  })
  async loanPayments(@Root() { id }: LoanView, @Ctx() { loaders }: GraphContext): Promise<readonly JsonValue[]> {
    return (await loaders.payments.load(id)) ?? [];
  }
}

@Resolver(() => AutoLoan)
export class AutoLoanPartResolver {
  @FieldResolver()
  pti(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'metadata.AutoLoan.pti');
  }

  @FieldResolver()
  dti(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonValue> {
    return loadLoanDetail(loaders, loan.id, 'metadata.AutoLoan.dti');
  }
}
