import type { IncomingMessage, ServerResponse } from 'node:http';
import { keptBytes, LARGE, NO_ROOM_MESSAGE, Room } from '../app/runtime/kept-bytes.js';
import { lifeOf, noted } from './life.js';

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
