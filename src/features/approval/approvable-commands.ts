import type { RefusalCode } from '../../domain/refusal-codes.js';
import { adjustmentCommands } from '../adjustment/index.js';
import type { Approvable } from '../adjustment/approvable-command.js';
import { changeCommands } from '../change/index.js';
import { lossCommands } from '../default/index.js';

/** The commands that one client can ask another to approve. */
export const APPROVABLE_COMMANDS: readonly Approvable[] = [...adjustmentCommands, ...changeCommands, ...lossCommands];

/** Every refusal that one of them can raise. */
export const APPROVABLE_REFUSALS: readonly RefusalCode[] = [
  ...new Set(APPROVABLE_COMMANDS.flatMap(({ refusals }) => refusals)),
].filter((code) => code !== 'NEEDS_APPROVAL');
