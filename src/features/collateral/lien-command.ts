import { Field, ID, InputType, type ClassType } from 'type-graphql';
import type { LienCommand } from '../../domain/collateral/collateral.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { changeLien } from '../../domain/loan/lien.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkText } from '../command/command-call.js';
import type { RestEndpoint } from '../command/declaration.js';
import { CommandInput } from '../command/command-input.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { recordChange, type Change } from '../loan/record-change.js';

@InputType()
export abstract class LienInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'The reason, or a reference to another system.' })
  reason?: string | null;
}

/** What a command on a loan and its collateral can change for clients. */
export const LIEN_FIELDS = ['encumberedStatus', 'collateral', 'valuation'];

/** What happened beside the change of the lien. */
type Followed = Pick<Change, 'effectiveOn'>;

/** What else must hold for the loan, and is noted of it. */
type Follow<Code extends RefusalCode> = () => Promise<Result<Followed, Code | 'CONFLICT'>>;

interface LienCommandParts<Input extends LienInput, Code extends RefusalCode> {
  readonly name: LienCommand;
  readonly summary: string;
  readonly event: string;
  readonly blockedBy?: readonly HoldKind[];
  readonly blockedByDelay?: true;
  readonly rest?: RestEndpoint;
  readonly input: ClassType<Input>;
  readonly refusals?: readonly Code[];
  /** Reads the rest of the input. What it returns is carried out once the lien allows the command. */
  readonly also?: (input: Input, check: InputCheck, work: LoanWork) => Follow<Code>;
}

/** A command on the lien that moves no money. A loan without a lien yet has one pending. */
export const lienCommand = <Input extends LienInput, const Code extends RefusalCode = never>({
  name,
  blockedBy = [],
  refusals = [],
  also,
  ...parts
}: LienCommandParts<Input, Code>) =>
  loanCommand<Input, Awaited<ReturnType<typeof recordChange>>, Code | 'NOT_ALLOWED_IN_STATE'>({
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
    decide: async (work, input) => {
      const { reason } = input;
      const check = inputCheck();
      checkText(check, 'reason', reason);
      const follow = also?.(input, check, work);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = changeLien(work.loan.encumberedStatus ?? 'PENDING', work.loan.loanStatus, name);
      if (!next.ok) return next;
      const followed = await follow?.();
      if (followed && !followed.ok) return followed;
      const columns = { encumberedStatus: next.value };
      return success(await recordChange(work, { ...followed?.value, reason: reason ?? undefined, columns }));
    },
  });
