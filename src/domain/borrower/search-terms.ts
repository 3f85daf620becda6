import { searchTerm, type SearchKind, type SearchTerm } from './borrower.js';

/** A text of one search box, by what it can be. */
export interface SearchedText {
  /** A loan or an application may have it as its id. */
  readonly id: string;
  readonly terms: readonly SearchTerm[];
}

/** Longer than any of these is. */
export const LONGEST_SEARCH = 200;

const FORM: Readonly<Record<'DATE' | 'ZIP' | 'SSN_END', RegExp>> = {
  DATE: /^\d{4}-\d{2}-\d{2}$/,
  ZIP: /^\d{5}(-\d{4})?$/,
  SSN_END: /^\d{4}$/,
};

/** A name with a hint that follows it: a birth date, a ZIP code or the end of a social security number. */
function namesIn(text: string): (SearchTerm | undefined)[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const hint = words.at(-1) ?? '';
  const names = words.slice(0, -1);
  const [first = '', ...others] = names;
  const last = others.join(' ');
  if (FORM.SSN_END.test(hint)) return [searchTerm('LAST_NAME_AND_SSN_END', names.join(' '), hint)];
  if (FORM.DATE.test(hint)) return [searchTerm('NAME_AND_BIRTH_DATE', first, last, hint)];
  if (FORM.ZIP.test(hint)) return [searchTerm('NAME_AND_ZIP', first, last, hint)];
  return [];
}

const ALONE: readonly SearchKind[] = ['PHONE', 'EMAIL', 'VIN', 'PAYMENT_REFERENCE'];

/** Everything that the text can be. What it is in fact, the index tells. */
export function searchedText(text: string): SearchedText {
  const bare = text.trim();
  const terms = [...ALONE.map((kind) => searchTerm(kind, bare)), ...namesIn(bare)];
  return { id: bare, terms: terms.filter((term) => term !== undefined) };
}
