import { Field, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { REFUSAL_CODES, type RefusalCode } from '../../domain/refusal.js';
import { JsonObjectScalar } from '../scalars.js';
import { REFUSAL_MEANINGS } from './refusal-meanings.js';

const RefusalCodeEnum = Object.fromEntries(REFUSAL_CODES.map((code) => [code, code])) as { [C in RefusalCode]: C };
registerEnumType(RefusalCodeEnum, {
  name: 'RefusalCode',
  description: 'Why a command was refused.',
  valuesConfig: Object.fromEntries(
    Object.entries(REFUSAL_MEANINGS).map(([code, description]) => [code, { description }]),
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
