import type { NotAllowedInState, Result } from '../refusal.js';
import { commandsAllowedIn, nextState, type TransitionTable } from '../transition.js';

export const LIEN_STATES = [
  'PENDING',
  'LIEN',
  'RELEASE_PENDING',
  'RELEASED',
  'REPOSSESSED',
  'SOLD',
  'TOTAL_LOSS',
  'SETTLED',
] as const;
export type LienState = (typeof LIEN_STATES)[number];

/** `queueRelease` follows from payoff, `reinstateLien` from a reversal that brings the balance back. */
export const LIEN_COMMANDS = [
  'recordLien',
  'queueRelease',
  'reinstateLien',
  'releaseLien',
  'repossessCollateral',
  'redeemCollateral',
  'sellCollateral',
  'recordTotalLoss',
  'settleInsurance',
] as const;
export type LienCommand = (typeof LIEN_COMMANDS)[number];

export const LIEN_TRANSITIONS: TransitionTable<LienState, LienCommand> = {
  PENDING: { recordLien: ['LIEN'] },
  LIEN: { queueRelease: ['RELEASE_PENDING'], repossessCollateral: ['REPOSSESSED'], recordTotalLoss: ['TOTAL_LOSS'] },
  RELEASE_PENDING: { releaseLien: ['RELEASED'], reinstateLien: ['LIEN'] },
  RELEASED: { recordLien: ['LIEN'] },
  REPOSSESSED: { redeemCollateral: ['LIEN'], sellCollateral: ['SOLD'] },
  SOLD: {},
  TOTAL_LOSS: { settleInsurance: ['SETTLED'] },
  SETTLED: {},
};

export function transitionLien(state: LienState, command: LienCommand): Result<LienState, NotAllowedInState> {
  return nextState(LIEN_TRANSITIONS, state, command);
}

export function allowedLienCommands(state: LienState): readonly LienCommand[] {
  return commandsAllowedIn(LIEN_TRANSITIONS, state);
}
