import {
  ADJUSTED_BY,
  type AdjustmentPolicy,
  type ApprovableCommand,
  type Bound,
} from '../../domain/adjustment/policy.js';
import { type GivenUp } from '../../domain/adjustment/checks.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { HoldDays, HoldKind } from '../../domain/hold/hold.js';
import type { InputCheck } from '../../domain/input-check.js';
import { accountOn, openedOn, type Account } from '../../domain/loan/servicing-terms.js';
import { sum, type Decimal } from '../../domain/money.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate, type NewEntry } from '../../domain/repayment/entry.js';
import { inTurn } from '../../platform/runtime/in-turns.js';
import type { LoanWork } from '../loan/loan-command.js';
import type { ClassType } from 'type-graphql';
import type { CommandMenu, Outcomes } from '../command/declaration.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';

/** What each of these commands takes besides its key. */
export interface AdjustmentDetails {
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** The entry that carries an adjustment out. */
export interface PlannedAdjustment {
  readonly entry: NewEntry;
  readonly amount: Decimal;
  /** Limits of other commands that bind it: what needs two clients is not done or undone by one in another way. */
  readonly boundBy?: readonly Bound[];
  /** Why policy wants a second client to agree; absent where it does not. */
  readonly needsApproval?: string | undefined;
  /** What the event says of it, where that is more than the amount. */
  readonly amounts?: Readonly<Record<string, string>>;
}

export interface Reading {
  readonly check: InputCheck;
  readonly policy: AdjustmentPolicy;
  readonly today: BusinessDate;
  /** Those that are not only the caller's own claim. */
  readonly confirmedHolds: readonly HoldDays[];
  readonly work: LoanWork;
}

/** Reads its input, gathering faults; what it answers looks at the account and makes the entry. */
export type PlanOf<Input, Code extends RefusalCode> = (
  input: Input,
  reading: Reading,
) => (account: Account) => Planned<NoInfer<Code>> | Promise<Planned<NoInfer<Code>>>;

type Planned<Code extends RefusalCode> = Result<PlannedAdjustment, Code | 'CONFLICT' | 'INVALID_INPUT' | 'NOT_FOUND'>;

export const planned = <Code extends RefusalCode>(
  checked: Result<Decimal, Code>,
  entry: NewEntry,
): Result<PlannedAdjustment, Code> => (checked.ok ? success({ entry, amount: checked.value }) : checked);

export const dayOf = (check: InputCheck, effectiveOn: string | null | undefined, today: BusinessDate): BusinessDate =>
  effectiveOn == null ? today : check.date('effectiveOn', effectiveOn);

/** The account as it stood on the day from which an adjustment counts. */
export async function standingOn(
  account: Account,
  on: BusinessDate,
  today: BusinessDate,
): Promise<Result<Account, 'CONFLICT' | 'EFFECTIVE_DATE_NOT_ALLOWED'>> {
  const day = checkEffectiveDate(on, openedOn(account), today);
  if (!day.ok) return day;
  const stood = await inTurn(() => accountOn(account, on));
  return stood ? success(stood) : refuse('CONFLICT', 'The account was not open on this date.');
}

export const boundByChange = ({ principal, interest }: GivenUp): Omit<PlannedAdjustment, 'entry'> =>
  boundBy(
    { command: ADJUSTED_BY.PRINCIPAL_ADJUSTMENT, amount: principal },
    { command: ADJUSTED_BY.INTEREST_WAIVER, amount: interest },
  );

function boundBy(...bounds: readonly Bound[]): Omit<PlannedAdjustment, 'entry'> {
  return { amount: sum(bounds.map(({ amount }) => amount)), boundBy: bounds.filter(({ amount }) => !amount.isZero()) };
}

export interface ApprovableParts<Details extends AdjustmentDetails, Code extends RefusalCode> {
  readonly name: ApprovableCommand;
  readonly summary: string;
  readonly event: string;
  readonly states: Outcomes;
  readonly blockedBy: readonly HoldKind[];
  readonly refusals: readonly Code[];
  readonly menu: CommandMenu;
  /** What a request for its approval asks. */
  readonly request: string;
  /** Its GraphQL input without the key, as a request for approval takes it. */
  readonly details: ClassType<Details>;
  readonly plan: PlanOf<Details, Code>;
  /** Recorded however many entries the account has. */
  readonly isUnlimited?: true;
}
