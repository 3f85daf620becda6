import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BusinessDate } from '../domain/calendar.js';
import { writePrivately } from '../platform/postgres/data-dir.js';

/** What is made in an empty database, and how far it is. */
export interface DemoPlan {
  readonly loans: number;
  readonly seed: string;
  readonly today: BusinessDate;
  /** The day on which a history that was played up to `today` is to end. */
  readonly until?: BusinessDate;
  /** The day of the history that is played, or was when the process ended. */
  readonly playing?: BusinessDate;
}

/** One step is done. */
export interface DemoStep {
  readonly plan: DemoPlan;
  /** Whether there is enough to look at. */
  readonly isPresentable: boolean;
}

export interface DemoPortfolio {
  /** Whether all of it was made, once that is known; undefined when it is made already. */
  readonly making: Promise<boolean> | undefined;
  /** Lets the current step end if it is short. The next start repeats an interrupted one. */
  stop(): Promise<void>;
}

export interface DemoPortfolioNeeds {
  readonly dataDir: string;
  /** For an empty database. */
  readonly plan: DemoPlan;
  isEmpty(): Promise<boolean>;
  /** Makes what is missing, step by step. */
  steps(plan: DemoPlan): AsyncIterator<DemoStep, void>;
  onFault(error: unknown): void;
}

const planFile = (dataDir: string): string => join(dataDir, 'demo-portfolio.json');

/** What the next start is to make, or to go on with. */
export const planDemo = (dataDir: string, plan: DemoPlan): void => {
  writePrivately(planFile(dataDir), JSON.stringify(plan));
};

const LONGEST_STOP_MS = 200;

const COMPLETE: DemoPortfolio = { making: undefined, stop: () => Promise.resolve() };

/**
 * The demo portfolio of an embedded database: enough of it to look at is stored before this returns, the rest behind it.
 * A file beside the database says how far it is, so that a stop in the middle is made good.
 */
export async function demoPortfolio(needs: DemoPortfolioNeeds): Promise<DemoPortfolio> {
  const file = planFile(needs.dataDir);
  const plan = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DemoPlan)
    : (await needs.isEmpty())
      ? needs.plan
      : undefined;
  if (!plan || plan.loans === 0) return COMPLETE;
  writePrivately(file, JSON.stringify(plan));
  const steps = needs.steps(plan);
  let stopped = false;
  const next = async (): Promise<DemoStep | undefined> => {
    const step = await steps.next();
    if (step.done) rmSync(file);
    else if (step.value.plan.playing) writePrivately(file, JSON.stringify(step.value.plan));
    return step.done ? undefined : step.value;
  };
  let last = await next();
  while (last && !last.isPresentable) last = await next();
  if (!last) return COMPLETE;
  const makeRest = async () => {
    let step: DemoStep | undefined = last;
    while (!stopped && step) step = await next();
    return !step;
  };
  const making = makeRest().catch((error: unknown) => {
    if (!stopped) needs.onFault(error);
    return false;
  });
  return {
    making,
    stop: async () => {
      stopped = true;
      await Promise.race([making, sleep(LONGEST_STOP_MS)]);
    },
  };
}
