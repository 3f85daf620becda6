import { LRUCache } from 'lru-cache';
import type { BusinessDate } from '../../../domain/calendar.js';
import { joinedSpells, spellsIn, stretchesOf, type DelinquencySpell } from '../../../domain/loan/spells.js';
import type { HoldDays } from '../../../domain/hold/hold.js';
import { openingPosting } from '../../../domain/ledger/postings.js';
import { IMPORTED_COLUMNS, importedTerms } from '../../../domain/loan/imported-terms.js';
import {
  accountOn,
  openAccount,
  withFeesStillOwed,
  type Account,
  type ServicingTerms,
} from '../../../domain/loan/servicing-terms.js';
import { isFunded } from '../../../domain/record/spelling.js';
import { success, type Result } from '../../../domain/refusal.js';
import type { LoanWork } from '../loan-command.js';
import type { LoanColumn, LoanView } from '../loan-reader.js';
import { isOnItsWay, type ExpiringPayment, type LedgerReader } from '../loan-stores.js';
import { loanColumns } from '../loan-columns.js';
import { CACHE_BOUNDS } from '../../../platform/runtime/cache-bounds.js';
import { inTurn } from '../../../platform/runtime/in-turns.js';

/** An account as it is recorded, and its state on a day. */
export interface ReadAccount {
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
  /** With the late fees that are due by then, recorded or not; undefined for a day before it opened. */
  on(day: BusinessDate): Promise<Account | undefined>;
  /** How late it was from its opening through a day, by effective dates. */
  spells(through: BusinessDate): Promise<readonly DelinquencySpell[]>;
}

/** What of loans is read for their accounts. */
export const ACCOUNT_COLUMNS: ReadonlySet<LoanColumn> = new Set(IMPORTED_COLUMNS);

/** The accounts of loans that are read with these columns; one that is not funded has none. */
export type AccountReader = (loans: readonly LoanView[]) => Promise<ReadonlyMap<string, ReadAccount>>;

/** All that an account follows from. */
interface Facts {
  /** As funding fixed them; of a loan that was imported before terms were kept, the columns that they are read from. */
  readonly from: { readonly terms: ServicingTerms } | { readonly loan: LoanView };
  readonly entries: Account['entries'];
  readonly pending: readonly ExpiringPayment[];
  readonly holds: readonly HoldDays[];
}

interface ComputedAccount {
  readonly facts: string;
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
  /** Its state on the days that were asked for last. Each may be as large as the account, so few are kept. */
  readonly days: LatestDays<Promise<Account | undefined>>;
  /** The same for its history. */
  readonly spells: LatestDays<Promise<readonly DelinquencySpell[]>>;
}

type LatestDays<Value> = Map<BusinessDate, Value>;

const DAYS = 2;

/** Keeps the latest few. */
function keepDay<Value>(days: LatestDays<Value>, day: BusinessDate, value: Value): void {
  days.delete(day);
  days.set(day, value);
  for (const oldest of days.keys()) if (days.size > DAYS) days.delete(oldest);
}

/**
 * Accounts as computed, by the ids of their loans. The facts are read each time and compared, so changes need no
 * notification, from any process or server.
 */
export type ComputedAccounts = LRUCache<string, ComputedAccount>;

export const computedAccounts = (): ComputedAccounts =>
  new LRUCache({
    maxSize: CACHE_BOUNDS.accounts.parts,
    sizeCalculation: ({ recorded }) => partsOf(recorded),
    ttl: CACHE_BOUNDS.accounts.ageMs,
  });

/** Its installments, entries with what they left, and fees. Each change of terms has a schedule of its own. */
function partsOf({ original, entries, history: { changes, state, timeline } }: Account): number {
  let parts = 1 + original.installments.length + entries.length + timeline.length + state.fees.length;
  for (const terms of changes.values()) parts += terms.installments.length;
  return parts;
}

export function accountReader(ledger: LedgerReader, computed: ComputedAccounts): AccountReader {
  return async (loans) => {
    const accounts = new Map<string, ReadAccount>();
    for (const { loanId, facts, asText } of await readFacts(ledger, loans)) {
      const before = computed.get(loanId);
      const account = before?.facts === asText ? before : await compute(facts, asText);
      if (!account) continue;
      if (account !== before) computed.set(loanId, account);
      accounts.set(loanId, readAccount(loanId, account));
    }
    return accounts;
  };
}

async function readFacts(ledger: LedgerReader, loans: readonly LoanView[]) {
  const funded = loans.filter(({ loanStatus }) => isFunded(loanStatus));
  const ids = funded.map(({ id }) => id);
  const [terms, entries, pending, holds] = await Promise.all([
    ledger.terms(ids),
    ledger.entries(ids),
    ledger.pending(ids),
    ledger.holds(ids),
  ]);
  const read: { readonly loanId: string; readonly facts: Facts; readonly asText: string }[] = [];
  for (const loan of funded) {
    const { id: loanId } = loan;
    const known = terms.get(loanId);
    const facts: Facts = {
      from: known ? { terms: known } : { loan },
      entries: entries.get(loanId) ?? [],
      pending: pending.get(loanId) ?? [],
      holds: (holds.get(loanId) ?? []).map(daysOf),
    };
    read.push({ loanId, facts, asText: await inTurn(() => JSON.stringify(facts)) });
  }
  return read;
}

