/** Every reason for which a command that is well formed may be refused: what it means, and what to do. */
export const REFUSALS = {
  NOT_FOUND: {
    meaning: 'The object does not exist in the caller’s portfolio.',
    remedy: 'Check the ID.',
  },
  INVALID_INPUT: {
    meaning: 'The input breaks one or more rules.',
    remedy: 'Fix everything in `faults`, then send the input with a new idempotency key.',
  },
  NOT_ALLOWED_IN_STATE: {
    meaning: 'The current state does not allow the command.',
    remedy: 'Reload the object and use one of `allowedCommands`.',
  },
  ALREADY_EXISTS: {
    meaning: 'The object already exists.',
    remedy: 'Use the existing object, or choose another ID.',
  },
  CONFLICT: {
    meaning: 'Another change conflicts with the command.',
    remedy:
      'Reload the object, decide again, and send the command with a new idempotency key. `message` names the conflict.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The idempotency key was used with another input.',
    remedy: 'Use a new key for each command. Reuse a key only to retry.',
  },
  IN_PROGRESS: {
    meaning: 'This command, or another one on the loan, is in progress.',
    remedy: 'Retry shortly with the same key. If the first request succeeded, its result is returned.',
  },
  APPLICATION_INCOMPLETE: {
    meaning: 'The application is incomplete.',
    remedy: 'Withdraw the loan and create it again from a complete application. `message` names the missing parts.',
  },
  DEAL_NOT_OFFERED: {
    meaning: 'No approved deal has these terms.',
    remedy: 'Choose one of `offeredDeals`. If it is empty, no deal is approved.',
  },
  CONTRACT_DIFFERS: {
    meaning: 'The signed contract differs from the computed figures by more than the tolerance. `data` has both.',
    remedy: 'Compare the figures in `data`. Correct the contract, or give a reason to accept it.',
  },
  STIPULATIONS_OPEN: {
    meaning: 'Conditions of the approval are not cleared.',
    remedy: 'Clear the conditions in `stipulations` with `clearStipulation`, then fund the loan.',
  },
  LIEN_MISSING: {
    meaning: 'The lien is neither recorded nor pending.',
    remedy: 'Record the lien first.',
  },
  NOT_DELINQUENT_ENOUGH: {
    meaning: 'The loan is not far enough past due.',
    remedy: 'Wait, or give a reason that allows the command earlier.',
  },
  EFFECTIVE_DATE_NOT_ALLOWED: {
    meaning: 'The effective date is out of range.',
    remedy: 'Choose a date from `earliest` to `latest`.',
  },
  NOTHING_OWED: {
    meaning: 'Nothing is owed.',
    remedy: 'Do not send the payment. Show the loan as paid.',
  },
  EXCEEDS_CREDIT_BALANCE: {
    meaning: 'The amount is above the credit balance.',
    remedy: 'Refund at most `atMost`.',
  },
  EXCEEDS_FEE_BALANCE: {
    meaning: 'The amount is above the outstanding fee.',
    remedy: 'Waive at most `atMost`.',
  },
  EXCEEDS_FEE_CAP: {
    meaning: 'The amount is above the maximum for this fee kind.',
    remedy: 'Assess at most `atMost`.',
  },
  EXCEEDS_FEE_PAID: {
    meaning: 'The amount is above the paid part of the fee.',
    remedy: 'Refund at most `atMost`. Waive the outstanding part.',
  },
  EXCEEDS_ACCRUED_INTEREST: {
    meaning: 'The amount is above the interest accrued by the effective date.',
    remedy: 'Waive at most `atMost`.',
  },
  EXCEEDS_PRINCIPAL: {
    meaning: 'The amount is above the principal.',
    remedy: 'Lower the principal by at most `atMost`.',
  },
  EXCEEDS_SMALL_BALANCE: {
    meaning: 'The remaining balance is not small.',
    remedy: 'Write off at most `atMost`. For more, request an approval or charge off the loan.',
  },
  NEEDS_APPROVAL: {
    meaning: 'The command needs a second client: by policy, or above the caller’s limit.',
    remedy:
      'Send the same input to `requestApproval`. Another client approves it. Amounts up to `limit` need no approval.',
  },
  SAME_CLIENT: {
    meaning: 'The client that requested the command cannot decide it.',
    remedy: 'Another client must approve or reject the request.',
  },
  INSTRUCTION_NOT_ALLOWED: {
    meaning: 'The contract does not allow the payment instruction.',
    remedy: 'Omit the instruction, or use one that `Loan.rules` allows.',
  },
  DUPLICATE_REFERENCE: {
    meaning: 'A payment of this loan or this client has the same external reference.',
    remedy: 'It is probably the same payment. Look for it before you send another one.',
  },
  NOT_YOURS: {
    meaning: 'The object belongs to another client.',
    remedy: 'The client that created it must send the command.',
  },
  ALREADY_SENT: {
    meaning: 'The payment was sent to the bank.',
    remedy: 'Wait for the bank, then acknowledge or reverse the payment.',
  },
  BALANCE_OUTSTANDING: {
    meaning: 'The loan has a remaining balance.',
    remedy: 'Wait until the loan is paid off.',
  },
  LOANS_OPEN: {
    meaning: 'A loan of the borrower is open.',
    remedy: 'Retry on or after `allowedFrom`.',
  },
  RETENTION_RUNS: {
    meaning: 'The record must be retained.',
    remedy: 'Retry on or after `allowedFrom`.',
  },
  NOT_IN_DEFAULT: {
    meaning: 'No installment is past its grace days.',
    remedy: 'Wait until an installment is past its grace days.',
  },
  DELAY_AGREED: {
    meaning: 'A promise to pay is open, or payments are deferred.',
    remedy: 'Wait until the day in `message`, or cancel the promise if the borrower withdrew it.',
  },
  QUEUE_EMPTY: {
    meaning: 'No loan of the work queue is left to claim.',
    remedy: 'Choose another queue, or try again later.',
  },
  BEYOND_POLICY: {
    meaning: 'The change is above a limit of the policy.',
    remedy: 'Stay within the limit in `message`.',
  },
  NO_SOLUTION: {
    meaning: 'The figures have no solution.',
    remedy: 'Check the figures. No rate makes the advances equal the payments.',
  },
  ON_HOLD: {
    meaning: 'An active hold blocks the command.',
    remedy: 'Check `holds` for the holds the caller can see. Wait until they end, or lift them.',
  },
  BEYOND_OWN_ACCESS: {
    meaning: 'The command is beyond the caller’s portfolio or scopes.',
    remedy: 'Use a client with the required portfolio and scopes, or the command line.',
  },
} as const satisfies Readonly<Record<string, { readonly meaning: string; readonly remedy: string }>>;
export type RefusalCode = keyof typeof REFUSALS;
