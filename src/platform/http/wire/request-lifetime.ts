import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { processMemory, LARGE, OUT_OF_MEMORY_MESSAGE, MemoryBudget } from '../../runtime/memory-budget.js';

interface Noted<Value> {
  of(req: IncomingMessage): Value | undefined;
  set(req: IncomingMessage, value: Value): void;
}

/**
 * Something that is known of a request, kept on the request itself. Collections of what is young take all that an old
 * WeakMap holds for alive, so there it would be copied, and often promoted, after its request is over.
 */
export function noted<Value>(what: string): Noted<Value> {
  const key = Symbol(what);
  return {
    of: (req) => (req as { [key]?: Value })[key],
    set: (req, value) => {
      (req as { [key]?: Value })[key] = value;
    },
  };
}

/**
 * How long a request, a connection or a subscription lasts. It ends once, after the client has left and all work for it
 * is done. What is held for a request is released here and nowhere else.
 */
export class RequestLifetime {
  private readonly stopping = new Set<() => void>();
  private readonly held = new Set<() => void>();
  private atWork = 0;
  private isLeft = false;
  private hasEnded = false;

  /** Whether the client has left. */
  get isOver(): boolean {
    return this.isLeft;
  }

  /** Stops work when the client leaves. Returns how to unsubscribe. */
  onLeave(stop: () => void): () => void {
    if (this.isLeft) stop();
    else this.stopping.add(stop);
    return () => this.stopping.delete(stop);
  }

  /** Runs at the end, or at once if that has passed. */
  onEnd(release: () => void): void {
    if (this.hasEnded) release();
    else this.held.add(release);
  }

  /** Work that continues after the client has left still counts. */
  async during<Made>(work: () => Promise<Made>): Promise<Made> {
    this.atWork += 1;
    try {
      return await work();
    } finally {
      this.atWork -= 1;
      this.settle();
    }
  }

  leave(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    for (const stop of this.stopping) stop();
    this.stopping.clear();
    this.settle();
  }

  private settle(): void {
    if (!this.isLeft || this.atWork > 0 || this.hasEnded) return;
    this.hasEnded = true;
    for (const release of this.held) release();
    this.held.clear();
  }
}

const ofRequests = noted<RequestLifetime>('life');

/** The lifetime of a request: the same object each time. */
export function lifetimeOf(req: IncomingMessage, res: ServerResponse): RequestLifetime {
  const known = ofRequests.of(req);
  if (known) return known;
  const lifetime = new RequestLifetime();
  ofRequests.set(req, lifetime);
  const leave = () => {
    lifetime.leave();
  };
  if (res.closed || req.socket.destroyed) leave();
  else {
    res.once('close', leave);
    leaveWith(req.socket, lifetime);
  }
  return lifetime;
}

export const knownLifetimeOf = (req: IncomingMessage): RequestLifetime | undefined => ofRequests.of(req);

const LIFETIMES = Symbol('lives');

interface Connection extends Socket {
  [LIFETIMES]?: Set<RequestLifetime> | undefined;
}

/** A response behind others on its connection is not told when that closes: Node ties only the first one to it. */
function leaveWith(socket: Connection, lifetime: RequestLifetime): void {
  const lifetimes = socket[LIFETIMES] ?? untilClosed(socket);
  lifetimes.add(lifetime);
  lifetime.onEnd(() => lifetimes.delete(lifetime));
}

function untilClosed(socket: Connection): Set<RequestLifetime> {
  const lifetimes = new Set<RequestLifetime>();
  socket[LIFETIMES] = lifetimes;
  socket.once('close', () => {
    for (const lifetime of lifetimes) lifetime.leave();
  });
  return lifetimes;
}

export function lifetimeOfSocket(socket: WebSocket): RequestLifetime {
  const lifetime = new RequestLifetime();
  const leave = () => {
    lifetime.leave();
  };
  if (socket.readyState === socket.CLOSED) leave();
  else socket.once('close', leave);
  return lifetime;
}

/** A client that reads nothing of its answer for this long is disconnected. */
const LONGEST_SILENCE_MS = 30_000;

const budgets = noted<MemoryBudget>('room');

/** The memory budget of a request: the same object each time, closed when the request ends. */
export function memoryOf(
  req: IncomingMessage,
  res: ServerResponse,
  caller: string,
  pool = processMemory,
): MemoryBudget {
  const known = budgets.of(req);
  if (known) return known;
  const memory = new MemoryBudget(pool, caller);
  budgets.set(req, memory);
  lifetimeOf(req, res).onEnd(() => {
    memory.close();
  });
  return memory;
}

/** Undefined until the caller is known. */
export const knownMemoryOf = (req: IncomingMessage): MemoryBudget | undefined => budgets.of(req);

/** False if the answer exceeds the memory budget. */
export function mayAnswer(memory: MemoryBudget, length: number, res: ServerResponse, silenceMs?: number): boolean {
  if (length < LARGE || res.closed) return true;
  if (!memory.forAnswer(length)) return false;
  closeWhenSilent(res, silenceMs);
  return true;
}

/** Disconnects a client that stops reading. */
export function closeWhenSilent(res: ServerResponse, silenceMs = LONGEST_SILENCE_MS): void {
  res.setTimeout(silenceMs, () => {
    res.destroy();
  });
}

export const OUT_OF_MEMORY = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: OUT_OF_MEMORY_MESSAGE,
} as const;

export type Pieces = readonly Uint8Array[];

export const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** To put the pieces of a large answer into one would take as long as to send them. */
export function endInPieces(res: ServerResponse, pieces: Pieces): void {
  for (const piece of pieces.slice(0, -1)) res.write(piece);
  res.end(pieces.at(-1));
}

export function sendJson(res: ServerResponse, pieces: Pieces): void {
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('content-length', String(lengthOf(pieces)));
  endInPieces(res, pieces);
}
