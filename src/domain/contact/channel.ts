/** The ways in which a servicer and a borrower communicate. */
export const CONTACT_CHANNELS = ['PHONE', 'TEXT', 'EMAIL', 'LETTER', 'IN_PERSON', 'PORTAL'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
