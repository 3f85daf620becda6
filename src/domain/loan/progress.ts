import { FUNDED_STATES } from '../record/spelling.js';
import type { LoanState } from './lifecycle.js';

/** How far a part of a loan's life has come, and which states say so. */
export type LoanStage =
  | 'NOT_STARTED'
  | 'APPLIED'
  | 'WITHDRAWN'
  | 'FUNDED'
  | 'IN_PROGRESS'
  | 'DECLINED'
  | 'APPROVED'
  | 'ACTIVE'
  | 'CLOSED'
  | 'CLOSED_EARLY'
  | 'CHARGED_OFF';

export interface Stage {
  readonly stage: LoanStage;
  /** Being in, or having come to, one of these states means the stage is reached. */
  readonly states: readonly LoanState[];
}

/** A part is at the last stage whose states include the current one; a part without any has not begun. */
export const PROGRESS = {
  origination: [
    { stage: 'APPLIED', states: ['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED'] },
    { stage: 'WITHDRAWN', states: ['WITHDRAWN'] },
    { stage: 'FUNDED', states: FUNDED_STATES },
  ],
  underwriting: [
    { stage: 'IN_PROGRESS', states: ['IN_UNDERWRITING'] },
    { stage: 'DECLINED', states: ['DECLINED'] },
    { stage: 'APPROVED', states: ['APPROVED', ...FUNDED_STATES] },
  ],
  servicing: [
    { stage: 'ACTIVE', states: ['ACTIVE'] },
    { stage: 'CLOSED', states: ['CLOSED'] },
    { stage: 'CLOSED_EARLY', states: ['CLOSED_EARLY'] },
    { stage: 'CHARGED_OFF', states: ['CHARGED_OFF'] },
  ],
} as const satisfies Record<string, readonly Stage[]>;

export interface StageReached {
  readonly stage: LoanStage;
  readonly reachedAt: Date | null;
}

interface StateChange {
  readonly fromState: LoanState | null;
  readonly toState: LoanState;
  readonly at: Date;
}

/** The stage of one part and its start; an imported loan has no start. */
export function stageOf(stages: readonly Stage[], state: LoanState, changes: readonly StateChange[]): StageReached {
  const at = stages.find(({ states }) => states.includes(state));
  if (!at) return { stage: 'NOT_STARTED', reachedAt: null };
  const { stage, states } = at;
  const reached = changes.findLast(
    ({ fromState, toState }) => states.includes(toState) && (fromState === null || !states.includes(fromState)),
  );
  return { stage, reachedAt: reached?.at ?? null };
}
