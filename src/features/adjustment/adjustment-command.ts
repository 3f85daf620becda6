import type { RefusalCode } from '../../domain/refusal-codes.js';
import { approvableCommand } from './approvable-command.js';
import type { ApprovableParts } from './planned-adjustment.js';
import type { AdjustmentDetails } from './planned-adjustment.js';

/** Declares a command that adjusts the account by hand. */
export const adjustmentCommand = <Details extends AdjustmentDetails, const Code extends RefusalCode = never>(
  parts: Omit<ApprovableParts<Details, Code>, 'menu'>,
) => approvableCommand({ ...parts, menu: 'Fees and adjustments' });
