import type { CommandName } from '../commands/command-form-fields.js';

/** What belongs together. What is named nowhere is among the last. */
const GROUPS: readonly { readonly name: string; readonly commands: readonly CommandName[] }[] = [
  {
    name: 'Payments',
    commands: ['submitRepayment', 'initiateRepayment', 'schedulePayment', 'authorizeAutopay', 'revokeAutopay'],
  },
  {
    name: 'Terms',
    commands: [
      'deferPayments',
      'changeDueDate',
      'changeRate',
      'reamortize',
      'reage',
      'modifyLoan',
      'undoLoanChange',
      'updateLoanReferences',
    ],
  },
  {
    name: 'Fees and adjustments',
    commands: [
      'assessFee',
      'waiveFee',
      'refundFee',
      'waiveInterest',
      'refundCredit',
      'adjustPrincipal',
      'reverseAdjustment',
      'writeOffSmallBalance',
    ],
  },
  { name: 'Holds and losses', commands: ['placeHold', 'recordBankruptcyNotice', 'chargeOffLoan', 'undoChargeOff'] },
  {
    name: 'Collateral',
    commands: [
      'recordValuation',
      'recordLien',
      'releaseLien',
      'repossessCollateral',
      'redeemCollateral',
      'sellCollateral',
      'recordTotalLoss',
      'settleInsurance',
    ],
  },
];

const LAST = 'Origination';

export function inGroups<Offer extends { readonly command: string }>(
  offers: readonly Offer[],
): readonly { readonly name: string; readonly offers: readonly Offer[] }[] {
  const named = GROUPS.map(({ name, commands }) => ({
    name,
    offers: commands.flatMap((command) => offers.filter((offer) => offer.command === command)),
  }));
  const known = new Set<string>(GROUPS.flatMap(({ commands }) => commands));
  return [...named, { name: LAST, offers: offers.filter(({ command }) => !known.has(command)) }].filter(
    (group) => group.offers.length > 0,
  );
}
