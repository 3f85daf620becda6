import { actorId } from '../../domain/access/viewer.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { joinExcerpts, RECORD_SHAPE } from '../../domain/record/record-shape.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import { figureAt } from '../../domain/record/read-value.js';
import { splitAssessment, type AssessmentParts } from '../../domain/record/split-and-join.js';
import { refuse, success, invalidInput, type Result } from '../../domain/refusal.js';
import { isComplete } from '../../domain/underwriting/application.js';
import {
  predictedColumns,
  ratiosOf,
  readAssessment,
  recordDeals,
  type RecordDeal,
} from '../../domain/underwriting/assessment.js';
import { assessApplication } from '../../domain/underwriting/built-in-assessment.js';
import {
  commandCall,
  loanCommand,
  checkText,
  type Caller,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';
import { saveSealedReferences } from '../loan/update-loan-references.js';
import type { Excerpts } from '../ports/record-store.js';

/** Parts of a record as one object again, in the specification's shape. */
export const joined = (excerpts: Excerpts): JsonObject =>
  joinExcerpts(
    RECORD_SHAPE,
    Object.values(excerpts).filter((excerpt) => excerpt !== null),
  );

interface StartUnderwritingInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
}

/** Begins the review of an application that is complete. */
export const startUnderwriting =
  (needs: CommandNeeds) =>
  (caller: Caller, input: StartUnderwritingInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('startUnderwriting', caller, input), input.loanId, async (work) => {
      const next = transitionLoan(work.loan.loanStatus, 'startUnderwriting');
      if (!next.ok) return next;
      const application = joined(await work.stores.origination.excerpts(work.loan.id, ['application.servicing']));
      if (!isComplete(application)) return refuse('APPLICATION_INCOMPLETE', 'The application type is not Complete');
      return success(await recordChange(work, { to: next.value }));
    });

interface ReopenUnderwritingInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** Takes a decision back, so that the loan is reviewed again. */
export const reopenUnderwriting =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ReopenUnderwritingInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('reopenUnderwriting', caller, input), input.loanId, async (work) => {
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = transitionLoan(work.loan.loanStatus, 'reopenUnderwriting');
      if (!next.ok) return next;
      return success(await recordChange(work, { to: next.value, reason: input.reason ?? undefined }));
    });

interface ClearStipulationInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** Its place in the list, from 0. */
  readonly position: number;
}

/** Notes that a condition of the approval is met. */
export const clearStipulation =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ClearStipulationInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('clearStipulation', caller, input), input.loanId, async (work) => {
      const { loan, stores, call, now } = work;
      const allowed = transitionLoan(loan.loanStatus, 'clearStipulation');
      if (!allowed.ok) return allowed;
      const stipulations = await stores.origination.stipulations(loan.id);
      const stipulation = stipulations.find(({ position }) => position === input.position);
      if (!stipulation) return refuse('NOT_FOUND', 'There is no such stipulation');
      if (stipulation.clearedAt) return refuse('ALREADY_EXISTS', 'The stipulation is cleared already');
      await stores.origination.clearStipulation(loan.id, input.position, actorId(call.viewer), now);
      return success(await recordChange(work, { reason: stipulation.text ?? undefined }));
    });

interface WithdrawLoanInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** Ends an application before it is funded. */
export const withdrawLoan =
  (needs: CommandNeeds) =>
  (caller: Caller, input: WithdrawLoanInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('withdrawLoan', caller, input), input.loanId, async (work) => {
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = transitionLoan(work.loan.loanStatus, 'withdrawLoan');
      if (!next.ok) return next;
      return success(await recordChange(work, { to: next.value, reason: input.reason ?? undefined }));
    });

interface CompleteUnderwritingInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** What an outside risk engine hands over, in the specification's shape. */
  readonly results?: { readonly response: JsonObject; readonly underwriting: JsonObject } | null | undefined;
  /** For the built-in forecast, which needs it. */
  readonly creditScore?: number | null | undefined;
  readonly monthlyDebts?: string | null | undefined;
}

interface Assessed {
  readonly record: JsonObject;
  readonly grade?: string;
}

/** Ends the review: stores the results as they are, or computes them, and the loan is approved or declined. */
export const completeUnderwriting =
  (needs: CommandNeeds) =>
  (caller: Caller, input: CompleteUnderwritingInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('completeUnderwriting', caller, input), input.loanId, async (work) => {
      const { loan, stores } = work;
      const allowed = transitionLoan(loan.loanStatus, 'completeUnderwriting', 'APPROVED');
      if (!allowed.ok) return allowed;
      const assessed = await assess(work, input);
      if (!assessed.ok) return assessed;
      const { record, grade } = assessed.value;
      const assessment = readAssessment(record);
      const split = splitAssessment(record, assessment.ok ? (assessment.value.reason ?? 'Approved') : '');
      if (!split.ok) return invalidInput(split.faults.map(({ path, reason }) => ({ field: path, reason })));
      if (!assessment.ok) return assessment;
      const { decision, reason, stipulations } = assessment.value;
      const stored = await stores.origination.saveAssessment(loan.id, await withSummaries(work, split));
      if (!stored) return refuse('CONFLICT', 'The borrower was erased');
      await saveSealedReferences(stores, loan, ratiosOf(predicted(record, loan.term)));
      await stores.origination.replaceStipulations(loan.id, stipulations);
      const columns: Partial<LoanColumns> = {
        ...predictions(predicted(record, loan.term)),
        ...(grade !== undefined && { grade }),
      };
      return success(await recordChange(work, { to: decision, reason, columns }));
    });

async function assess(work: LoanWork, input: CompleteUnderwritingInput): Promise<Result<Assessed>> {
  const { results, creditScore, monthlyDebts } = input;
  if (results) return success({ record: { Response: results.response, Underwriting: results.underwriting } });
  if (creditScore == null) {
    return invalidInput([{ field: 'creditScore', reason: 'must be given when there are no results' }]);
  }
  const debts = monthlyDebts ?? undefined;
  if (debts !== undefined && !figureAt({ debts }, 'debts')?.gte(0)) {
    return invalidInput([{ field: 'monthlyDebts', reason: 'must be an amount, not below zero' }]);
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
