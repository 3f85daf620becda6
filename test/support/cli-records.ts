import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';

/** A folder that goes with its test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-files-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const sampleLine = (number: number): string => {
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.borrowerId = `BR-LINE-${number}`;
  return JSON.stringify({ ...envelope, loanId: `LN-LINE-${number}` });
};

export function ndjsonFile(lines: readonly (string | Buffer)[]): string {
  const file = join(scratchFolder(), 'records.ndjson');
  writeFileSync(file, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
  return file;
}

export const recordsIn = (file: string): Envelope[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Envelope);
