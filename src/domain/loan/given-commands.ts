import type { LienCommand, LienState } from '../collateral/lien.js';
import type { HoldKind } from '../hold/hold.js';
import { FORBIDDEN_BY } from '../hold/hold-effects.js';
import type { ScheduledPaymentCommand } from '../payment/scheduled-payment.js';
import type { RepaymentCommand } from '../repayment/repayment-state.js';
import { collateralCommands } from './collateral-commands.js';
import { allowedCommands, type LoanCommand, type LoanState } from './lifecycle.js';

/** What may be said of a loan in any state. */
const IN_ANY_STATE = ['recordValuation', 'updateLoanReferences'] as const;

/** Every command that somebody gives on a loan that is there; others follow by themselves. */
export type GivenCommand =
  | LoanCommand
  | Exclude<LienCommand, 'queueRelease' | 'reinstateLien'>
  | Exclude<RepaymentCommand, 'endOfDay'>
  | Exclude<ScheduledPaymentCommand, 'collectPayments' | 'endOfDay'>
  | (typeof IN_ANY_STATE)[number];

/** Each has its line in the table of holds. */
const LINES: Readonly<Record<GivenCommand, readonly HoldKind[]>> = FORBIDDEN_BY;

export const GIVEN_COMMANDS = Object.keys(LINES) as readonly GivenCommand[];

/** What the states of a loan and of its lien allow. A loan without a lien yet has one pending. */
export const commandsInState = (state: LoanState, lien: LienState | null | undefined): readonly GivenCommand[] => [
  ...allowedCommands(state),
  ...(collateralCommands(lien ?? 'PENDING', state) as GivenCommand[]),
  ...IN_ANY_STATE,
];
