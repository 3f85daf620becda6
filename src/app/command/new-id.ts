import { randomUUID } from 'node:crypto';

/** An id that nobody can guess, with a prefix that tells people what it names. */
export const newId = (prefix: string): string => `${prefix}-${randomUUID()}`;
