import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { sealedText, type LoanSeals, type TextOf } from '../loan/loan-seals.js';
import type { LetterKind } from './letter-kinds.js';
import type { LetterTemplate } from './letter-template.js';

export const LETTER_DELIVERIES = ['PRINT', 'ELECTRONIC'] as const;
export type LetterDelivery = (typeof LETTER_DELIVERIES)[number];

export interface LetterView {
  readonly id: string;
  readonly loanId: string;
  readonly sequence: number;
  readonly kind: LetterKind;
  readonly issuedOn: string;
  readonly issuedAt: Date;
  readonly issuedBy: string;
  readonly language: string;
  readonly template: string;
  readonly templateSha256: string;
  readonly delivery: LetterDelivery;
  readonly size: number;
}

export interface NewLetter extends LetterView {
  readonly issuedOn: BusinessDate;
}

/** What of a letter is sealed: its data and text as JSON, its PDF in base64 and the digest of that. */
export interface LetterTexts {
  readonly content: string;
  readonly pdf: string;
  readonly digest: string;
}

/** Letters of a loan. The caller holds the loan's lock. */
export interface LetterStore {
  count(loanId: string): Promise<number>;
  /** The last place in the timeline of a loan: nothing changed while it is the same. */
  lastEvent(loanId: string): Promise<number>;
  insert(letter: NewLetter, template: LetterTemplate, texts: LetterTexts): Promise<void>;
}

const COUNT = `SELECT MAX("sequence") AS "last" FROM "Letter" WHERE "loanId" = $1`;
const LAST_EVENT = `SELECT MAX("sequence") AS "last" FROM "LoanEvent" WHERE "loanId" = $1`;
/** A template is kept with the first letter that it is used for. */
const KEEP_TEMPLATE = `INSERT INTO "LetterTemplate" ("sha256", "name", "text") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

export function letterStore(session: Session, seals: LoanSeals): LetterStore {
  const last = async (text: string, loanId: string) => {
    const [row] = await session.read<{ last: number | null }>({ text, values: [loanId] });
    return row?.last ?? 0;
  };
  return {
    count: (loanId) => last(COUNT, loanId),
    lastEvent: (loanId) => last(LAST_EVENT, loanId),
    insert: async (letter, { sha256, name, text }, texts) => {
      const seal = await seals(letter.loanId);
      const sealed = (of: TextOf & `Letter.${string}`, value: string) => sealedText(seal, of, letter.id, value);
      await session.write({ text: KEEP_TEMPLATE, values: [sha256, name, text] });
      const row = {
        ...letter,
        content: sealed('Letter.content', texts.content),
        pdf: sealed('Letter.pdf', texts.pdf),
        digest: sealed('Letter.digest', texts.digest),
      };
      await session.write(insertion('Letter', [row]));
    },
  };
}
