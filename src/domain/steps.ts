/**
 * A computation that may take long, in steps of bounded work: whoever runs it may do something else between two of them.
 * It knows no clock and no queue; `app/runtime/in-turns` gives it turns.
 */
export type Steps<Made> = Generator<undefined, Made, undefined>;

/** Where nobody else waits: a command line, a forecast that is a piece of work by itself. */
export function allSteps<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Of values that take little each, so many are little work together, also before V8 has seen much of it. */
const IN_A_STEP = 100;

/** What `make` makes of each of many values. */
export function* mapInSteps<Value, Made>(
  values: readonly Value[],
  make: (value: Value, index: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const [index, value] of values.entries()) {
    if (isStepFull(index)) yield;
    made.push(make(value, index));
  }
  return made;
}

/** Whether it is time to stop where values are gone through that do not become others. */
export const isStepFull = (index: number): boolean => index % IN_A_STEP === IN_A_STEP - 1;
