import type { BusinessDate } from '../../domain/calendar.js';
import type { Result } from '../../domain/refusal.js';
import type { Caller } from '../command/command-call.js';
import type { LetterKind, LetterOptions } from './letter-kinds.js';
import type { LetterTemplate } from './letter-template.js';

/** Who sends letters. */
export interface LetterSender {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
  readonly email?: string | undefined;
  /** How to pay, a line each. */
  readonly payments: readonly string[];
}

export interface LetterRequest extends LetterOptions {
  readonly loanId: string;
  readonly kind: LetterKind;
  /** Two letters. Default: the borrower's preferred language. */
  readonly language?: string | undefined;
}

export interface WrittenLetter {
  readonly kind: LetterKind;
  readonly issuedOn: BusinessDate;
  readonly template: LetterTemplate;
  /** Day on which the borrower consented to electronic records; null without consent. */
  readonly electronicConsentOn: string | null;
  readonly text: string;
  /** What is kept of it: its data and its blocks, as JSON. */
  readonly content: string;
  readonly pdf: Uint8Array;
  /** SHA-256 of the PDF, in hexadecimal. */
  readonly sha256: string;
}

export type LetterRefusal = 'NOT_FOUND' | 'CONFLICT' | 'INVALID_INPUT';

export type WriteLetter = (request: LetterRequest, caller: Caller) => Promise<Result<WrittenLetter, LetterRefusal>>;
