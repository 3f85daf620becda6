import { GraphQLError } from 'graphql';
import { NO_ROOM_MESSAGE, type Room } from '../../app/runtime/kept-bytes.js';
import type { StoredDocument } from '../../app/ports/record-store.js';

/** Fails where the documents are too large together, or there is no place for them now; nothing of them is read then. */
export function makeRoom(room: Room | undefined, documents: readonly StoredDocument[]): void {
  if (room?.forStored(documents.map(({ size }) => base64Length(size)))) throw noRoom(room);
}

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Why nothing of the answer is sent. */
export const noRoom = ({ refusal, most }: Room): GraphQLError =>
  refusal === 'TOO_MUCH'
    ? new GraphQLError(
        `The documents of one answer may have ${most} bytes in base64 together: ask for fewer at once, or for their links`,
        { extensions: { code: 'LIMIT_EXCEEDED', limit: 'documents', most, http: { status: 400 } } },
      )
    : new GraphQLError(NO_ROOM_MESSAGE, {
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1, http: { status: 503 } },
      });
