/**
 * Where the model reads the rules otherwise than the domain does today. `true` is by the rules; each becomes true, and then
 * goes, with the change of the domain that makes it so.
 */
export const BY_THE_RULES = {
  /** A rate holds from its day on also after the last due date. */
  rateAfterMaturity: true,
  /** All that is left may be forgiven. */
  allForgiven: true,
  /** A payment that is kept for good stays so through later changes of the contract. */
  keptForGood: true,
  /** Thirty-day months count from the day of a restart. */
  periodOfRestart: true,
  /** A deferral to the end skips dates of the schedule as it stands, also where a new grid lies ahead. */
  deferralBeforeNewGrid: true,
};
