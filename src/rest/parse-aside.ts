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

type Settle = (answer: Answer | Error) => void;

let thread: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Settle>();

/**
 * Reads JSON in a thread of its own: text of megabytes takes so long, above all with escapes in it, that nobody else would
 * be served meanwhile. The thread is started when it is first needed, and takes the bytes away.
 */
export function parseAside(bytes: Uint8Array): Promise<unknown> {
  thread ??= startThread();
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, (answer) => {
      if (answer instanceof Error) reject(answer);
      else if (answer.parsed) resolve(answer.parsed.json);
      else reject(Object.assign(new SyntaxError('The text is not JSON'), { type: 'entity.parse.failed' }));
    });
    thread?.postMessage({ id, bytes }, ownMemory(bytes));
  });
}

/** What is handed over is not copied. Small buffers share theirs with others. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

function startThread(): Worker {
  const worker = new Worker(PARSER, { eval: true });
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  worker.once('error', lost);
  worker.once('exit', () => {
    lost(new Error('The thread that reads large bodies ended'));
  });
  // It keeps no process alive; a request that waits for it does.
  worker.unref();
  return worker;
}

/** The next who asks gets a new one. */
function lost(error: Error): void {
  thread = undefined;
  for (const settle of waiting.values()) settle(error);
  waiting.clear();
}
