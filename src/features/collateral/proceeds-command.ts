import type { Outcomes } from '../command/declaration.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import { Field, ID, InputType, type ClassType } from 'type-graphql';
import { checkText } from '../command/command-call.js';
import { type LienCommand } from '../../domain/collateral/collateral.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { openedOn } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkEffectiveDate, type NewEntry } from '../../domain/repayment/entry.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { recordChange, type Change } from '../loan/record-change.js';
import type { RepaymentMethod } from '../loan/repayment.js';
import { newRepayment, settlePayment } from '../repayment/repayment-command.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { changeLien } from '../../domain/loan/lien.js';
import { DecimalScalar, DateScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { LIEN_FIELDS } from './lien-command.js';

@InputType()
export abstract class ProceedsInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Proceeds after all costs. May be zero.' })
  proceeds: string;

  @Field(() => DateScalar, { nullable: true, description: 'Effective date of the proceeds. Default: today.' })
  effectiveDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Reference in another system.' })
  reference?: string | null;
}

/** As for any payment that settles. */
const SETTLES: Outcomes = {
  ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
  CLOSED: ['CLOSED'],
  CLOSED_EARLY: ['CLOSED_EARLY'],
  CHARGED_OFF: ['CHARGED_OFF'],
};

/** What follows from collateral that turned into money, beside the money. */
interface Followed {
  readonly entries: readonly NewEntry[];
  readonly columns: NonNullable<Change['columns']>;
  readonly amounts: NonNullable<Change['amounts']>;
  /** What else must hold for the loan, and is noted of it. */
  readonly note?: (work: LoanWork) => Promise<Result<undefined, 'CONFLICT' | 'EFFECTIVE_DATE_NOT_ALLOWED'>>;
}

type Follow<Input> = (input: Input, proceeds: Decimal, on: BusinessDate, check: InputCheck) => Followed;

const NOTHING: Followed = { entries: [], columns: {}, amounts: {} };

interface ProceedsCommandParts<Input extends ProceedsInput> {
  readonly name: LienCommand;
  readonly summary: string;
  readonly event: string;
  readonly blockedBy: readonly HoldKind[];
  readonly method: RepaymentMethod & PaymentNature;
  readonly input: ClassType<Input>;
  readonly follow?: Follow<Input>;
}

/** The collateral was turned into money: the lien ends, and the money is a settled payment that satisfies no installment. */
export const proceedsCommand = <Input extends ProceedsInput>({
  name,
  method,
  follow = () => NOTHING,
  ...parts
}: ProceedsCommandParts<Input>) =>
  loanCommand({
    ...parts,
    name,
    scope: 'loan:service',
    states: SETTLES,
    lien: name,
    refusals: ['EFFECTIVE_DATE_NOT_ALLOWED', 'NOT_ALLOWED_IN_STATE'],
    menu: 'Collateral',
    affects: [...LIEN_FIELDS, ...MONEY_FIELDS, 'acceleration', 'collateralAmount'],
    answer: LoanUpdated,
    decide: async (work, input) => {
      const { loan, stores, today, now } = work;
      const check = inputCheck();
      const proceeds = check.decimal('proceeds', input.proceeds, AMOUNT_OR_ZERO);
      const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? today);
      checkText(check, 'reference', input.reference);
      const { entries, columns, amounts, note } = follow(input, proceeds, effectiveOn, check);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = changeLien(loan.encumberedStatus ?? 'PENDING', loan.loanStatus, name);
      if (!next.ok) return next;
      const change = {
        columns: { ...columns, encumberedStatus: next.value },
        amounts: { ...amounts, proceeds: proceeds.toFixed(2) },
        reason: input.reference ?? undefined,
      };
      if (proceeds.isZero() && entries.length === 0) return success(await recordChange(work, change));
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const dated = checkEffectiveDate(effectiveOn, openedOn(account.value.recorded), today);
      if (!dated.ok) return dated;
      const noted = await note?.(work);
      if (noted && !noted.ok) return noted;
      if (proceeds.isZero()) return recordEntries(work, account.value, entries, effectiveOn, change);
      const at = now.toISOString();
      const repayment = newRepayment(work);
      await stores.repayments.insert({
        ...repayment,
        state: 'SETTLED',
        amount: proceeds.toFixed(2),
        effectiveDate: effectiveOn,
        method,
        nature: method,
        externalReference: input.reference ?? null,
        submittedAt: at,
        acknowledgedAt: at,
      });
      return settlePayment(work, repayment.id, proceeds, effectiveOn, { ...change, nature: method, also: entries });
    },
  });
