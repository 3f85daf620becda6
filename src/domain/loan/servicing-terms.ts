import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import { fundedAccount, type AccountState, type AccountTerms } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { replay, replayFurther, type AccountHistory } from '../repayment/replay.js';
import type { Installment } from '../schedule/amortization.js';
import { planSchedule, type ScheduleQuoteInput } from '../schedule/plan-schedule.js';

export const DEFAULT_GRACE_DAYS = 10;

/** What funding fixed, or an imported record brought: from it and the entries every balance of a loan follows. */
export interface ServicingTerms {
  readonly schedule: ScheduleQuoteInput;
  /** Where an imported loan starts; a loan that was funded here starts with its principal. */
  readonly opening: AccountState | undefined;
  readonly graceDays: number;
  readonly lateFee: Decimal;
}

/** What the contract says, installment by installment. */
export interface ContractTerms extends AccountTerms {
  readonly installments: readonly Installment[];
  readonly maturesOn: BusinessDate;
}

/** A loan's account: its terms and all that was entered so far. */
export interface Account extends Pick<ServicingTerms, 'graceDays' | 'lateFee'> {
  readonly terms: ContractTerms;
  readonly opening: AccountState;
  readonly entries: readonly AccountEntry[];
  readonly history: AccountHistory;
}

export function openAccount(
  { schedule, opening, graceDays, lateFee }: ServicingTerms,
  entries: readonly AccountEntry[],
): Result<Account, OtherRefusal> {
  const planned = planSchedule(schedule);
  if (!planned.ok) return refuse('CONFLICT', `The terms of the loan make no schedule: ${planned.refusal.message}`);
  const terms = planned.value;
  const start = opening ?? fundedAccount(terms);
  return success({
    terms,
    opening: start,
    entries,
    graceDays,
    lateFee,
    history: replay(terms, entries, start),
  });
}

export function withEntries(account: Account, added: readonly AccountEntry[]): Account {
  const history = replayFurther(account.terms, account, added);
  return { ...account, entries: [...account.entries, ...added], history };
}

/**
 * The account as it stood on a day: what counts from then or before. Undefined for a day before it opened; of an
 * imported loan nothing is known before its last payment.
 */
export function accountOn(account: Account, on: BusinessDate): Account | undefined {
  if (on < openedOn(account)) return undefined;
  const entries = account.entries.filter(({ effectiveOn }) => effectiveOn <= on);
  if (entries.length === account.entries.length) return account;
  return { ...account, entries, history: replay(account.terms, entries, account.opening) };
}

/** Money counts from this day on. */
export const openedOn = ({ opening }: Account): BusinessDate => opening.accruesFrom;
