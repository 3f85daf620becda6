import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** So long others have to wait at most, and for the value that is under way then. */
const LONGEST_MS = 5;

type Work<Value, Made> = (value: Value, index: number) => Made;

/** What `work` makes of each value. What takes long goes on in later turns of the event loop, so that others are served too. */
export function mapInTurns<Value, Made>(values: readonly Value[], work: Work<Value, Made>): Made[] | Promise<Made[]> {
  const made: Made[] = [];
  return isDoneInTime(values, work, made) ? made : goOn(values, work, made);
}

function isDoneInTime<Value, Made>(values: readonly Value[], work: Work<Value, Made>, made: Made[]): boolean {
  const late = performance.now() + LONGEST_MS;
  while (made.length < values.length) {
    made.push(work(values[made.length] as Value, made.length));
    if (performance.now() > late) break;
  }
  return made.length === values.length;
}

async function goOn<Value, Made>(values: readonly Value[], work: Work<Value, Made>, made: Made[]): Promise<Made[]> {
  do await ownTurn();
  while (!isDoneInTime(values, work, made));
  return made;
}

let last: Promise<unknown> = Promise.resolve();

/** All long work waits in one row: several in a turn would keep others waiting for all of them. */
const ownTurn = () => (last = last.then(() => turn()));

let late: number | undefined;

/** One of many pieces of work that may come at once: done in a later turn where those before it filled this one. */
export async function inTurn<Made>(work: () => Made): Promise<Made> {
  while (isTurnSpent()) await turn();
  return work();
}

function isTurnSpent(): boolean {
  const now = performance.now();
  if (late !== undefined) return now > late;
  late = now + LONGEST_MS;
  setImmediate(() => {
    late = undefined;
  });
  return false;
}
