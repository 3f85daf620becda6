import { registerEnumType } from 'type-graphql';
import { LOAN_EVENT_SUMMARIES, LOAN_EVENTS } from './registry.js';

/** A command on a loan, by the name of its mutation. */
export type CommandName = string;

/** Features fill it before the schema is built. */
export const CommandEnum = LOAN_EVENTS;

registerEnumType(CommandEnum, {
  name: 'Command',
  description: 'A command on a loan, named as its mutation, or an event that the system records.',
  valuesConfig: LOAN_EVENT_SUMMARIES,
});

/** The name of a stored event. Null for a command that no longer exists. */
export const eventNamed = (text: string): CommandName | null => LOAN_EVENTS[text] ?? null;
