import { performance } from 'node:perf_hooks';
import {
  LEASE_SECONDS,
  LOOK_MS,
  type JobEngine,
  type JobKind,
  type JobKinds,
  type JobName,
  type TakenJob,
} from './jobs.js';

export interface WorkerNeeds {
  readonly engine: JobEngine;
  readonly kinds: JobKinds;
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
export function startWorkers(needs: WorkerNeeds): Workers {
  const workers = new JobWorkers(needs);
  workers.start();
  return workers;
}

class JobWorkers implements Workers {
  private readonly queues: readonly (readonly [JobName, JobKind])[];
  private readonly counted: Map<JobName, JobCount>;
  private readonly atWork = new Map<string, AtWork>();
  /** The moment of each timed job that was sent last. */
  private readonly sent = new Map<JobName, string>();
  /** Queues that are being asked for jobs: asking twice at once would take more than are free. */
  private readonly asking = new Map<JobName, Promise<void>>();
  private readonly askAgain = new Set<JobName>();
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private stopped: Promise<void> | undefined;

  constructor(private readonly needs: WorkerNeeds) {
    this.queues = Object.entries(needs.kinds).flatMap(([name, kind]) => (kind ? [[name, kind] as const] : []));
    this.counted = new Map(this.queues.map(([name]) => [name, { done: 0, failed: 0 }]));
  }

  start(): void {
    this.every(LOOK_MS, 'jobs', () => this.look());
    this.every(TIDY_MS, 'upkeep', () => this.needs.engine.tidy());
    this.every(RENEW_MS, 'renewal', () => this.renew());
    // On a timer of its own: a database that does not answer keeps renewals waiting.
    const watch = () => {
      this.abandonExpired();
    };
    this.timers.push(setInterval(watch, WATCH_MS));
    for (const [name] of this.queues) this.wake(name);
  }

  counts(): ReadonlyMap<JobName, JobCount> {
    return this.counted;
  }

  wake(name: JobName): void {
    const kind = this.needs.kinds[name];
    if (!kind || this.stopping.signal.aborted) return;
    if (this.asking.has(name)) {
      this.askAgain.add(name);
      return;
    }
    const asked = this.take(name, kind)
      .catch((error: unknown) => {
        this.needs.complain(name, error);
      })
      .finally(() => {
        this.asking.delete(name);
        if (this.askAgain.delete(name)) this.wake(name);
      });
    this.asking.set(name, asked);
  }

  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    this.stopping.abort();
    const [looking, tidying, ...keeping] = this.timers;
    clearInterval(looking);
    clearInterval(tidying);
    await Promise.all(this.asking.values());
    const deadline = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref());
    await Promise.race([Promise.all([...this.atWork.values()].map(({ ended }) => ended)), deadline]);
    // Jobs that are still at work are renewed until here.
    for (const timer of keeping) clearInterval(timer);
  }

  private every(milliseconds: number, what: string, work: () => Promise<void>): void {
    let isAtIt = false;
    const run = () => {
      if (isAtIt) return;
      isAtIt = true;
      work()
        .catch((error: unknown) => {
          this.needs.complain(what, error);
        })
        .finally(() => {
          isAtIt = false;
        });
    };
    this.timers.push(setInterval(run, milliseconds));
  }

  private free(name: JobName, { concurrency }: JobKind): number {
    return concurrency - [...this.atWork.values()].filter(({ job }) => job.name === name).length;
  }

  private async look(): Promise<void> {
    await this.sendTimedJobs();
    const names = this.queues.filter(([name, kind]) => this.free(name, kind) > 0).map(([name]) => name);
    for (const name of await this.needs.engine.due(names)) this.wake(name);
  }

  /** By the database's clock, because clocks of processes differ. */
  private async sendTimedJobs(): Promise<void> {
    const now = await this.needs.engine.now();
    for (const [name, { cron }] of this.queues) if (cron !== undefined) await this.sendTimedJob(name, cron, now);
  }

  /** Every process sends the job; its name makes it one. A job that was missed while no process ran begins with the next process. */
  private async sendTimedJob(name: JobName, cron: string, now: Date): Promise<void> {
    const moment = this.needs.lastOccurrence(cron, now).toISOString();
    if (this.sent.get(name) === moment) return;
    await this.needs.engine.send(name, {}, { once: moment });
    this.sent.set(name, moment);
  }

  private async take(name: JobName, kind: JobKind): Promise<void> {
    const most = this.free(name, kind);
    if (most <= 0 || this.stopping.signal.aborted) return;
    const asked = performance.now();
    for (const job of await this.needs.engine.take(name, most)) this.begin(kind, job, asked);
  }

  private begin(kind: JobKind, job: TakenJob, heldSince: number): void {
    const lost = new AbortController();
    const ended = this.carryOut(kind, job, lost.signal)
      .catch((error: unknown) => {
        this.needs.complain(job.name, error);
      })
      .then(() => {
        this.atWork.delete(job.id);
        this.wake(job.name);
      });
    this.atWork.set(job.id, { job, lost, ended, heldSince });
  }

  private async carryOut(kind: JobKind, job: TakenJob, lost: AbortSignal): Promise<void> {
    const { engine, complain } = this.needs;
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost]);
      await kind.handler(job.data, { id: job.id, retries: job.retries, signal });
      // A handler that was told to stop may have left something undone.
      if (signal.aborted) await engine.putBack(job);
      else {
        await engine.complete(job);
        this.count(job.name, 'done');
      }
    } catch (error) {
      this.count(job.name, 'failed');
      complain(job.name, error);
      await engine.fail(job, nameOf(error));
    }
  }

  private count(name: JobName, outcome: keyof JobCount): void {
    const before = this.counted.get(name) ?? { done: 0, failed: 0 };
    this.counted.set(name, { ...before, [outcome]: before[outcome] + 1 });
  }

  private async renew(): Promise<void> {
    const held = [...this.atWork.values()];
    if (held.length === 0) return;
    const asked = performance.now();
    const kept = await this.needs.engine.renew(held.map(({ job }) => job));
    for (const each of held) {
      if (kept.has(each.job.id)) each.heldSince = asked;
      else each.lost.abort();
    }
  }

  private abandonExpired(): void {
    for (const { lost, heldSince } of this.atWork.values())
      if (performance.now() - heldSince > LEASE_SECONDS * 1_000) lost.abort();
  }
}

/** What an error says may hold values; its name and code do not. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
