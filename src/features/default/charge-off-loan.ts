import { Field, ID, InputType } from 'type-graphql';
import { businessDate } from '../../domain/calendar.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { holdsActiveOn } from '../../domain/hold/hold.js';
import { seesHold } from '../../domain/hold/hold-effects.js';
import { chargeOffDueOn, checkChargeOff, collateralLeft, type ChargeOffReason } from '../../domain/loan/charge-off.js';
import { ZERO } from '../../domain/money.js';
import { refuse, success } from '../../domain/refusal.js';
import { payoffAmount } from '../../domain/repayment/account.js';
import { enumOf } from '../../platform/scalars/scalars.js';
import { approvableCommand } from '../adjustment/approvable-command.js';
import { newId } from '../command/command-call.js';

const ChargeOffReasonEnum = enumOf<ChargeOffReason>('ChargeOffReason', 'Reason for a charge-off.', {
  DELINQUENCY: '120 or more days past due, or as many as the loan’s rules say.',
  BANKRUPTCY: 'Bankruptcy of the borrower. Needs a notice or an active hold.',
  FRAUD: 'Fraud at origination. Needs an active hold.',
  DECEASED: 'Death of the borrower. Needs an active hold.',
  REPOSSESSION_SALE: 'Deficiency after the sale of the collateral. Needs the sale.',
});

@InputType({ description: 'A loan to charge off.' })
class ChargeOffLoanDetails {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ChargeOffReasonEnum, { description: 'Reason.' })
  reason: ChargeOffReason;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to keep the value of the collateral on the books and charge off the rest. Uses the newest valuation, which must be net of selling costs. Default: charge off the full balance.',
  })
  downToCollateral?: boolean | null;
}

/** Writes the loan, or what its collateral does not cover, off as a loss, today. Accrual stops; what is paid later is a recovery. */
export const chargeOffLoan = approvableCommand({
  name: 'chargeOffLoan',
  summary:
    'Writes off a loan, or the part that its collateral does not cover, as a loss. Before its day, a second client approves it.',
  event: 'Loan charged off',
  states: { ACTIVE: ['CHARGED_OFF'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: ['NOTHING_OWED', 'NOT_DELINQUENT_ENOUGH'],
  menu: 'Holds and losses',
  isUnlimited: true,
  request: 'Asks to charge off a loan before its day.',
  details: ChargeOffLoanDetails,
  plan:
    ({ reason, downToCollateral }, { work: { loan, stores, today, call } }) =>
    async ({ terms, history, graceDays, rules }) => {
      const owed = payoffAmount(terms, history.state, today);
      if (owed.isZero() || (history.state.chargeOff && history.state.principal.isZero()))
        return refuse('NOTHING_OWED', 'There is no balance to charge off.');
      // Holds that the viewer may not know of are not told by what they allow.
      const held = holdsActiveOn(loan.holds, today).filter(({ kind }) => seesHold(call.viewer.scopes, kind));
      const { daysPastDue, oldestUnpaidDueDate } = delinquencyOn(terms, history.state, today, graceDays);
      const notice = loan.bankruptcyNoticeOn === null ? undefined : businessDate(loan.bankruptcyNoticeOn);
      const dueOn = chargeOffDueOn(rules, oldestUnpaidDueDate, notice);
      const facts = {
        daysPastDue,
        isDue: dueOn !== undefined && dueOn <= today,
        hasBankruptcyNotice: notice !== undefined,
        heldFor: new Set(held.map(({ kind }) => kind)),
        isCollateralSold: loan.encumberedStatus === 'SOLD',
      };
      const checked = checkChargeOff(reason, facts, rules);
      if (!checked.ok) return checked;
      const left = downToCollateral
        ? facts.isCollateralSold
          ? refuse('CONFLICT', 'The collateral is sold. Charge off the full balance.')
          : collateralLeft(await stores.valuations.of(loan.id), history.state.principal, today)
        : success(ZERO);
      if (!left.ok) return left;
      const isPartial = left.value.gt(ZERO);
      const amount = owed.minus(left.value);
      return success({
        amount,
        entry: {
          kind: 'CHARGE_OFF',
          id: newId('CO'),
          effectiveOn: today,
          ...(isPartial && { downTo: left.value }),
        },
        amounts: {
          amount: amount.toFixed(2),
          ...(isPartial && { keptForCollateral: left.value.toFixed(2) }),
        },
        needsApproval: checked.value.isEarly
          ? `The loan is ${daysPastDue} days past due. A charge-off before its day needs a second client.`
          : undefined,
      });
    },
});
