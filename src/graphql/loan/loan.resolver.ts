import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { selectionOf } from '../execution/selection.js';
import { AutoLoan, MacroEconomicFeatures } from './auto-loan.type.js';
import { listLoans, LoanConnection, type LoanPage } from './list-loans.js';
import { loanNeedsOf } from './load-loan.js';
import { LoansArguments } from './loan-filter.input.js';
import { Loan } from './loan.type.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonValue } from '../../domain/record/json.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { readValue } from '../../domain/record/read-value.js';
import { valueAt } from '../../domain/record/record-shape.js';
import type { Loaders } from '../request/loaders.js';
import { JsonObjectScalar } from '../shared/scalars.js';

@Resolver(() => Loan)
export class LoanResolver {
  @Query(() => Loan, { nullable: true, description: 'A loan by its id; null when there is none for this client.' })
  loan(
    @Arg('id', () => ID, { description: 'Id of the loan.' }) id: string,
    @Ctx() { loaders }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanView | undefined> {
    return loaders.loans(loanNeedsOf(selectionOf(info))).load(id);
  }

  @Query(() => LoanConnection, { description: 'Loans that exist for this client, as a Relay connection.' })
  loans(
    @Args(() => LoansArguments) args: LoansArguments,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanPage> {
    return listLoans(args, context, selectionOf(info));
  }

  @BatchField(() => AutoLoan, { description: 'Figures of an auto loan.' }, { isLoan: true })
  autoLoan(loans: readonly LoanView[]) {
    return loans;
  }

  @BatchField(() => MacroEconomicFeatures, { description: 'The economy when the loan was underwritten.' })
  macroEconomicFeatures(loans: readonly LoanView[]) {
    return loans.map(({ macroUnemployment, macroCpi, macroFedRate }) => ({
      unemployment: macroUnemployment,
      cpi: macroCpi,
      fedRate: macroFedRate,
    }));
  }
}

@Resolver(() => LoanConnection)
export class LoanConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many loans the whole list has. Counted only when asked for.' })
  totalCount(@Root() { count }: LoanPage): Promise<number> {
    return count();
  }
}

/** One value of loanDetails out of the part that holds it. As in the loan's row, an empty text is no value. */
export async function loadLoanDetail(loaders: Loaders, loanId: string, name: string): Promise<JsonValue> {
  const path = `loanDetails.${name}`;
  const field = LOAN_DETAILS_FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new Error(`The field map has no ${path}`);
  const part = field.stored as JsonPart;
  const excerpts = await loaders.excerpts(new Set([part])).load(loanId);
  const value = readValue(field.kind, valueAt(excerpts?.[part], path));
  return value === '' ? null : value;
}

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
