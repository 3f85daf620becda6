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
