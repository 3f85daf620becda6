const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How a shell tells of a program that a signal ended. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

export class Interrupted extends Error {
  constructor(readonly exitCode: number) {
    super('interrupted: nothing is left of what was begun');
    this.name = 'Interrupted';
  }
}

/**
 * Runs work that has something to put away before the process ends: a signal aborts it, and it ends by itself. A second
 * signal means now.
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = (signal: (typeof SIGNALS)[number]) => {
    if (stopping.signal.aborted) process.exit(CODES[signal]);
    stopping.abort(new Interrupted(CODES[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
