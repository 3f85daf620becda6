import type { KeyHolder, BorrowerSeal } from '../sealing/loan-seals.js';
import { joinExcerpts, takeExcerpts } from '../../domain/record/excerpt.js';
import { excerptAt, RECORD_SHAPE } from '../../domain/record/record-shape.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Session } from '../database/session.js';
import { JSON_PART_NAMES, PART_COLUMNS, type PartTable } from '../sealing/record-parts.js';
import { partRow } from '../record/record-rows.js';
import { sealOf, withHolder, type UpgradeStep } from './earlier-texts.js';

const AT_ONCE = 50;

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

/** A record's parts are put together and taken apart anew, by the classes and kinds of now. */
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
  `(SELECT "loanId" FROM "${table}" WHERE "clearPart" IS NOT NULL LIMIT ${AT_ONCE})`;

/** Why a loan was decided on as it was stood in its row, and belongs to its assessment, whether or not it has one. */
const DECIDED = `(SELECT "id" AS "loanId" FROM "Loan" WHERE "clearDecisionReason" IS NOT NULL LIMIT ${AT_ONCE})`;

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
