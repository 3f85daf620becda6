import { SingleBar } from 'cli-progress';
import { announceEnd } from '../platform/postgres/data-dir-lock.js';

/** A bar on a terminal; one JSON line per step otherwise, so that a log or a script can follow. */
export interface Progress {
  step(done: number, facts: Readonly<Record<string, number | string>>): void;
  end(): void;
}

export function progress(name: string, total: number): Progress {
  if (!process.stderr.isTTY) {
    return {
      step: (done, facts) => {
        process.stdout.write(`${JSON.stringify({ step: name, done, total, ...facts })}\n`);
      },
      end: () => undefined,
    };
  }
  const bar = new SingleBar({
    format: `${name} [{bar}] {percentage}% · {facts}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    stream: process.stderr,
  });
  bar.start(Math.max(total, 1), 0, { facts: '' });
  return {
    step: (done, facts) => {
      const text = Object.entries(facts).map(([fact, value]) => `${value} ${fact}`);
      bar.update(done, { facts: text.join(', ') });
    },
    end: () => {
      bar.stop();
    },
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How a shell tells of a program that a signal ended. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

export class Interrupted extends Error {
  constructor(readonly exitCode: number) {
    super('interrupted: no file was written');
    this.name = 'Interrupted';
  }
}

/**
 * Runs work that must clean up before the process ends: a signal aborts it, and it returns. A second signal ends it at
 * once.
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = (signal: (typeof SIGNALS)[number]) => {
    if (stopping.signal.aborted) process.exit(CODES[signal]);
    announceEnd();
    stopping.abort(new Interrupted(CODES[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
