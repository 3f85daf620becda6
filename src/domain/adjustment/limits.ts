import { ROLES, type Role } from '../access/roles.js';
import { Decimal, ZERO } from '../money.js';
import { ADJUSTMENT_COMMANDS, type AdjustmentCommand } from './adjustment-command.js';

/** How much a role may do by one command alone. Undefined: as much as there is. Zero: nothing without a second client. */
export type AdjustmentLimits = Readonly<Record<Role, Readonly<Record<AdjustmentCommand, Decimal | undefined>>>>;

const NOTHING = Object.fromEntries(ADJUSTMENT_COMMANDS.map((command) => [command, ZERO])) as Readonly<
  Record<AdjustmentCommand, Decimal>
>;

/**
 * THE table of limits, where the policy says nothing else. Whoever has no scope for the commands may ask for them at most. A
 * refund of credit pays back what is the borrower's already; a changed principal is never one client's doing.
 */
export const LIMITS: AdjustmentLimits = {
  ...(Object.fromEntries(ROLES.map((role) => [role, NOTHING])) as AdjustmentLimits),
  SERVICER: {
    assessFee: new Decimal(250),
    waiveFee: new Decimal(100),
    refundFee: new Decimal(100),
    refundCredit: undefined,
    waiveInterest: new Decimal(100),
    writeOffSmallBalance: new Decimal(25),
    adjustPrincipal: ZERO,
    reverseAdjustment: new Decimal(250),
  },
};

export const limitFor = (role: Role, command: AdjustmentCommand, limits = LIMITS): Decimal | undefined =>
  limits[role][command];
