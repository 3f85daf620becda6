import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { generateRecord } from '../../../src/demo/seed-portfolio.js';
import { SPELLINGS } from '../../../src/domain/record/spelling.js';
import type { Envelope } from '../../domain/record/sample.js';
import { scratchFolder } from '../../support/cli-records.js';
import { runCli, newDataDir } from '../../support/gateway-process.js';

const LOANS = 21;

describe('seed', () => {
  it('stores the loans of its seed, one in every state, and leaves them alone when run again', async () => {
    const DATA_DIR = newDataDir();
    const seed = () => runCli(['seed', '--loans', String(LOANS), '--seed', 'autumn'], { DATA_DIR });
    const today = new Date().toISOString().slice(0, 10);
    const first = await seed();
    expect([first.code, first.stdout.trimEnd().split('\n').at(-1)]).toEqual([0, `${LOANS} stored, 0 already present`]);
    expect((await seed()).stdout).toContain(`0 stored, ${LOANS} already present`);
    const file = join(scratchFolder(), 'export.ndjson');
    await runCli(['export', file], { DATA_DIR });
    rmSync(DATA_DIR, { recursive: true, force: true });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as Envelope);
    expect(new Set(records.map(({ data }) => data.loanDetails.loanStatus))).toEqual(
      new Set(Object.values(SPELLINGS.LoanStatus)),
    );
    const expected = await generateRecord('autumn', 3, today);
    const { data } = records.find(({ loanId }) => loanId === expected.loanId)!;
    expect([data.Request, data.Response, data.Underwriting]).toEqual([
      expected.data.Request,
      expected.data.Response,
      expected.data.Underwriting,
    ]);
    const pdf = records.map((record) => record.data.Underwriting.PrimaryCreditBureauPDF).find(Boolean) as string;
    expect((await PDFDocument.load(Buffer.from(pdf, 'base64'))).getPageCount()).toBe(1);
  }, 240_000);

  it.each(['0', '1.5', 'many', '99999999999'])('refuses --loans %j with the usage', async (loans) => {
    const { code, stderr } = await runCli(['seed', '--loans', loans], { DATA_DIR: scratchFolder() });
    expect(code).toBe(2);
    expect(stderr).toContain('--loans');
    expect(stderr).toContain('Usage: loan-gateway seed');
  });
});
