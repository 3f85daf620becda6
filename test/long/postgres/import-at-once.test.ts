import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ndjsonFile, sampleLine, scratchFolder } from '../../support/cli-records.js';
import { runCli } from '../../support/gateway-process.js';
import { openTestDatabase } from '../../support/open-test-database.js';
import { countRows } from '../../support/table-rows.js';

const KEY = Buffer.alloc(32, 5).toString('base64');
const LOANS = 110;

it('two imports of the same loans at once end as one would, in any order', async () => {
  const database = await openTestDatabase();
  const env = { DATABASE_URL: database.url!, MASTER_KEY: KEY, TOKEN_SIGNING_KEY: KEY };
  const lines = Array.from({ length: LOANS }, (_, number) => sampleLine(number));
  const reports = await Promise.all([
    runCli(['import', ndjsonFile(lines)], env),
    runCli(['import', ndjsonFile([...lines].reverse())], env),
  ]);
  let stored = 0;
  for (const { code, stdout, stderr } of reports) {
    expect([code, stderr]).toEqual([0, '']);
    const [, ours, unchanged] = /(\d+) stored, (\d+) unchanged, 0 rejected\n$/.exec(stdout) ?? [];
    expect(Number(ours) + Number(unchanged)).toBe(LOANS);
    stored += Number(ours);
  }
  expect(stored).toBe(LOANS);
  expect(await countRows(database.prisma)).toMatchObject({ Loan: LOANS, Borrower: LOANS, DocumentContent: LOANS });
  const file = join(scratchFolder(), 'export.ndjson');
  expect((await runCli(['export', file], env)).code).toBe(0);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(LOANS);
  await database.close();
});
