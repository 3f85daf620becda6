import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { Balances, LedgerAccount, PostingKind } from '../../domain/ledger/balances.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { decimal, ZERO } from '../../domain/money.js';
import {
  movedPostings,
  passedBalances,
  transferPostings,
  type EarlyPosting,
  type OwnedPosting,
} from '../../domain/ownership/owned-postings.js';
import {
  carryingAmount,
  ownersBy,
  priceOf,
  type OwnerPeriod,
  type PassedBalances,
  type TransferDecline,
  type TransferPrice,
} from '../../domain/ownership/transfer.js';
import { addDays } from '../../domain/calendar.js';
import { Prisma } from '../../generated/prisma/client.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { postingRows } from '../loan/account/entry-row.js';
import { SALE_STATES } from './transfer-states.js';

export const TRANSFER_EVENT = 'executeTransfer';
export const DECLINE_EVENT = 'expireTransfer';

/** A command on one of these loans waits for less than a second. */
const AT_ONCE = 200;

interface DueTransfer {
  readonly id: string;
  readonly loanId: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly settlementDate: string;
  readonly priceRatio: string | null;
  readonly priceAmount: string | null;
  readonly servicerId: string | null;
  readonly servicingFee: string;
  readonly isAccepted: boolean;
  readonly loanStatus: LoanState;
  readonly lenderId: string | null;
}

/** What happened to a loan at the close of a day, for its timeline. */
export interface TransferEvent {
  readonly loanId: string;
  readonly command: string;
  readonly state: LoanState;
}

interface Executed {
  readonly transfer: DueTransfer;
  readonly passed: PassedBalances;
  readonly postings: readonly OwnedPosting[];
}

/** Whether transfers are left that are due by the close of a day. */
export const areTransfersDue = (on: BusinessDate): Prisma.Sql =>
  Prisma.sql`SELECT EXISTS (SELECT 1 FROM "LoanTransfer"
    WHERE "state" = 'PENDING' AND "settlementDate" <= ${on}::date) AS "left"`;

/**
 * Executes some transfers that are due at the close of a day, of loans that no other process holds, or declines them. Loans are locked
 * first, as everywhere. Resolves to the events that the caller appends.
 */
export async function executeTransfers(
  tx: Prisma.TransactionClient,
  on: BusinessDate,
  at: Date,
): Promise<readonly TransferEvent[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "Loan" l WHERE l."id" IN (
      SELECT "loanId" FROM "LoanTransfer" WHERE "state" = 'PENDING' AND "settlementDate" <= ${on}::date)
    ORDER BY l."id" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
  if (locked.length === 0) return [];
  const due = await tx.$queryRaw<DueTransfer[]>`
    SELECT t."id", t."loanId", t."sellerId", t."buyerId", t."settlementDate"::text, t."priceRatio"::text, t."priceAmount"::text,
      t."servicerId", t."servicingFee"::text, t."acceptedAt" IS NOT NULL AS "isAccepted", l."loanStatus"::text, l."lenderId"
    FROM "LoanTransfer" t JOIN "Loan" l ON l."id" = t."loanId"
    WHERE t."loanId" = ANY(${locked.map(({ id }) => id)}) AND t."state" = 'PENDING' AND t."settlementDate" <= ${on}::date`;
  const balances = await balancesAtCutOff(tx, due);
  const passedOf = ({ loanId }: DueTransfer) => passedBalances(balances.get(loanId) ?? {});
  const declined = new Map(due.map((transfer) => [transfer, declineOf(transfer, passedOf(transfer))]));
  const sold = due.filter((transfer) => declined.get(transfer) === undefined);
  const early = await earlyPostings(tx, sold);
  const owners = await ownersAfter(tx, sold);
  const executed = sold.map((transfer): Executed => {
    const passed = passedOf(transfer);
    const settlementDate = businessDate(transfer.settlementDate);
    const moved = movedPostings(early.get(transfer.loanId) ?? [], owners.get(transfer.loanId) ?? []);
    const own = transferPostings(transfer, passed).map((posting) => ({ ...posting, effectiveOn: settlementDate }));
    return { transfer, passed, postings: [...own, ...moved] };
  });
  await saveDeclined(tx, declined, at);
  await saveExecuted(tx, executed, at);
  return due.map((transfer) => ({
    loanId: transfer.loanId,
    command: declined.get(transfer) === undefined ? TRANSFER_EVENT : DECLINE_EVENT,
    state: transfer.loanStatus,
  }));
}

