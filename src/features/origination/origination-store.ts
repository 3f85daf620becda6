import type { NewApplication, OriginationStore } from '../loan/loan-stores.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { type Book, bookName } from '../../domain/borrower/borrower.js';
import { stipulationRow } from '../loan/loan-texts.js';
import type { JsonPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import { ssnIndex } from '../loan/blind-index.js';
import type { Session } from '../../platform/postgres/database.js';
import { blindIndexRows } from '../loan/blind-index.js';
import { bookCondition, conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { borrowerSeal, holderOf, newSeal, sealRow, type LoanSeals, sealedText, textPlace } from '../loan/loan-seals.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import { replaceAssessment, addRows, loanRow, partRow } from '../record/record-rows.js';
import { PART_COLUMNS } from '../loan/sealed-parts.js';
import { recordReader } from '../record/record-reader.js';

interface StipulationRow {
  readonly position: number;
  readonly text: Uint8Array | null;
  readonly clearedAt: Date | null;
}

export interface OriginationKeys {
  readonly ring: KeyRing;
  readonly blindIndexKey: Uint8Array;
}

const LOCK_ID = `SELECT pg_advisory_xact_lock(hashtextextended('loan ' || $1, 0))::text`;
const IS_TAKEN = `SELECT 1 FROM "Loan" WHERE "id" = $1`;
const LOCK_PERSON = `SELECT pg_advisory_xact_lock(hashtextextended('person ' || encode($1::bytea, 'hex') || ' ' || $2, 0))::text`;
const ADD_BORROWER = 'INSERT INTO "Borrower" ("id") VALUES ($1) ON CONFLICT DO NOTHING';
const STIPULATIONS = `SELECT "position", "text", "clearedAt" FROM "Stipulation" WHERE "loanId" = $1 ORDER BY "position"`;
const NO_STIPULATIONS = `DELETE FROM "Stipulation" WHERE "loanId" = $1`;
/** A loan without an assessment has no row for its applicants' credit. */
const SAVE_PART = {
  'application.personal': `UPDATE "Application" SET "personalPart" = $2 WHERE "loanId" = $1`,
  'risk.bureau': `INSERT INTO "RiskAssessment" ("loanId", "servicingPart", "economicsPart", "bureauPart")
    VALUES ($1, '{}', '{}', $2)
    ON CONFLICT ("loanId") DO UPDATE SET "bureauPart" = EXCLUDED."bureauPart"`,
} as const;
const CLEARED = `UPDATE "Stipulation" SET "clearedAt" = $3, "clearedBy" = $4 WHERE "loanId" = $1 AND "position" = $2`;

export function originationStore(
  session: Session,
  { ring, blindIndexKey }: OriginationKeys,
  seals: LoanSeals,
): OriginationStore {
  return {
    isFree: async (loanId) => {
      await session.read({ text: LOCK_ID, values: [loanId] });
      return (await session.read({ text: IS_TAKEN, values: [loanId] })).length === 0;
    },
    borrowerWith: async (ssn, book, portfolio) => {
      const index = ssnIndex(blindIndexKey, ssn);
      if (!index) return undefined;
      // Two first applications of one person at once must not make two persons.
      await session.read({ text: LOCK_PERSON, values: [index, lockedFor(book, portfolio)] });
      const [known] = await session.read<{ borrowerId: string }>(withSsn(index, book, portfolio));
      return known?.borrowerId;
    },
    insert: (application) => insertApplication(session, { ring, blindIndexKey }, application),
    excerpts: async (loanId, parts) => {
      const records = recordReader({ read: (statement) => session.read(statement), ring });
      const wanted: ReadonlySet<JsonPart> = new Set(parts);
      return (await records.excerpts([loanId], wanted)).get(loanId) ?? {};
    },
    savePart: async (loanId, part, members) => {
      const holder = await holderOf(session, loanId);
      if (!holder?.dataKey) return false;
      const { table, column } = PART_COLUMNS[part];
      const seal = await borrowerSeal(ring, holder);
      const sealed = seal.seal(JSON.stringify(members), { table, column, row: loanId });
      await session.write({ text: SAVE_PART[part], values: [loanId, sealed] });
      return true;
    },
    saveAssessment: (loanId, parts) => replaceAssessment(session, ring, loanId, parts),
    stipulations: async (loanId) => {
      const rows = await session.read<StipulationRow>({ text: STIPULATIONS, values: [loanId] });
      const seal = rows.length === 0 ? undefined : await seals(loanId);
      return rows.map(({ position, text, clearedAt }) => {
        const place = textPlace('Stipulation.text', stipulationRow({ loanId, position }));
        return { position, clearedAt, text: seal?.open(text, place)?.toString() ?? null };
      });
    },
    replaceStipulations: async (loanId, texts) => {
      await session.write({ text: NO_STIPULATIONS, values: [loanId] });
      const seal = texts.length === 0 ? undefined : await seals(loanId);
      await addRows(
        session,
        'Stipulation',
        texts.map((text, position) => ({
          loanId,
          position,
          text: sealedText(seal, 'Stipulation.text', stipulationRow({ loanId, position }), text),
        })),
      );
    },
    markCleared: (loanId, position, clientId, at) =>
      session.write({ text: CLEARED, values: [loanId, position, at.toISOString(), clientId] }),
  };
}

/** A command on a loan outside the portfolio causes no wait: a wait would reveal the loan. */
const lockedFor = (book: Book, portfolio: Portfolio): string =>
  portfolio.kind === 'SERVICER' ? `${bookName(book)} of ${portfolio.id}` : bookName(book);

function withSsn(index: Uint8Array, book: Book, portfolio: Portfolio): Prisma.Sql {
  return Prisma.sql`SELECT "Loan"."borrowerId" FROM "LoanSeal" JOIN "Loan" ON "Loan"."id" = "LoanSeal"."loanId"
    WHERE "LoanSeal"."ssnIndex" = ${index} AND ${bookCondition(book)} AND ${conditionSql(portfolioConditions(portfolio))}
    ORDER BY "Loan"."createdAt", "Loan"."id" LIMIT 1`;
}

async function insertApplication(
  session: Session,
  { ring, blindIndexKey }: OriginationKeys,
  { loanId, ssn, loan, excerpts, dealerState }: NewApplication,
): Promise<void> {
  await session.write({ text: ADD_BORROWER, values: [loan.borrowerId] });
  await addRows(session, 'Loan', [{ id: loanId, ...loanRow({ loan }), dealerState }]);
  const seal = await newSeal(ring, loanId, ssnIndex(blindIndexKey, ssn));
  await addRows(session, 'LoanSeal', [sealRow(seal)]);
  await addRows(session, 'BlindIndex', blindIndexRows(blindIndexKey, loanId, excerpts));
  const parts = partRow('Application', loanId, excerpts, await borrowerSeal(ring, seal));
  await addRows(session, 'Application', [{ loanId, ...parts }]);
}
