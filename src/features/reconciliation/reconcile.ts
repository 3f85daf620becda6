import {
  type Balances,
  combine,
  dealerBalances,
  ledgerBalances,
  openingBalances,
} from '../../domain/ledger/balances.js';
import { keptDisbursement } from '../../domain/loan/contract-figures.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccount, type Account } from '../../domain/loan/servicing-terms.js';
import { Decimal, sum, ZERO } from '../../domain/money.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import { success } from '../../domain/refusal.js';
import { chargedOffAmount, type AccountState } from '../../domain/repayment/account.js';
import type { LoanColumn, LoanView } from '../loan/loan-reader.js';
import { loanColumns } from '../loan/loan-columns.js';
import type { Accrual, LedgerReader } from '../loan/loan-stores.js';

export interface Difference {
  readonly loanId: string;
  readonly reasons: readonly string[];
  /** Its record makes no account, and nothing was ever entered in one: there is nothing to compare. */
  readonly isWithoutAccount?: true;
}

/** What the row of a loan caches of its account. */
const CACHED = {
  remainingBalance: (state) => state.principal,
  totalPrincipalPaid: (state) => state.principalPaid,
  totalInterestPaid: (state) => state.interestPaid,
  totalFeesPaid: (state) => state.feesPaid,
  chargeoffAmount: (state) => chargedOffAmount(state),
  recoveredAmount: (state) => state.recovered,
} as const satisfies Partial<Record<LoanColumn, (state: AccountState) => Decimal>>;

/** Compares, for loans that are funded, the cached balances, the ledger and the account as its entries replay. */
export async function reconcile(ledger: LedgerReader, loans: readonly LoanView[]): Promise<Difference[]> {
  const ids = loans.map(({ id }) => id);
  const [balances, misdated, terms, entries, accruals] = await Promise.all([
    ledger.balances(ids),
    ledger.misdated(ids),
    ledger.terms(ids),
    ledger.entries(ids),
    ledger.accruals(ids),
  ]);
  return loans.flatMap((loan): Difference[] => {
    const columns = loanColumns(loan);
    const known = terms.get(loan.id);
    // A loan that was there before accounts were kept enters the ledger with its first command.
    const opened = known ? success(known) : importedTerms(columns);
    const entered = entries.get(loan.id) ?? [];
    const account = opened.ok ? openAccount(opened.value, entered, accruals.get(loan.id)?.accruedThrough) : opened;
    if (!account.ok) {
      const reasons = [account.refusal.message];
      return [{ loanId: loan.id, reasons, ...(!known && entered.length === 0 && { isWithoutAccount: true }) }];
    }
    const posted = known ? (balances.get(loan.id) ?? {}) : openingBalances(account.value.opening);
    const reasons = [
      ...ledgerFaults(account.value, posted),
      ...accrualFaults(accruals.get(loan.id), posted),
      ...dateFaults(misdated.get(loan.id)),
      ...cacheFaults(columns, account.value.history.state),
    ];
    return reasons.length > 0 ? [{ loanId: loan.id, reasons }] : [];
  });
}

/** Cash, what servicing costs of it and the opening balance together are what the other accounts leave. */
function ledgerFaults(account: Account, posted: Balances): string[] {
  const { contract } = account;
  const expected = combine(ledgerBalances(account), dealerBalances(contract && keptDisbursement(contract)));
  const total = sum(Object.values(posted));
  const differences = Object.entries(combine(posted, expected, -1)).filter(
    ([account]) => account !== 'CASH' && account !== 'SERVICING_FEE' && account !== 'OPENING_BALANCE',
  );
  return [
    ...(total.isZero() ? [] : [`the ledger sums to ${total.toFixed(2)}`]),
    ...differences.map(
      ([account, amount]) => `${account}: the ledger differs from the account by ${amount.toFixed(2)}`,
    ),
  ];
}

/** What end of day goes on from is what the ledger has. */
function accrualFaults(accrual: Accrual | undefined, posted: Balances): string[] {
  const [kept, inLedger] = [accrual?.interestReceivable ?? ZERO, posted.INTEREST_RECEIVABLE ?? ZERO];
  if (kept.eq(inLedger)) return [];
  return [`interest receivable is kept as ${kept.toFixed(2)}, the ledger says ${inLedger.toFixed(2)}`];
}

const dateFaults = (misdated = 0): string[] =>
  misdated === 0 ? [] : [`${misdated} postings have another posting date than the closed periods gave them`];

function cacheFaults(loan: LoanColumns, state: AccountState): string[] {
  return Object.entries(CACHED).flatMap(([column, figure]) => {
    const cached = new Decimal(loan[column as keyof typeof CACHED] ?? ZERO);
    const replayed = figure(state);
    if (cached.eq(replayed)) return [];
    return [`${column} is ${cached.toFixed(2)}, the account says ${replayed.toFixed(2)}`];
  });
}