function declineOf(
  { isAccepted, loanStatus, lenderId, sellerId }: DueTransfer,
  passed: PassedBalances,
): TransferDecline | undefined {
  if (!isAccepted || lenderId !== sellerId) return 'NOT_ACCEPTED';
  const isOwed = loanStatus === 'CHARGED_OFF' || carryingAmount(passed).gt(ZERO);
  return SALE_STATES[loanStatus] && isOwed ? undefined : 'NOTHING_OWED';
}

const idsOf = (transfers: readonly DueTransfer[]): string[] => transfers.map(({ loanId }) => loanId);

/** The ledger of each loan at its cut-off, by effective date. */
async function balancesAtCutOff(
  tx: Prisma.TransactionClient,
  transfers: readonly DueTransfer[],
): Promise<ReadonlyMap<string, Balances>> {
  const rows = await tx.$queryRaw<{ loanId: string; account: LedgerAccount; amount: string }[]>`
    SELECT p."loanId", e."account"::text, SUM(e."amount")::text AS "amount"
    FROM "LoanTransfer" t JOIN "LedgerPosting" p ON p."loanId" = t."loanId" AND p."effectiveDate" <= t."settlementDate"
      JOIN "LedgerEntry" e ON e."postingId" = p."id"
    WHERE t."id" = ANY(${transfers.map(({ id }) => id)}) GROUP BY 1, 2`;
  const balances = new Map<string, Balances>();
  for (const { loanId, account, amount } of rows)
    balances.set(loanId, { ...balances.get(loanId), [account]: decimal(amount) });
  return balances;
}

interface EarlyRow {
  readonly postingId: string;
  readonly loanId: string;
  readonly kind: PostingKind;
  readonly repaymentId: string | null;
  readonly effectiveOn: string;
  readonly paidOn: string | null;
  readonly account: LedgerAccount;
  readonly amount: string;
}

/** What is in the seller's books for days after the cut-off: little, as the end of a day runs soon after it. */
async function earlyPostings(
  tx: Prisma.TransactionClient,
  transfers: readonly DueTransfer[],
): Promise<ReadonlyMap<string, readonly EarlyPosting[]>> {
  const rows = await tx.$queryRaw<EarlyRow[]>`
    SELECT p."id" AS "postingId", p."loanId", p."kind"::text, p."repaymentId", p."effectiveDate"::text AS "effectiveOn",
      a."effectiveOn"::text AS "paidOn", e."account"::text, e."amount"::text
    FROM "LoanTransfer" t JOIN "LedgerPosting" p ON p."loanId" = t."loanId" AND p."effectiveDate" > t."settlementDate"
      AND p."ownerId" = t."sellerId"
      JOIN "LedgerEntry" e ON e."postingId" = p."id" LEFT JOIN "AccountEntry" a ON a."id" = p."repaymentId"
    WHERE t."id" = ANY(${transfers.map(({ id }) => id)}) ORDER BY p."sequence", e."account"`;
  const early = new Map<string, Map<string, EarlyPosting>>();
  for (const { postingId, loanId, kind, repaymentId, effectiveOn, paidOn, account, amount } of rows) {
    const ofLoan = getOrCreate(early, loanId, () => new Map<string, EarlyPosting>());
    ofLoan.set(postingId, {
      kind,
      ...(repaymentId !== null && { repaymentId }),
      effectiveOn: businessDate(effectiveOn),
      paidOn: paidOn === null ? undefined : businessDate(paidOn),
      amounts: { ...ofLoan.get(postingId)?.amounts, [account]: decimal(amount) },
    });
  }
  return new Map([...early].map(([loanId, postings]) => [loanId, [...postings.values()]]));
}

