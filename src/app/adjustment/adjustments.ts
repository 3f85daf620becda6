import type { AdjustmentPolicy, ApprovableCommand, Bound, ChargedFee } from '../../domain/adjustment/policy.js';
import {
  checkFee,
  checkFeeCount,
  checkFeeRefund,
  checkFeeWaiver,
  checkInterestWaiver,
  checkPrincipal,
  checkRefund,
  checkReversal,
  checkSmallBalance,
  givenUpBy,
  isOwedByLaw,
  type GivenUp,
} from '../../domain/adjustment/checks.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ChangeCommand, ChangeInput } from '../../domain/change/change-input.js';
import type { HoldDays } from '../../domain/hold/hold.js';
import type { InputCheck } from '../../domain/input-check.js';
import { newTermChangeInSteps } from '../../domain/loan/term-changes.js';
import { accountOnInSteps, openedOn, withEntriesInSteps, type Account } from '../../domain/loan/servicing-terms.js';
import { sum, ZERO, type Decimal } from '../../domain/money.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate, standingEntries, type NewEntry } from '../../domain/repayment/entry.js';
import { AMOUNT, SIGNED_CENTS } from '../../domain/schedule/quote-bounds.js';
import { newId } from '../command/loan-command.js';
import { stepsInTurns } from '../runtime/in-turns.js';

interface OnLoan {
  readonly loanId: string;
  readonly reason: string;
}

interface Backdated {
  /** From which day it counts; today when not given. */
  readonly effectiveOn?: string | null | undefined;
}

/** What each adjusting command takes, beside its key. */
interface OwnInputs {
  readonly assessFee: OnLoan & { readonly kind: ChargedFee; readonly amount: string };
  readonly waiveFee: OnLoan & { readonly feeId: string; readonly amount: string };
  readonly refundFee: OnLoan & { readonly feeId: string; readonly amount: string };
  readonly refundCredit: Omit<OnLoan, 'reason'> & {
    readonly amount: string;
    readonly reason?: string | null | undefined;
  };
  readonly waiveInterest: OnLoan & Backdated & { readonly amount: string };
  readonly writeOffSmallBalance: OnLoan;
  readonly adjustPrincipal: OnLoan & Backdated & { readonly amount: string };
  readonly reverseAdjustment: OnLoan & { readonly adjustmentId: string };
  readonly undoLoanChange: OnLoan & { readonly changeId: string };
}

export type AdjustmentInputs = OwnInputs & { readonly [Name in ChangeCommand]: OnLoan & ChangeInput<Name> };

/** The entry that carries an adjustment out. */
export interface PlannedAdjustment {
  readonly entry: NewEntry;
  readonly amount: Decimal;
  /** Limits of other commands that bind it: what needs two clients is not done or undone by one in another way. */
  readonly boundBy?: readonly Bound[];
}

interface Reading {
  readonly check: InputCheck;
  readonly policy: AdjustmentPolicy;
  readonly today: BusinessDate;
  /** Those that are not only the word of who asks. */
  readonly confirmedHolds: readonly HoldDays[];
}

/** Reads its input, gathering faults; what it answers looks at the account and makes the entry. */
type Adjustment<Input> = (
  input: Input,
  reading: Reading,
) => (account: Account) => Result<PlannedAdjustment> | Promise<Result<PlannedAdjustment>>;

const planned = (checked: Result<Decimal>, entry: NewEntry): Result<PlannedAdjustment> =>
  checked.ok ? success({ entry, amount: checked.value }) : checked;

const dayOf = (check: InputCheck, effectiveOn: string | null | undefined, today: BusinessDate): BusinessDate =>
  effectiveOn == null ? today : check.date('effectiveOn', effectiveOn);

/** The account as it stood on the day from which an adjustment counts. */
async function standingOn(account: Account, on: BusinessDate, today: BusinessDate): Promise<Result<Account>> {
  const day = checkEffectiveDate(on, openedOn(account), today);
  if (!day.ok) return day;
  const stood = await stepsInTurns(accountOnInSteps(account, on));
  return stood ? success(stood) : refuse('CONFLICT', 'The account was not open then');
}

