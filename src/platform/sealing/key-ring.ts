import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import { KEY_ID, type KeyService, masterKey, type WrappingKey } from './key-service.js';
import { OpenedValues } from './opened-values.js';
import { SealBroken, type SealPlace } from './sealed-box.js';

interface Wrapped {
  readonly bytes: Buffer;
  readonly place: SealPlace;
}

/**
 * Wraps data keys with the first of its keys: those of the key service, if there is one, come before master keys unless
 * they have another position. The other keys still open what they wrapped, for rotations.
 */
export class KeyRing {
  readonly openedValues = new OpenedValues();
  private keys: readonly WrappingKey[];
  /**
   * Unwrapped by their wrapped form: a destroyed key is never asked for again. Concurrent callers wait with the first.
   */
  private readonly opened = new LRUCache<string, KeyObject, Wrapped>({
    max: CACHE_BOUNDS.dataKeys.count,
    ttl: CACHE_BOUNDS.dataKeys.ageMs,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_cacheKey, _stale, { context }) => this.open(context),
  });

  constructor(
    masterKeys: readonly Uint8Array[],
    readonly service?: KeyService,
    servicePlace?: number,
  ) {
    this.keys = wrappingKeys(masterKeys, service, servicePlace);
  }

  /** Takes other master keys from now on. What was unwrapped stays so. */
  use(masterKeys: readonly Uint8Array[], servicePlace?: number): void {
    this.keys = wrappingKeys(masterKeys, this.service, servicePlace);
  }

  /** What everything begins with that is wrapped under a key of this ring. */
  get ids(): readonly Buffer[] {
    return this.keys.map(({ id }) => id);
  }

  /** Whether it opens everything that the other one opens. */
  hasAllOf(other: KeyRing): boolean {
    return other.ids.every((id) => this.ids.some((known) => known.equals(id)));
  }

  async newKey(place: SealPlace): Promise<{ key: Buffer; wrapped: Buffer }> {
    const key = randomBytes(32);
    const wrapped = await this.wrap(key, place);
    this.opened.set(cacheKeyOf({ bytes: wrapped, place }), createSecretKey(key));
    return { key, wrapped };
  }

  async wrap(key: Uint8Array, place: SealPlace): Promise<Buffer> {
    const { current } = this;
    return Buffer.concat([current.id, await current.wrap(key, place)]);
  }

  async unwrap(wrapped: Uint8Array, place: SealPlace): Promise<Buffer> {
    return (await this.keyOf(wrapped, place)).export();
  }

  /**
   * The same as a key object: from bytes, newer versions of Node create a key each time, which takes longer than its
   * use.
   */
  async keyOf(wrapped: Uint8Array, place: SealPlace): Promise<KeyObject> {
    const context = { bytes: bytesOf(wrapped), place };
    const cacheKey = cacheKeyOf(context);
    return this.opened.get(cacheKey) ?? this.opened.forceFetch(cacheKey, { context });
  }

  /** At once, if it was unwrapped before: a list asks for many. */
  knownKeyOf(wrapped: Uint8Array, place: SealPlace): KeyObject | undefined {
    return this.opened.get(cacheKeyOf({ bytes: bytesOf(wrapped), place }));
  }

  private async open({ bytes, place }: Wrapped): Promise<KeyObject> {
    const id = bytes.subarray(0, KEY_ID);
    const key = this.keys.find((known) => known.id.equals(id));
    if (!key) throw new SealBroken(place);
    return createSecretKey(await key.unwrap(bytes.subarray(KEY_ID), place));
  }

  private get current(): WrappingKey {
    const [first] = this.keys;
    if (!first) throw new Error('A key ring needs at least one key');
    return first;
  }

  /** What everything begins with that is wrapped under the current key. */
  get currentId(): Buffer {
    return this.current.id;
  }

  isCurrent(wrapped: Uint8Array): boolean {
    return this.currentId.equals(wrapped.subarray(0, KEY_ID));
  }
}

