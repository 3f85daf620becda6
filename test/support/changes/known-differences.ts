/**
 * Where the model reads the rules otherwise than the domain does today. `true` is by the rules; each becomes true, and then
 * goes, with the change of the domain that makes it so.
 */
export const BY_THE_RULES = {
  /** Interest that is owed without any principal stays asked for by its installment where none can follow. */
  interestAlone: false,
};
