import type { BusinessDate } from '../domain/calendar.js';
import { splitRecord } from '../domain/record/split-record.js';
import { generateRecord } from './demo/generate-record.js';
import type { IncomingRecord, RecordStore } from './record-store.js';

export interface Seeding {
  readonly loans: number;
  readonly seed: string;
  readonly today: BusinessDate;
}

const BATCH = 25;

/** Stores a demo portfolio, the same for the same seed and date. Loans that are there already are left alone. */
export async function seedPortfolio(
  store: RecordStore,
  { loans, seed, today }: Seeding,
  onStep: (done: number, stored: number) => void,
): Promise<number> {
  let stored = 0;
  for (let start = 0; start < loans; start += BATCH) {
    const size = Math.min(BATCH, loans - start);
    const batch = await Promise.all(
      Array.from({ length: size }, (_, offset) => demoRecord(seed, start + offset, today)),
    );
    const verdicts = await store.importBatch(batch);
    stored += verdicts.filter(({ kind }) => kind === 'STORED').length;
    onStep(start + size, stored);
  }
  return stored;
}

async function demoRecord(seed: string, index: number, today: BusinessDate): Promise<IncomingRecord> {
  const envelope = await generateRecord(seed, index, today);
  const split = splitRecord(envelope);
  if (!split.ok) throw new Error(`Demo loan ${index} breaks the record's rules at ${split.faults[0]?.path ?? '?'}`);
  return { loanId: split.loanId, parts: split.parts, data: envelope.data };
}
