import type { ContactChannel } from './channel.js';

export const CONTACT_DIRECTIONS = ['OUTBOUND', 'INBOUND'] as const;
export type ContactDirection = (typeof CONTACT_DIRECTIONS)[number];

export const CONTACT_PARTIES = ['BORROWER', 'CO_BORROWER', 'ATTORNEY', 'REPRESENTATIVE', 'THIRD_PARTY'] as const;
export type ContactParty = (typeof CONTACT_PARTIES)[number];

export const CONTACT_OUTCOMES = [
  'CONVERSATION',
  'MESSAGE_LEFT',
  'NO_ANSWER',
  'NOT_CONNECTED',
  'SENT',
  'RETURNED',
  'WRONG_PERSON',
] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

export const CONTACT_CONSENTS = ['GIVEN', 'WITHDRAWN'] as const;
export type ContactConsent = (typeof CONTACT_CONSENTS)[number];

/** What of a contact decides whether another one is allowed. */
export interface PastContact {
  readonly channel: ContactChannel;
  readonly direction: ContactDirection;
  readonly at: Date;
  readonly party: ContactParty;
  readonly outcome: ContactOutcome;
  /** What the party said about being contacted through the channel. */
  readonly consent: ContactConsent | null;
}

export const REPRESENTATIVE_KINDS = ['ATTORNEY', 'OTHER'] as const;
export type RepresentativeKind = (typeof REPRESENTATIVE_KINDS)[number];

/** Who speaks for the borrower. */
export interface Representative {
  readonly kind: RepresentativeKind;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** How the borrower wants to be contacted. It is kept as one sealed text. */
export interface ContactPreferences {
  /** BCP 47, such as `es`. */
  readonly language?: string | undefined;
  /** IANA, such as `America/Denver`. Without one the state of the borrower tells the possible ones. */
  readonly timeZone?: string | undefined;
  /** Local times HH:MM between which the borrower can be contacted. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly representative?: Representative | undefined;
  /** Day of the consent to electronic records (15 U.S.C. 7001(c)); none without it. */
  readonly electronicConsentOn?: string | undefined;
}
