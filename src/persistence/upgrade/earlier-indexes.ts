import type { SearchTerm } from '../../domain/borrower/search-term.js';
import { recordReader } from '../record/record-reader.js';
import { blindDigest, blindIndexRows, INDEXED_PARTS } from '../sealing/blind-index.js';
import { SealBroken } from '../sealing/sealed-box.js';
import { passingSeal, textPlace, type KeyHolder } from '../sealing/loan-seals.js';
import { addRows } from '../record/record-rows.js';
import { base64, sealOf, withHolder, type UpgradeStep } from './earlier-texts.js';

const AT_ONCE = 200;

/** Locked, so that an erasure that comes meanwhile finds what is made here. */
const UNINDEXED = `SELECT "loanId" FROM "LoanSeal" WHERE NOT "isIndexed" AND "dataKey" IS NOT NULL
  ORDER BY "loanId" LIMIT ${AT_ONCE} FOR UPDATE`;
const INDEXED = `UPDATE "LoanSeal" SET "isIndexed" = true WHERE "loanId" = ANY($1::text[])`;
const NO_INDEX = `DELETE FROM "BlindIndex" WHERE "loanId" = ANY($1::text[])`;

/** What loans of before are found by. */
export const indexEarlierLoans: UpgradeStep = async (session, { ring, blindIndexKey }) => {
  if (!blindIndexKey) return 0;
  const loans = await session.read<{ loanId: string }>({ text: UNINDEXED, values: [] });
  const loanIds = loans.map(({ loanId }) => loanId);
  if (loanIds.length === 0) return 0;
  const records = recordReader((statement) => session.read(statement), ring, passingSeal);
  const found = await readable(loanIds, (ids) => records.excerpts(ids, INDEXED_PARTS));
  await session.write({ text: NO_INDEX, values: [loanIds] });
  const rows = [...found].flatMap(([loanId, excerpts]) => blindIndexRows(blindIndexKey, loanId, excerpts));
  await addRows(session, 'BlindIndex', rows);
  await session.write({ text: INDEXED, values: [loanIds] });
  return loanIds.length;
};

/** A record that is damaged is found by nothing, and keeps no other from being found. */
async function readable<Row>(
  loanIds: readonly string[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): Promise<ReadonlyMap<string, Row>> {
  try {
    return await read(loanIds);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    if (loanIds.length === 1) return new Map();
  }
  const found = new Map<string, Row>();
  for (const loanId of loanIds) for (const [id, row] of await readable([loanId], read)) found.set(id, row);
  return found;
}

const UNDIGESTED = `SELECT "id", "loanId", "externalReference" AS "sealed" FROM "Repayment"
  WHERE "referenceDigest" IS NULL AND "externalReference" IS NOT NULL ORDER BY "id" LIMIT ${AT_ONCE} FOR UPDATE`;
/** That of an erased borrower is none to find, and is taken away. */
const DIGESTED = `UPDATE "Repayment" SET "referenceDigest" = decode(n."digest", 'base64'),
    "externalReference" = CASE WHEN n."digest" IS NULL THEN NULL ELSE "externalReference" END
  FROM jsonb_to_recordset($1::jsonb) AS n("id" text, "digest" text) WHERE "Repayment"."id" = n."id"`;

/** One that is damaged stays, under a digest that nobody asks for. */
async function termOf(id: string, open: () => Promise<Buffer | null | undefined>): Promise<SearchTerm | undefined> {
  try {
    const reference = (await open())?.toString();
    return reference === undefined ? undefined : ['PAYMENT_REFERENCE', reference];
  } catch (error) {
    if (error instanceof SealBroken) return ['PAYMENT_REFERENCE', `\u0000${id}`];
    throw error;
  }
}

interface ReferenceRow extends KeyHolder {
  readonly id: string;
  readonly sealed: Uint8Array;
}

/** What payments of before are called by other systems. */
export const indexEarlierReferences: UpgradeStep = async (session, { ring, blindIndexKey }) => {
  if (!blindIndexKey) return 0;
  const rows = await session.read<ReferenceRow>({ text: withHolder(UNDIGESTED), values: [] });
  if (rows.length === 0) return 0;
  const digestOf = async ({ id, sealed, ...held }: ReferenceRow) => {
    const place = textPlace('Repayment.externalReference', id);
    const term = await termOf(id, async () => (await sealOf(ring, held))?.open(sealed, place));
    return { id, digest: base64(term ? blindDigest(blindIndexKey, term) : null) };
  };
  const digests = await Promise.all(rows.map(digestOf));
  await session.write({ text: DIGESTED, values: [JSON.stringify(digests)] });
  return rows.length;
};
