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
import type { Refusal } from '../../domain/refusal.js';
import { DateScalar, DecimalScalar, JsonObjectScalar } from '../../platform/scalars/scalars.js';
import { CommandEnum } from './command.enum.js';
import type { Hold } from '../../domain/hold/hold.js';
import { LoanHoldType, StipulationType } from './shared-types.js';

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

@InterfaceType('Refusal', { description: 'The command was understood and not carried out. Nothing changed.' })
export abstract class RefusalInterface {
  @Field(() => RefusalCodeEnum, { description: 'Refusal code.' })
  code: RefusalCode;

  @Field(() => String, { description: 'Message with the reason and the fix.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: 'A rule that an input breaks.' })
export class InputFault {
  @Field(() => String, { description: 'Path in the input, such as `payments[2].amount`.' })
  field: string;

  @Field(() => String, { description: 'The rule.' })
  reason: string;
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'The input breaks one or more rules.' })
export class InvalidInput extends RefusalInterface {
  @Field(() => [InputFault], { description: 'All broken rules.' })
  faults: InputFault[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'The current state doesn’t allow the command.',
})
export class NotAllowedInState extends RefusalInterface {
  @Field(() => String, { description: 'Current state.' })
  currentState: string;

  @Field(() => CommandEnum, { description: 'The refused command.' })
  command: string;

  @Field(() => [CommandEnum], { description: 'Commands that the current state allows.' })
  allowedCommands: string[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'Conditions of the approval are not cleared.',
})
export class StipulationsOpen extends RefusalInterface {
  @Field(() => [StipulationType], { description: 'Open conditions.' })
  stipulations: StipulationType[];
}

@ObjectType({ simpleResolvers: true, description: 'An offered deal.' })
export class OfferedDeal {
  @Field(() => ID, { description: 'ID of the deal, for `fundLoan`.' })
  dealId: string;

  @Field(() => Int, { description: 'Term in months.' })
  term: number;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'The requested deal is not an approved one.',
})
export class DealNotOffered extends RefusalInterface {
  @Field(() => [OfferedDeal], { description: 'Offered deals; empty when none is approved.' })
  offeredDeals: OfferedDeal[];
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'The amount is above the maximum.' })
export class AmountTooHigh extends RefusalInterface {
  @Field(() => DecimalScalar, { description: 'Highest allowed amount.' })
  atMost: string;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'The command needs a second client: by policy, or above the caller’s limit. Request an approval.',
})
export class ApprovalNeeded extends RefusalInterface {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The caller’s limit. Null when any amount needs a second client.',
  })
  limit: string | null;
}

@ObjectType({ simpleResolvers: true, implements: RefusalInterface, description: 'The effective date is out of range.' })
export class DateNotAllowed extends RefusalInterface {
  @Field(() => DateScalar, { description: 'Earliest allowed date.' })
  earliest: string;

  @Field(() => DateScalar, { description: 'Latest allowed date.' })
  latest: string;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'The command is not allowed before a date.',
})
export class NotYetAllowed extends RefusalInterface {
  @Field(() => DateScalar, {
    description: 'Earliest date on which the command is allowed. While a loan is open, the date if it closed today.',
  })
  allowedFrom: string;

  @Field(() => Int, { description: 'Number of open loans of the borrower.' })
  openLoans: number;

  @Field(() => Int, { description: 'Months that a record must be kept after the loan ends.' })
  retentionMonths: number;
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'An active hold blocks the command.',
})
export class LoanOnHold extends RefusalInterface {
  @Field(() => CommandEnum, { description: 'The refused command.' })
  command: string;

  @Field(() => [LoanHoldType], { description: 'Active holds that block the command and that the caller can see.' })
  holds: Hold[];
}

@ObjectType({
  simpleResolvers: true,
  implements: RefusalInterface,
  description: 'Any other refusal, with figures for the client.',
})
export class CommandRefused extends RefusalInterface {
  @Field(() => JsonObjectScalar, { nullable: true, description: 'Figures by name, such as `payoffAmount`, as text.' })
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

/** The types of these refusals. CommandRefused is always one of them: for future codes, and for answers kept before they had a type. */
const refusalTypesOf = (codes: readonly RefusalCode[]): readonly ClassType<RefusalInterface>[] => {
  const types = new Set(codes.map((code) => TYPE_OF[code] ?? CommandRefused));
  return REFUSAL_TYPES.filter((type) => type === CommandRefused || types.has(type));
};

interface ResultParts {
  readonly name: string;
  readonly description: string;
  readonly answers: readonly ClassType[];
  /** Every refusal that it can have. */
  readonly refusals: readonly RefusalCode[];
}

/** The union of one of the answers, or one of the refusals. */
export const resultUnion = ({ name, description, answers, refusals }: ResultParts) =>
  createUnionType({ name, description, types: () => [...answers, ...refusalTypesOf(refusals)] as const });

/** A refusal as one of the types that the union has. */
export function toRefusal(refusal: Refusal, refusals: readonly RefusalCode[]): RefusalInterface {
  const type = 'data' in refusal ? undefined : TYPE_OF[refusal.code];
  return type && refusalTypesOf(refusals).includes(type)
    ? Object.assign(new type(), refusal)
    : Object.assign(new CommandRefused(), { data: null }, refusal);
}