/** The owners of each loan, with the buyer. */
async function ownersAfter(
  tx: Prisma.TransactionClient,
  transfers: readonly DueTransfer[],
): Promise<ReadonlyMap<string, readonly OwnerPeriod[]>> {
  const before = await tx.$queryRaw<Omit<DueTransfer, 'priceRatio' | 'priceAmount'>[]>`
    SELECT "loanId", "sellerId", "buyerId", "settlementDate"::text, "servicingFee"::text FROM "LoanTransfer"
    WHERE "loanId" = ANY(${idsOf(transfers)}) AND "state" = 'ACTIVE' ORDER BY "settlementDate"`;
  return new Map(
    transfers.map((transfer) => {
      const chain = [...before.filter(({ loanId }) => loanId === transfer.loanId), transfer];
      const sales = chain.map(({ settlementDate, servicingFee, sellerId, buyerId }) => ({
        sellerId,
        buyerId,
        settlementDate: businessDate(settlementDate),
        servicingFee: decimal(servicingFee),
      }));
      return [transfer.loanId, ownersBy(sales)];
    }),
  );
}

async function saveDeclined(
  tx: Prisma.TransactionClient,
  declined: ReadonlyMap<DueTransfer, TransferDecline | undefined>,
  at: Date,
): Promise<void> {
  for (const reason of ['NOT_ACCEPTED', 'NOTHING_OWED'] as const) {
    const ids = [...declined].flatMap(([{ id }, why]) => (why === reason ? [id] : []));
    if (ids.length > 0)
      await tx.loanTransfer.updateMany({
        where: { id: { in: ids } },
        data: { state: 'DECLINED', declinedFor: reason, endedAt: at },
      });
  }
}

/** The postings first: they are in the books of who is named in them, and those of a loan's row are the buyer's from then on. */
async function saveExecuted(tx: Prisma.TransactionClient, executed: readonly Executed[], at: Date): Promise<void> {
  if (executed.length === 0) return;
  const rows = executed.flatMap(({ transfer, postings }) =>
    postings.map((posting) => postingRows(transfer.loanId, posting, businessDate(transfer.settlementDate), at)),
  );
  if (rows.length > 0) {
    await tx.ledgerPosting.createMany({ data: rows.map(({ posting }) => posting) });
    await tx.ledgerEntry.createMany({ data: rows.flatMap(({ entries }) => entries) });
  }
  const sales = executed.map(({ transfer, passed }) => ({
    id: transfer.id,
    loanId: transfer.loanId,
    buyerId: transfer.buyerId,
    servicerId: transfer.servicerId,
    ownedFrom: addDays(businessDate(transfer.settlementDate), 1),
    principal: passed.principal.toFixed(2),
    accruedInterest: passed.accruedInterest.toFixed(2),
    fees: passed.fees.toFixed(2),
    credit: passed.credit.toFixed(2),
    price: priceOf(agreedPrice(transfer), passed).toFixed(2),
  }));
  const sold = Prisma.sql`jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) AS n ("id" text, "loanId" text, "buyerId" text,
    "servicerId" text, "ownedFrom" date, "principal" numeric, "accruedInterest" numeric, "fees" numeric, "credit" numeric, "price" numeric)`;
  await tx.$executeRaw`
    UPDATE "LoanTransfer" t SET "state" = 'ACTIVE', "endedAt" = ${at}, "principal" = n."principal",
      "accruedInterest" = n."accruedInterest", "fees" = n."fees", "credit" = n."credit", "price" = n."price"
    FROM ${sold} WHERE t."id" = n."id"`;
  await tx.$executeRaw`
    UPDATE "Loan" l SET "lenderId" = n."buyerId", "ownedFrom" = n."ownedFrom",
      "primaryServicerId" = COALESCE(n."servicerId", l."primaryServicerId")
    FROM ${sold} WHERE l."id" = n."loanId"`;
}

function agreedPrice({ priceRatio, priceAmount }: DueTransfer): TransferPrice {
  if (priceRatio !== null) return { ratio: decimal(priceRatio) };
  return { amount: decimal(priceAmount ?? '0') };
}
