import type { Session } from '../database/session.js';
import { borrowerSeal, type BorrowerSeal, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { HOLDER, joinHolder } from '../sealing/loan-seals.js';

export interface Upgrading {
  readonly ring: KeyRing;
  /** Undefined in a database that was never used. */
  readonly inputKey: Uint8Array | undefined;
}

export type UpgradeStep = (session: Session, upgrading: Upgrading) => Promise<number>;

/** Of an erased borrower nothing can be sealed, and nothing is to be kept. */
export const sealOf = (ring: KeyRing, { wrappedFor, dataKey }: KeyHolder): BorrowerSeal | undefined =>
  dataKey ? borrowerSeal(ring, { wrappedFor, dataKey }) : undefined;

/** Rows of a table with what their loan is sealed with. */
export const withHolder = (rows: string): string =>
  `SELECT "row".*, ${HOLDER} FROM (${rows}) AS "row" ${joinHolder('"row"."loanId"')}`;

export const base64 = (bytes: Uint8Array | null | undefined): string | null =>
  bytes ? Buffer.from(bytes).toString('base64') : null;
