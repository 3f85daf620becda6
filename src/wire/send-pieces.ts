import type { ServerResponse } from 'node:http';

const MB = 1024 * 1024;

/**
 * How much of a body is read. A risk engine hands over records with documents in them, on either edge; nothing of that
 * size is read before the caller is known.
 */
export const BODY_LIMITS = { record: 16 * MB, operation: MB, command: MB / 16, credentials: MB / 128 } as const;

export type BodyLimit = keyof typeof BODY_LIMITS;

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
