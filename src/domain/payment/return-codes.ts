import { isAccountNumber, isRoutingNumber, type BankAccount } from './bank-account.js';
import { accountTypeOf } from './nacha-file.js';

/** What kinds of returns there are, and what follows from one of each. */
export const RETURN_KINDS = {
  FUNDS: 'The account has insufficient funds.',
  STOPPED: 'The account holder stopped this payment.',
  ACCOUNT: 'The account does not exist or accepts no debits.',
  UNAUTHORIZED: 'The account holder says that the debit was unauthorized.',
  DECEASED: 'The account holder died.',
  ENTRY: 'The entry or the file was invalid.',
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
  R01: row('FUNDS', 'insufficient funds'),
  R02: row('ACCOUNT', 'account closed'),
  R03: row('ACCOUNT', 'no account, or another account holder'),
  R04: row('ACCOUNT', 'invalid account number'),
  R05: row('UNAUTHORIZED', 'unauthorized corporate debit to a consumer account'),
  R06: row('ENTRY', 'returned at the request of the originating bank'),
  R07: row('UNAUTHORIZED', 'authorization revoked by the account holder'),
  R08: row('STOPPED', 'payment stopped'),
  R09: row('FUNDS', 'uncollected funds'),
  R10: row('UNAUTHORIZED', 'originator unknown or not authorized'),
  R11: row('UNAUTHORIZED', 'not in accordance with the terms of the authorization'),
  R12: row('ACCOUNT', 'branch sold to another bank'),
  R13: row('ACCOUNT', 'routing number not found at the clearing house'),
  R14: row('DECEASED', 'representative of the account holder died or is unable to act'),
  R15: row('DECEASED', 'account holder or beneficiary died'),
  R16: row('ACCOUNT', 'account frozen, or returned by order of an authority'),
  R17: row('ENTRY', 'unreadable field, or suspected fraud'),
  R18: row('ENTRY', 'invalid effective entry date'),
  R19: row('ENTRY', 'invalid amount'),
  R20: row('ACCOUNT', 'account does not allow transactions'),
  R21: row('ENTRY', 'invalid company identification'),
  R22: row('ENTRY', 'invalid individual identification'),
  R23: row('ENTRY', 'refused by the receiver'),
  R24: row('ENTRY', 'duplicate entry'),
  R25: row('ENTRY', 'invalid addenda'),
  R26: row('ENTRY', 'invalid mandatory field'),
  R27: row('ENTRY', 'invalid trace number'),
  R28: row('ENTRY', 'invalid check digit of the routing number'),
  R29: row('UNAUTHORIZED', 'unauthorized corporate debit'),
  R31: row('ENTRY', 'permissible return after the deadline'),
  R32: row('ENTRY', 'receiving bank does not settle'),
  R34: row('ACCOUNT', 'receiving bank participates only partially'),
  R35: row('ENTRY', 'debit of this kind not allowed'),
  R36: row('ENTRY', 'credit of this kind not allowed'),
  R37: row('UNAUTHORIZED', 'the source check was presented too'),
  R38: row('STOPPED', 'the source check was stopped'),
  R39: row('UNAUTHORIZED', 'the source check is not eligible'),
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
  /** What is drawn of an amount that was not announced in time: the announced or previous one, or all of it. */
  readonly unannouncedAmounts: UnannouncedAmounts;
}

export const UNANNOUNCED_AMOUNTS = ['KEEP', 'DRAW'] as const;
export type UnannouncedAmounts = (typeof UNANNOUNCED_AMOUNTS)[number];

/** Nacha gives a bank two banking days for most returns, to their ends; a debit of no funds may be tried twice again. */
export const DEFAULT_PAYMENT_POLICY: PaymentPolicy = {
  returnedPaymentFee: '0.00',
  feeFor: ['FUNDS'],
  suspendAfter: 3,
  settleAfterBusinessDays: 3,
  unannouncedAmounts: 'KEEP',
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

/** The place of a part in the 29 characters of corrected data: start and length. */
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
  C04: { meaning: 'name of the account holder', at: { holder: [0, 22] } },
  C05: { meaning: 'account type', at: { type: [0, 2] } },
  C06: { meaning: 'account number and type', at: { accountNumber: [0, 17], type: [20, 2] } },
  C07: {
    meaning: 'routing number, account number and type',
    at: { routingNumber: [0, 9], accountNumber: [9, 17], type: [26, 2] },
  },
  C08: { meaning: 'receiving bank abroad', at: {} },
  C09: { meaning: 'individual identification', at: {} },
  C10: { meaning: 'company name', at: {} },
  C11: { meaning: 'company identification', at: {} },
  C12: { meaning: 'company name and identification', at: {} },
  C13: { meaning: 'addenda format', at: {} },
} as const satisfies Readonly<Record<string, ChangeRow>>;
export type ChangeCode = keyof typeof CHANGE_CODES;

export const isChangeCode = (text: string): text is ChangeCode => Object.hasOwn(CHANGE_CODES, text);

/** Names the wrong part, never its contents. */
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
