import type { BusinessDate } from '../../domain/calendar.js';
import { checkSaleDay, explainSale, newCase, type RepossessionCase } from '../../domain/collateral/repossession.js';
import { accountOn, type Account } from '../../domain/loan/servicing-terms.js';
import { sum, type Decimal } from '../../domain/money.js';
import { refundsToCome } from '../../domain/product/product.js';
import { success, type Result } from '../../domain/refusal.js';
import { payoffAmount, recoverableAmount } from '../../domain/repayment/account.js';
import { expensesDue } from '../../domain/repayment/allocate-apart.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import { newId } from '../command/command-call.js';
import { accountOf } from '../loan/account/account-reader.js';
import type { LoanWork } from '../loan/loan-command.js';

type Noted = Partial<Omit<RepossessionCase, 'id'>>;

export const openCase = ({ stores, loan }: LoanWork): Promise<RepossessionCase | undefined> =>
  stores.repossessions.open(loan.id);

/** Notes what happened in the open case, or opens one. */
export async function noteInCase(
  { stores: { repossessions }, loan, now }: LoanWork,
  open: RepossessionCase | undefined,
  noted: Noted,
  personalProperty: string | null = null,
): Promise<void> {
  if (open) return repossessions.update({ ...open, ...noted }, loan.id, personalProperty);
  return repossessions.insert({ ...newCase(newId('RC')), ...noted }, loan.id, personalProperty, now);
}

interface Sale {
  readonly grossPrice: Decimal;
  readonly proceeds: Decimal;
  readonly interestRebate: Decimal;
  readonly on: BusinessDate;
}

/** Closes the open case with the sale, and keeps what the borrower is told of it. */
export async function noteSale(
  work: LoanWork,
  { on, ...amounts }: Sale,
): Promise<Result<undefined, 'CONFLICT' | 'EFFECTIVE_DATE_NOT_ALLOWED'>> {
  const open = await openCase(work);
  const checked = checkSaleDay(open, on, work.today);
  if (!checked.ok) return checked;
  const account = await accountOf(work);
  if (!account.ok) return account;
  const before = (await inTurn(() => accountOn(account.value, on))) ?? account.value;
  const { terms, history } = before;
  const { state } = history;
  const owed = payoffAmount(terms, state, on).plus(recoverableAmount(state));
  const productRefunds = refundsToCome(await work.stores.products.of(work.loan.id), refundsReceived(before), on);
  const explanation = explainSale({ ...amounts, owed, feesOfSale: expensesDue(state.fees), productRefunds });
  await work.stores.repossessions.sell({ ...checked.value, soldOn: on }, explanation);
  return success(undefined);
}

/** Refunds of products that payments have brought, without returned ones. */
const refundsReceived = ({ entries, history }: Account): Decimal =>
  sum(
    entries.flatMap((entry) =>
      entry.kind === 'PAYMENT' && entry.nature === 'PRODUCT_REFUND' && history.allocations.has(entry.id)
        ? [entry.amount]
        : [],
    ),
  );
