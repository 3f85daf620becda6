import { setImmediate as breathe } from 'node:timers/promises';
import type { BusinessDate } from '../domain/calendar.js';
import { splitRecord } from '../domain/record/split-record.js';
import { generateRecord } from './generate-record.js';
import type { IncomingRecord, RecordStore } from '../app/ports/record-store.js';

export interface Seeding {
  readonly loans: number;
  readonly seed: string;
  readonly today: BusinessDate;
}

export interface Seeded {
  /** How many loans of the portfolio have been looked at, and how many of them were new. */
  readonly done: number;
  readonly stored: number;
}

const BATCH = 10;

/** Stores a demo portfolio batch by batch, the same for the same seed and date. Loans that are there are left alone. */
export async function* seedPortfolio(
  store: RecordStore,
  { loans, seed, today }: Seeding,
): AsyncGenerator<Seeded, void, undefined> {
  let stored = 0;
  for (let start = 0; start < loans; start += BATCH) {
    const batch: IncomingRecord[] = [];
    for (let index = start; index < Math.min(start + BATCH, loans); index += 1) {
      batch.push(await demoRecord(seed, index, today));
      // A gateway may be serving meanwhile.
      await breathe();
    }
    const verdicts = await store.importBatch(batch);
    stored += verdicts.filter(({ kind }) => kind === 'STORED').length;
    yield { done: start + batch.length, stored };
  }
}

async function demoRecord(seed: string, index: number, today: BusinessDate): Promise<IncomingRecord> {
  const envelope = await generateRecord(seed, index, today);
  const split = splitRecord(envelope);
  if (!split.ok) throw new Error(`Demo loan ${index} breaks the record's rules at ${split.faults[0]?.path ?? '?'}`);
  return { loanId: split.loanId, parts: split.parts, data: envelope.data };
}
