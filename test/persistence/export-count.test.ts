import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { LoanReader } from '../../src/app/ports/loan-reader.js';
import { exportTo } from '../../src/cli/records.js';
import { loanReader } from '../../src/persistence/loan/loan-reader.js';
import { recordReader } from '../../src/persistence/record/record-reader.js';
import { KeyRing, keysOf } from '../../src/persistence/sealing/key-ring.js';
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
  const reader = loanReader(world.prisma);
  const loans: LoanReader = {
    ...reader,
    count: async (...of) => {
      const counted = await reader.count(...of);
      await importInto(world, [record(2), record(3)]);
      return counted;
    },
  };
  const records = recordReader(world.database.read, new KeyRing(keysOf(world.config).masterKeys));
  const audit = { write: () => Promise.resolve() };
  const file = join(folder, 'export.ndjson');
  const count = await exportTo(file, { loans, records, audit }, new AbortController().signal);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3);
  expect(count).toBe(3);
});
