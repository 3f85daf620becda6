import { newId } from '../command/command-call.js';
import { createHash } from 'node:crypto';
import { actorId } from '../../platform/identity/viewer.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { checkBankAccount, type BankAccount, type BankAccountType } from '../../domain/payment/bank-account.js';
import type { NoticeOption } from '../../domain/payment/varying-amount.js';
import { decimal } from '../../domain/money.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import type { Autopay } from './payment-stores.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import type { ConsentMethod } from '../../domain/payment/entry-class.js';
import { AutopayUpdated, BankAccountTypeEnum, ConsentMethodEnum } from './payment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { BLOCK_AUTHORIZING } from '../../domain/hold/hold-effects.js';

const LONGEST_CONSENT = 10_000;

@InputType({ description: 'Bank account and consent for autopay.' })
class AuthorizeAutopayInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, {
    description: 'Account holder as the bank spells it, in Latin letters. At most 100 characters.',
  })
  accountHolder: string;

  @Field(() => String, { description: 'Routing number of the bank: nine digits, including the check digit.' })
  routingNumber: string;

  @Field(() => String, { description: 'Account number: 5 to 17 digits, letters and hyphens, with at least one digit.' })
  accountNumber: string;

  @Field(() => BankAccountTypeEnum, { description: 'Bank account type.' })
  accountType: BankAccountType;

  @Field(() => String, {
    description: 'Exact text of the consent, stored with its time and hash. At most 10,000 characters.',
  })
  consentText: string;

  @Field(() => ConsentMethodEnum, {
    defaultValue: 'WRITTEN',
    description: 'How the borrower gave consent. It determines the entry class in the bank file.',
  })
  consentMethod: ConsentMethod;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the account is a company’s. Its entry class is CCD.',
  })
  isBusinessAccount: boolean;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount below which the borrower wants a notice. Only together with `noticeAbove`.',
  })
  noticeBelow?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount above which the borrower wants a notice. Only together with `noticeBelow`.',
  })
  noticeAbove?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The borrower wants a notice only above this difference from the previous debit. Not with a range.',
  })
  noticeDifference?: string | null;
}

/** The range or the difference that the account holder agreed to. */
function noticeOption(check: InputCheck, input: AuthorizeAutopayInput): NoticeOption {
  const amountOf = (field: keyof NoticeOption): string | null => {
    const amount = input[field];
    return amount == null ? null : check.decimal(field, amount, AMOUNT).toFixed(2);
  };
  const [noticeBelow, noticeAbove, noticeDifference] = [
    amountOf('noticeBelow'),
    amountOf('noticeAbove'),
    amountOf('noticeDifference'),
  ];
  if (noticeBelow !== null && noticeAbove === null) check.fault('noticeAbove', 'is required with `noticeBelow`');
  if (noticeAbove !== null && noticeBelow === null) check.fault('noticeBelow', 'is required with `noticeAbove`');
  if (noticeBelow !== null && noticeAbove !== null && decimal(noticeBelow).gt(noticeAbove))
    check.fault('noticeAbove', 'must not be below `noticeBelow`');
  if (noticeDifference !== null && (noticeBelow ?? noticeAbove) !== null)
    check.fault('noticeDifference', 'is not possible with a range');
  return { noticeBelow, noticeAbove, noticeDifference };
}

/** Lets payments of a loan be drawn from an account. Nothing is collected before payments are scheduled. */
export const authorizeAutopay = loanCommand({
  name: 'authorizeAutopay',
  summary: 'Authorizes payments from a bank account. Nothing is collected before payments are scheduled.',
  event: 'Autopay authorized',
  scope: 'repayment:submit',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_AUTHORIZING,
  refusals: ['ALREADY_EXISTS'],
  rest: {
    path: '/authorize-autopay',
    answer: 'loanId loanStatus autopay { autopayId: id state authorizedAt revokedAt }',
  },
  menu: 'Payments',
  affects: ['autopay'],
  input: AuthorizeAutopayInput,
  answer: AutopayUpdated,
  decide: async (work, input) => {
    const { loan, now, call, stores } = work;
    const account: BankAccount = {
      holder: input.accountHolder,
      routingNumber: input.routingNumber,
      accountNumber: input.accountNumber,
      type: input.accountType,
    };
    const check = inputCheck();
    checkBankAccount(check, account);
    const text = input.consentText;
    if (text.trim() === '' || text.length > LONGEST_CONSENT)
      check.fault('consentText', `must have 1 to ${LONGEST_CONSENT} characters`);
    const option = noticeOption(check, input);
    if (check.faults.length > 0) return invalidInput(check.faults);
    if (await stores.payments.live(loan.id))
      return refuse('ALREADY_EXISTS', 'The loan already has a mandate. Revoke it first.');
    const autopay: Autopay = {
      id: newId('AP'),
      loanId: loan.id,
      state: 'ACTIVE',
      authorizedAt: now.toISOString(),
      authorizedBy: actorId(call.viewer),
      consentMethod: input.consentMethod,
      isBusinessAccount: input.isBusinessAccount,
      ...option,
      returnsInRow: 0,
      suspendedAt: null,
      suspendedFor: null,
      revokedAt: null,
    };
    const hash = createHash('sha256').update(text).digest('hex');
    if (!(await stores.payments.authorize(autopay, account, { text, hash })))
      return refuse('CONFLICT', 'The borrower was erased, so no bank account can be stored.');
    return success({ ...(await recordChange(work, {})), autopay });
  },
});
