import { newId } from '../command/command-call.js';
import { givenUpBy, isOwedByLaw } from '../../domain/adjustment/checks.js';
import type { ChangeCommand, ChangeInput } from '../../domain/change/change-input.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { newTermChange, unearnedCure } from '../../domain/loan/term-changes.js';
import { ZERO } from '../../domain/money.js';
import { success } from '../../domain/refusal.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { ClassType } from 'type-graphql';
import { Field, ID, InputType } from 'type-graphql';
import { approvableCommand } from '../adjustment/approvable-command.js';
import { boundByChange } from '../adjustment/planned-adjustment.js';
import type { Outcomes } from '../command/declaration.js';

/** A change that takes effect in the past may show that a loan was overpaid since, and close it. */
export const TERMS_MAY_PAY_OFF: Outcomes = { ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'] };

interface ChangeCommandParts<Name extends ChangeCommand, Terms extends ChangeInput<Name> & object> {
  readonly name: Name;
  readonly summary: string;
  readonly event: string;
  readonly states: Outcomes;
  readonly blockedBy: readonly HoldKind[];
  /** What a request for its approval asks. */
  readonly request: string;
  /** The GraphQL input of the terms alone, as a quote takes them. */
  readonly terms: ClassType<Terms>;
  readonly inputSummary: string;
}

/** A change of terms: one entry, effective from a day that may be past. All that followed is computed again. */
export function changeCommand<Name extends ChangeCommand, Terms extends ChangeInput<Name> & object>({
  name,
  terms,
  inputSummary,
  ...parts
}: ChangeCommandParts<Name, Terms>) {
  const command = approvableCommand({
    ...parts,
    name,
    refusals: ['BEYOND_POLICY'],
    menu: 'Terms',
    details: detailsOf(name, inputSummary, terms),
    plan:
      (input, { today, confirmedHolds }) =>
      async (account) => {
        const made = await inTurn(() => newTermChange(name, input, account, today, newId('TC')));
        if (!made.ok) return made;
        const { entry, changed } = made.value;
        const { principal, interest } = givenUpBy(account, changed, today);
        const decided = isOwedByLaw(entry.change, confirmedHolds) ? ZERO : interest;
        const needsApproval = unearnedCure(entry.change, account, entry.effectiveOn);
        return success({ entry, needsApproval, ...boundByChange({ principal, interest: decided }) });
      },
  });
  return { ...command, name, terms: terms as ClassType };
}

/** The terms for one loan, with the reason. */
function detailsOf<Terms extends object>(command: string, description: string, terms: ClassType<Terms>) {
  @InputType(`${command.charAt(0).toUpperCase()}${command.slice(1)}Details`, { description })
  class TermsDetails extends (terms as ClassType) {
    @Field(() => ID, { description: 'ID of the loan.' })
    loanId: string;

    @Field(() => String, { description: 'The reason.' })
    reason: string;
  }
  return TermsDetails as ClassType<TermsDetails & Terms>;
}
