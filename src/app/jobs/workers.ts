import { performance } from 'node:perf_hooks';
import {
  LEASE_SECONDS,
  type JobEngine,
  type JobKind,
  type JobKinds,
  type JobName,
  type TakenJob,
} from '../ports/jobs.js';
import type { Clock } from '../ports/ports.js';

export interface WorkerNeeds {
  readonly engine: JobEngine;
  readonly kinds: JobKinds;
  readonly clock: Pick<Clock, 'now'>;
  /** When a cron expression last came true. */
  readonly lastOccurrence: (cron: string, at: Date) => Date;
  /** Told of what failed; it will be tried again. */
  readonly complain: (what: string, error: unknown) => void;
}

export interface JobCount {
  readonly done: number;
  readonly failed: number;
}

export interface Workers {
  /** Looks at once whether a queue has jobs, rather than within seconds. */
  wake(name: JobName): void;
  /** What this process did until now. */
  counts(): ReadonlyMap<JobName, JobCount>;
  /** Begins nothing more, tells what is at work to end, and waits some seconds for it; once, however often it is asked for. */
  stop(): Promise<void>;
}

/** One cheap statement for all queues in so long is all that an idle process asks. */
const LOOK_MS = 2_000;
const RENEW_MS = (LEASE_SECONDS * 1_000) / 4;
/** How often it is looked whether a job was not renewed in time. */
const WATCH_MS = 250;
const TIDY_MS = 10 * 60_000;
const LONGEST_STOP_MS = 8_000;

interface AtWork {
  readonly job: TakenJob;
  readonly lost: AbortController;
  readonly ended: Promise<void>;
  /** Since when it is surely held: before that was asked for. */
  heldSince: number;
}

/** Does jobs as they come, so many of each kind at once. */
export function startWorkers({ engine, kinds, clock, lastOccurrence, complain }: WorkerNeeds): Workers {
  const queues = Object.entries(kinds) as [JobName, JobKind][];
  const counts = new Map<JobName, JobCount>(queues.map(([name]) => [name, { done: 0, failed: 0 }]));
  const atWork = new Map<string, AtWork>();
  const begun = new Map<JobName, string>();
  const stopping = new AbortController();

  const free = (name: JobName, { concurrency }: JobKind) =>
    concurrency - [...atWork.values()].filter(({ job }) => job.name === name).length;

  const count = (name: JobName, outcome: keyof JobCount) => {
    const before = counts.get(name) ?? { done: 0, failed: 0 };
    counts.set(name, { ...before, [outcome]: before[outcome] + 1 });
  };

  const carryOut = async (kind: JobKind, job: TakenJob, lost: AbortSignal): Promise<void> => {
    try {
      const signal = AbortSignal.any([stopping.signal, lost]);
      await kind.handler(job.data, { id: job.id, retries: job.retries, signal });
      // Who returns after it was told to stop may have left something.
      if (signal.aborted) await engine.putBack(job);
      else {
        await engine.complete(job);
        count(job.name, 'done');
      }
    } catch (error) {
      count(job.name, 'failed');
      complain(job.name, error);
      await engine.fail(job, nameOf(error));
    }
  };

  const begin = (kind: JobKind, job: TakenJob, heldSince: number): void => {
    const lost = new AbortController();
    const ended = carryOut(kind, job, lost.signal)
      .catch((error: unknown) => {
        complain(job.name, error);
      })
      .then(() => {
        atWork.delete(job.id);
        wake(job.name);
      });
    atWork.set(job.id, { job, lost, ended, heldSince });
  };

  /** One at a time asks for jobs of a queue: two would take more than are free. */
  const asking = new Map<JobName, Promise<void>>();
  const askAgain = new Set<JobName>();
  const take = async (name: JobName, kind: JobKind): Promise<void> => {
    const most = free(name, kind);
    if (most <= 0 || stopping.signal.aborted) return;
    const asked = performance.now();
    for (const job of await engine.take(name, most)) begin(kind, job, asked);
  };
  const wake = (name: JobName): void => {
    const kind = kinds[name];
    if (!kind || stopping.signal.aborted) return;
    if (asking.has(name)) {
      askAgain.add(name);
      return;
    }
    const asked = take(name, kind)
      .catch((error: unknown) => {
        complain(name, error);
      })
      .finally(() => {
        asking.delete(name);
        if (askAgain.delete(name)) wake(name);
      });
    asking.set(name, asked);
  };

  const look = async (): Promise<void> => {
    for (const [name, { cron }] of queues) if (cron !== undefined) await beginOnTime(name, cron);
    const names = queues.filter(([name, kind]) => free(name, kind) > 0).map(([name]) => name);
    for (const name of await engine.due(names)) wake(name);
  };

  /**
   * Each process says so; the name of the moment makes it one job. What was to be begun while no process was there is begun when one
   * comes, however late.
   */
  const beginOnTime = async (name: JobName, cron: string): Promise<void> => {
    const now = clock.now();
    const occurred = lastOccurrence(cron, now);
    const moment = occurred.toISOString();
    if (begun.get(name) === moment) return;
    await engine.send(name, {}, { once: moment });
    begun.set(name, moment);
  };

  const renew = async (): Promise<void> => {
    const held = [...atWork.values()];
    if (held.length === 0) return;
    const asked = performance.now();
    const kept = await engine.renew(held.map(({ job }) => job));
    for (const each of held) {
      if (kept.has(each.job.id)) each.heldSince = asked;
      else each.lost.abort();
    }
  };

  /** On a timer of its own, since a database that does not answer keeps renewals waiting. */
  const letGo = (): void => {
    for (const { lost, heldSince } of atWork.values())
      if (performance.now() - heldSince > LEASE_SECONDS * 1_000) lost.abort();
  };

  const timers = [
    every(LOOK_MS, 'jobs', look),
    every(RENEW_MS, 'renewal', renew),
    every(TIDY_MS, 'upkeep', () => engine.tidy()),
    setInterval(letGo, WATCH_MS),
  ];

  function every(milliseconds: number, what: string, work: () => Promise<void>) {
    let isAtIt = false;
    return setInterval(() => {
      if (isAtIt) return;
      isAtIt = true;
      work()
        .catch((error: unknown) => {
          complain(what, error);
        })
        .finally(() => {
          isAtIt = false;
        });
    }, milliseconds);
  }

  const stop = async (): Promise<void> => {
    stopping.abort();
    const [looking, , tidying] = timers;
    clearInterval(looking);
    clearInterval(tidying);
    await Promise.all(asking.values());
    const deadline = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref());
    await Promise.race([Promise.all([...atWork.values()].map(({ ended }) => ended)), deadline]);
    for (const timer of timers) clearInterval(timer);
  };

  for (const [name] of queues) wake(name);
  let stopped: Promise<void> | undefined;
  return { wake, counts: () => counts, stop: () => (stopped ??= stop()) };
}

/** What an error says may hold values; its name and code do not. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
