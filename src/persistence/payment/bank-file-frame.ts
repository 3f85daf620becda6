import { newId } from '../../app/command/loan-command.js';
import type { NewBankFile } from '../../app/ports/payment-stores.js';
import { newFile, type FilePlace } from '../../domain/payment/payment-plan.js';
import type { FileFrame } from '../../domain/payment/nacha-file.js';
import type { Session } from '../database/database.js';
import { insertion } from '../database/statement.js';
import { open, seal, type SealPlace } from '../sealing/sealed-box.js';

/** The newest file has the highest trace, since none begins before the one before it is written. */
const LAST = `SELECT "place" FROM "BankFile" ORDER BY "createdAt" DESC, "on" DESC LIMIT 1`;
const REDATE = `UPDATE "BankFile" SET "frame" = $2, "effectiveOn" = $3::date WHERE "id" = $1`;

const framePlace = (fileId: string): SealPlace => ({ table: 'BankFile', column: 'frame', row: fileId });

const sealedFrame = (fileKey: Uint8Array, fileId: string, frame: FileFrame): Buffer =>
  seal(Buffer.from(fileKey), Buffer.from(JSON.stringify(frame)), framePlace(fileId));

interface Framed {
  readonly id: string;
  readonly frame: Uint8Array;
}

export const openFrame = (fileKey: Uint8Array, { id, frame }: Framed): FileFrame =>
  JSON.parse(open(Buffer.from(fileKey), frame, framePlace(id)).toString()) as FileFrame;

/** The file of a day, still without entries. */
export async function beginFile(
  session: Session,
  fileKey: Uint8Array,
  { on, ...dated }: NewBankFile,
  at: Date,
): Promise<{ readonly id: string; readonly place: FilePlace }> {
  const [last] = await session.read<{ place: FilePlace }>({ text: LAST, values: [] });
  const id = newId('BF');
  // The trace after the last one balances the last batch of that file.
  const place = newFile(last ? last.place.sequence + 1 : 0);
  const frame = sealedFrame(fileKey, id, { ...dated, modifier: 'A' });
  const { effectiveOn } = dated;
  const row = { id, on, effectiveOn, frame, place: JSON.stringify(place), createdAt: at.toISOString() };
  await session.write(insertion('BankFile', [row]));
  return { id, place };
}

/** A file that is finished on a later day than it was begun moves money after that day. */
export function redateFile(
  session: Session,
  fileKey: Uint8Array,
  file: Framed,
  { createdOn, createdAt, effectiveOn }: NewBankFile,
): Promise<void> {
  const frame = { ...openFrame(fileKey, file), createdOn, createdAt, effectiveOn };
  return session.write({ text: REDATE, values: [file.id, sealedFrame(fileKey, file.id, frame), effectiveOn] });
}