const daysOf = ({ kind, from, until, liftedOn, paymentsStoppedFrom = null }: HoldDays): HoldDays => ({
  kind,
  from,
  until,
  liftedOn,
  paymentsStoppedFrom,
});

/** Undefined where the record lacks what an account needs. */
async function compute({ from, entries, pending, holds }: Facts, asText: string): Promise<ComputedAccount | undefined> {
  const terms = 'terms' in from ? success(from.terms) : await inTurn(() => importedTerms(loanColumns(from.loan)));
  if (!terms.ok) return undefined;
  const account = await inTurn(() => openAccount(terms.value, entries, undefined, holds));
  return account.ok
    ? {
        facts: asText,
        recorded: account.value,
        pending,
        days: new Map(),
        spells: new Map(),
      }
    : undefined;
}

/** For one request, whose fields may ask for any number of days, each of them several times. */
function readAccount(loanId: string, { recorded, pending, days, spells }: ComputedAccount): ReadAccount {
  const asked = new Map<BusinessDate, Promise<Account | undefined>>();
  return {
    recorded,
    pending,
    on: (day) => {
      const standing = asked.get(day) ?? days.get(day) ?? standingOn(loanId, recorded, pending, day);
      asked.set(day, standing);
      keepDay(days, day, standing);
      return standing;
    },
    spells: (through) => {
      const history = spells.get(through) ?? spellsThrough(loanId, recorded, pending, through);
      keepDay(spells, through, history);
      return history;
    },
  };
}

async function spellsThrough(
  loanId: string,
  recorded: Account,
  pending: readonly ExpiringPayment[],
  through: BusinessDate,
): Promise<readonly DelinquencySpell[]> {
  const spells: DelinquencySpell[] = [];
  for (const stretch of stretchesOf(recorded, through)) {
    const stood = await standingOn(loanId, recorded, pending, stretch.through);
    if (stood) spells.push(...(await inTurn(() => spellsIn(stood, stretch))));
  }
  return joinedSpells(spells);
}

async function standingOn(
  loanId: string,
  recorded: Account,
  pending: readonly ExpiringPayment[],
  day: BusinessDate,
): Promise<Account | undefined> {
  const stood = await inTurn(() => accountOn(recorded, day));
  if (!stood) return undefined;
  const waiting = pending.filter((payment) => isOnItsWay(payment, day));
  return inTurn(() => withFeesStillOwed(loanId, stood, day, waiting).account);
}

/** An account as it is recorded, and the pending payments that may defer a late fee. */
export interface RecordedAccount {
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
}

/** An account with the late fees that are due today; end of day may not have recorded them yet. */
export interface CurrentAccount extends Account, RecordedAccount {}

/** The account of a funded loan, with the late fees that are due today. */
export async function accountOf(work: LoanWork): Promise<Result<CurrentAccount, 'CONFLICT'>> {
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  const { recorded, pending } = account.value;
  const { account: current } = await inTurn(() => withFeesStillOwed(work.loan.id, recorded, work.today, pending));
  return success({ ...current, recorded, pending });
}

/**
 * The account of a funded loan. A loan that was imported before accounts were kept is opened now. `settling` is a
 * repayment that is no longer pending.
 */
export async function recordedAccountOf(
  work: LoanWork,
  settling?: string,
): Promise<Result<RecordedAccount, 'CONFLICT'>> {
  const recorded = await recordedAccount(work);
  if (!recorded.ok) return recorded;
  const pending = await work.stores.repayments.pending(work.loan.id, work.today, settling);
  return success({ recorded: recorded.value, pending });
}

async function recordedAccount({ stores, loan, now }: LoanWork): Promise<Result<Account, 'CONFLICT'>> {
  const { accounts } = stores;
  const [known, entries, accruedThrough] = await Promise.all([
    accounts.terms(loan.id),
    accounts.entries(loan.id),
    accounts.accruedThrough(loan.id),
  ]);
  if (known) return inTurn(() => openAccount(known, entries, accruedThrough, loan.holds));
  const imported = importedTerms(loan);
  if (!imported.ok) return imported;
  const account = await inTurn(() => openAccount(imported.value, [], undefined, loan.holds));
  if (!account.ok) return account;
  await accounts.saveTerms(loan.id, imported.value, now);
  const posting = openingPosting(account.value.opening);
  if (posting) await accounts.post(loan.id, [posting], account.value.opening.accruesFrom, now);
  return account;
}
