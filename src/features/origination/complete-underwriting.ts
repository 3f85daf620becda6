import type { JsonObject } from '../../domain/record/json.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import { figureAt } from '../../domain/record/read-value.js';
import { splitAssessment, type AssessmentParts } from '../../domain/record/split-and-join.js';
import { refuse, success, invalidInput, type Result } from '../../domain/refusal.js';
import {
  predictedColumns,
  ratiosOf,
  readAssessment,
  recordDeals,
  type RecordDeal,
} from '../../domain/underwriting/assessment.js';
import { assessApplication } from '../../domain/underwriting/built-in-assessment.js';
import { type LoanWork } from '../loan/loan-command.js';
import { DEAL_FIELDS } from '../loan/affected-fields.js';
import { recordChange } from '../loan/record-change.js';
import { saveSealedReferences } from '../loan/save-sealed-references.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Tagged } from '../../platform/guard/tags.js';
import { classesOfPart } from '../loan/record-fields.js';
import { DecimalScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { joined } from './joined-record.js';

@InputType({ description: 'Results of a risk engine, in the v2 format.' })
class UnderwritingResultsInput {
  @Tagged(classesOfPart('Response'))
  @Field(() => JsonObjectScalar, { description: 'The `Response` of the record.' })
  response: JsonObject;

  @Tagged(classesOfPart('Underwriting'))
  @Field(() => JsonObjectScalar, {
    description: 'The `Underwriting` of the record, with one `UnderwritingInfo` entry per `DealTermsInfo` entry.',
  })
  underwriting: JsonObject;
}

interface Assessed {
  readonly record: JsonObject;
  readonly grade?: string;
}

@InputType({ description: 'Underwriting results, or the figures from which the built-in forecast computes them.' })
class CompleteUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => UnderwritingResultsInput, {
    nullable: true,
    description: 'Results of an external risk engine, stored unchanged. Default: computed by the built-in forecast.',
  })
  results?: UnderwritingResultsInput | null;

  @Field(() => Int, { nullable: true, description: 'Credit score. Required for the built-in forecast.' })
  creditScore?: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Monthly debt payments without housing, for the built-in forecast.',
  })
  monthlyDebts?: string | null;
}

/** Ends the review: stores the results as they are, or computes them, and the loan is approved or declined. */
export const completeUnderwriting = loanCommand({
  name: 'completeUnderwriting',
  summary: 'Ends the review with the results of a risk engine, or of the built-in forecast.',
  event: 'Underwriting completed',
  scope: 'loan:originate',
  states: { IN_UNDERWRITING: ['APPROVED', 'DECLINED'] },
  blockedBy: [],
  refusals: [],
  rest: {
    path: '/complete-underwriting',
    answer: 'loanId loanStatus',
    record: [
      { at: 'loanId', input: 'loanId' },
      { at: 'Response', input: 'results.response', part: 'Response' },
      { at: 'Underwriting', input: 'results.underwriting', part: 'Underwriting' },
      { at: 'creditScore', input: 'creditScore' },
      { at: 'monthlyDebts', input: 'monthlyDebts' },
    ],
  },
  menu: 'Origination',
  affects: [...DEAL_FIELDS, 'grade', 'lendingDecisionReason', 'riskAssessment', 'stipulations', 'underwriting'],
  input: CompleteUnderwritingInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, stores } = work;
    const assessed = await assess(work, input);
    if (!assessed.ok) return assessed;
    const { record, grade } = assessed.value;
    const assessment = readAssessment(record);
    const split = splitAssessment(record, assessment.ok ? (assessment.value.reason ?? 'Approved') : '');
    if (!split.ok) return invalidInput(split.faults.map(({ path, reason }) => ({ field: path, reason })));
    if (!assessment.ok) return assessment;
    const { decision, reason, stipulations } = assessment.value;
    const stored = await stores.origination.saveAssessment(loan.id, await withSummaries(work, split));
    if (!stored) return refuse('CONFLICT', 'The borrower was erased.');
    await saveSealedReferences(stores, loan, ratiosOf(predicted(record, loan.term)));
    await stores.origination.replaceStipulations(loan.id, stipulations);
    const columns: Partial<LoanColumns> = {
      ...predictions(predicted(record, loan.term)),
      ...(grade !== undefined && { grade }),
    };
    return success(await recordChange(work, { to: decision, reason, columns }));
  },
});

async function assess(work: LoanWork, input: CompleteUnderwritingInput): Promise<Result<Assessed, 'INVALID_INPUT'>> {
  const { results, creditScore, monthlyDebts } = input;
  if (results) return success({ record: { Response: results.response, Underwriting: results.underwriting } });
  if (creditScore == null) {
    return invalidInput([{ field: 'creditScore', reason: 'is required without results' }]);
  }
  const debts = monthlyDebts ?? undefined;
  if (debts !== undefined && !figureAt({ debts }, 'debts')?.gte(0)) {
    return invalidInput([{ field: 'monthlyDebts', reason: 'must be an amount of zero or more' }]);
  }
  const parts = ['application.public', 'application.servicing', 'application.personal'] as const;
  const application = joined(await work.stores.origination.excerpts(work.loan.id, parts));
  return assessApplication(application, { creditScore, monthlyDebts: debts, today: work.today, decidedAt: work.now });
}

/** Until a deal is funded, the loan's predictions are those of the first deal of the term that was asked for. */
function predicted(record: JsonObject, term: number | null): RecordDeal | undefined {
  const deals = recordDeals(record);
  return deals.find((candidate) => candidate.term === term) ?? deals[0];
}

const predictions = (deal: RecordDeal | undefined): Partial<LoanColumns> => (deal ? predictedColumns(deal) : {});

/** What was said of the applicants' credit before stays: it is of the loan, and no assessment brings it. */
async function withSummaries({ loan, stores }: LoanWork, parts: AssessmentParts): Promise<AssessmentParts> {
  const bureau = (await stores.origination.excerpts(loan.id, ['risk.bureau']))['risk.bureau'];
  const loanDetails = bureau?.loanDetails;
  if (loanDetails === undefined) return parts;
  return {
    ...parts,
    excerpts: { ...parts.excerpts, 'risk.bureau': { ...parts.excerpts['risk.bureau'], loanDetails } },
  };
}
