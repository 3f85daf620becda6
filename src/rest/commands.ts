import { allCommands } from '../features/command/registry.js';
import type { Command, RestEndpoint } from '../features/command/declaration.js';

/** A command that is also a v2 endpoint. */
export type RestCommand = Command & { readonly rest: RestEndpoint };

/** Commands whose declaration names a v2 path. */
export const restCommands = (): readonly RestCommand[] =>
  allCommands().filter((command): command is RestCommand => command.rest !== undefined);
