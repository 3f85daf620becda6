import type { Database } from '../database/database.js';
import { migrationNames } from '../database/migrations.js';
import { type KeyRing, readSystemKey } from '../sealing/key-ring.js';
import { sealEarlierKeys } from './earlier-keys.js';
import { indexEarlierLoans, indexEarlierReferences } from './earlier-indexes.js';
import { sealEarlierParts } from './earlier-parts.js';
import { sealEarlierCashflows, sealEarlierPayments, sealEarlierTexts, type Upgrading } from './earlier-texts.js';

/**
 * Work that SQL alone cannot do, because it takes keys. Each step does some rows and says how many; none when all are done.
 * What is found by digests is read from what is sealed, so that comes last.
 */
const STEPS = [
  sealEarlierTexts,
  sealEarlierPayments,
  sealEarlierCashflows,
  sealEarlierParts,
  sealEarlierKeys,
  indexEarlierLoans,
  indexEarlierReferences,
];

/** An embedded database that was brought up to this has nothing left for any step: no other process can have written to it. */
const thisVersion = () => `${migrationNames().at(-1) ?? 'none'} and ${STEPS.length} steps`;

/** Any fixed number that no one else in this database uses. */
const UPGRADE_LOCK = '7201944311';
const LONGEST_MS = 60_000;

/**
 * Brings a database up to date before anything is read of it: its schema, then what an earlier version kept in the clear
 * or had no digests of. That goes in batches, each a transaction of its own: a run that was cut off goes on where it stood, several processes at
 * once take turns, and one that finds nothing to do asks a few empty indexes in one transaction.
 */
export async function upgradeDatabase(
  database: Pick<Database, 'migrate' | 'prisma' | 'transact' | 'broughtUpTo'>,
  ring: KeyRing,
  onRows: (done: number) => void = () => undefined,
): Promise<void> {
  await database.migrate();
  const version = thisVersion();
  if ((await database.broughtUpTo?.read()) === version) return;
  // A database that has no such keys yet has nothing under them, and is not to look like one in use.
  const upgrading = {
    ring,
    inputKey: await readSystemKey(database.prisma, ring, 'idempotency-input'),
    blindIndexKey: await readSystemKey(database.prisma, ring, 'ssn-index'),
  };
  let done = 0;
  for (let next = await batch(database, 0, upgrading); next; next = await batch(database, next.step, upgrading)) {
    done += next.rows;
    onRows(done);
  }
  await database.broughtUpTo?.keep(version);
}

/** Some rows of the first step, from one on, that has any; undefined when none has. */
const batch = ({ transact }: Pick<Database, 'transact'>, from: number, upgrading: Upgrading) =>
  transact(LONGEST_MS, async (session) => {
    await session.read({ text: 'SELECT pg_advisory_xact_lock($1::bigint)::text', values: [UPGRADE_LOCK] });
    for (const [offset, step] of STEPS.slice(from).entries()) {
      const rows = await step(session, upgrading);
      if (rows > 0) return { step: from + offset, rows };
    }
    return undefined;
  });
