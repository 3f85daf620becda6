import { Arg, Ctx, createUnionType, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Result } from '../../domain/refusal.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { callerOf, type GraphContext } from '../graph-context.js';
import type { CommandInput } from './command-input.js';
import type { Command } from './declaration.js';
import { refusalTypesOf, toRefusal } from './refusal.type.js';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const unions = new WeakMap<Command, ReturnType<typeof unionOf>>();

/** What a command answers: its success, or one of the refusals that it can raise. */
export const resultOf = (command: Command) => getOrCreate(unions, command, () => unionOf(command));

const unionOf = ({ name, answer, refusals }: Command) =>
  createUnionType({
    name: `${capitalized(name)}Result`,
    description: `Result of \`${name}\`.`,
    types: () => [answer, ...refusalTypesOf(refusals)] as const,
  });

/** An outcome as a member of that union. */
export const answerOf = ({ answer: Answer, refusals }: Command, result: Result<object>): object =>
  result.ok ? Object.assign(new Answer(), result.value) : toRefusal(result.refusal, refusalTypesOf(refusals));

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
