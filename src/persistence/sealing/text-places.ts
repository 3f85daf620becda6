import type { TextOf } from '../../app/servicing/servicing-reader.js';
import type { BorrowerSeal } from './borrower-seal.js';
import type { SealPlace } from './sealed-box.js';

/** Where the free texts of servicing stand. `key` is what a row is found by; `row` what it is known by as a text's place. */
export const TEXT_PLACES = {
  'LoanEvent.reason': { table: 'LoanEvent', column: 'reason', key: 'id', row: '"id"' },
  'Repayment.externalReference': { table: 'Repayment', column: 'externalReference', key: 'id', row: '"id"' },
  'Repayment.reason': { table: 'Repayment', column: 'reason', key: 'id', row: '"id"' },
  'ServicingTerms.acceptedBecause': {
    table: 'ServicingTerms',
    column: 'acceptedBecause',
    key: 'loanId',
    row: '"loanId"',
  },
  'Stipulation.text': { table: 'Stipulation', column: 'text', key: 'loanId', row: `"loanId" || ':' || "position"` },
  'Valuation.source': { table: 'Valuation', column: 'source', key: 'id', row: '"id"' },
} as const satisfies Record<TextOf, { table: string; column: string; key: 'id' | 'loanId'; row: string }>;

export const textPlace = (of: TextOf, row: string): SealPlace => {
  const { table, column } = TEXT_PLACES[of];
  return { table, column, row };
};

/** A text as it is stored. Of an erased borrower nothing is kept any more. */
export const sealedText = (
  seal: BorrowerSeal | undefined,
  of: TextOf,
  row: string,
  text: string | null | undefined,
): Buffer | null => (text == null || !seal ? null : seal.seal(text, textPlace(of, row)));
