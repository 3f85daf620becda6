const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1_000;

/**
 * What each cache of the process may hold, in one place. Those that a client can fill with what it likes are bounded by what
 * they really hold: `test/long/limits/cache-growth.test.ts` tries to grow each of them.
 */
export const CACHE_BOUNDS = {
  /** Texts of documents, with the trees that were read from them: their bytes, and for how long after their last use. */
  documents: { bytes: 48 * MB, idleMs: HOUR },
  /** Plans of operations: their fields. One takes about two kilobytes. */
  plans: { fields: 25_000 },
  /** Texts that clients registered under their digest: their characters. */
  registeredTexts: { characters: 4_000_000, idleMs: HOUR },
  /** `accept` headers that were met: their characters. */
  mediaTypes: { characters: 100_000 },
  /** Accounts of loans as they were computed: their installments and entries, of up to four kilobytes each, and for how long. */
  accounts: { parts: 25_000, ageMs: 15 * 60 * 1_000 },
  /** Clients that were looked up, and tokens that were found good, by their digests. */
  clients: { count: 10_000 },
  tokens: { count: 10_000 },
  /** Data keys of loans, unwrapped, and for how long: so long a key service that took a key back is not asked. */
  dataKeys: { count: 10_000, ageMs: 5 * 60 * 1_000 },
  /** What was sealed, as it was opened and read: all of it and one value at most, and for how long. */
  openedValues: { bytes: 32 * MB, bytesOfOne: MB / 2, ageMs: 5 * 60 * 1_000 },
  /** Keys that requests are counted by: clients and addresses. */
  countedKeys: { count: 20_000 },
  /** Addresses can be made up by the million: what is counted for them is counted in so many slots. */
  addressSlots: { count: 16_384 },
  /** So can people, if anyone can register at the identity provider. */
  personSlots: { count: 65_536 },
  /** Statements that a connection keeps prepared. */
  preparedStatements: { count: 700 },
  /** How far clients wrote, for as long as a replica might not show it; those beyond are kept as one. */
  clientPositions: { count: 10_000 },
  /** Names of operations that metrics tell apart; all others are one. */
  operationNames: { count: 200 },
  /** What clients ask for: the fields of their operations. */
  schemaUsage: { fields: 200_000 },
  /** Operations as they are reported to a registry: how many, and how long one may be. */
  reportedOperations: { count: 500, characters: 16_000 },
  /**
   * Sets of scopes. They need no bound: a token has some of its role's scopes, and roles have no more sets than these.
   */
  scopeSets: { count: 5_000 },
} as const;