/** THE table of adjustments: one more kind is one more row. */
export const ADJUSTMENTS: { readonly [Name in ApprovableCommand]: Adjustment<AdjustmentInputs[Name]> } = {
  assessFee: (input, { check, policy, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const cap = policy.fees[input.kind];
    if (!cap) check.fault('kind', `must be one of ${Object.keys(policy.fees).join(', ')}`);
    const entry = { kind: 'FEE', id: newId('FE'), feeKind: input.kind, amount, effectiveOn } as const;
    return (account) => {
      const room = checkFeeCount(account);
      return room.ok ? planned(checkFee(input.kind, cap ?? ZERO, amount), entry) : room;
    };
  },
  waiveFee: ({ feeId, ...input }, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'FEE_WAIVER', id: newId('FW'), feeId, amount, effectiveOn } as const;
    return ({ history }) => planned(checkFeeWaiver(history.state, feeId, amount), entry);
  },
  refundFee: ({ feeId, ...input }, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'FEE_REFUND', id: newId('FR'), feeId, amount, effectiveOn } as const;
    return ({ history }) => planned(checkFeeRefund(history.state, feeId, amount), entry);
  },
  refundCredit: (input, { check, today: effectiveOn }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const entry = { kind: 'REFUND', id: newId('RF'), amount, effectiveOn } as const;
    return ({ history }) => planned(checkRefund(history.state, amount), entry);
  },
  waiveInterest: (input, { check, today }) => {
    const amount = check.decimal('amount', input.amount, AMOUNT);
    const effectiveOn = dayOf(check, input.effectiveOn, today);
    const entry = { kind: 'INTEREST_WAIVER', id: newId('IW'), amount, effectiveOn } as const;
    return async (account) => {
      const stood = await standingOn(account, effectiveOn, today);
      if (!stood.ok) return stood;
      const { terms, history } = stood.value;
      return planned(checkInterestWaiver(terms, history.state, amount, effectiveOn), entry);
    };
  },
  writeOffSmallBalance: (_, { policy: { smallBalance }, today: effectiveOn }) => {
    const entry = { kind: 'SMALL_BALANCE_WRITE_OFF', id: newId('SB'), atMost: smallBalance, effectiveOn } as const;
    return ({ terms, history }) => planned(checkSmallBalance(terms, history.state, smallBalance, effectiveOn), entry);
  },
  adjustPrincipal: (input, { check, today }) => {
    const amount = check.decimal('amount', input.amount, SIGNED_CENTS);
    if (amount.isZero()) check.fault('amount', 'must not be 0');
    const effectiveOn = dayOf(check, input.effectiveOn, today);
    const entry = { kind: 'PRINCIPAL_ADJUSTMENT', id: newId('PA'), amount, effectiveOn } as const;
    return async (account) => {
      const stood = await standingOn(account, effectiveOn, today);
      return stood.ok ? planned(checkPrincipal(stood.value.history.state, amount), entry) : stood;
    };
  },
  reverseAdjustment: ({ adjustmentId: reverses }, { today }) => {
    const entry = { kind: 'REVERSAL', id: newId('RV'), reverses, effectiveOn: today } as const;
    return ({ history, entries }) => {
      const found = checkReversal(history.state, entries, reverses);
      if (!found.ok) return found;
      const { amount, boundBy: commands } = found.value;
      return success({ entry, amount, boundBy: commands.map((command) => ({ command, amount, takesBack: true })) });
    };
  },
  deferPayments: changing('deferPayments'),
  changeDueDate: changing('changeDueDate'),
  changeRate: changing('changeRate'),
  reamortize: changing('reamortize'),
  reage: changing('reage'),
  modifyLoan: changing('modifyLoan'),
  undoLoanChange:
    ({ changeId: reverses }, { today }) =>
    async (account) => {
      const { entries, terms } = account;
      const change = standingEntries(entries, terms.rules).find(({ id }) => id === reverses);
      if (change?.kind !== 'TERM_CHANGE') return refuse('NOT_FOUND', 'The loan has no such change that stands');
      const entry = { kind: 'REVERSAL', id: newId('RV'), effectiveOn: today, reverses } as const;
      const sequence = (entries.at(-1)?.sequence ?? 0) + 1;
      const undone = await stepsInTurns(withEntriesInSteps(account, [{ ...entry, sequence }]));
      return success({ entry, ...boundByChange(givenUpBy(account, undone, today)) });
    },
};

/** A change of terms: one entry, from a day on that may be past; all that followed is worked out anew. */
function changing<Name extends ChangeCommand>(command: Name): Adjustment<OnLoan & ChangeInput<Name>> {
  return (input, { today, confirmedHolds }) =>
    async (account) => {
      const made = await stepsInTurns(newTermChangeInSteps(command, input, account, today, newId('TC')));
      if (!made.ok) return made;
      const { entry, changed } = made.value;
      const { principal, interest } = givenUpBy(account, changed, today);
      const decided = isOwedByLaw(entry.change, confirmedHolds) ? ZERO : interest;
      return success({ entry, ...boundByChange({ principal, interest: decided }) });
    };
}

const boundByChange = ({ principal, interest }: GivenUp): Omit<PlannedAdjustment, 'entry'> =>
  boundBy({ command: 'adjustPrincipal', amount: principal }, { command: 'waiveInterest', amount: interest });

function boundBy(...bounds: readonly Bound[]): Omit<PlannedAdjustment, 'entry'> {
  return { amount: sum(bounds.map(({ amount }) => amount)), boundBy: bounds.filter(({ amount }) => !amount.isZero()) };
}
