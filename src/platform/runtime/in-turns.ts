import { performance } from 'node:perf_hooks';
import { getOrCreate } from './get-or-create.js';
import { inItsTrace } from './in-span.js';

/** Work begins in a turn of the event loop for so long, and what has begun then may end. */
const LONGEST_MS = 5;

/** Pieces of work that wait, of which one after the other may be served in the same turn. */
const MOST_IN_A_TURN = 20;

/** What asks for work: mostly a connection. Owners take turns, so one with many pieces doesn't delay the others. */
type Owner = object;

/** Everything that is done for one request or message. */
interface Job {
  readonly owner: Owner;
  /** Whether it reads what a connection sent, and has begun nothing yet: the first request or message in that is part of it. */
  isReading: boolean;
}

/** Work that no connection asked for, such as daily jobs. */
const BACKGROUND: Job = { owner: {}, isReading: false };

/** What this callback of the event loop works for, with all that it sets off before the next callback. */
let current: Job | undefined;

interface Piece {
  readonly job: Job;
  readonly serve: () => void;
}

class Waiting {
  private readonly ofOwners = new WeakMap<Owner, Piece[]>();
  /** The pieces of each owner that waits, in the order of their turns. */
  private readonly line: Piece[][] = [];
  length = 0;

  add(piece: Piece): void {
    const pieces = getOrCreate(this.ofOwners, piece.job.owner, () => []);
    if (pieces.length === 0) this.line.push(pieces);
    pieces.push(piece);
    this.length += 1;
  }

  /** The first piece of the owner that was served least recently. */
  next(): Piece | undefined {
    const pieces = this.line.shift();
    if (!pieces) return undefined;
    const piece = pieces.shift();
    if (pieces.length > 0) this.line.push(pieces);
    this.length -= 1;
    return piece;
  }
}

const waiting = new Waiting();

type Work<Value, Made> = (value: Value, index: number) => Made;

/** What `work` makes of each value. Long work continues in later turns of the event loop, so that others are served too. */
export function mapInTurns<Value, Made>(values: readonly Value[], work: Work<Value, Made>): Made[] | Promise<Made[]> {
  const made: Made[] = [];
  return isDoneInTime(values, work, made) ? made : goOn(values, work, made);
}

function isDoneInTime<Value, Made>(values: readonly Value[], work: Work<Value, Made>, made: Made[]): boolean {
  while (made.length < values.length) {
    made.push(work(values[made.length] as Value, made.length));
    if (made.length < values.length && isTurnSpent()) return false;
  }
  return true;
}

async function goOn<Value, Made>(values: readonly Value[], work: Work<Value, Made>, made: Made[]): Promise<Made[]> {
  while (!(await queued(() => isDoneInTime(values, work, made))));
  return made;
}

/** One of many pieces of work that may come at once: done now, or in a later turn if this one is full. */
export const inTurn = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  isTurnFull() ? queued(work) : done(work);

/** Waits for a turn, for work that a library does next. Nothing else begins in the same callback. */
export const nextTurn = (): Promise<void> => queued(() => undefined);

let begun = 0;

/** Goes up with each request and message. */
export const countBegun = (): number => begun;

/** Begins to work for a request or message: now if this callback works for no other and has time, or in a turn of its own. */
export function beginInTurn(owner: Owner, serve: () => void): void {
  begun += 1;
  if (current?.owner === owner && current.isReading) {
    current.isReading = false;
    serve();
  } else begin({ owner, isReading: false }, serve);
}

/** Reads what a connection sent, in the same way. */
export const readInTurn = (owner: Owner, serve: () => void): void => {
  begin({ owner, isReading: true }, serve);
};

/** The same, but not before others that wait. */
export const readLater = (owner: Owner, serve: () => void): void => {
  add({ job: { owner, isReading: true }, serve });
};

function begin(job: Job, serve: () => void): void {
  if (!mayWorkFor(job)) {
    add({ job, serve });
    return;
  }
  workFor(job);
  serve();
}

/** Work continues with an answer from outside this thread in a turn that has time for it. */
export function resumeInTurn<Found>(found: Promise<Found>): Promise<Found> {
  const job = current ?? BACKGROUND;
  return found.then((value) => {
    if (mayWorkFor(job)) {
      workFor(job);
      return value;
    }
    return new Promise<Found>((resolve) => {
      add({
        job,
        serve: () => {
          resolve(value);
        },
      });
    });
  });
}

const mayWorkFor = (job: Job): boolean => (current === undefined || current === job) && !isTurnFull();

function workFor(job: Job): void {
  if (current === job) return;
  current = job;
  // Loaders read in the tick after the microtasks; what they read is for the same job.
  afterMicrotasks(() => {
    afterMicrotasks(() => {
      if (current === job) current = undefined;
    });
  });
}

const afterMicrotasks = (work: () => void): void => {
  queueMicrotask(() => {
    process.nextTick(work);
  });
};

const done = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  new Promise((resolve) => {
    resolve(work());
  });

const queued = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  new Promise((resolve) => {
    const own = inItsTrace(work);
    add({
      job: current ?? BACKGROUND,
      serve: () => {
        resolve(done(own));
      },
    });
  });

function add(piece: Piece): void {
  waiting.add(piece);
  if (!isScheduled) schedule();
}

let isScheduled = false;
/** How many pieces this turn has served. */
let served = 0;
/** Other work filled the turn before. What waits is then served in this one in any case. */
let wasPutOff = false;

/** Each piece is a callback of its own, so that all that it sets off in this turn is done, and counted, before the next one. */
function schedule(): void {
  isScheduled = true;
  for (let piece = Math.min(waiting.length, MOST_IN_A_TURN); piece > 0; piece -= 1) setImmediate(serveNext);
  setImmediate(endTurn);
}

function serveNext(): void {
  if (isTurnSpent() && (served > 0 || !wasPutOff)) return;
  const piece = waiting.next();
  if (!piece) return;
  served += 1;
  current = piece.job;
  piece.serve();
}

function endTurn(): void {
  wasPutOff = served === 0;
  served = 0;
  current = undefined;
  late = undefined;
  if (waiting.length > 0) schedule();
  else isScheduled = false;
}

/** For work that this callback has begun, until the turn is spent; for other work, once some waits. */
export const isTurnFull = (): boolean => (current === undefined && waiting.length > 0) || isTurnSpent();

let late: number | undefined;

export function isTurnSpent(): boolean {
  const now = performance.now();
  if (late !== undefined) return now > late;
  late = now + LONGEST_MS;
  setImmediate(() => {
    if (!isScheduled) late = undefined;
  });
  return false;
}
