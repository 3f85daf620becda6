/** Every reason for which a command that is well formed may be refused: what it means, and what to do. */
export const REFUSALS = {
  NOT_FOUND: {
    meaning: 'There is no such thing for this client.',
    remedy: 'Look at the id. What is outside the portfolio of a client does not exist for it.',
  },
  INVALID_INPUT: {
    meaning: 'The input breaks a rule.',
    remedy: 'Mend everything in `faults`, and send it with a new idempotency key.',
  },
  NOT_ALLOWED_IN_STATE: {
    meaning: 'The command is not allowed in the present state.',
    remedy: 'Read the object again and offer what `allowedCommands` lists.',
  },
  ALREADY_EXISTS: {
    meaning: 'There is one already.',
    remedy: 'Use the one that is there, or choose another id.',
  },
  CONFLICT: {
    meaning: 'Something else changed it meanwhile.',
    remedy: 'Read it again: `message` says what stands against it. Decide again, with a new idempotency key.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The idempotency key was used for the same command with another input.',
    remedy: 'Make a new key for each command; keep one for its repeats only.',
  },
  IN_PROGRESS: {
    meaning: 'The same command, or another one on its loan, is being carried out just now.',
    remedy: 'Send the same again shortly, with the same key: if the first was carried out, it gets its answer.',
  },
  APPLICATION_INCOMPLETE: {
    meaning: 'The application is not complete.',
    remedy: 'Withdraw it and make the loan anew of a complete application: `message` says what is missing.',
  },
  DEAL_NOT_OFFERED: {
    meaning: 'No approved deal has these terms.',
    remedy: 'Choose one of `offeredDeals`; without any, none is approved.',
  },
  CONTRACT_DIFFERS: {
    meaning: 'The signed contract differs from our own figures by more than it may; `data` has both.',
    remedy: 'Compare the figures in `data`; mend the contract, or say why it is accepted.',
  },
  STIPULATIONS_OPEN: {
    meaning: 'Conditions of the approval are not cleared yet.',
    remedy: 'Clear those in `stipulations` by `clearStipulation`, then fund.',
  },
  LIEN_MISSING: {
    meaning: 'The lien is neither recorded nor pending.',
    remedy: 'Record the lien by `recordLien` first.',
  },
  NOT_DELINQUENT_ENOUGH: {
    meaning: 'The loan is not far enough past due.',
    remedy: 'Wait, or say the reason that allows it earlier.',
  },
  EFFECTIVE_DATE_NOT_ALLOWED: {
    meaning: 'The effective date is out of range.',
    remedy: 'Choose a day from `earliest` to `latest`.',
  },
  NOTHING_OWED: {
    meaning: 'Nothing is owed.',
    remedy: 'Do not send the payment; show the loan as paid.',
  },
  EXCEEDS_CREDIT_BALANCE: {
    meaning: 'More than the credit balance.',
    remedy: 'Refund at most `atMost`.',
  },
  EXCEEDS_FEE_BALANCE: {
    meaning: 'More than the fees owed.',
    remedy: 'Waive at most `atMost`.',
  },
  EXCEEDS_FEE_CAP: {
    meaning: 'More than a fee of this kind may be.',
    remedy: 'Charge at most `atMost`.',
  },
  EXCEEDS_FEE_PAID: {
    meaning: 'More than was paid of the fee.',
    remedy: 'Give back at most `atMost`; what is still owed is waived.',
  },
  EXCEEDS_ACCRUED_INTEREST: {
    meaning: 'More interest than has accrued by the day.',
    remedy: 'Waive at most `atMost`.',
  },
  EXCEEDS_PRINCIPAL: {
    meaning: 'More than the principal.',
    remedy: 'Lower it by at most `atMost`.',
  },
  EXCEEDS_SMALL_BALANCE: {
    meaning: 'What is left of the loan is not small.',
    remedy: 'Write off by hand what is `atMost`; more is charged off, or approved by another client.',
  },
  NEEDS_APPROVAL: {
    meaning: 'More than this client may do alone.',
    remedy: 'Send the same input to `requestApproval`; another client approves it. Up to `limit` none is needed.',
  },
  SAME_CLIENT: {
    meaning: 'The client that asked for it may not decide it.',
    remedy: 'Another client must approve or reject it.',
  },
  INSTRUCTION_NOT_ALLOWED: {
    meaning: 'The contract does not allow what is to be done with the payment.',
    remedy: 'Leave the instruction out, or use one that `Loan.rules` allows.',
  },
  DUPLICATE_REFERENCE: {
    meaning: 'A payment of this loan, or of this client, was submitted with this external reference before.',
    remedy: 'It is most likely the same payment: look for it before sending another.',
  },
  NOT_YOURS: {
    meaning: 'It belongs to another client.',
    remedy: 'The client that made it must do this.',
  },
  ALREADY_SENT: {
    meaning: 'The payment has left for the bank.',
    remedy: 'Wait for the bank, then acknowledge or reverse it.',
  },
  BALANCE_OUTSTANDING: {
    meaning: 'A balance is still owed.',
    remedy: 'Wait until the loan is paid off.',
  },
  LOANS_OPEN: {
    meaning: 'A loan of the borrower is open.',
    remedy: 'Ask again from `allowedFrom` on.',
  },
  RETENTION_RUNS: {
    meaning: 'The record must still be kept.',
    remedy: 'Ask again from `allowedFrom` on.',
  },
  NOT_IN_DEFAULT: {
    meaning: 'No installment is past its grace days.',
    remedy: 'Wait until an installment is past its grace days.',
  },
  BEYOND_POLICY: {
    meaning: 'The policy does not allow so much.',
    remedy: 'Stay within the limit that `message` names.',
  },
  NO_SOLUTION: {
    meaning: 'The figures have no solution.',
    remedy: 'Look at the figures: no rate makes these advances and payments equal.',
  },
  ON_HOLD: {
    meaning: 'A hold on the loan forbids the command.',
    remedy: 'Look at `holds`, which names those that the client may know of; wait until they end, or have them lifted.',
  },
  BEYOND_OWN_ACCESS: {
    meaning: 'It would reach beyond the portfolio or the scopes of this client.',
    remedy: 'Use a client with the portfolio and scopes, or the command line.',
  },
} as const satisfies Readonly<Record<string, { readonly meaning: string; readonly remedy: string }>>;
export type RefusalCode = keyof typeof REFUSALS;
