import { parseBusinessDate, type BusinessDate } from '../calendar.js';
import type { InputCheck } from '../input-check.js';
import { AMOUNT_OR_ZERO } from '../schedule/quote-bounds.js';

/** Chapters that individuals file under (11 USC 109). */
const CHAPTERS: readonly number[] = [7, 11, 12, 13];

export interface BankruptcyCaseInput {
  readonly chapter: number;
  readonly caseNumber: string;
  readonly court: string;
  readonly petitionOn: string;
  readonly claimAmount?: string | null | undefined;
}

/** What a notice of bankruptcy says: it is about the person, and kept sealed. */
export interface BankruptcyCase {
  readonly chapter: number;
  readonly caseNumber: string;
  readonly court: string;
  readonly petitionOn: BusinessDate;
  /** What was claimed of the estate. */
  readonly claimAmount: string | null;
}

const LONGEST = 100;

export function readBankruptcyCase(check: InputCheck, input: BankruptcyCaseInput, today: BusinessDate): BankruptcyCase {
  const text = (field: 'caseNumber' | 'court'): string => {
    const written = input[field].trim();
    if (written === '' || written.length > LONGEST)
      check.fault(`bankruptcy.${field}`, `must have 1 to ${LONGEST} characters`);
    return written;
  };
  if (!CHAPTERS.includes(input.chapter)) check.fault('bankruptcy.chapter', `must be one of ${CHAPTERS.join(', ')}`);
  const petitionOn = check.date('bankruptcy.petitionOn', input.petitionOn);
  if (petitionOn > today) check.fault('bankruptcy.petitionOn', 'must not be in the future');
  const claimAmount =
    input.claimAmount == null
      ? null
      : check.decimal('bankruptcy.claimAmount', input.claimAmount, AMOUNT_OR_ZERO).toFixed(2);
  return { chapter: input.chapter, caseNumber: text('caseNumber'), court: text('court'), petitionOn, claimAmount };
}

/** As it was kept. */
export function bankruptcyCaseOf(text: string): BankruptcyCase {
  const kept = JSON.parse(text) as Omit<BankruptcyCase, 'petitionOn'> & { readonly petitionOn: string };
  const petitionOn = parseBusinessDate(kept.petitionOn);
  if (!petitionOn) throw new Error('A bankruptcy case is kept without its petition date');
  return { ...kept, petitionOn };
}
