import { isAccountNumber, isRoutingNumber, type BankAccount } from './bank-account.js';
import { accountTypeOf } from './nacha-file.js';

/** What kinds of returns there are, and what follows from one of each. */
export const RETURN_KINDS = {
  FUNDS: 'There is not enough money in the account.',
  STOPPED: 'The holder stopped this payment.',
  ACCOUNT: 'The account takes no debits, or is none.',
  UNAUTHORIZED: 'The holder says that the debit was not authorized.',
  DECEASED: 'The holder has died.',
  ENTRY: 'The entry or the file was not as it must be.',
} as const satisfies Readonly<Record<string, string>>;
export type ReturnKind = keyof typeof RETURN_KINDS;

/** When a return suspends autopay: at once, after several in a row, or never. */
export const SUSPENDS = {
  FUNDS: 'REPEATED',
  STOPPED: 'NEVER',
  ACCOUNT: 'AT_ONCE',
  UNAUTHORIZED: 'AT_ONCE',
  DECEASED: 'AT_ONCE',
  ENTRY: 'NEVER',
} as const satisfies Readonly<Record<ReturnKind, 'AT_ONCE' | 'REPEATED' | 'NEVER'>>;

interface ReturnRow {
  readonly kind: ReturnKind;
  readonly meaning: string;
}

const row = (kind: ReturnKind, meaning: string): ReturnRow => ({ kind, meaning });

/** THE table of codes that a debit of a consumer's account can come back with. Others are for other kinds of entries. */
export const RETURN_CODES = {
  R01: row('FUNDS', 'not enough funds'),
  R02: row('ACCOUNT', 'account closed'),
  R03: row('ACCOUNT', 'no such account, or not of this holder'),
  R04: row('ACCOUNT', 'no account can have this number'),
  R05: row('UNAUTHORIZED', "a consumer's account was debited as a company's"),
  R06: row('ENTRY', 'returned as the originating bank asked'),
  R07: row('UNAUTHORIZED', 'authorization revoked by the holder'),
  R08: row('STOPPED', 'payment stopped'),
  R09: row('FUNDS', 'funds not collected yet'),
  R10: row('UNAUTHORIZED', 'originator not known to the holder, or not authorized'),
  R11: row('UNAUTHORIZED', 'not in accordance with what was authorized'),
  R12: row('ACCOUNT', 'branch sold to another bank'),
  R13: row('ACCOUNT', 'no bank of the clearing house has this routing number'),
  R14: row('DECEASED', 'representative of the holder died or cannot act'),
  R15: row('DECEASED', 'holder or beneficiary died'),
  R16: row('ACCOUNT', 'account frozen, or returned by order of an authority'),
  R17: row('ENTRY', 'a field of the entry cannot be read, or the entry looks like fraud'),
  R18: row('ENTRY', 'effective entry date not allowed'),
  R19: row('ENTRY', 'amount not allowed'),
  R20: row('ACCOUNT', 'account is not for transactions'),
  R21: row('ENTRY', 'company identification not valid'),
  R22: row('ENTRY', 'identification of the individual not valid'),
  R23: row('ENTRY', 'refused by the receiver'),
  R24: row('ENTRY', 'the same entry twice'),
  R25: row('ENTRY', 'addenda wrong'),
  R26: row('ENTRY', 'a mandatory field is wrong'),
  R27: row('ENTRY', 'trace number wrong'),
  R28: row('ENTRY', 'check digit of the routing number wrong'),
  R29: row('UNAUTHORIZED', 'a company says that the debit was not authorized'),
  R31: row('ENTRY', 'returned after the deadline, as the originating bank permits'),
  R32: row('ENTRY', 'receiving bank does not settle'),
  R34: row('ACCOUNT', 'receiving bank takes part in parts of the clearing house only'),
  R35: row('ENTRY', 'debit of this kind not allowed'),
  R36: row('ENTRY', 'credit of this kind not allowed'),
  R37: row('UNAUTHORIZED', 'the check that it was made of was presented too'),
  R38: row('STOPPED', 'the check that it was made of was stopped'),
  R39: row('UNAUTHORIZED', 'the check that it was made of may not be one'),
} as const satisfies Readonly<Record<string, ReturnRow>>;
export type ReturnCode = keyof typeof RETURN_CODES;

/** Those that count in a row. */
export const FUNDS_CODES = (Object.keys(RETURN_CODES) as ReturnCode[]).filter(
  (code) => RETURN_CODES[code].kind === 'FUNDS',
);

