import type { SearchTerm } from '../../domain/borrower/borrower.js';
import { joinExcerpts, takeExcerpts, RECORD_SHAPE } from '../../domain/record/record-shape.js';
import { type JsonObject, excerptAt } from '../../domain/record/json.js';
import type { Session } from '../../platform/postgres/database.js';
import { recordReader } from '../../features/record/record-reader.js';
import { addRows, partRow } from '../../features/record/record-rows.js';
import { blindDigest, blindIndexRows, INDEXED_PARTS } from '../../features/loan/blind-index.js';
import { passingSeal, textPlace, type KeyHolder, type BorrowerSeal } from '../../features/loan/loan-seals.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from '../../features/loan/sealed-parts.js';
import { SealBroken } from '../../platform/sealing/sealed-box.js';
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
  const records = recordReader({ read: (statement) => session.read(statement), ring }, passingSeal);
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

/** A damaged entry stays, under a digest that no request has. */
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

const LOANS_AT_ONCE = 50;

/** Sealed columns, and what they are authenticated as where that is not their name. */
const SEALED: Readonly<Record<PartTable, Readonly<Record<string, string>>>> = {
  Application: { personalPart: 'personalPart', identityPart: 'identityPart' },
  RiskAssessment: { personalPart: 'personalPart', staffPart: 'staffPart', bureauPart: 'bureauPart' },
  Underwriting: { personalPart: 'personalPart', staffPart: 'staffPart', earlierBureauPart: 'bureauPart' },
};

const OPEN: Readonly<Record<PartTable, readonly string[]>> = {
  Application: ['publicPart', 'clearPart'],
  RiskAssessment: ['servicingPart', 'economicsPart', 'clearPart'],
  Underwriting: ['clearPart'],
};

type PartsRow = KeyHolder & { readonly loanId: string; readonly reason?: string | null } & Readonly<
    Record<string, string | Uint8Array | null>
  >;

/** A record's parts are joined and split again, by the current classes and kinds. */
export const sealEarlierParts: UpgradeStep = async (session, { ring }) => {
  let done = 0;
  for (const table of ['Application', 'RiskAssessment', 'Underwriting'] as const) {
    const rows = await session.read<PartsRow>({ text: withHolder(rowsOf(table)), values: [] });
    for (const row of rows) await splitAnew(session, table, row, await sealOf(ring, row));
    done += rows.length;
  }
  return done;
};

const clearOf = (table: PartTable) =>
  `(SELECT "loanId" FROM "${table}" WHERE "clearPart" IS NOT NULL LIMIT ${LOANS_AT_ONCE})`;

/** Why a loan was decided on as it was stood in its row, and belongs to its assessment, whether or not it has one. */
const DECIDED = `(SELECT "id" AS "loanId" FROM "Loan" WHERE "clearDecisionReason" IS NOT NULL LIMIT ${LOANS_AT_ONCE})`;

function rowsOf(table: PartTable): string {
  const columns = [...OPEN[table], ...Object.keys(SEALED[table])].map((name) => `"${table}"."${name}"`).join(', ');
  if (table !== 'RiskAssessment') {
    return `SELECT "${table}"."loanId", ${columns} FROM "${table}" JOIN ${clearOf(table)} AS "next" USING ("loanId")`;
  }
  return `SELECT "next"."loanId", "Decided"."clearDecisionReason" AS "reason", ${columns}
    FROM (${clearOf(table)} UNION ${DECIDED}) AS "next" JOIN "Loan" AS "Decided" ON "Decided"."id" = "next"."loanId"
    LEFT JOIN "RiskAssessment" ON "RiskAssessment"."loanId" = "next"."loanId"`;
}

async function splitAnew(
  session: Session,
  table: PartTable,
  row: PartsRow,
  seal: BorrowerSeal | undefined,
): Promise<void> {
  const { loanId } = row;
  const columns = partColumns(table, loanId, takeExcerpts(earlier(table, row, seal)), seal);
  const names = Object.keys(columns);
  const emptied = table === 'Underwriting' ? ['clearPart', 'earlierBureauPart'] : ['clearPart'];
  await session.write({
    text: `INSERT INTO "${table}" ("loanId", ${names.map((name) => `"${name}"`).join()})
      VALUES ($1, ${names.map((_, place) => `$${place + 2}`).join()})
      ON CONFLICT ("loanId") DO UPDATE SET
        ${[...names.map((name) => `"${name}" = EXCLUDED."${name}"`), ...emptied.map((name) => `"${name}" = NULL`)].join()}`,
    values: [loanId, ...Object.values(columns)],
  });
  if (table === 'RiskAssessment')
    await session.write({ text: `UPDATE "Loan" SET "clearDecisionReason" = NULL WHERE "id" = $1`, values: [loanId] });
}

/** Without a seal, the open parts alone: an erased borrower's were emptied before. */
function partColumns(
  table: PartTable,
  loanId: string,
  excerpts: ReturnType<typeof takeExcerpts>,
  seal: BorrowerSeal | undefined,
) {
  if (seal) return partRow(table, loanId, excerpts, seal);
  const parts = JSON_PART_NAMES.filter((part) => PART_COLUMNS[part].table === table);
  return Object.fromEntries(
    parts.map((part) => [PART_COLUMNS[part].column, PART_COLUMNS[part].sealed ? null : JSON.stringify(excerpts[part])]),
  );
}

function earlier(table: PartTable, row: PartsRow, seal: BorrowerSeal | undefined): JsonObject {
  const excerpts = OPEN[table].flatMap((name) => (row[name] ? [JSON.parse(row[name] as string) as JsonObject] : []));
  for (const [name, column] of Object.entries(SEALED[table])) {
    const opened = seal?.open(row[name] as Uint8Array | null, { table, column, row: row.loanId });
    if (opened) excerpts.push(JSON.parse(opened.toString()) as JsonObject);
  }
  if (row.reason) excerpts.push(excerptAt('loanDetails.lendingDecisionReason', row.reason));
  return joinExcerpts(RECORD_SHAPE, excerpts);
}
