import type { KeyObject } from 'node:crypto';
import type { DataKeys, KeyRing } from '../../platform/sealing/key-ring.js';
import type { Reading } from '../../platform/sealing/opened-values.js';
import { fromBase64, open, opening, seal, type Opening, type SealPlace } from '../../platform/sealing/sealed-box.js';
import type { Session } from '../../platform/postgres/database.js';

/** What a loan's record is sealed with: each loan has a key of its own. */
export interface KeyHolder {
  /** Authenticated with the key: the loan, or its borrower in a database from when borrowers had the keys. */
  readonly wrappedFor: string;
  /** Null once the borrower is erased. */
  readonly dataKey: Uint8Array | null;
}

/** The table's name is that of the time when borrowers had the keys: keys that were wrapped then open as they are. */
export const dataKeyPlace = (wrappedFor: string): SealPlace => ({
  table: 'Borrower',
  column: 'dataKey',
  row: wrappedFor,
});

export const LOAN_KEYS: DataKeys = { table: 'LoanSeal', id: 'loanId', column: 'dataKey', placeOf: dataKeyPlace };

/** Seals and opens what is known of a loan's borrower. After erasure it cannot be opened by anyone. */
export interface BorrowerSeal {
  seal(plain: Uint8Array | string, place: SealPlace): Buffer;
  open(sealed: Uint8Array | null, place: SealPlace): Buffer | null;
  /** What is stored, in base64, opened and read: at once where the same was read before. */
  read<Value>(stored: string, place: SealPlace, reading: Reading<Value>): Value | null;
  opening(head: Uint8Array, place: SealPlace): Opening | null;
}

export async function borrowerSeal(ring: KeyRing, { wrappedFor, dataKey }: KeyHolder): Promise<BorrowerSeal> {
  return sealUnder(ring, dataKey && (await ring.keyOf(dataKey, dataKeyPlace(wrappedFor))));
}

/** Those of many rows, in their order. Keys that are not known yet are asked for together. */
export async function borrowerSeals(ring: KeyRing, holders: readonly KeyHolder[]): Promise<BorrowerSeal[]> {
  const known = holders.map(({ wrappedFor, dataKey }) => dataKey && ring.knownKeyOf(dataKey, dataKeyPlace(wrappedFor)));
  return known.every((key) => key !== undefined)
    ? known.map((key) => sealUnder(ring, key))
    : Promise.all(holders.map((holder) => borrowerSeal(ring, holder)));
}

function sealUnder(ring: KeyRing, key: KeyObject | null): BorrowerSeal {
  return {
    seal: (plain, place) => {
      if (!key) throw new Error('An erased borrower has no key to seal under');
      return seal(key, typeof plain === 'string' ? Buffer.from(plain) : plain, place);
    },
    open: (sealed, place) => (key && sealed ? open(key, sealed, place) : null),
    read: (stored, place, reading) => key && ring.openedValues.read(key, stored, place, reading),
    opening: (head, place) => key && opening(key, head, place),
  };
}

/** The same for bulk readers: nothing of it is cached. */
export async function passingSeal(ring: KeyRing, holder: KeyHolder): Promise<BorrowerSeal> {
  const seal = await borrowerSeal(ring, holder);
  return {
    ...seal,
    read: (stored, place, reading) => {
      const plain = seal.open(fromBase64(stored), place);
      return plain && reading(plain);
    },
  };
}

/** What a loan's seal is joined as, and what of it opens the loan's record. */
export const HOLDER = '"LoanSeal"."wrappedFor", "LoanSeal"."dataKey"';
export const joinHolder = (loanId: string) => `LEFT JOIN "LoanSeal" ON "LoanSeal"."loanId" = ${loanId}`;

const HOLDER_OF = `SELECT ${HOLDER} FROM "LoanSeal" WHERE "loanId" = $1`;

export interface NewSeal extends KeyHolder {
  readonly loanId: string;
  readonly ssnIndex: Uint8Array | null;
}

/** A key of its own for a loan that is about to be stored, with its rows of BlindIndex. */
export async function newSeal(ring: KeyRing, loanId: string, ssnIndex: Uint8Array | null): Promise<NewSeal> {
  const { wrapped } = await ring.newKey(dataKeyPlace(loanId));
  return { loanId, ssnIndex, wrappedFor: loanId, dataKey: wrapped };
}

export const sealRow = ({ loanId, ssnIndex, wrappedFor, dataKey }: NewSeal) => ({
  loanId,
  ssnIndex,
  wrappedFor,
  dataKey,
  isIndexed: true,
});

/** What opens the record of one loan. */
export async function holderOf(session: Session, loanId: string): Promise<KeyHolder | undefined> {
  const [holder] = await session.read<KeyHolder>({ text: HOLDER_OF, values: [loanId] });
  return holder;
}

/**
 * The seals of loans in one transaction; undefined after an erasure, when there is nothing to seal with. A caller that
 * seals holds the loan's lock, for which an erasure waits.
 */
