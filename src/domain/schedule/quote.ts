/** The calculators: plain input in, figures or a refusal out; no loan needed. */
export { quoteApr, quoteAprInSteps, type AprQuote, type AprQuoteInput, type FlowInput } from './quote-apr.js';
export { AMORTIZATIONS, planSchedule, type PlannedSchedule, type ScheduleQuoteInput } from './plan-schedule.js';
export { quoteSchedule, quoteScheduleInSteps, type ScheduleQuote } from './quote-schedule.js';
export { quoteYield, quoteYieldInSteps, type YieldQuote, type YieldQuoteInput } from './quote-yield.js';
