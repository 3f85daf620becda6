import { SingleBar } from 'cli-progress';

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