export type LoanSeals = (loanId: string) => Promise<BorrowerSeal | undefined>;

export function loanSeals(session: Session, ring: KeyRing): LoanSeals {
  const known = new Map<string, BorrowerSeal | undefined>();
  return async (loanId) => {
    if (!known.has(loanId)) {
      const holder = await holderOf(session, loanId);
      known.set(loanId, holder?.dataKey ? await borrowerSeal(ring, holder) : undefined);
    }
    return known.get(loanId);
  };
}

/** A free text of servicing, by its place. */
export type TextOf =
  | 'ApprovalRequest.input'
  | 'ApprovalRequest.reason'
  | 'Autopay.consentHash'
  | 'Autopay.consentText'
  | 'Autopay.lastFour'
  | 'Complaint.answer'
  | 'Complaint.text'
  | 'Contact.note'
  | 'ContactFile.details'
  | 'Hold.bankruptcy'
  | 'HoldRelief.document'
  | 'Hold.liftReason'
  | 'Hold.reason'
  | 'Letter.content'
  | 'Letter.digest'
  | 'Letter.pdf'
  | 'LoanEvent.reason'
  | 'LoanNote.text'
  | 'Repayment.externalReference'
  | 'Repayment.reason'
  | 'Repossession.personalProperty'
  | 'ServicingTerms.acceptedBecause'
  | 'Stipulation.text'
  | 'Valuation.source';

/** Where the free texts of servicing stand. `key` is what a row is found by; `row` what it is known by as a text's place. */
export const TEXT_PLACES = {
  'ApprovalRequest.input': { table: 'ApprovalRequest', column: 'input', key: 'id', row: '"id"' },
  'ApprovalRequest.reason': { table: 'ApprovalRequest', column: 'reason', key: 'id', row: '"id"' },
  'Autopay.consentHash': { table: 'Autopay', column: 'consentHash', key: 'id', row: '"id"' },
  'Autopay.consentText': { table: 'Autopay', column: 'consentText', key: 'id', row: '"id"' },
  'Autopay.lastFour': { table: 'Autopay', column: 'lastFour', key: 'id', row: '"id"' },
  'Complaint.answer': { table: 'Complaint', column: 'answer', key: 'id', row: '"id"' },
  'Complaint.text': { table: 'Complaint', column: 'text', key: 'id', row: '"id"' },
  'Contact.note': { table: 'Contact', column: 'note', key: 'id', row: '"id"' },
  'ContactFile.details': { table: 'ContactFile', column: 'details', key: 'loanId', row: '"loanId"' },
  'Hold.bankruptcy': { table: 'Hold', column: 'bankruptcy', key: 'id', row: '"id"' },
  'HoldRelief.document': { table: 'HoldRelief', column: 'document', key: 'id', row: '"id"' },
  'Hold.liftReason': { table: 'Hold', column: 'liftReason', key: 'id', row: '"id"' },
  'Hold.reason': { table: 'Hold', column: 'reason', key: 'id', row: '"id"' },
  'Letter.content': { table: 'Letter', column: 'content', key: 'id', row: '"id"' },
  'Letter.digest': { table: 'Letter', column: 'digest', key: 'id', row: '"id"' },
  'Letter.pdf': { table: 'Letter', column: 'pdf', key: 'id', row: '"id"' },
  'LoanEvent.reason': { table: 'LoanEvent', column: 'reason', key: 'id', row: '"id"' },
  'LoanNote.text': { table: 'LoanNote', column: 'text', key: 'id', row: '"id"' },
  'Repayment.externalReference': { table: 'Repayment', column: 'externalReference', key: 'id', row: '"id"' },
  'Repayment.reason': { table: 'Repayment', column: 'reason', key: 'id', row: '"id"' },
  'Repossession.personalProperty': { table: 'Repossession', column: 'personalProperty', key: 'id', row: '"id"' },
  'ServicingTerms.acceptedBecause': {
    table: 'ServicingTerms',
    column: 'acceptedBecause',
    key: 'loanId',
    row: '"loanId"',
  },
  'Stipulation.text': { table: 'Stipulation', column: 'text', key: 'loanId', row: `"loanId" || ':' || "position"` },
  'Valuation.source': { table: 'Valuation', column: 'source', key: 'id', row: '"id"' },
} as const satisfies Record<TextOf, { table: string; column: string; key: 'id' | 'loanId'; row: string }>;

export const textPlace = (of: TextOf, row: string): SealPlace => {
  const { table, column } = TEXT_PLACES[of];
  return { table, column, row };
};

/** A text as it is stored. Of an erased borrower nothing is kept any more. */
export const sealedText = (
  seal: BorrowerSeal | undefined,
  of: TextOf,
  row: string,
  text: string | null | undefined,
): Buffer | null => (text == null || !seal ? null : seal.seal(text, textPlace(of, row)));