function wrappingKeys(
  masterKeys: readonly Uint8Array[],
  service: KeyService | undefined,
  servicePlace = 0,
): readonly WrappingKey[] {
  const keys = masterKeys.map(masterKey);
  keys.splice(servicePlace, 0, ...(service?.keys ?? []));
  if (keys.length === 0) throw new Error('A key ring needs at least one key');
  return keys;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** Tables and columns are ours, and have no dots; where the bytes end is told by their number. */
const cacheKeyOf = ({ bytes, place }: Wrapped): string =>
  `${place.table}.${place.column}.${bytes.length}.${bytes.toString('latin1')}${place.row}`;

/** System keys outlive a change of the master key: they are made once, and only their wrapping changes. */
export const systemKeyPlace = (name: string): SealPlace => ({ table: 'SystemKey', column: 'wrapped', row: name });

export async function newSystemKey(ring: KeyRing, name: string) {
  const { key, wrapped } = await ring.newKey(systemKeyPlace(name));
  return { key, row: { name, wrapped: new Uint8Array(wrapped) } };
}

/** Undefined when it was never made. */
export async function readSystemKey(
  prisma: Pick<PrismaClient, 'systemKey'>,
  ring: KeyRing,
  name: string,
): Promise<Buffer | undefined> {
  const known = await prisma.systemKey.findUnique({ where: { name } });
  return known ? ring.unwrap(known.wrapped, systemKeyPlace(name)) : undefined;
}

/** Missing ones are created. Several processes may start on an empty database at once: the first one decides. */
export async function systemKeys<const Names extends readonly string[]>(
  prisma: Pick<PrismaClient, 'systemKey'>,
  ring: KeyRing,
  ...names: Names
): Promise<{ [Place in keyof Names]: Buffer }> {
  const read = () => prisma.systemKey.findMany({ where: { name: { in: [...names] } } });
  let rows = await read();
  if (rows.length < names.length) {
    const missing = names.filter((name) => rows.every((known) => known.name !== name));
    const made = await Promise.all(missing.map(async (name) => (await newSystemKey(ring, name)).row));
    await prisma.systemKey.createMany({ data: made, skipDuplicates: true });
    rows = await read();
  }
  const wrapped = new Map(rows.map((row) => [row.name, row.wrapped]));
  const keys = await Promise.all(names.map((name) => ring.unwrap(wrapped.get(name) ?? NONE, systemKeyPlace(name))));
  return keys as { [Place in keyof Names]: Buffer };
}

const NONE = new Uint8Array();

class WrongMasterKey extends Error {
  constructor() {
    super(
      'MASTER_KEY or KEY_SERVICE has other keys than those that sealed this database. Set the earlier key, or both keys separated by commas during a rotation (docs/security.md)',
    );
    this.name = 'WrongMasterKey';
  }
}

/** Fails if the database was sealed with keys that the ring does not have. */
export async function checkMasterKeys(prisma: Pick<PrismaClient, 'systemKey'>, ring: KeyRing): Promise<void> {
  const rows = await prisma.systemKey.findMany({ select: { wrapped: true } });
  const isKnown = (wrapped: Uint8Array) => ring.ids.some((id) => id.equals(wrapped.subarray(0, KEY_ID)));
  if (!rows.every(({ wrapped }) => isKnown(wrapped))) throw new WrongMasterKey();
}

/** Where the application keeps the wrapped data keys of its records. */
export interface DataKeys {
  readonly table: string;
  /** The column of the record's id. */
  readonly id: string;
  /** The column of the wrapped key. */
  readonly column: string;
  /** The place that a key is wrapped for, by the column `wrappedFor`. */
  readonly placeOf: (wrappedFor: string) => SealPlace;
}

/** Whether a ring has the master key of every key that is kept wrapped. */
export async function opensEverything(prisma: PrismaClient, ring: KeyRing, dataKeys: DataKeys): Promise<boolean> {
  const [table, column] = [dataKeys.table, dataKeys.column].map((name) => Prisma.raw(`"${name}"`));
  const known = Prisma.join(ring.ids.map((id) => new Uint8Array(id)));
  const [found] = await prisma.$queryRaw<{ isAny: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM ${table} WHERE substring(${column} FROM 1 FOR 8) NOT IN (${known}))
      OR EXISTS (SELECT 1 FROM "SystemKey" WHERE substring("wrapped" FROM 1 FOR 8) NOT IN (${known})) AS "isAny"`;
  return found?.isAny === false;
}
