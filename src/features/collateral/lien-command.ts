import { Field, ID, InputType, type ClassType } from 'type-graphql';
import type { LienCommand } from '../../domain/collateral/collateral.js';
import { inputCheck } from '../../domain/input-check.js';
import { changeLien } from '../../domain/loan/lien.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkText } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { recordChange } from '../loan/record-change.js';

@InputType()
export abstract class LienInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'The reason, or a reference to another system.' })
  reason?: string | null;
}

/** What a command on a loan and its collateral can change for clients. */
export const LIEN_FIELDS = ['encumberedStatus', 'collateral'];

interface LienCommandParts<Code extends RefusalCode> {
  readonly name: LienCommand;
  readonly summary: string;
  readonly event: string;
  readonly blockedBy?: readonly HoldKind[];
  readonly input: ClassType<LienInput>;
  readonly refusals?: readonly Code[];
  /** What else must hold for the loan. */
  readonly condition?: (work: LoanWork) => Promise<Result<undefined, Code | 'CONFLICT'>>;
}

/** A command that changes the state of the lien and nothing else. A loan without a lien yet has one pending. */
export const lienCommand = <const Code extends RefusalCode = never>({
  name,
  blockedBy = [],
  refusals = [],
  condition,
  ...parts
}: LienCommandParts<Code>) =>
  loanCommand<LienInput, Awaited<ReturnType<typeof recordChange>>, Code | 'NOT_ALLOWED_IN_STATE'>({
    ...parts,
    name,
    scope: 'loan:service',
    states: ANY_STATE,
    lien: name,
    blockedBy,
    refusals: [...refusals, 'NOT_ALLOWED_IN_STATE'],
    menu: 'Collateral',
    affects: LIEN_FIELDS,
    answer: LoanUpdated,
    decide: async (work, { reason }) => {
      const check = inputCheck();
      checkText(check, 'reason', reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = changeLien(work.loan.encumberedStatus ?? 'PENDING', work.loan.loanStatus, name);
      if (!next.ok) return next;
      const met = await condition?.(work);
      if (met && !met.ok) return met;
      const columns = { encumberedStatus: next.value };
      return success(await recordChange(work, { reason: reason ?? undefined, columns }));
    },
  });
