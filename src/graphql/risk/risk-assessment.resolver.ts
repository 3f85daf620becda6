import { Field, Int, ObjectType, Directive, ID, Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { Excerpts } from '../../app/ports/record-store.js';
import type { ReasonCode, Decision } from '../../domain/record/decision.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import { BatchField, type Reference } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { readList, readMembers, type Selected } from '../guard/access.js';
import { existingLoans, readExcerpts } from '../loan/load-loan.js';
import { Loan } from '../loan/loan.type.js';
import type { GraphContext } from '../request/context.js';
import { Node } from '../shared/types.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';
import { DecisionEnum, ReasonCodeEnum } from '../underwriting/underwriting.type.js';

@ObjectType({ simpleResolvers: true, description: 'Terms that the risk assessment offers.' })
class LoanTerms {
  @Field(() => String, { nullable: true, description: 'What the terms are called.' })
  description: string | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  termMonths: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual interest rate, in percent.' })
  rate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of an installment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  totalLoanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that is paid out.' })
  fundedAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value of the vehicle.' })
  vehicleWholesaleValue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for taking on the loan.' })
  acquisitionFee: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat amount for the dealer.' })
  dealerFlat: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part that the dealer has in the rate, as the assessment words it.',
  })
  participation: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the loan, as a fraction.' })
  discount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price of the loan as an asset, as a fraction.' })
  assetPrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Yield before losses, as a fraction.' })
  grossYield: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, as a fraction.' })
  irr: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What the risk assessment of a loan found. All values are null until there is one.',
})
class RiskAssessment implements Node {
  @Field(() => ID, { description: 'Id of the assessment: `risk-assessment:` and the id of the loan.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Id of the application that was assessed.' })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of application.' })
  applicationType: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the dealer.' })
  dealerId: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the assessment.' })
  date: string | null;

  @Field(() => DecisionEnum, { nullable: true, description: 'What was decided; null when it is worded otherwise.' })
  decision: Decision | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided.' })
  decisionDate: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was declined.' })
  declineReason: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Why it was declined, in codes; empty when it was not, null when the risk engine words it otherwise.',
  })
  declineReasonCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the borrower.' })
  creditScorePrimary: number | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the co-applicant.' })
  creditScoreCoApplicant: number | null;

  @Field(() => [LoanTerms], { nullable: true, description: 'Terms on offer.' })
  loanTerms: LoanTerms[] | null;

  @Field(() => [String], { nullable: true, description: 'Conditions on the approval.' })
  stipulations: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Comments on the assessment; one that is not a text is shown as its JSON text.',
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
    { description: 'What the risk assessment of the loan found.' },
    { needs: (selection) => riskSelected(selection.paths()) },
  )
  riskAssessment(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readRiskAssessments(loans, context, selection.paths());
  }
}
