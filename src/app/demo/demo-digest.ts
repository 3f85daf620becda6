import { createHash } from 'node:crypto';

/** A digest as the specification writes ledger hashes: hexadecimal with a 0x prefix. */
export const digestText = (content: string | Uint8Array): string =>
  `0x${createHash('sha256').update(content).digest('hex')}`;

/** An address on the ledger: the first 20 bytes of a digest. */
export const addressText = (owner: string): string => digestText(owner).slice(0, 42);
