import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int, ObjectType, Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { Decimal } from '../../domain/money.js';
import type { JsonPart } from '../../domain/record/field.js';
import { type JsonValue, valueAt } from '../../domain/record/json.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { readValue } from '../../domain/record/read-value.js';
import { countResolver } from '../connection/connection.type.js';
import { BatchField } from '../execution/batch-field.js';
import { selectionOf } from '../execution/selected-field.js';
import type { GraphContext } from '../request/context.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { listLoans, LoanConnection, type LoanPage } from './list-loans.js';
import { loanNeedsOf } from './load-loan.js';
import { PaymentStatus } from './loan-enums.js';
import { LoansArguments } from './loan-filter.input.js';
import { Loan } from './loan.type.js';

@ObjectType({ simpleResolvers: true, description: 'Figures of an auto loan.' })
class AutoLoan {
  @Field(() => DateScalar, { nullable: true, description: 'When the loan was funded.' })
  fundedDate: string | null;

  @Field(() => Int, { nullable: true, description: 'Days past due, before any grace.' })
  currentDpd: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance when the loan was funded.' })
  originalBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Balance now.' })
  currentBalance: string | null;

  @Field(() => Int, { nullable: true, description: 'Term at funding, in months.' })
  originalTerm: number | null;

  @Field(() => Int, { nullable: true, description: 'Months left to maturity.' })
  remainingTerm: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Payment to income. Personal, because it reveals the income.',
  })
  pti: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Debt to income. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value of the collateral.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of a regular installment.' })
  scheduledPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the installment due now.' })
  currentPaymentDue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of installments past due.' })
  pastDueAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal paid so far.' })
  totalPrincipalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid so far.' })
  totalInterestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fees paid so far.' })
  totalFeesPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount charged off.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered after charge-off.' })
  recoveredAmount: string | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'How punctual the loan is.' })
  paymentStatus: PaymentStatus | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Maturity by the contract as it was signed; changes of terms move `maturityDate` alone.',
  })
  scheduledMaturityDate: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The economy when the loan was underwritten.' })
class MacroEconomicFeatures {
  @Field(() => DecimalScalar, { nullable: true, description: 'Unemployment rate, in percent.' })
  unemployment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Consumer price index.' })
  cpi: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Federal funds rate, in percent.' })
  fedRate: string | null;
}

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

export const LoanConnectionResolver = countResolver(() => LoanConnection);

type Loans = readonly Pick<LoanView, 'id'>[];

/** One value of loanDetails out of the part that holds it. As in the loan's row, an empty text is no value. */
async function loadLoanDetail({ loaders }: GraphContext, loans: Loans, name: string): Promise<JsonValue[]> {
  const path = `loanDetails.${name}`;
  const field = LOAN_DETAILS_FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new Error(`The field map has no ${path}`);
  const part = field.stored as JsonPart;
  const found = await loaders.excerpts(new Set([part])).loadAll(loans.map(({ id }) => id));
  return found.map((excerpts) => {
    const value = readValue(field.kind, valueAt(excerpts?.[part], path));
    return value === '' ? null : value;
  });
}

/** Fields of loanDetails that are sealed or large, and so not in the loan's row. */
@Resolver(() => Loan)
export class LoanPartResolver {
  @BatchField()
  borrowerAddress(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'borrower');
  }

  /** The record has it as a fraction; everywhere in the graph an APR is in percent. */
  @BatchField()
  aprPercent(loans: readonly LoanView[]) {
    return loans.map(({ apr }) => (apr == null ? null : new Decimal(apr).times(100).toFixed()));
  }

  @BatchField()
  installmentCount(loans: readonly LoanView[]) {
    return loans.map(({ installment }) => installment);
  }

  @BatchField()
  prepaymentPenaltyPercent(loans: readonly LoanView[]) {
    return loans.map(({ prepaymentPenalty }) => prepaymentPenalty);
  }

  @BatchField()
  lendingDecisionReason(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'lendingDecisionReason');
  }

  @BatchField()
  applicantCreditVision(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'applicantCreditVision');
  }

  @BatchField()
  coApplicantCreditVision(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'coApplicantCreditVision');
  }

  @BatchField(() => [JsonObjectScalar], {
    nullable: true,
    description:
      'Payments as the imported record lists them, unmodified, and then the repayments that settled here: paymentId, paymentDate, amount, principal, interest, fees, status.',
  })
  async loanPayments(loans: Loans, _args: object, { loaders }: GraphContext) {
    const found = await loaders.payments.loadAll(loans.map(({ id }) => id));
    return found.map((payments) => payments ?? []);
  }
}

@Resolver(() => AutoLoan)
export class AutoLoanPartResolver {
  @BatchField()
  pti(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'metadata.AutoLoan.pti');
  }

  @BatchField()
  dti(loans: Loans, _args: object, context: GraphContext) {
    return loadLoanDetail(context, loans, 'metadata.AutoLoan.dti');
  }
}
