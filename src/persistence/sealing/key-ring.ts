import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import { open, seal, SealBroken, type SealPlace } from './sealed-box.js';
import type { PrismaClient } from '../../generated/prisma/client.js';

const KEY_ID = 8;

/** Wraps data keys under the master key. Several master keys may be known while a rotation is under way. */
export class KeyRing {
  private masterKeys: ReadonlyMap<string, Uint8Array>;
  private current: { id: Buffer; key: Uint8Array };
  /** Unwrapped by their wrapped form: a destroyed key is never asked for again. */
  private readonly unwrapped = new LRUCache<string, KeyObject>({ max: CACHE_BOUNDS.dataKeys.count });

  constructor(masterKeys: readonly Uint8Array[]) {
    ({ masterKeys: this.masterKeys, current: this.current } = keysById(masterKeys));
  }

  /** Takes other master keys from now on. What was unwrapped stays so. */
  use(masterKeys: readonly Uint8Array[]): void {
    ({ masterKeys: this.masterKeys, current: this.current } = keysById(masterKeys));
  }

  /** What everything begins with that is wrapped under a master key of this ring. */
  get ids(): readonly Buffer[] {
    return [...this.masterKeys.keys()].map((id) => Buffer.from(id, 'hex'));
  }

  /** Whether it opens whatever the other one opens. */
  hasAllOf(other: KeyRing): boolean {
    return [...other.masterKeys.keys()].every((id) => this.masterKeys.has(id));
  }

  newKey(place: SealPlace): { key: Buffer; wrapped: Buffer } {
    const key = randomBytes(32);
    return { key, wrapped: this.wrap(key, place) };
  }

  wrap(key: Uint8Array, place: SealPlace): Buffer {
    return Buffer.concat([this.current.id, seal(this.current.key, key, place)]);
  }

  unwrap(wrapped: Uint8Array, place: SealPlace): Buffer {
    return this.keyOf(wrapped, place).export();
  }

  /** The same as ciphers take it: from bytes, newer versions of Node make a key anew each time, which takes longer than its use. */
  keyOf(wrapped: Uint8Array, place: SealPlace): KeyObject {
    const bytes = Buffer.from(wrapped.buffer, wrapped.byteOffset, wrapped.byteLength);
    const cacheKey = `${JSON.stringify([place.table, place.column, place.row])}${bytes.toString('latin1')}`;
    const known = this.unwrapped.get(cacheKey);
    if (known) return known;
    const master = this.masterKeys.get(bytes.subarray(0, KEY_ID).toString('hex'));
    if (!master) throw new SealBroken(place);
    const key = createSecretKey(open(master, bytes.subarray(KEY_ID), place));
    this.unwrapped.set(cacheKey, key);
    return key;
  }

  /** What everything wrapped under the current master key begins with. */
  get currentId(): Buffer {
    return this.current.id;
  }

  isCurrent(wrapped: Uint8Array): boolean {
    return this.current.id.equals(wrapped.subarray(0, KEY_ID));
  }
}

function keysById(masterKeys: readonly Uint8Array[]) {
  const [first] = masterKeys;
  if (!first) throw new Error('A key ring needs at least one master key');
  return {
    masterKeys: new Map(masterKeys.map((key) => [keyId(key).toString('hex'), key])),
    current: { id: keyId(first), key: first },
  };
}

const keyId = (key: Uint8Array) =>
  createHash('sha256').update('loan-gateway master key id').update(key).digest().subarray(0, KEY_ID);

/** Keys that must outlive a change of the master key, so they are made once and only their wrapping changes. */
export type SystemKeyName =
  'audit-chain' | 'bank-file' | 'idempotency-input' | 'import-digest' | 'ssn-index' | 'webhooks';

export const systemKeyPlace = (name: string): SealPlace => ({ table: 'SystemKey', column: 'wrapped', row: name });

export function newSystemKey(ring: KeyRing, name: SystemKeyName) {
  const { key, wrapped } = ring.newKey(systemKeyPlace(name));
  return { key, row: { name, wrapped: new Uint8Array(wrapped) } };
}

/** Undefined when it was never made. */
export async function readSystemKey(
  prisma: Pick<PrismaClient, 'systemKey'>,
  ring: KeyRing,
  name: SystemKeyName,
): Promise<Buffer | undefined> {
  const known = await prisma.systemKey.findUnique({ where: { name } });
  return known ? ring.unwrap(known.wrapped, systemKeyPlace(name)) : undefined;
}

export async function systemKey(prisma: PrismaClient, ring: KeyRing, name: SystemKeyName): Promise<Buffer> {
  const known = await readSystemKey(prisma, ring, name);
  if (known) return known;
  // Several processes may start on an empty database at once: whoever comes first decides.
  await prisma.systemKey.createMany({ data: [newSystemKey(ring, name).row], skipDuplicates: true });
  const made = await prisma.systemKey.findUniqueOrThrow({ where: { name } });
  return ring.unwrap(made.wrapped, systemKeyPlace(name));
}
