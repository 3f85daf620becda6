import type { Session } from '../../platform/postgres/database.js';
import {
  borrowerSeal,
  type BorrowerSeal,
  type KeyHolder,
  HOLDER,
  joinHolder,
  sealedText,
  TEXT_PLACES,
} from '../../features/loan/loan-seals.js';
import type { KeyRing } from '../../platform/sealing/key-ring.js';
import type { TextOf } from '../../features/loan/loan-seals.js';
import { cashflowsRow, paymentsRow } from '../../features/record/record-rows.js';
import { openCashflows } from '../../domain/record/csv-rows.js';

export interface Upgrading {
  readonly ring: KeyRing;
  /** Undefined in a database that was never used. */
  readonly inputKey: Uint8Array | undefined;
  /** Likewise. */
  readonly blindIndexKey: Uint8Array | undefined;
}

export type UpgradeStep = (session: Session, upgrading: Upgrading) => Promise<number>;

/** Of an erased borrower nothing can be sealed, and nothing is to be kept. */
export const sealOf = async (ring: KeyRing, { wrappedFor, dataKey }: KeyHolder): Promise<BorrowerSeal | undefined> =>
  dataKey ? borrowerSeal(ring, { wrappedFor, dataKey }) : undefined;

/** Rows of a table with what their loan is sealed with. */
export const withHolder = (rows: string): string =>
  `SELECT "row".*, ${HOLDER} FROM (${rows}) AS "row" ${joinHolder('"row"."loanId"')}`;

export const base64 = (bytes: Uint8Array | null | undefined): string | null =>
  bytes ? Buffer.from(bytes).toString('base64') : null;

const AT_ONCE = 500;
/** These may be long. */
const FEW = 50;

const CLEAR_TEXTS: readonly (readonly [TextOf, clear: string])[] = [
  ['LoanEvent.reason', 'clearReason'],
  ['Repayment.externalReference', 'clearReference'],
  ['Repayment.reason', 'clearReason'],
  ['Stipulation.text', 'clearText'],
  ['Valuation.source', 'clearSource'],
];

interface ClearRow extends KeyHolder {
  readonly key: string;
  readonly loanId: string;
  readonly clear: string;
}

export const sealEarlierTexts: UpgradeStep = async (session, { ring }) => {
  let done = 0;
  for (const [of, clear] of CLEAR_TEXTS) {
    const { table, column, row } = TEXT_PLACES[of];
    const text = withHolder(
      `SELECT ${row} AS "key", "loanId", "${clear}" AS "clear" FROM "${table}" WHERE "${clear}" IS NOT NULL LIMIT ${AT_ONCE}`,
    );
    const rows = await session.read<ClearRow>({ text, values: [] });
    if (rows.length === 0) continue;
    const seals = await Promise.all(rows.map((holder) => sealOf(ring, holder)));
    const sealed = rows.map(({ key, loanId, clear: words }, index) => ({
      key,
      loanId,
      sealed: base64(sealedText(seals[index], of, key, words)),
    }));
    await session.write({
      text: `UPDATE "${table}" SET "${column}" = decode(n."sealed", 'base64'), "${clear}" = NULL
        FROM jsonb_to_recordset($1::jsonb) AS n("key" text, "loanId" text, "sealed" text)
        WHERE "${table}"."loanId" = n."loanId" AND ${row.replaceAll(/"(id|loanId|position)"/g, `"${table}".$&`)} = n."key"`,
      values: [JSON.stringify(sealed)],
    });
    done += rows.length;
  }
  return done;
};

export const sealEarlierPayments: UpgradeStep = async (session, { ring }) => {
  const rows = await clearRows(session, 'PaymentHistory', 'clearPayments');
  for (const { loanId, clear, ...held } of rows) {
    const seal = await sealOf(ring, held);
    await session.write({
      text: `UPDATE "PaymentHistory" SET "payments" = $2, "clearPayments" = NULL WHERE "loanId" = $1`,
      values: [loanId, seal ? paymentsRow(loanId, clear, seal).payments : null],
    });
  }
  return rows.length;
};

export const sealEarlierCashflows: UpgradeStep = async (session, { ring }) => {
  const rows = await clearRows(session, 'Cashflows', 'clearCsv');
  for (const { loanId, clear, ...held } of rows) {
    const seal = await sealOf(ring, held);
    const open = openCashflows(clear);
    const { csv, sealedCsv } = seal ? cashflowsRow(loanId, clear, open, seal) : { csv: open.open, sealedCsv: null };
    await session.write({
      text: `UPDATE "Cashflows" SET "csv" = $2, "sealedCsv" = $3, "clearCsv" = NULL WHERE "loanId" = $1`,
      values: [loanId, csv, sealedCsv],
    });
  }
  return rows.length;
};

const clearRows = (session: Session, table: string, clear: string): Promise<ClearRow[]> =>
  session.read<ClearRow>({
    text: withHolder(
      `SELECT "loanId", "${clear}" AS "clear" FROM "${table}" WHERE "${clear}" IS NOT NULL LIMIT ${FEW}`,
    ),
    values: [],
  });
