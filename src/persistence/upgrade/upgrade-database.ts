import type { GatewayKeys } from '../../config/config.js';
import type { Database } from '../database/database.js';
import { KeyRing, systemKey } from '../sealing/key-ring.js';
import { sealEarlierKeys } from './earlier-keys.js';
import { sealEarlierParts } from './earlier-parts.js';
import { sealEarlierCashflows, sealEarlierPayments, sealEarlierTexts, type Upgrading } from './earlier-texts.js';

/** Work that SQL alone cannot do, because it seals. Each step does some rows and says how many; none when all are done. */
const STEPS = [sealEarlierTexts, sealEarlierPayments, sealEarlierCashflows, sealEarlierParts, sealEarlierKeys];

/** Any fixed number that no one else in this database uses. */
const UPGRADE_LOCK = '7201944311';
const LONGEST_MS = 60_000;

const INPUT_KEY = 'idempotency-input';

/**
 * Brings a database up to date before anything is read of it: its schema, then what an earlier version kept in the clear.
 * That goes in batches, each a transaction of its own: a run that was cut off goes on where it stood, several processes at
 * once take turns, and one that finds nothing to do asks a few empty indexes.
 */
export async function upgradeDatabase(
  database: Pick<Database, 'migrate' | 'prisma' | 'transact'>,
  { masterKeys }: Pick<GatewayKeys, 'masterKeys'>,
  onRows: (done: number) => void = () => undefined,
): Promise<void> {
  await database.migrate();
  const ring = new KeyRing(masterKeys);
  // A database that has no such key yet has nothing under it, and is not to look like one in use.
  const hasKey = (await database.prisma.systemKey.count({ where: { name: INPUT_KEY } })) > 0;
  const upgrading = { ring, inputKey: hasKey ? await systemKey(database.prisma, ring, INPUT_KEY) : undefined };
  let done = 0;
  for (const step of STEPS) {
    for (let rows = await batch(database, step, upgrading); rows > 0; rows = await batch(database, step, upgrading)) {
      done += rows;
      onRows(done);
    }
  }
}

const batch = ({ transact }: Pick<Database, 'transact'>, step: (typeof STEPS)[number], upgrading: Upgrading) =>
  transact(LONGEST_MS, async (session) => {
    await session.read({ text: 'SELECT pg_advisory_xact_lock($1::bigint)::text', values: [UPGRADE_LOCK] });
    return step(session, upgrading);
  });
