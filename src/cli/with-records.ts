import type { LoanReader } from '../app/loan-reader.js';
import type { RecordReader } from '../app/record-reader.js';
import type { RecordStore } from '../app/record-store.js';
import type { AuditLog } from '../app/audit/audit-log.js';
import { businessDayIn, type BusinessDay } from '../domain/business-day.js';
import type { AnchorSinks } from '../persistence/audit/audit-anchor.js';
import { openAuditLog } from '../persistence/audit/open-audit-log.js';
import { keysOf } from '../persistence/keys-of.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { recordReader } from '../persistence/record/record-reader.js';
import { recordStore } from '../persistence/record/record-store.js';
import { KeyRing } from '../persistence/sealing/key-ring.js';
import { systemKey } from '../persistence/sealing/system-keys.js';
import { withDatabase } from './with-database.js';

export interface RecordAccess {
  readonly loans: LoanReader;
  readonly records: RecordReader;
  readonly store: RecordStore;
  readonly audit: AuditLog;
  readonly businessDay: BusinessDay;
}

export const withRecords = <T>(work: (access: RecordAccess) => Promise<T>): Promise<T> =>
  withDatabase(async ({ prisma, read, write }, config) => {
    const ring = new KeyRing(keysOf(config).masterKeys);
    const { audit, anchor } = await openAuditLog({ prisma, write }, ring, complainingSinks(config.auditAnchor));
    const [ssnIndexKey, digestKey] = [
      await systemKey(prisma, ring, 'ssn-index'),
      await systemKey(prisma, ring, 'import-digest'),
    ];
    return work({
      loans: loanReader(prisma),
      records: recordReader(read, ring),
      audit,
      store: recordStore(prisma, { ring, ssnIndexKey, digestKey }),
      businessDay: businessDayIn(config.businessTimeZone),
    }).finally(() => anchor.close());
  });

const complainingSinks = (file: string | undefined): AnchorSinks => ({
  file,
  say: () => undefined,
  complain: (error) => {
    process.stderr.write(`audit log: ${error instanceof Error ? error.message : 'unknown fault'}\n`);
  },
});
