import { checkText, newId } from '../command/command-call.js';
import { actorId } from '../../platform/identity/viewer.js';
import { addDays } from '../../domain/calendar.js';
import { isPersonal, mayPlace, seesEveryHold, seesHold } from '../../domain/hold/hold-effects.js';
import { readBankruptcyCase } from '../../domain/hold/bankruptcy-case.js';
import { overlap, type Hold, type HoldKind } from '../../domain/hold/hold.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse } from '../../domain/refusal.js';
import { loanCommand } from '../loan/loan-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HoldKindEnum } from '../command/shared-types.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { HoldUpdated } from './hold.resolver.js';
import { HOLD_STATES, recordHold } from './record-hold.js';

@InputType({ description: 'The case of a bankruptcy, as the notice says.' })
class BankruptcyCaseInput {
  @Field(() => Int, { description: 'Chapter: 7, 11, 12 or 13.' })
  chapter: number;

  @Field(() => String, { description: 'Case number.' })
  caseNumber: string;

  @Field(() => String, { description: 'Court.' })
  court: string;

  @Field(() => DateScalar, { description: 'Petition date.' })
  petitionOn: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the claim, when it is filed.' })
  claimAmount?: string | null;
}

@InputType({ description: 'A hold to place.' })
class PlaceHoldInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => HoldKindEnum, { description: 'Hold kind. It determines the blocked commands.' })
  kind: HoldKind;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day, in the past or up to one year ahead. Default: today.',
  })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day. Omit it for an open end.' })
  until?: string | null;

  @Field(() => String, { description: 'Reason in words.' })
  reason: string;

  @Field(() => BankruptcyCaseInput, { nullable: true, description: 'The case, for a hold for bankruptcy.' })
  bankruptcy?: BankruptcyCaseInput | null;
}

/** What is known to begin is known for a year at most. */
const MOST_DAYS_AHEAD = 366;
/** Past ones too: every question that a hold may answer is asked of all of them. */
const MOST_HOLDS = 200;

/** Holds a loan: from its first day to its last, what it forbids is refused and what it stops stops. */
export const placeHold = loanCommand({
  name: 'placeHold',
  summary: 'Places a hold on a loan.',
  event: 'Hold placed',
  // Without `loan:service` only the kinds that a borrower asks for.
  scope: 'hold:place',
  states: HOLD_STATES,
  blockedBy: [],
  refusals: ['ALREADY_EXISTS', 'BEYOND_OWN_ACCESS'],
  rest: { path: '/place-hold', answer: 'loanId loanStatus hold { holdId: id kind from until liftedOn }' },
  menu: 'Holds and losses',
  affects: [...MONEY_FIELDS, 'holds'],
  isKnownTo: ({ scopes }) => seesEveryHold(scopes),
  input: PlaceHoldInput,
  answer: HoldUpdated,
  decide: async (work, input) => {
    const { loan, today, now, call } = work;
    const { kind } = input;
    if (!seesHold(call.viewer.scopes, kind))
      return refuse('BEYOND_OWN_ACCESS', 'Your client has no access to holds of this kind.');
    const { scopes } = call.viewer;
    if (!mayPlace(scopes, kind))
      return refuse(
        'BEYOND_OWN_ACCESS',
        'Only a servicer can place this hold. Support can place those a borrower asks for.',
      );
    const check = inputCheck();
    const from = input.from == null ? today : check.date('from', input.from);
    if (from > addDays(today, MOST_DAYS_AHEAD)) check.fault('from', 'must be within a year from today');
    if (from < today && !scopes.has('loan:service')) check.fault('from', 'must not be in the past');
    const until = input.until == null ? null : check.date('until', input.until, { from });
    checkText(check, 'reason', input.reason);
    if (input.bankruptcy && kind !== 'BANKRUPTCY') check.fault('bankruptcy', 'is only for a hold for bankruptcy');
    const filed = input.bankruptcy ? readBankruptcyCase(check, input.bankruptcy, today) : undefined;
    if (check.faults.length > 0) return invalidInput(check.faults);
    const hold: Hold = {
      id: newId('HD'),
      loanId: loan.id,
      kind,
      from,
      until,
      liftedOn: null,
      paymentsStoppedFrom: null,
      placedAt: now.toISOString(),
      placedBy: actorId(call.viewer),
      liftedAt: null,
      liftedBy: null,
      reliefs: [],
    };
    if (loan.holds.some((other) => other.kind === kind && overlap(other, hold)))
      return refuse('ALREADY_EXISTS', 'The loan already has a hold of this kind on some of these days.');
    if (loan.holds.length >= MOST_HOLDS)
      return refuse('CONFLICT', `The limit of ${MOST_HOLDS} holds per loan, including ended ones, is reached.`);
    if (isPersonal(kind) && (await work.stores.loans.isErased(loan.id)))
      return refuse('CONFLICT', 'The borrower was erased, so no hold about the person can be placed.');
    const { reason } = input;
    await work.stores.holds.insert(hold, { reason, bankruptcy: filed && JSON.stringify(filed) });
    return recordHold(work, hold, [...loan.holds, hold], input.reason);
  },
});
