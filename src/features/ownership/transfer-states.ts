import type { Outcomes } from '../command/declaration.js';

/** Loans with a balance, or with a loss that may be recovered. */
export const SALE_STATES: Outcomes = { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] };
