import { isAccountNumber, type BankAccount } from './bank-account.js';
import { accountTypeOf } from './nacha-file.js';
import { isRoutingNumber } from './routing-number.js';

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
export type CorrectionRead =
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
