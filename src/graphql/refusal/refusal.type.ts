import { Field, InterfaceType, ObjectType, registerEnumType, createUnionType, type ClassType } from 'type-graphql';
import { type RefusalCode, REFUSALS, type Refusal, type Result } from '../../domain/refusal.js';
import { JsonObjectScalar } from '../shared/scalars.js';

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

  @Field(() => String, { description: 'The command that was refused.' })
  command: string;

  @Field(() => [String], { description: 'The commands that are allowed in this state.' })
  allowedCommands: string[];
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

export function toRefusal(refusal: Refusal): InvalidInput | NotAllowedInState | CommandRefused {
  switch (refusal.code) {
    case 'INVALID_INPUT':
      return Object.assign(new InvalidInput(), refusal);
    case 'NOT_ALLOWED_IN_STATE':
      return Object.assign(new NotAllowedInState(), refusal);
    default:
      return Object.assign(new CommandRefused(), { data: null }, refusal);
  }
}

/** The union that a command answers: its success type, or a refusal. */
export const commandResult = <Success extends object>(name: string, description: string, success: ClassType<Success>) =>
  createUnionType({
    name,
    description,
    types: () => [success, InvalidInput, NotAllowedInState, CommandRefused] as const,
  });

/** A command's outcome as a member of its union. */
export const answer = <Value extends object>(type: ClassType, result: Result<Value>) =>
  result.ok ? Object.assign(new type(), result.value) : toRefusal(result.refusal);
