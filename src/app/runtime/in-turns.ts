import { performance } from 'node:perf_hooks';
import type { Steps } from '../../domain/steps.js';
import { inItsTrace } from './in-span.js';

/** So long others have to wait at most, and for the work that is under way then. */
const LONGEST_MS = 5;

type Work<Value, Made> = (value: Value, index: number) => Made;

/** What `work` makes of each value. What takes long goes on in later turns of the event loop, so that others are served too. */
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

/** What a computation makes that comes in steps; what takes long, or comes when others filled the turn, goes on in later ones. */
export function stepsInTurns<Made>(steps: Steps<Made>): Made | Promise<Made> {
  if (isTurnFull()) return goThrough(steps);
  const last = lastInTime(steps);
  return last ? last.value : goThrough(steps);
}

function lastInTime<Made>(steps: Steps<Made>): IteratorReturnResult<Made> | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done) return step;
    if (isTurnSpent()) return undefined;
  }
}

async function goThrough<Made>(steps: Steps<Made>): Promise<Made> {
  for (;;) {
    const last = await queued(() => lastInTime(steps));
    if (last) return last.value;
  }
}

/** One of many pieces of work that may come at once: done in a later turn where those before it filled this one. */
export const inTurn = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  isTurnFull() ? queued(work) : done(work);

const done = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  new Promise((resolve) => {
    resolve(work());
  });

/** All that goes on in later turns, first come, first served. */
const waiting: (() => void)[] = [];

const queued = <Made>(work: () => Made | Promise<Made>): Promise<Made> =>
  new Promise((resolve) => {
    const own = inItsTrace(work);
    const serve = () => {
      resolve(done(own));
    };
    if (waiting.push(serve) === 1) setImmediate(serveWaiting);
  });

/** What came by itself filled this pass of the event loop: what waits is served in the next one, and then in any case, with a turn of its own. */
let isPassFull = false;
let isPutOff = false;

function serveWaiting(): void {
  isPutOff = isPassFull && !isPutOff;
  isPassFull = false;
  if (isPutOff) {
    setImmediate(serveWaiting);
    return;
  }
  late = undefined;
  while (waiting.length > 0 && !isTurnSpent()) waiting.shift()?.();
  // What was served did not come by itself.
  isPassFull = false;
  if (waiting.length > 0) setImmediate(serveWaiting);
}

const isTurnFull = (): boolean => waiting.length > 0 || isTurnSpent();

let late: number | undefined;

export function isTurnSpent(): boolean {
  const now = performance.now();
  if (late !== undefined) {
    isPassFull ||= now > late;
    return now > late;
  }
  late = now + LONGEST_MS;
  setImmediate(() => {
    late = undefined;
  });
  return false;
}
