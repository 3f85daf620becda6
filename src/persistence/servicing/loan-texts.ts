import { loanOfStipulation, type LoanText, type TextOf } from '../../app/servicing/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { HOLDER, joinHolder } from '../sealing/loan-seals.js';
import { asBase64, fromBase64 } from '../sealing/sealed-text.js';
import { TEXT_PLACES, textPlace } from '../sealing/text-places.js';
import { among } from '../sql.js';

interface TextRow {
  readonly row: string;
  readonly loanId: string;
  readonly sealed: string;
  readonly wrappedFor: string;
  readonly dataKey: Uint8Array | null;
}

/** Free texts, opened; by what their rows are known by. */
export async function loanTexts(
  read: Read,
  ring: KeyRing,
  of: TextOf,
  rows: readonly string[],
): Promise<ReadonlyMap<string, LoanText>> {
  const { table, column, key, row } = TEXT_PLACES[of];
  const keys = of === 'Stipulation.text' ? [...new Set(rows.map(loanOfStipulation))] : rows;
  const found = await read<TextRow>(
    Prisma.sql`${Prisma.raw(`SELECT "text".*, ${HOLDER} FROM (
      SELECT ${row} AS "row", "loanId", ${asBase64(`"${column}"`)} AS "sealed" FROM "${table}"
      WHERE "${column}" IS NOT NULL AND "${key}"`)} ${among(keys)}) AS "text" ${Prisma.raw(joinHolder('"text"."loanId"'))}`,
  );
  const texts = new Map<string, LoanText>();
  for (const { row: one, loanId, sealed, ...holder } of found) {
    const opened = borrowerSeal(ring, holder).open(fromBase64(sealed), textPlace(of, one));
    if (opened) texts.set(one, { loanId, text: opened.toString() });
  }
  return texts;
}
