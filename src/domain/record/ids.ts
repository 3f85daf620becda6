/** What has an id that is made of another's. */
const PART_KINDS = [
  'adjustment',
  'audit-entry',
  'borrower',
  'deal',
  'document',
  'fee',
  'risk-assessment',
  'stipulation',
  'underwriting',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * Ids are unique over all kinds of things, so that a client may keep everything by its id. A loan has the id that it came
 * with; a part of it, and a borrower, whose record may number them like loans, have their kind before theirs.
 */
export const partId = (kind: PartKind, own: string): string => `${kind}:${own}`;

/** The part after the kind; undefined if the id is not of this kind. */
export const ownIdOf = (kind: PartKind, id: string): string | undefined =>
  id.startsWith(`${kind}:`) ? id.slice(kind.length + 1) : undefined;

/** The id that the graph shows of a borrower. */
export const shownBorrowerId = (recordId: string): string => partId('borrower', recordId);

/** A borrower is named as in the record, or by the id that the graph shows. */
export const recordBorrowerId = (id: string): string => ownIdOf('borrower', id) ?? id;

export const dealId = (loanId: string, index: number): string => partId('deal', `${index}:${loanId}`);

export interface DealPlace {
  readonly loanId: string;
  readonly index: number;
}

/** Which deal of which loan an id names; undefined when none. */
export function dealPlace(id: string): DealPlace | undefined {
  const match = /^(0|[1-9]\d{0,4}):(.+)$/s.exec(ownIdOf('deal', id) ?? '');
  return match?.[1] !== undefined && match[2] !== undefined ? { index: Number(match[1]), loanId: match[2] } : undefined;
}

const GENERATED = /^([A-Z]{2,3})-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the gateway made an id, with the prefix of this kind. */
export const isGenerated = (prefix: string, id: string): boolean => GENERATED.exec(id)?.[1] === prefix;

/** Whether a text can be the id of a client at all. */
export const isClientId = (text: string): boolean => /^client_[\w-]{12}$/.test(text);

/** A loan must not be named like something else. */
export const isOfAnotherKind = (loanId: string): boolean => {
  const generated = GENERATED.exec(loanId)?.[1];
  if (generated !== undefined) return generated !== 'LN';
  return isClientId(loanId) || PART_KINDS.some((kind) => ownIdOf(kind, loanId) !== undefined);
};
