import { openPartsOf, readList, readMembers, type Selected } from '../loan/record-fields.js';
import type { Reference, GraphContext } from '../graph-context.js';
import { Field, Int, ObjectType, Directive, ID, Resolver } from 'type-graphql';
import type { LoanView } from '../loan/loan-reader.js';
import type { Excerpts } from '../loan/loan-reader.js';
import type { ReasonCode, Decision } from '../../domain/record/decision.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { existingLoans, readExcerpts } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import { Node } from '../command/shared-types.js';
import {
  DateScalar,
  DateTimeScalar,
  DecimalScalar,
  FractionScalar,
  PercentScalar,
} from '../../platform/scalars/scalars.js';
import { DecisionEnum, ReasonCodeEnum } from './underwriting.type.js';

@ObjectType({ simpleResolvers: true, description: 'Terms offered by the risk assessment.' })
class LoanTerms {
  @Field(() => String, { nullable: true, description: 'Name of the terms.' })
  description: string | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  termMonths: number | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual interest rate, in percent.' })
  rate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Installment amount.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan amount.' })
  totalLoanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount paid out at funding.' })
  fundedAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value of the vehicle.' })
  vehicleWholesaleValue: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Acquisition fee.' })
  acquisitionFee: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat payment to the dealer.' })
  dealerFlat: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Dealer’s share of the rate, as stated in the assessment.',
  })
  participation: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Discount on the loan, as a fraction.' })
  discount: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Price of the loan as an asset, as a fraction.' })
  assetPrice: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Yield before losses, as a fraction.' })
  grossYield: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Internal rate of return, as a fraction.' })
  irr: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Risk assessment of a loan. All values are null before the assessment.',
})
class RiskAssessment implements Node {
  @Field(() => ID, { description: 'ID of the assessment: `risk-assessment:` and the ID of the loan.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'ID of the assessed application.' })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: 'Application type.' })
  applicationType: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the dealer.' })
  dealerId: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Assessment date.' })
  date: string | null;

  @Field(() => DecisionEnum, { nullable: true, description: 'Decision; null when its wording is unknown.' })
  decision: Decision | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Decision time.' })
  decisionDate: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason for a decline.' })
  declineReason: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description:
      'Reason codes for a decline. Empty without a decline; null when the wording of the risk engine is unknown.',
  })
  declineReasonCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the borrower.' })
  creditScorePrimary: number | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the co-applicant.' })
  creditScoreCoApplicant: number | null;

  @Field(() => [LoanTerms], { nullable: true, description: 'Offered terms.' })
  loanTerms: LoanTerms[] | null;

  @Field(() => [String], { nullable: true, description: 'Conditions of the approval.' })
  stipulations: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Comments on the assessment. A comment that isn’t text is shown as JSON.',
  })
  comments: string[] | null;
}

const riskSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'RiskAssessment', paths });

/** Risk assessments as far as the selection asks. */
function readRiskAssessments(loans: readonly LoanView[], context: GraphContext, paths: ReadonlySet<string>) {
  const selected = riskSelected(paths);
  return readExcerpts(context, loans, selected, ({ id }, excerpts) => riskAssessmentOf(id, excerpts, selected));
}

function riskAssessmentOf(loanId: string, excerpts: Excerpts, selected: Selected): JsonObject {
  const members = readMembers('Response', excerpts, selected);
  return Object.assign(members, {
    id: partId('risk-assessment', loanId),
    comments: textsOf(members.comments),
    loanTerms: readList('Response.LoanTerms', excerpts, selected),
  });
}

/** The specification does not show what a comment is. */
const textsOf = (comments: JsonValue | undefined): JsonValue =>
  Array.isArray(comments)
    ? comments.map((comment: JsonValue) => (typeof comment === 'string' ? comment : JSON.stringify(comment)))
    : null;

export const riskAssessmentReference: Reference = async (ids, context, selection) => {
  const loans = await existingLoans(
    context,
    ids.map((id) => ownIdOf('risk-assessment', id)),
  );
  const found = loans.filter((loan) => loan !== undefined);
  const assessments = await readRiskAssessments(found, context, selection.paths({ on: 'RiskAssessment' }));
  return loans.map((loan) => loan && assessments[found.indexOf(loan)]);
};

@Resolver(() => Loan)
export class LoanRiskAssessmentResolver {
  @BatchField(
    () => RiskAssessment,
    { description: 'Risk assessment of the loan.' },
    { needs: (selection, verdicts) => openPartsOf(riskSelected(selection.paths()), verdicts) },
  )
  riskAssessment(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readRiskAssessments(loans, context, selection.paths());
  }
}
