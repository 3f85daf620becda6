import type { ClassType } from 'type-graphql';
import type { Entity } from '../platform/federation/entities.js';
import type { Command } from './command/declaration.js';
import { mutationOf } from './command/mutations.js';
import { registerCommands, registerEvents } from './command/registry.js';

/** What a folder of `features` adds to the gateway. Loaders, readers and stores need no entry: they are created on first use. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** One declaration for each mutation. */
  readonly commands?: readonly Command[];
  /** What happens to loans without a command of a client: name and summary. */
  readonly events?: Readonly<Record<string, string>>;
  /** TypeGraphQL resolver classes. */
  readonly resolvers?: readonly ClassType[];
  /** Types that `node` finds by id, keyed by type name. Those with a `@key` are also fetched by other subgraphs. */
  readonly entities?: Readonly<Record<string, Entity>>;
}

/** Registers what is declared, and adds a mutation for each command. */
export function feature(parts: Feature): Feature {
  const { commands = [], events = {}, resolvers = [] } = parts;
  registerCommands(commands);
  registerEvents(events);
  return { ...parts, resolvers: [...resolvers, ...commands.map(mutationOf)] };
}