export const isReturnCode = (text: string): text is ReturnCode => Object.hasOwn(RETURN_CODES, text);

/** What the servicer decided about returns. */
export interface PaymentPolicy {
  /** A plain amount; zero is none. */
  readonly returnedPaymentFee: string;
  /** The kinds of returns that the fee is charged for. */
  readonly feeFor: readonly ReturnKind[];
  /** How many returns for want of funds in a row suspend autopay. */
  readonly suspendAfter: number;
  /** On which banking day after its effective entry date a debit that did not come back has settled. */
  readonly settleAfterBusinessDays: number;
}

/** Nacha gives a bank two banking days for most returns, to their ends; a debit of no funds may be tried twice again. */
export const DEFAULT_PAYMENT_POLICY: PaymentPolicy = {
  returnedPaymentFee: '0.00',
  feeFor: ['FUNDS'],
  suspendAfter: 3,
  settleAfterBusinessDays: 3,
};

export const chargesFee = (code: ReturnCode, { feeFor }: PaymentPolicy): boolean =>
  feeFor.includes(RETURN_CODES[code].kind);

/** `inRow` counts returns for want of funds since the last payment that stood, this one included. */
export function suspends(code: ReturnCode, inRow: number, { suspendAfter }: PaymentPolicy): boolean {
  const when = SUSPENDS[RETURN_CODES[code].kind];
  return when === 'AT_ONCE' || (when === 'REPEATED' && inRow >= suspendAfter);
}

/** What a bank says of an account that it corrects; what is absent stays. */
export type Correction = { readonly [Part in keyof BankAccount]?: BankAccount[Part] | undefined };

type Part = keyof Correction;

/** Where a part stands in the 29 characters of corrected data: from, and how many. */
type Place = readonly [from: number, length: number];

interface ChangeRow {
  readonly meaning: string;
  readonly at: Readonly<Partial<Record<Part, Place>>>;
}

/** THE table of notifications of change. One without places is told and changes nothing here. */
export const CHANGE_CODES = {
  C01: { meaning: 'account number', at: { accountNumber: [0, 17] } },
  C02: { meaning: 'routing number', at: { routingNumber: [0, 9] } },
  C03: { meaning: 'routing and account number', at: { routingNumber: [0, 9], accountNumber: [12, 17] } },
  C04: { meaning: 'name of the holder', at: { holder: [0, 22] } },
  C05: { meaning: 'type of the account', at: { type: [0, 2] } },
  C06: { meaning: 'account number and type', at: { accountNumber: [0, 17], type: [20, 2] } },
  C07: {
    meaning: 'routing and account number and type',
    at: { routingNumber: [0, 9], accountNumber: [9, 17], type: [26, 2] },
  },
  C08: { meaning: 'receiving bank abroad', at: {} },
  C09: { meaning: 'identification of the individual', at: {} },
  C10: { meaning: 'name of the company', at: {} },
  C11: { meaning: 'identification of the company', at: {} },
  C12: { meaning: 'name and identification of the company', at: {} },
  C13: { meaning: 'form of the addenda', at: {} },
} as const satisfies Readonly<Record<string, ChangeRow>>;
export type ChangeCode = keyof typeof CHANGE_CODES;

export const isChangeCode = (text: string): text is ChangeCode => Object.hasOwn(CHANGE_CODES, text);

/** Names the part that is wrong, never what stands there. */
type CorrectionRead =
  | { readonly ok: true; readonly correction: Correction }
  | { readonly ok: false; readonly wrong: Part };

const RIGHT: Readonly<Record<Part, (text: string) => boolean>> = {
  holder: (text) => text !== '',
  routingNumber: isRoutingNumber,
  accountNumber: isAccountNumber,
  type: (text) => accountTypeOf(text) !== undefined,
};

export function readCorrection(code: ChangeCode, correctedData: string): CorrectionRead {
  const { at }: ChangeRow = CHANGE_CODES[code];
  const said = (Object.entries(at) as [Part, Place][]).map(
    ([part, [from, length]]) => [part, correctedData.slice(from, from + length).trim()] as const,
  );
  const wrong = said.find(([part, text]) => !RIGHT[part](text));
  if (wrong) return { ok: false, wrong: wrong[0] };
  const { type, ...texts } = Object.fromEntries(said) as Partial<Record<Part, string>>;
  return { ok: true, correction: { ...texts, ...(type && { type: accountTypeOf(type) }) } };
}
