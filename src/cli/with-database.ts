import { readThrough } from '../platform/postgres/statement.js';
import { loadConfig, type Config } from '../gateway/config/config.js';
import type { Database } from '../platform/postgres/database.js';
import { openDatabase } from '../platform/postgres/open-database.js';
import { type KeyRing, systemKeys } from '../platform/sealing/key-ring.js';
import { openKeyRing } from '../gateway/config/keys.js';
import { upgradeDatabase } from '../gateway/upgrade/upgrade-database.js';
import type { LoanReader } from '../features/loan/loan-reader.js';
import type { RecordReader, RecordStore } from '../features/record/record-store.js';
import type { AuditLog } from '../platform/audit/audit-log-port.js';
import { businessDayIn, type BusinessDay } from '../domain/calendar.js';
import type { AnchorSinks } from '../platform/audit/audit-anchor.js';
import { openAuditLog } from '../platform/audit/audit-log.js';
import { accountReader, computedAccounts, type AccountReader } from '../features/loan/account/account-reader.js';
import { repossessionReader } from '../features/collateral/repossession.loaders.js';
import { ledgerReader } from '../features/ledger/ledger-reader.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { recordReader } from '../features/record/record-reader.js';
import { passingSeal } from '../features/loan/loan-seals.js';
import { recordStore } from '../features/record/record.store.js';

/** Opens the configured database for one command, upgraded, and always closes it. */
export async function withDatabase<T>(
  work: (database: Database, config: Config, ring: KeyRing) => Promise<T>,
): Promise<T> {
  const config = loadConfig(process.env);
  const database = await openDatabase(config.database);
  try {
    const ring = await openKeyRing(config);
    await upgradeDatabase(database, ring);
    return await work(database, config, ring);
  } finally {
    await database.close();
  }
}

export interface RecordAccess {
  readonly loans: LoanReader;
  readonly records: RecordReader;
  readonly store: RecordStore;
  readonly audit: AuditLog;
  readonly accounts: AccountReader;
  readonly repossessions: ReturnType<typeof repossessionReader>;
  readonly businessDay: BusinessDay;
}

export const withRecords = <T>(work: (access: RecordAccess) => Promise<T>): Promise<T> =>
  withDatabase(async ({ prisma, read, write }, config, ring) => {
    const { audit, anchor } = await openAuditLog({ prisma, write }, ring, complainingSinks(config.auditAnchor));
    const [blindIndexKey, digestKey] = await systemKeys(prisma, ring, 'ssn-index', 'import-digest');
    const businessDay = businessDayIn(config.businessTimeZone);
    const records: RecordAccess = {
      loans: loanReader({ read: readThrough(prisma) }),
      records: recordReader({ read, ring }, passingSeal),
      audit,
      accounts: accountReader(ledgerReader({ read }), computedAccounts()),
      repossessions: repossessionReader({ read }),
      store: recordStore(prisma, { ring, blindIndexKey, digestKey, businessDay }),
      businessDay,
    };
    try {
      return await work(records);
    } finally {
      await anchor.close();
    }
  });

const complainingSinks = (file: string | undefined): AnchorSinks => ({
  file,
  say: () => undefined,
  complain: (error) => {
    process.stderr.write(`audit log: ${error instanceof Error ? error.message : 'unknown fault'}\n`);
  },
});
