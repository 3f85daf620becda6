import { Arg, Ctx, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Result } from '../../domain/refusal.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { callerOf, type GraphContext } from '../graph-context.js';
import type { CommandInput } from './command-input.js';
import type { Command } from './declaration.js';
import { resultUnion, toRefusal } from './refusal.type.js';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const unions = new WeakMap<Command, ReturnType<typeof unionOf>>();

/** What a command answers: its success, or one of the refusals that it can raise. */
export const resultOf = (command: Command) => getOrCreate(unions, command, () => unionOf(command));

const unionOf = ({ name, answer, alternative, refusals }: Command) =>
  resultUnion({
    name: `${capitalized(name)}Result`,
    description: `Result of \`${name}\`.`,
    answers: [answer, ...(alternative ? [alternative.answer] : [])],
    refusals,
  });

/** An outcome as a member of that union. */
export function answerOf({ answer, alternative, refusals }: Command, result: Result<object>): object {
  if (!result.ok) return toRefusal(result.refusal, refusals);
  const Answer = alternative?.fits(result.value) ? alternative.answer : answer;
  return Object.assign(new Answer(), result.value);
}

/** The mutation of a command. */
export function mutationOf(command: Command): ClassType {
  const { name, summary, input: Input } = command;
  // TypeGraphQL must know the union before it builds the schema.
  const Answered = resultOf(command);

  @Resolver()
  class CommandResolver {
    @Mutation(() => Answered, { name, description: summary })
    async carryOut(
      @Arg('input', () => Input, { description: `Parameters of \`${name}\`.` }) input: CommandInput,
      @Ctx() context: GraphContext,
    ) {
      return answerOf(command, await command.carryOut(context.services, callerOf(context), input as never));
    }
  }
  return CommandResolver;
}
