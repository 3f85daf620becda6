import { checkText, newId } from '../command/command-call.js';
import { CommandEnum, type CommandName } from '../command/command.enum.js';
import { allLoanRules } from '../command/registry.js';
import { actorId } from '../../platform/identity/viewer.js';
import { laterOf, type BusinessDate } from '../../domain/calendar.js';
import { blocks, seesEveryHold, seesHold } from '../../domain/hold/hold-effects.js';
import type { Hold, Relief } from '../../domain/hold/hold.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { HoldUpdated } from './hold.resolver.js';
import { HOLD_STATES, recordHold, type HoldAnswer } from './record-hold.js';

@InputType({ description: 'Commands that a court order, a confirmed plan or a settlement allows.' })
class ReliefInput {
  @Field(() => [CommandEnum], { description: 'Commands that the hold blocks and that are allowed from now on.' })
  commands: CommandName[];

  @Field(() => String, { description: 'The document that allows them, such as a docket entry.' })
  document: string;

  @Field(() => DateScalar, { nullable: true, description: 'Last day. Omit it for an open end.' })
  until?: string | null;
}

@InputType({ description: 'A hold to lift, entirely or for some commands.' })
class LiftHoldInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the hold.' })
  holdId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'First day without the hold, up to today. Default: today. The hold’s own first day removes it entirely.',
  })
  on?: string | null;

  @Field(() => String, { description: 'Reason in words.' })
  reason: string;

  @Field(() => ReliefInput, {
    nullable: true,
    description: 'Lifts the hold for these commands only, from `on`. The hold stays active.',
  })
  relief?: ReliefInput | null;
}

/** A hold that has more than this is not relieved but over. */
const MOST_RELIEFS = 50;

/**
 * Ends a hold. Lifted on its first day it never stood. With a relief it stays active and no longer forbids the commands that a court,
 * a confirmed plan or a settlement allows (11 USC 362(d), 11 USC 1327(a), 50 USC 3952(c)).
 */
export const liftHold = loanCommand({
  name: 'liftHold',
  summary: 'Lifts a hold, entirely or for some commands. What happened while it was active stays as it is.',
  event: 'Hold lifted',
  scope: 'loan:service',
  states: HOLD_STATES,
  blockedBy: [],
  refusals: [],
  rest: { path: '/lift-hold', answer: 'loanId loanStatus hold { holdId: id kind from until liftedOn }' },
  menu: 'Holds and losses',
  affects: [...MONEY_FIELDS, 'holds'],
  isKnownTo: ({ scopes }) => seesEveryHold(scopes),
  input: LiftHoldInput,
  answer: HoldUpdated,
  loanOf: (stores, { holdId }) => stores.holds.loanOf(holdId),
  decide: async (work, input) => {
    const { loan, today, now, call } = work;
    const hold = loan.holds.find(({ id }) => id === input.holdId);
    if (!hold || !seesHold(call.viewer.scopes, hold.kind))
      return refuse('NOT_FOUND', 'There is no hold with this ID in your portfolio.');
    if (hold.liftedOn !== null) return refuse('CONFLICT', `The hold was already lifted on ${hold.liftedOn}.`);
    const latest = laterOf(today, hold.from);
    const check = inputCheck();
    const liftedOn = input.on == null ? latest : check.date('on', input.on, { from: hold.from });
    if (liftedOn > latest) check.fault('on', `must not be after ${latest}`);
    checkText(check, 'reason', input.reason);
    const { relief, reason } = input;
    if (relief) return relieve(work, hold, { relief, from: liftedOn, reason }, check);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const lifted = { ...hold, liftedOn, liftedAt: now.toISOString(), liftedBy: actorId(call.viewer) };
    await work.stores.holds.lift(lifted, input.reason);
    const holds = loan.holds.map((one) => (one.id === hold.id ? lifted : one));
    return recordHold(work, lifted, holds, input.reason);
  },
});

interface NewRelief {
  readonly relief: ReliefInput;
  readonly from: BusinessDate;
  readonly reason: string;
}

async function relieve(
  work: LoanWork,
  hold: Hold,
  { relief: { commands, document, until: end }, from, reason }: NewRelief,
  check: InputCheck,
): Promise<Result<HoldAnswer, 'CONFLICT' | 'INVALID_INPUT'>> {
  const { loan, stores, now, today } = work;
  const blocked = allLoanRules().filter(({ blockedBy }) => blocks(hold.kind, blockedBy));
  if (commands.length === 0 || !commands.every((command) => blocked.some(({ name }) => name === command)))
    check.fault('relief.commands', 'must be commands that the hold blocks');
  const until = end == null ? null : check.date('relief.until', end, { from });
  if (from < today) check.fault('on', 'must not be in the past for a relief');
  checkText(check, 'relief.document', document);
  if (check.faults.length > 0) return invalidInput(check.faults);
  if (hold.reliefs.length >= MOST_RELIEFS) return refuse('CONFLICT', `A hold has at most ${MOST_RELIEFS} reliefs.`);
  if (await stores.loans.isErased(loan.id))
    return refuse('CONFLICT', 'The borrower was erased: the document of a relief cannot be kept.');
  const relief: Relief = {
    id: newId('HR'),
    commands: [...new Set(commands)],
    from,
    until,
    recordedAt: now.toISOString(),
    recordedBy: actorId(work.call.viewer),
  };
  await stores.holds.relieve(hold, relief, document);
  return success({ ...(await recordChange(work, { reason })), hold: { ...hold, reliefs: [...hold.reliefs, relief] } });
}
