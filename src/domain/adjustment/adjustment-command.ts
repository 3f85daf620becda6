import { CHANGE_COMMANDS } from '../change/change-input.js';

/** The commands that adjust an account by hand. */
export const ADJUSTMENT_COMMANDS = [
  'assessFee',
  'waiveFee',
  'refundFee',
  'refundCredit',
  'waiveInterest',
  'writeOffSmallBalance',
  'adjustPrincipal',
  'reverseAdjustment',
] as const;
export type AdjustmentCommand = (typeof ADJUSTMENT_COMMANDS)[number];

export const isAdjustmentCommand = (text: string): text is AdjustmentCommand =>
  (ADJUSTMENT_COMMANDS as readonly string[]).includes(text);

/** Commands that may need a second client: those, and changes of terms, which may give up principal or interest. */
export const APPROVABLE_COMMANDS = [...ADJUSTMENT_COMMANDS, ...CHANGE_COMMANDS, 'undoLoanChange'] as const;
export type ApprovableCommand = (typeof APPROVABLE_COMMANDS)[number];
