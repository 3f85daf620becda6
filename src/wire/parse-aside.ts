import { Worker } from 'node:worker_threads';

/** Plain JavaScript, because it runs as it is wherever this module runs. */
const PARSER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, bytes }) => {
    try {
      parentPort.postMessage({ id, parsed: { json: JSON.parse(new TextDecoder().decode(bytes)) } });
    } catch {
      parentPort.postMessage({ id });
    }
  });`;

interface Answer {
  readonly id: number;
  /** Undefined when the text is no JSON. */
  readonly parsed?: { readonly json: unknown };
}

/**
 * Reads JSON in a thread of its own: text of megabytes takes so long, above all with escapes in it, that nobody else would
 * be served meanwhile. The thread is started when it is first needed, and takes the bytes away.
 */
export function parseAside(bytes: Uint8Array): Promise<unknown> {
  thread ??= new ParsingThread();
  return thread.parse(bytes);
}

let thread: ParsingThread | undefined;

type Settle = (answer: Answer | Error) => void;

class ParsingThread {
  private readonly worker = new Worker(PARSER, { eval: true });
  private readonly waiting = new Map<number, Settle>();
  private asked = 0;

  constructor() {
    this.worker.on('message', (answer: Answer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    const lose = (error: Error) => {
      this.lose(error);
    };
    this.worker.once('error', lose);
    // What it read, but cannot be taken over here: it is not told whose it was.
    this.worker.once('messageerror', lose);
    this.worker.once('exit', () => {
      this.lose(new Error('The thread that reads large bodies ended'));
    });
    // It keeps no process alive; a request that waits for it does.
    this.worker.unref();
  }

  parse(bytes: Uint8Array): Promise<unknown> {
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.worker.postMessage({ id, bytes }, ownMemory(bytes));
      this.waiting.set(id, (answer) => {
        if (answer instanceof Error) reject(answer);
        else if (answer.parsed) resolve(answer.parsed.json);
        else reject(new SyntaxError('The text is not JSON'));
      });
    });
  }

  /** The next who asks gets another one. */
  private lose(error: Error): void {
    if (thread === this) thread = undefined;
    for (const settle of this.waiting.values()) settle(error);
    this.waiting.clear();
    void this.worker.terminate();
  }
}

/** What is handed over is not copied. Small buffers share theirs with others. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
