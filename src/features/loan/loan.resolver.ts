import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int, ObjectType, Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { LoanView } from './loan-reader.js';
import { CURRENCY, Decimal } from '../../domain/money.js';
import type { JsonPart } from '../../domain/record/field.js';
import { type JsonValue, valueAt } from '../../domain/record/json.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { readValue } from '../../domain/record/read-value.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { countResolver, Paged } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import type { GraphContext } from '../graph-context.js';
import { DateScalar, DecimalScalar, FractionScalar, PercentScalar } from '../../platform/scalars/scalars.js';
import { listLoans, LoanConnection, type LoanPage } from './list-loans.js';
import { loanOrderOf } from './loan-order.js';
import { loanNeedsOf } from './load-loan.js';
import { PaymentStatus } from './loan-enums.js';
import { LoansArguments } from './loan-filter.input.js';
import { Loan } from './loan.type.js';
import { excerptsOfLoan } from './excerpts.js';
import { loanById } from './loan.loaders.js';

@ObjectType({ simpleResolvers: true, description: 'Figures of an auto loan, under their v2 names.' })
class AutoLoan {
  @Field(() => DateScalar, { nullable: true, description: 'v2 name. Use `originationDate`. Funding date.' })
  fundedDate: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'v2 name. Use `delinquency.daysPastDue`. Days past due at the end of `figuresAsOf`.',
  })
  currentDpd: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'v2 name. Use `principalAmount`. Balance at funding.' })
  originalBalance: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'v2 name. Use `remainingBalance`. Current balance.' })
  currentBalance: string | null;

  @Field(() => Int, { nullable: true, description: 'v2 name. Use `term`. Term at funding, in months.' })
  originalTerm: number | null;

  @Field(() => Int, { nullable: true, description: 'Remaining term, in months.' })
  remainingTerm: number | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Payment to income. Personal, because it reveals the income.',
  })
  pti: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Debt to income. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'v2 name. Use `collateral.ltv`. Loan to value of the collateral.',
  })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Regular payment.' })
  scheduledPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount due next: the current installment, or all that an acceleration makes due.',
  })
  currentPaymentDue: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'v2 name. Use `delinquency.pastDueAmount`. Amount of installments past due at the end of `figuresAsOf`.',
  })
  pastDueAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'v2 name. Use `repaidAmount`. Principal paid so far.' })
  totalPrincipalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest paid so far.' })
  totalInterestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fees paid so far.' })
  totalFeesPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount charged off.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount recovered after charge-off.' })
  recoveredAmount: string | null;

  @Field(() => PaymentStatus, {
    nullable: true,
    description: 'v2 name. Use `delinquency.paymentStatus`. Payment status at the end of `figuresAsOf`.',
  })
  paymentStatus: PaymentStatus | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Maturity date of the signed contract. Changes of terms move only `maturityDate`.',
  })
  scheduledMaturityDate: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Economic indicators at underwriting.' })
class MacroEconomicFeatures {
  @Field(() => PercentScalar, { nullable: true, description: 'Unemployment rate, in percent.' })
  unemployment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Consumer price index.' })
  cpi: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Federal funds rate, in percent.' })
  fedRate: string | null;
}

@Resolver(() => Loan)
export class LoanResolver {
  @Query(() => Loan, { nullable: true, description: 'A loan by ID; null when it isn’t in the caller’s portfolio.' })
  loan(
    @Arg('id', () => ID, { description: 'ID of the loan.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanView | undefined> {
    return context.load(loanById(loanNeedsOf(selectionOf(info))), id);
  }

  @Paged(loanOrderOf, checkFilter)
  @Query(() => LoanConnection, { description: 'Loans in the caller’s portfolio.' })
  loans(
    @Args(() => LoansArguments) args: LoansArguments,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanPage> {
    return listLoans(args, context, selectionOf(info));
  }

  @BatchField(() => AutoLoan, { description: 'Figures of an auto loan.' }, { isSameObject: true })
  autoLoan(loans: readonly LoanView[]) {
    return loans;
  }

  @BatchField(() => MacroEconomicFeatures, { description: 'Economic indicators at underwriting.' })
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
async function loadLoanDetail(context: GraphContext, loans: Loans, name: string): Promise<JsonValue[]> {
  const path = `loanDetails.${name}`;
  const field = LOAN_DETAILS_FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new Error(`The field map has no ${path}`);
  const part = field.stored as JsonPart;
  const found = await context.loadAll(
    excerptsOfLoan(new Set([part])),
    loans.map(({ id }) => id),
  );
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

  @BatchField(() => String, { description: 'Currency of all amounts, as an ISO 4217 code.' })
  currency(loans: Loans) {
    return loans.map(() => CURRENCY);
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
