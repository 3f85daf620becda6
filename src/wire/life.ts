import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { keptBytes, LARGE, NO_ROOM_MESSAGE, Room } from '../app/runtime/kept-bytes.js';

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
 * How long something lasts: a request, a connection, a subscription. It ends once, however that comes about, and not
 * before the work for it does. Whatever is held for it hangs on it and on nothing else, so it is given back whichever way
 * the request took, also when it was over before it was looked at.
 */
export class Life {
  private readonly stopping = new Set<() => void>();
  private readonly held = new Set<() => void>();
  private atWork = 0;
  private isLeft = false;
  private hasEnded = false;

  /** Whether nobody waits for an answer any more. */
  get isOver(): boolean {
    return this.isLeft;
  }

  /** For work that would go on by itself. Answers how to be told no longer. */
  onLeave(stop: () => void): () => void {
    if (this.isLeft) stop();
    else this.stopping.add(stop);
    return () => this.stopping.delete(stop);
  }

  /** Given back at once where there is nothing left to wait for. */
  onEnd(giveBack: () => void): void {
    if (this.hasEnded) giveBack();
    else this.held.add(giveBack);
  }

  /** Work that goes on after its client has left still takes a place. */
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
    for (const giveBack of this.held) giveBack();
    this.held.clear();
  }
}

const ofRequests = noted<Life>('life');

/** The same for whoever asks, however often a request is handed on. */
export function lifeOf(req: IncomingMessage, res: ServerResponse): Life {
  const known = ofRequests.of(req);
  if (known) return known;
  const life = new Life();
  ofRequests.set(req, life);
  const leave = () => {
    life.leave();
  };
  if (res.closed || req.socket.destroyed) leave();
  else {
    res.once('close', leave);
    leaveWith(req.socket, life);
  }
  return life;
}

export const knownLifeOf = (req: IncomingMessage): Life | undefined => ofRequests.of(req);

const LIVES = Symbol('lives');

interface Connection extends Socket {
  [LIVES]?: Set<Life> | undefined;
}

/** A response behind others on its connection is not told when that closes: Node ties only the first one to it. */
function leaveWith(socket: Connection, life: Life): void {
  const lives = socket[LIVES] ?? untilClosed(socket);
  lives.add(life);
  life.onEnd(() => lives.delete(life));
}

function untilClosed(socket: Connection): Set<Life> {
  const lives = new Set<Life>();
  socket[LIVES] = lives;
  socket.once('close', () => {
    for (const life of lives) life.leave();
  });
  return lives;
}

export function lifeOfSocket(socket: WebSocket): Life {
  const life = new Life();
  const leave = () => {
    life.leave();
  };
  if (socket.readyState === socket.CLOSED) leave();
  else socket.once('close', leave);
  return life;
}

/** Who takes nothing of an answer for so long has gone, or wants it to be kept. */
const LONGEST_SILENCE_MS = 30_000;

const rooms = noted<Room>('room');

/** What is kept for a request, until it ends. The same for whoever asks. */
export function roomOf(req: IncomingMessage, res: ServerResponse, caller: string, account = keptBytes): Room {
  const known = rooms.of(req);
  if (known) return known;
  const room = new Room(account, caller);
  rooms.set(req, room);
  lifeOf(req, res).onEnd(() => {
    room.close();
  });
  return room;
}

/** Undefined where nobody knows yet who asks. */
export const knownRoomOf = (req: IncomingMessage): Room | undefined => rooms.of(req);

/** False where an answer must not be sent: enough wait to be read. */
export function mayAnswer(room: Room, length: number, res: ServerResponse, silenceMs?: number): boolean {
  if (length < LARGE || res.closed) return true;
  if (!room.forAnswer(length)) return false;
  closeWhenSilent(res, silenceMs);
  return true;
}

/** What nobody takes is not kept. */
export function closeWhenSilent(res: ServerResponse, silenceMs = LONGEST_SILENCE_MS): void {
  res.setTimeout(silenceMs, () => {
    res.destroy();
  });
}

export const NO_ROOM = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: NO_ROOM_MESSAGE,
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
