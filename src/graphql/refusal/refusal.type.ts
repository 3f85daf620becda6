import {
  createUnionType,
  Field,
  ID,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
  type ClassType,
} from 'type-graphql';
import { type RefusalCode, REFUSALS } from '../../domain/refusal-codes.js';
import type { Refusal, Result } from '../../domain/refusal.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../shared/scalars.js';
import { CommandEnum } from '../shared/command.enum.js';
import type { Hold } from '../../domain/hold/hold.js';
import { LoanHoldType, StipulationType } from '../shared/types.js';

const RefusalCodeEnum = Object.fromEntries(Object.keys(REFUSALS).map((code) => [code, code])) as {
  [C in RefusalCode]: C;
};
registerEnumType(RefusalCodeEnum, {
  name: 'RefusalCode',
  description: 'Why a command was refused.',
  valuesConfig: Object.fromEntries(
    Object.entries(REFUSALS).map(([code, { meaning }]) => [code, { description: meaning }]),
  ),
});

@InterfaceType('Refusal', { description: 'A command that was understood and refused. Nothing changed.' })
export abstract class RefusalInterface {
  @Field(() => RefusalCodeEnum, { description: 'Why it was refused.' })
  code: RefusalCode;

  @Field(() => String, { description: 'The same in words, with what to do.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: 'One thing wrong with an input.' })
export class InputFault {
  @Field(() => String, { description: 'Path inside the input, as in `payments[2].amount`.' })
  field: string;

  @Field(() => String, { description: 'What is wrong there.' })
  reason: string;
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'The input breaks a rule.' })
export class InvalidInput extends RefusalInterface {
  @Field(() => [InputFault], { description: 'Everything that is wrong with it.' })
  faults: InputFault[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'The command is not allowed in the present state.',
})
export class NotAllowedInState extends RefusalInterface {
  @Field(() => String, { description: 'The present state.' })
  currentState: string;

  @Field(() => CommandEnum, { description: 'The command that was refused.' })
  command: string;

  @Field(() => [CommandEnum], { description: 'The commands that are allowed in this state.' })
  allowedCommands: string[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'Conditions of the approval are not cleared yet.',
})
export class StipulationsOpen extends RefusalInterface {
  @Field(() => [StipulationType], { description: 'Those that are open.' })
  stipulations: StipulationType[];
}

@ObjectType({ simpleResolvers: true, description: 'A deal that is on offer.' })
export class OfferedDeal {
  @Field(() => ID, { description: 'Id of the deal, for fundLoan.' })
  dealId: string;

  @Field(() => Int, { description: 'Its term in months.' })
  term: number;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'No approved deal is the one asked for.',
})
export class DealNotOffered extends RefusalInterface {
  @Field(() => [OfferedDeal], { description: 'Those that are on offer; none when no deal is approved.' })
  offeredDeals: OfferedDeal[];
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'More than there is.' })
export class AmountTooHigh extends RefusalInterface {
  @Field(() => DecimalScalar, { description: 'The highest amount that is taken.' })
  atMost: string;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'More than this client may do alone: another one has to approve it. Ask by requestApproval.',
})
export class ApprovalNeeded extends RefusalInterface {
  @Field(() => DecimalScalar, { description: 'How much it may do alone.' })
  limit: string;
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'The effective date is out of range.' })
export class DateNotAllowed extends RefusalInterface {
  @Field(() => DateScalar, { description: 'The earliest day that is taken.' })
  earliest: string;

  @Field(() => DateScalar, { description: 'The latest day that is taken.' })
  latest: string;
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'It is not allowed before a day.' })
export class NotYetAllowed extends RefusalInterface {
  @Field(() => DateScalar, {
    description: 'From which day it is allowed; while a loan is open the earliest there can be.',
  })
  allowedFrom: string;

  @Field(() => Int, { description: 'How many loans of the borrower are open.' })
  openLoans: number;

  @Field(() => Int, { description: 'For how many months after its end a record must be kept.' })
  retentionMonths: number;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'A hold on the loan forbids the command.',
})
export class LoanOnHold extends RefusalInterface {
  @Field(() => CommandEnum, { description: 'The command that was refused.' })
  command: string;

  @Field(() => [LoanHoldType], { description: 'The holds that forbid it, as far as the viewer may know of them.' })
  holds: Hold[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'Any other refusal, with the figures that a client can act on.',
})
export class CommandRefused extends RefusalInterface {
  @Field(() => JsonObjectScalar, { nullable: true, description: 'Figures such as `payoffAmount`, as text.' })
  data: Readonly<Record<string, string>> | null;
}

/** Every way to be refused. */
const REFUSAL_TYPES = [
  InvalidInput,
  NotAllowedInState,
  StipulationsOpen,
  DealNotOffered,
  AmountTooHigh,
  ApprovalNeeded,
  DateNotAllowed,
  NotYetAllowed,
  LoanOnHold,
  CommandRefused,
] as const;

const TYPE_OF: Readonly<Partial<Record<RefusalCode, ClassType<RefusalInterface>>>> = {
  INVALID_INPUT: InvalidInput,
  NOT_ALLOWED_IN_STATE: NotAllowedInState,
  STIPULATIONS_OPEN: StipulationsOpen,
  DEAL_NOT_OFFERED: DealNotOffered,
  EXCEEDS_CREDIT_BALANCE: AmountTooHigh,
  EXCEEDS_FEE_BALANCE: AmountTooHigh,
  EXCEEDS_FEE_CAP: AmountTooHigh,
  EXCEEDS_FEE_PAID: AmountTooHigh,
  EXCEEDS_ACCRUED_INTEREST: AmountTooHigh,
  EXCEEDS_PRINCIPAL: AmountTooHigh,
  EXCEEDS_SMALL_BALANCE: AmountTooHigh,
  NEEDS_APPROVAL: ApprovalNeeded,
  EFFECTIVE_DATE_NOT_ALLOWED: DateNotAllowed,
  LOANS_OPEN: NotYetAllowed,
  RETENTION_RUNS: NotYetAllowed,
  ON_HOLD: LoanOnHold,
};

/** One that was kept before it had a type of its own, and is given again, has its figures as `data`. */
export function toRefusal(refusal: Refusal): RefusalInterface {
  const type = 'data' in refusal ? undefined : TYPE_OF[refusal.code];
  return type ? Object.assign(new type(), refusal) : Object.assign(new CommandRefused(), { data: null }, refusal);
}

/** The union that a command answers: one of its successes, or a refusal. */
export const commandResult = (name: string, description: string, ...successes: ClassType[]) =>
  createUnionType({ name, description, types: () => [...successes, ...REFUSAL_TYPES] as const });

/** A command's outcome as a member of its union. */
export const answer = <Value extends object>(type: ClassType, result: Result<Value>) =>
  result.ok ? Object.assign(new type(), result.value) : toRefusal(result.refusal);
