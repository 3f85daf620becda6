import { changeCommand, TERMS_MAY_PAY_OFF } from './change-command.js';
import { RateTerms } from './change.input.js';

/** A rate may also fall for a loan that is closed (50 USC 3937). What was paid too much becomes a credit. */
export const changeRate = changeCommand({
  name: 'changeRate',
  summary: 'Changes the rate, or caps it, from a day that may be in the past.',
  event: 'Rate changed',
  states: { ...TERMS_MAY_PAY_OFF, CLOSED: ['CLOSED'], CLOSED_EARLY: ['CLOSED_EARLY'] },
  blockedBy: [],
  request: 'Asks for a rate that waives interest of the past.',
  terms: RateTerms,
  inputSummary: 'The new rate, and the reason.',
});
