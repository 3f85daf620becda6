import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { LoanReader } from '../../src/features/loan/loan-reader.js';
import { exportTo } from '../../src/cli/records.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { businessDayIn } from '../../src/domain/calendar.js';
import { repossessionReader } from '../../src/features/collateral/repossession.loaders.js';
import { ledgerReader } from '../../src/features/ledger/ledger-reader.js';
import { accountReader, computedAccounts } from '../../src/features/loan/account/account-reader.js';
import { recordReader } from '../../src/features/record/record-reader.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { openTestWorld } from '../support/world.js';

const record = (n: number) => {
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.borrowerId = `BR-${n}`;
  return { ...envelope, loanId: `LN-${n}` };
};

it('an export counts what it wrote, not what was there when it began', async () => {
  const world = await openTestWorld();
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-export-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  await importInto(world, [record(1)]);
  const reader = loanReader({ read: world.database.read });
  const loans: LoanReader = {
    ...reader,
    count: async (...of) => {
      const counted = await reader.count(...of);
      await importInto(world, [record(2), record(3)]);
      return counted;
    },
  };
  const records = recordReader({ read: world.database.read, ring: new KeyRing(keysOf(world.config).masterKeys) });
  const { read } = world.database;
  const audit = { write: () => Promise.resolve() };
  const access = {
    ...{ loans, records, audit, businessDay: businessDayIn('UTC') },
    accounts: accountReader(ledgerReader({ read }), computedAccounts()),
    repossessions: repossessionReader({ read }),
  };
  const file = join(folder, 'export.ndjson');
  const count = await exportTo(file, access, new AbortController().signal);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3);
  expect(count).toBe(3);
});
