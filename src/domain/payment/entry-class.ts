/** How consent to a debit was given. */
export const CONSENT_METHODS = ['WRITTEN', 'ONLINE', 'PHONE'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

export interface Consented {
  readonly consentMethod: ConsentMethod;
  readonly isBusinessAccount: boolean;
}

/** The standard entry class of a debit (Nacha Operating Rules, Article Two): that of its consent, or CCD for a company's account. */
export type EntryClass = 'PPD' | 'WEB' | 'TEL' | 'CCD';

const CLASS_OF: Readonly<Record<ConsentMethod, EntryClass>> = { WRITTEN: 'PPD', ONLINE: 'WEB', PHONE: 'TEL' };

export const entryClassOf = ({ consentMethod, isBusinessAccount }: Consented): EntryClass =>
  isBusinessAccount ? 'CCD' : CLASS_OF[consentMethod];

/** What all entries of a batch have in common. */
export interface BatchKind {
  readonly entryClass: EntryClass;
  /** Whether they are drawn again after a return. */
  readonly isRetry: boolean;
}

export const PLAIN: BatchKind = { entryClass: 'PPD', isRetry: false };

export const isSameKind = (one: BatchKind, other: BatchKind): boolean =>
  one.entryClass === other.entryClass && one.isRetry === other.isRetry;

/** WEB and TEL entries are debits of consumers: the credit that balances a batch is a company's and needs a batch of its own. */
export const takesCredits = (entryClass: EntryClass): boolean => entryClass === 'PPD' || entryClass === 'CCD';

/** Positions 77 and 78 of an entry: WEB and TEL say whether the consent was for one debit or for several. */
export const paymentTypeCode = (entryClass: EntryClass, recurring: boolean): string =>
  takesCredits(entryClass) ? '  ' : recurring ? 'R ' : 'S ';
