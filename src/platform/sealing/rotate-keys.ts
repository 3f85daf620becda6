import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import { type DataKeys, type KeyRing, systemKeyPlace } from './key-ring.js';
import { SealBroken, type SealPlace } from './sealed-box.js';

const BATCH = 500;
/** A key service is asked for so many at once. */
const AT_ONCE = 10;

export interface RotationReport {
  readonly rewrapped: number;
  /** Wrapped under a key that the ring does not have: left as they are. */
  readonly unopened: number;
}

interface WrappedKey {
  readonly id: string;
  readonly wrappedFor: string;
  readonly wrapped: Uint8Array;
}

/**
 * Wraps every key under the ring's current key. Only what is still under another is touched, so a run that was cut off goes
 * on where it stood, and a second run does nothing. A gateway that knows both keys reads all the while.
 */
export async function rotateKeys(
  prisma: PrismaClient,
  ring: KeyRing,
  dataKeys: DataKeys,
  onStep: (done: number, total: number) => void,
): Promise<RotationReport> {
  const current = ring.currentId;
  const [table, id, column] = [dataKeys.table, dataKeys.id, dataKeys.column].map((name) => Prisma.raw(`"${name}"`));
  const [counted] = await prisma.$queryRaw<{ stale: bigint }[]>`
    SELECT count(*) AS stale FROM ${table} WHERE substring(${column} FROM 1 FOR 8) <> ${current}`;
  const stale = Number(counted?.stale ?? 0n);

  async function rewrap(keys: readonly WrappedKey[], placeOf: (wrappedFor: string) => SealPlace) {
    const fresh: { id: string; was: string; now: string }[] = [];
    const rewrapOne = async ({ id, wrappedFor, wrapped }: WrappedKey) => {
      const place = placeOf(wrappedFor);
      const key = await openOrNot(ring, wrapped, place);
      if (key) fresh.push({ id, was: hex(wrapped), now: hex(await ring.wrap(key, place)) });
    };
    for (let at = 0; at < keys.length; at += AT_ONCE) await Promise.all(keys.slice(at, at + AT_ONCE).map(rewrapOne));
    return fresh;
  }

  let rewrapped = await rewrapSystemKeys();
  const total = rewrapped + stale;
  let unopened = 0;
  for (let after = ''; ;) {
    const keys = await prisma.$queryRaw<WrappedKey[]>`
      SELECT ${id} AS "id", "wrappedFor", ${column} AS "wrapped" FROM ${table}
      WHERE ${id} > ${after} AND substring(${column} FROM 1 FOR 8) <> ${current}
      ORDER BY ${id} LIMIT ${BATCH}`;
    const last = keys.at(-1);
    if (!last) return { rewrapped, unopened };
    const fresh = await rewrap(keys, dataKeys.placeOf);
    // A borrower who was erased meanwhile stays erased: only the key that was read is replaced.
    rewrapped += await prisma.$executeRaw`
      UPDATE ${table} SET ${column} = "now"::bytea
      FROM jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) AS fresh("id" text, "was" text, "now" text)
      WHERE ${table}.${id} = fresh."id" AND ${column} = "was"::bytea`;
    unopened += keys.length - fresh.length;
    after = last.id;
    onStep(rewrapped, total);
  }

  async function rewrapSystemKeys(): Promise<number> {
    const keys = await prisma.systemKey.findMany();
    const stale = keys
      .filter(({ wrapped }) => !ring.isCurrent(wrapped))
      .map(({ name, wrapped }) => ({ id: name, wrappedFor: name, wrapped }));
    const fresh = await rewrap(stale, systemKeyPlace);
    if (fresh.length < stale.length)
      throw new Error('A system key cannot be opened: its wrapping key is neither in MASTER_KEY nor in KEY_SERVICE');
    return prisma.$executeRaw`
      UPDATE "SystemKey" SET "wrapped" = "now"::bytea
      FROM jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) AS fresh("id" text, "was" text, "now" text)
      WHERE "SystemKey"."name" = fresh."id" AND "wrapped" = "was"::bytea`;
  }
}

async function openOrNot(ring: KeyRing, wrapped: Uint8Array, place: SealPlace): Promise<Buffer | undefined> {
  try {
    return await ring.unwrap(wrapped, place);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
