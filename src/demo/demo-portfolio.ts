import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordStore } from '../features/record/record-store.js';
import type { Seeding } from './seed-portfolio.js';
import { writePrivately } from '../platform/postgres/data-dir.js';

export interface DemoPortfolio {
  /** Loans that are still to be stored. */
  readonly missing: number;
  /** Lets the current step end if it is short. The next start repeats an interrupted one. */
  stop(): Promise<void>;
}

export interface DemoPortfolioNeeds {
  readonly dataDir: string;
  readonly store: RecordStore;
  /** What an empty database gets. */
  readonly seeding: Seeding;
  isEmpty(): Promise<boolean>;
  /** What happens to the loans once all of them are stored, step by step. */
  happenings(): AsyncIterator<void>;
  onFault(error: unknown): void;
}

const LONGEST_STOP_MS = 200;

const COMPLETE: DemoPortfolio = { missing: 0, stop: () => Promise.resolve() };

/**
 * The demo portfolio of an embedded database: enough of it to look at is stored before this returns, the rest behind it.
 * A file beside the database says what is still being stored, so that a stop in the middle is made good.
 */
export async function demoPortfolio(needs: DemoPortfolioNeeds): Promise<DemoPortfolio> {
  const file = join(needs.dataDir, 'demo-portfolio.json');
  const seeding = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Seeding)
    : (await needs.isEmpty())
      ? needs.seeding
      : undefined;
  if (!seeding || seeding.loans === 0) return COMPLETE;
  writePrivately(file, JSON.stringify(seeding));
  // The generator brings a large library along, which no other start needs.
  const { seedPortfolio } = await import('./seed-portfolio.js');
  const batches = seedPortfolio(needs.store, seeding);
  const first = await batches.next();
  let stopped = false;
  const storeRest = async () => {
    for (const steps of [batches, needs.happenings()])
      do if (stopped) return;
      while (!(await steps.next()).done);
    rmSync(file);
  };
  const rest = storeRest().catch((error: unknown) => {
    if (!stopped) needs.onFault(error);
  });
  return {
    missing: first.done ? 0 : seeding.loans - first.value.done,
    stop: async () => {
      stopped = true;
      await Promise.race([rest, sleep(LONGEST_STOP_MS)]);
    },
  };
}
