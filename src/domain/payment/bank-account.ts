import type { InputCheck } from '../input-check.js';

export const BANK_ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

/** Where a payment is drawn from. All of it is sealed wherever it is kept. */
export interface BankAccount {
  readonly holder: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly type: BankAccountType;
}

/** The field of an entry takes no more, no other signs stand in account numbers, and the last four must not be all of one. */
const ACCOUNT_NUMBER = /^(?=.*\d)[0-9A-Za-z-]{5,17}$/;
const LONGEST_HOLDER = 100;
/** So much of a name an entry of a file has. */
export const NAME_WIDTH = 22;

/** What does not come apart into a letter of English and a mark, as it is spelled in plain ASCII. */
const SPELLED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ə: 'E',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'NG',
  Ø: 'O',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  // Apostrophes and hyphens as phones write them.
  '\u02bb': "'",
  '\u02bc': "'",
  '\u2018': "'",
  '\u2019': "'",
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
};

/** Text as files of banks take it: capitals and plain ASCII. What cannot be spelled so is a space. */
export const inBankLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/[^\x20-\x7e]/g, (letter) => SPELLED[letter] ?? ' ');

/** A name as an entry has it, without gaps where letters of another script stood; nothing where no letter is left. */
export function bankNameOf(holder: string): string {
  const name = inBankLetters(holder).replace(/ +/g, ' ').trim().slice(0, NAME_WIDTH);
  return /[A-Z]/.test(name) ? name : '';
}

/** Faults say what is wrong and never repeat a value. */
export function checkBankAccount(check: InputCheck, { holder, routingNumber, accountNumber }: BankAccount): void {
  if (holder.trim() === '' || holder.length > LONGEST_HOLDER)
    check.fault('accountHolder', `must have 1 to ${LONGEST_HOLDER} characters`);
  else if (bankNameOf(holder) === '')
    check.fault('accountHolder', 'must be in Latin letters, as the bank spells it; bank files accept no others');
  if (!isRoutingNumber(routingNumber)) check.fault('routingNumber', 'must have nine digits with a valid check digit');
  if (!ACCOUNT_NUMBER.test(accountNumber))
    check.fault('accountNumber', 'must have 5 to 17 digits, letters and hyphens, with at least one digit');
}

export const isAccountNumber = (text: string): boolean => ACCOUNT_NUMBER.test(text);

/** What people know an account by. */
export const lastFour = (accountNumber: string): string => accountNumber.replace(/[^0-9A-Za-z]/g, '').slice(-4);

/** What the nine digits count in the sum that must end in zero. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The number of a bank in the clearing house (ABA): nine digits, of which the last one checks the others. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  text !== '000000000' &&
  WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === 0;
