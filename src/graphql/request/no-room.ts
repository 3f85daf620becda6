import { GraphQLError } from 'graphql';
import { NO_ROOM_MESSAGE, type Room } from '../../app/runtime/kept-bytes.js';
import type { MakeRoom, StoredDocument } from '../../app/ports/record-store.js';

/** Fails where stored values are too large together, or there is no place for them now; nothing of them is read then. */
export const roomFor =
  (room: Room | undefined): MakeRoom =>
  (sizes) => {
    if (room?.forStored(sizes)) throw noRoom(room);
  };

export const lengthsOf = (documents: readonly StoredDocument[]): number[] =>
  documents.map(({ size }) => base64Length(size));

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Why nothing of the answer is sent. */
export const noRoom = ({ refusal, most }: Room): GraphQLError =>
  refusal === 'TOO_MUCH'
    ? new GraphQLError(
        `Documents, in base64, and tables of one answer may have ${most} bytes together: ask for fewer at once, or for their links`,
        { extensions: { code: 'LIMIT_EXCEEDED', limit: 'documents', most, http: { status: 400 } } },
      )
    : new GraphQLError(NO_ROOM_MESSAGE, {
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1, http: { status: 503 } },
      });
