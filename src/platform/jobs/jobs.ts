/** The queue of a kind of work, which any process with workers does. The application's migrations create it. */
export type JobName = string;

/** How often a failed job of a queue is repeated, where not as usual. */
export type RetryLimits = Readonly<Record<JobName, number>>;

/** Ids, days and numbers alone: what a job is about is read when it runs. */
export type JobData = Readonly<Record<string, string | number>>;

export interface SendOptions {
  /** Not before this instant of the database's clock; at once without one. */
  readonly at?: Date;
  /** Not before so many milliseconds have passed. */
  readonly afterMs?: number;
  /** While a job of the queue waits under this key, another one is not sent. */
  readonly key?: string;
  /** A job of the queue under this name is sent once, also when it is done already; remembered for half a day. */
  readonly once?: string;
}

export interface JobSender {
  send(name: JobName, data: JobData, options?: SendOptions): Promise<void>;
  /** Many by one statement, each under its key. */
  sendAll(name: JobName, jobs: readonly { readonly key: string; readonly data: JobData }[]): Promise<void>;
}

/** A job that this process has taken. No other process takes it while it is renewed in time. */
export interface TakenJob {
  readonly id: string;
  readonly name: JobName;
  readonly data: JobData;
  /** How often it was begun before. */
  readonly retries: number;
}

/** How long a job stays this process's own without being renewed: others take it up so long after a crash. */
export const LEASE_SECONDS = 4;
/** One cheap statement for all queues in so long is all that an idle process asks. */
export const LOOK_MS = 1_000;

/** What workers need of the engine. */
export interface JobEngine extends JobSender {
  /** The database's clock, by which all work is due: clocks of processes differ. */
  now(): Promise<Date>;
  /** Which of these queues have jobs to begin. Jobs whose process is gone count again. */
  due(names: readonly JobName[]): Promise<readonly JobName[]>;
  take(name: JobName, most: number): Promise<readonly TakenJob[]>;
  /** Keeps jobs; answers the ids of those that are still this process's own. */
  renew(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>>;
  /** This and the next two do nothing to a job that is not this process's own any more. */
  complete(job: TakenJob): Promise<void>;
  /** It is begun again after a while, so many times; `why` holds no value. */
  fail(job: TakenJob, why: string): Promise<void>;
  /** It is begun again at once, by whichever process. */
  putBack(job: TakenJob): Promise<void>;
  /** Forgets what was done long ago. */
  tidy(): Promise<void>;
  /** How many wait in each queue, those included that are to begin later. */
  waiting(): Promise<ReadonlyMap<string, number>>;
}

export interface JobRun {
  readonly id: string;
  readonly retries: number;
  /** Ends when the process stops or the job is no longer its own: work that observes it returns at once, or throws. */
  readonly signal: AbortSignal;
}

/** Does a job. What throws, or ends once its signal did, is begun again: it may have been done before, wholly or in part. */
export type JobHandler = (data: JobData, run: JobRun) => Promise<void>;

export interface JobKind {
  readonly handler: JobHandler;
  /** How many of them one process does at once. */
  readonly concurrency: number;
  /** Minutes, hours, days of the month, months and days of the week, by the clocks of BUSINESS_TIME_ZONE. */
  readonly cron?: string;
}

/** The jobs that a process does. */
export type JobKinds = Readonly<Partial<Record<JobName, JobKind>>>;
