import { postgresBin } from '../../test/support/own-postgres.js';

/** One run of a drill: what it says, what it proved, and what is to be undone after it. */
export class Run {
  private readonly began = performance.now();
  private readonly undoing: (() => unknown)[] = [];
  private isOver = false;
  proved = 0;

  constructor(private readonly write: (line: string) => void) {}

  get seconds(): number {
    return (performance.now() - this.began) / 1_000;
  }

  say(text: string): void {
    this.write(`${this.seconds.toFixed(1).padStart(6)} s  ${text}`);
  }

  /** Says what was proved, or ends the drill with what was not. */
  prove(holds: boolean, what: string, otherwise = 'it is not so'): void {
    if (!holds) throw new Error(`not proved: ${what}: ${otherwise}`);
    this.proved += 1;
    this.say(`proved: ${what}`);
  }

  /** Done at the end in any case, the last one first. */
  atEnd(undo: () => unknown): void {
    this.undoing.unshift(undo);
  }

  /** Waits until something is so. A drill that is over waits for nothing. */
  async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      if (this.isOver) throw new Error(`waited in vain until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const undo of this.undoing.splice(0)) {
      try {
        await Promise.race([undo(), givenUp()]);
      } catch (error) {
        this.say(`not cleaned up: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}

export type Drill = (run: Run) => Promise<void>;

export interface DrillOptions {
  readonly seconds: number;
  readonly say: (line: string) => void;
  /** Where PostgreSQL's programs are. */
  readonly programs?: string | undefined;
}

/** Carries out a drill within its time, cleans up after it, and answers the exit code. */
export async function runDrill(name: string, drill: Drill, options: DrillOptions): Promise<number> {
  const { seconds, say, programs } = { programs: postgresBin, ...options };
  if (programs === undefined) {
    say(
      `The ${name} drill was not carried out: PostgreSQL's programs (initdb) were not found. POSTGRES_BIN names their folder.`,
    );
    return 1;
  }
  const run = new Run(say);
  const { promise: cutOff, reject } = withReject();
  const timer = setTimeout(() => {
    reject(new Error(`it did not end within ${seconds} s`));
  }, seconds * 1_000);
  const stop = () => {
    reject(new Error('it was stopped'));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await Promise.race([drill(run), cutOff]);
    say(`The ${name} drill holds: ${run.proved} things proved in ${run.seconds.toFixed(1)} s.`);
    return 0;
  } catch (error) {
    say(`The ${name} drill FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    clearTimeout(timer);
    await run.end();
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  }
}

const givenUp = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error('it took too long'));
    }, 30_000).unref();
  });

function withReject(): { readonly promise: Promise<never>; readonly reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, rejected) => (reject = rejected));
  return { promise, reject };
}
