import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { businessDayIn, type BusinessDate } from '../../domain/calendar.js';
import { gatewayServices, systemClock } from '../../gateway/services.js';
import { upgradeDatabase } from '../../gateway/upgrade/upgrade-database.js';
import { tokens } from '../../platform/identity/tokens.js';
import type { Database } from '../../platform/postgres/database.js';
import { embeddedDatabase, PGLITE_OPTIONS } from '../../platform/postgres/embedded.js';
import { packFolder } from '../../platform/postgres/packed-folder.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { demoClients } from '../demo-clients.js';
import { DEMO_SEED } from '../demo-seed.js';
import { demoSteps } from '../demo-steps.js';
import { prepareStatements } from './prepare-statements.js';
import { packedDemoFile, packingRing } from './packed-demo.js';

export interface Making {
  readonly loans: number;
  readonly timeZone: string;
  /** Told of the day that is played next. */
  readonly onDay: (day: BusinessDate) => void;
}

/** Nothing of it is needed if the power goes, so that nothing is written twice or waited for. */
const QUICK_START = [
  ...PGlite.defaultStartParams,
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'min_wal_size=32MB', 'wal_recycle=off'].flatMap(
    (set) => ['-c', set],
  ),
];

/** Plays the history of the demo in a database of its own, and packs it for first starts. */
export async function makePackedDemo({ loans, timeZone, onDay }: Making): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-demo-'));
  try {
    const dataDir = join(folder, 'pglite');
    const pglite = await PGlite.create({ ...PGLITE_OPTIONS, dataDir, startParams: QUICK_START });
    const database = embeddedDatabase(pglite);
    await upgradeDatabase(database, packingRing());
    prepareStatements(pglite);
    await play(database, folder, { loans, timeZone, onDay });
    await pglite.exec('VACUUM FULL ANALYZE');
    // A new file of the log is empty, and those before it go.
    for (const step of ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT']) await pglite.exec(step);
    await database.close();
    writeWhole(packedDemoFile(), packFolder(dataDir));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(database: Database, folder: string, { loans, timeZone, onDay }: Making): Promise<void> {
  const ring = packingRing();
  const services = await servicesOn(database, ring, timeZone);
  const businessDay = businessDayIn(timeZone);
  const today = businessDay(systemClock.now());
  const clients = await demoClients(folder, services.unitOfWork, systemClock, undefined);
  const onRefused = (error: Error) => {
    throw error;
  };
  const needs = { database, ring, services, businessDay, clients, onRefused };
  for await (const { plan } of demoSteps(needs, { loans, seed: DEMO_SEED, today }))
    if (plan.playing) onDay(plan.playing);
  await services.close();
}

/** Without a server: no client asks it. */
function servicesOn(database: Database, ring: KeyRing, timeZone: string) {
  const signingKey = randomBytes(32);
  const signingKeys = () => [signingKey] as const;
  const hearsNothing = () => Promise.resolve(() => undefined);
  return gatewayServices({
    database,
    ring,
    signingKeys,
    tokens: tokens(signingKeys, undefined),
    redis: undefined,
    signals: { watch: hearsNothing, watchAll: hearsNothing },
    clock: systemClock,
    publicUrl: () => '',
    businessDay: businessDayIn(timeZone),
  });
}

function writeWhole(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
