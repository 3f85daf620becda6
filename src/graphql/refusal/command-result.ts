import { createUnionType, type ClassType } from 'type-graphql';
import { CommandRefused, InvalidInput, NotAllowedInState } from './refusal.type.js';

/** The union that a command answers: its success type, or a refusal. */
export const commandResult = <Success extends object>(name: string, description: string, success: ClassType<Success>) =>
  createUnionType({
    name,
    description,
    types: () => [success, InvalidInput, NotAllowedInState, CommandRefused] as const,
  });
