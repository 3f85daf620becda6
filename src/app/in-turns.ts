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
  if (values.length === 1) {
    made.push(work(values[0] as Value, 0));
    return true;
  }
  const late = performance.now() + LONGEST_MS;
  while (made.length < values.length) {
    made.push(work(values[made.length] as Value, made.length));
    if (performance.now() > late) return made.length === values.length;
  }
  return true;
}

async function goOn<Value, Made>(values: readonly Value[], work: Work<Value, Made>, made: Made[]): Promise<Made[]> {
  do await turn();
  while (!isDoneInTime(values, work, made));
  return made;
}
