import { asAdministrator } from './postgres-databases.js';

/** Tables whose rows hang on a loan and are written by commands and by batches. */
const OF_A_LOAN = [
  'AccountEntry',
  'Complaint',
  'Contact',
  'ContactFile',
  'DelinquencyStanding',
  'Hold',
  'LedgerPosting',
  'Letter',
  'LoanEvent',
  'LoanTransfer',
  'LoanNote',
  'PaymentNotice',
  'PaymentPromise',
  'Product',
  'Repayment',
  'Repossession',
  'ScheduledPayment',
  'WorkClaim',
];

/**
 * Fails each transaction that changes a row of a loan without the lock of the loan's row, which comes first (see `loan-store.ts`).
 * PostgreSQL notes in the loan's row which transaction holds it (`xmax`), or made it (`xmin`).
 */
export const enforceLockOrder = (url: string): Promise<void> =>
  asAdministrator(url, async (query) => {
    await query(`CREATE FUNCTION "requireLoanLock"() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE mine text := (pg_current_xact_id()::text::numeric % 4294967296)::text;
      BEGIN
        IF NOT EXISTS (SELECT 1 FROM "Loan" WHERE "id" = NEW."loanId" AND mine IN (xmax::text, xmin::text)) THEN
          RAISE EXCEPTION 'lock order: % of a loan is written without the lock of its loan', TG_TABLE_NAME;
        END IF;
        RETURN NEW;
      END $$`);
    for (const table of OF_A_LOAN)
      await query(`CREATE TRIGGER "lockOrder" BEFORE INSERT OR UPDATE ON "${table}"
        FOR EACH ROW EXECUTE FUNCTION "requireLoanLock"()`);
  });
