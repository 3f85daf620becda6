import type { Outcomes } from '../command/declaration.js';

/** A product may be cancelled because its loan is paid off or charged off. */
export const FUNDED_STATES: Outcomes = {
  ACTIVE: ['ACTIVE'],
  CLOSED: ['CLOSED'],
  CLOSED_EARLY: ['CLOSED_EARLY'],
  CHARGED_OFF: ['CHARGED_OFF'],
};
