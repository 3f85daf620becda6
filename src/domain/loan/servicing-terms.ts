import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import { fundedAccount, type AccountState, type AccountTerms } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { replay, replayFurther, type AccountHistory } from '../repayment/replay.js';
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

/** A loan's account: its terms and all that was entered so far. */
export interface Account extends Pick<ServicingTerms, 'graceDays' | 'lateFee'> {
  readonly terms: AccountTerms & { readonly maturesOn: BusinessDate };
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

/** Money counts from this day on. */
export const openedOn = ({ opening }: Account): BusinessDate => opening.accruesFrom;
