import { Prisma } from '../../generated/prisma/client.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { Read } from '../../platform/postgres/statement.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { asBase64 } from '../../platform/sealing/sealed-box.js';
import type { GraphContext } from '../graph-context.js';
import type { ReadSource } from '../read-source.js';
import { loaderFor, type Reading } from '../reading.js';
import { discloseText } from './disclosures.js';
import { borrowerSeals, HOLDER, joinHolder, TEXT_PLACES, textPlace, type TextOf } from './loan-seals.js';

export const stipulationRow = ({ loanId, position }: { readonly loanId: string; readonly position: number }): string =>
  `${loanId}:${position}`;

export const loanOfStipulation = (row: string): string => row.slice(0, row.lastIndexOf(':'));

export interface LoanText {
  readonly loanId: string;
  readonly text: string;
}

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
  const seals = await borrowerSeals(ring, found);
  const texts = new Map<string, LoanText>();
  for (const [index, { row: one, loanId, sealed }] of found.entries()) {
    const text = seals[index]?.read(sealed, textPlace(of, one), asText);
    if (text != null) texts.set(one, { loanId, text });
  }
  return texts;
}

const asText = (plain: Buffer) => plain.toString();

/** Reads free texts by the ids of their rows. */
export const textReader =
  ({ read, ring }: Pick<ReadSource, 'read' | 'ring'>) =>
  (of: TextOf, rows: readonly string[]) =>
    loanTexts(read, ring, of, rows);

const discloseLoanText = (reading: Reading) => {
  const disclose = discloseText(reading);
  return ({ text, loanId }: LoanText) => {
    disclose(text, loanId);
  };
};

/** Free texts, by the ids of their rows. */
export const textById = loaderFor((of: TextOf, ids, reading: Reading) => reading.from(textReader)(of, ids), {
  disclose: discloseLoanText,
});

/** Free texts are sealed, so that each is read only when it is asked for. */
export async function loadTexts(
  context: GraphContext,
  of: TextOf,
  rows: readonly string[],
): Promise<(string | null)[]> {
  const found = await context.loadAll(textById(of), rows);
  return found.map((one) => one?.text ?? null);
}
