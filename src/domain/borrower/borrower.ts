import { addMonths, type BusinessDate, laterOf, parseBusinessDate } from '../calendar.js';
import type { LoanState } from '../loan/lifecycle.js';
import { type JsonObject, valueAt } from '../record/json.js';
import { readValue } from '../record/read-value.js';
import { isPlaceholder, ssnDigits } from '../record/ssn.js';

/** Whose customer the person behind a loan is: the lender's, or without one the servicer's. */
export interface Book {
  readonly lenderId: string | null;
  readonly primaryServicerId: string | null;
}

/** Equal for loans of one book and for no others. Within a book a person is one; between books nothing is shared. */
export const bookName = ({ lenderId, primaryServicerId }: Book): string =>
  lenderId === null ? `S${primaryServicerId ?? ''}` : `L${lenderId}`;

/** Creditors keep applications for 25 months after they told the applicant of their decision (12 CFR 1002.12(b)). */
export const SHORTEST_RETENTION_MONTHS = 25;

export interface ErasableLoan {
  readonly loanStatus: LoanState;
  /** The last day on which anything happened to it. */
  readonly lastActiveOn: BusinessDate;
}

/** Why an erasure is not allowed. `allowedFrom` is the earliest day; while a loan is open, as if it ended today. */
export interface ErasureFault {
  readonly code: 'LOANS_OPEN' | 'RETENTION_RUNS';
  readonly openLoans: number;
  readonly allowedFrom: BusinessDate;
}

