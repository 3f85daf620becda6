import { createHash } from 'node:crypto';
import { inTurn } from '../../app/runtime/in-turns.js';
import { open, seal, type SealPlace } from './sealed-box.js';

/** What data keys are wrapped under: a master key of the configuration, or a key that stays in a key service. */
export interface WrappingKey {
  /** So many bytes as KEY_ID says; everything that is wrapped under it begins with them. */
  readonly id: Buffer;
  wrap(key: Uint8Array, place: SealPlace): Promise<Uint8Array>;
  /** Fails with SealBroken where this was not wrapped under it for this place. */
  unwrap(wrapped: Uint8Array, place: SealPlace): Promise<Uint8Array>;
}

export const KEY_ID = 8;

/** Tells wrapping keys apart, and tells nothing of them. */
export const keyId = (kind: 'key service' | 'master', key: Uint8Array | string): Buffer =>
  createHash('sha256').update(`loan-gateway ${kind} key id`).update(key).digest().subarray(0, KEY_ID);

export const masterKey = (key: Uint8Array): WrappingKey => ({
  id: keyId('master', key),
  wrap: (plain, place) => inTurn(() => seal(key, plain, place)),
  unwrap: (wrapped, place) => inTurn(() => open(key, wrapped, place)),
});
