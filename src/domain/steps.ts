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