/** A loan that was charged off is over for this: what is paid on it later makes the time begin again. */
const OPEN: ReadonlySet<LoanState> = new Set<LoanState>(['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'ACTIVE']);

/** Why the record of these loans must be kept on a day; undefined when it need not. */
export function erasureFault(
  loans: readonly ErasableLoan[],
  today: BusinessDate,
  retentionMonths: number,
): ErasureFault | undefined {
  const openLoans = loans.filter(({ loanStatus }) => OPEN.has(loanStatus)).length;
  const endedOn = loans.map(({ loanStatus, lastActiveOn }) => (OPEN.has(loanStatus) ? today : lastActiveOn));
  const allowedFrom = endedOn.map((day) => addMonths(day, retentionMonths)).reduce(laterOf, today);
  if (allowedFrom === today) return undefined;
  return { code: openLoans > 0 ? 'LOANS_OPEN' : 'RETENTION_RUNS', openLoans, allowedFrom };
}

/**
 * What a loan or a person is found by. A value that alone has few possibilities, such as the end of a social security number, a
 * birth date or a postal code, is one term with a name and never a term of its own.
 */
export type SearchKind =
  | 'EMAIL'
  | 'LAST_NAME_AND_SSN_END'
  | 'NAME_AND_BIRTH_DATE'
  | 'NAME_AND_ZIP'
  | 'PAYMENT_REFERENCE'
  | 'PHONE'
  | 'VIN';

/** A kind with its values, normalized: equal terms are the same question. */
export type SearchTerm = readonly [kind: SearchKind, ...values: string[]];

/** Longer than any of these values is; what is longer is none. */
const LONGEST = 320;

const ofLength = (text: string): string | undefined => (text.length > 0 && text.length <= LONGEST ? text : undefined);

const EXTENSION = /\s*(?:x|ext\.?|extension|#)\s*\d{1,7}\s*$/i;
/** The North American Numbering Plan: neither an area nor an exchange begins with 0 or 1. */
const NANP = /^1?([2-9]\d{2}[2-9]\d{6})$/;
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/** A telephone number as E.164 writes it. Without a country it is one of the United States; an extension says nothing. */
export function normalizedPhone(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().replace(EXTENSION, '');
  if (!/^\+?[\d\s().\-/]+$/.test(bare)) return undefined;
  const digits = bare.replace(/\D/g, '');
  const american = NANP.exec(digits)?.[1];
  if (american !== undefined && (!bare.startsWith('+') || digits.length === 11)) return `+1${american}`;
  return bare.startsWith('+') && !digits.startsWith('1') && INTERNATIONAL.test(digits) ? `+${digits}` : undefined;
}

/** In small letters. Strictly the part before the @ could tell them apart, and no provider does. */
export function normalizedEmail(text: string): string | undefined {
  const bare = ofLength(text.trim())?.normalize('NFKC').toLowerCase();
  return bare !== undefined && /^[^\s@]+@[^\s@]+$/.test(bare) ? bare : undefined;
}

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ð: 'd', ø: 'o', þ: 'th', đ: 'd', ı: 'i', ł: 'l', œ: 'oe' };

/** A name without case, accents, spaces and punctuation. */
export function foldedName(text: string): string | undefined {
  const folded = ofLength(text)
    // ß has a capital form of two letters, as people write it who lack the key.
    ?.toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[æðøþđıłœ]/g, (letter) => LETTERS[letter] ?? letter);
  return folded === undefined ? undefined : ofLength(folded);
}

/** The first five digits of a ZIP code; other postal codes without spaces and case. */
export function normalizedZip(text: string): string | undefined {
  const bare = text.trim();
  const zip = /^(\d{5})(?:[-\s]?\d{4})?$/.exec(bare);
  return zip?.[1] ?? (/^\d+$/.test(bare) ? undefined : foldedName(bare));
}

/** In capitals without spaces and hyphens. Those from before 1981 are shorter than 17. */
export function normalizedVin(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{5,20}$/.test(bare) ? bare : undefined;
}

export const lastFourDigits = (text: string): string | undefined => (/^\d{4}$/.test(text) ? text : undefined);

const birthDate = (text: string): string | undefined => parseBusinessDate(text);

/** How the values of each kind are normalized; a value that cannot be one makes no term. */
const NORMALIZED = {
  EMAIL: [normalizedEmail],
  LAST_NAME_AND_SSN_END: [foldedName, lastFourDigits],
  NAME_AND_BIRTH_DATE: [foldedName, foldedName, birthDate],
  NAME_AND_ZIP: [foldedName, foldedName, normalizedZip],
  // A reference is the name in another system, matched exactly.
  PAYMENT_REFERENCE: [(text: string) => text],
  PHONE: [normalizedPhone],
  VIN: [normalizedVin],
} as const satisfies Record<SearchKind, readonly ((text: string) => string | undefined)[]>;

/** Undefined when one of the values cannot be what it is given as. */
export function searchTerm(kind: SearchKind, ...values: readonly string[]): SearchTerm | undefined {
  const normalized = NORMALIZED[kind].map((normalize, place) => normalize(values[place] ?? ''));
  return normalized.every((value) => value !== undefined) ? [kind, ...normalized] : undefined;
}

export interface ApplicantParts {
  readonly personal: JsonObject | null | undefined;
  readonly identity: JsonObject | null | undefined;
}

/** All that a loan is found by, out of the sealed parts of its application. */
export function termsOfApplication({ personal, identity }: ApplicantParts): SearchTerm[] {
  const text = (part: JsonObject | null | undefined, path: string): string => {
    const value = valueAt(part, `Request.${path}`);
    return typeof value === 'string' ? value : '';
  };
  const said = (name: string) => text(personal, `ApplicantInfo.${name}`);
  const [first, last] = [said('ApplicantFirstName'), said('ApplicantLastName')];
  const born = readValue('digitsDate', text(identity, 'ApplicantInfo.ApplicantDOB'));
  const ssn = ssnDigits(text(identity, 'ApplicantInfo.ApplicantSSN'));
  const terms = [
    ...['HomePhone', 'EmploymentWorkPhone'].map((name) => searchTerm('PHONE', said(name))),
    ...['ApplicantEmail', 'Email'].map((name) => searchTerm('EMAIL', said(name))),
    searchTerm('NAME_AND_BIRTH_DATE', first, last, typeof born === 'string' ? born : ''),
    searchTerm('NAME_AND_ZIP', first, last, said('ApplicantZip')),
    ssn.length === 9 && !isPlaceholder(ssn) ? searchTerm('LAST_NAME_AND_SSN_END', last, ssn.slice(-4)) : undefined,
    searchTerm('VIN', text(personal, 'VehicleInfo.VehicleVIN')),
  ].filter((term) => term !== undefined);
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()];
}
