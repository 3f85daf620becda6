import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keys and secrets are 256 random bits, so a plain hash is enough: there is nothing to guess. */
export const newApiKey = () => `lgk_${randomBytes(32).toString('base64url')}`;
export const newClientSecret = () => `lgs_${randomBytes(32).toString('base64url')}`;
export const newClientId = () => `client_${randomBytes(9).toString('base64url')}`;

/** Whether a text can be the id of a client at all. */
export const isClientId = (text: string): boolean => /^client_[\w-]{12}$/.test(text);

export const credentialHash = (text: string): Buffer => hash('sha256', text, 'buffer');

export const matchesHash = (text: string, expected: Uint8Array): boolean => {
  const given = credentialHash(text);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
