import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, countResolver } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';
import { Node } from '../command/shared-types.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { LETTER_KINDS, LETTERS, type LetterKind } from './letter-kinds.js';
import type { LetterDelivery, LetterView } from './letter.store.js';

export const LetterKindEnum = enumOf<LetterKind>(
  'LetterKind',
  'Kind of a letter.',
  Object.fromEntries(LETTER_KINDS.map((kind) => [kind, LETTERS[kind].meaning])) as Record<LetterKind, string>,
);

export const LetterDeliveryEnum = enumOf<LetterDelivery>('LetterDelivery', 'How a letter is delivered.', {
  PRINT: 'To be printed and mailed.',
  ELECTRONIC: 'Electronically: the borrower has consented to electronic records.',
});

@ObjectType('LoanLetter', {
  simpleResolvers: true,
  implements: Node,
  description: 'A letter to the borrower, as it was issued. It is never changed.',
})
export class LetterType implements Omit<LetterView, 'loanId' | 'sequence' | 'templateSha256'> {
  @Field(() => ID, { description: 'ID of the letter.' })
  id: string;

  @Field(() => LetterKindEnum, { description: 'Kind of letter.' })
  kind: LetterKind;

  @Field(() => DateScalar, { description: 'Date of the letter and of its data.' })
  issuedOn: string;

  @Field(() => DateTimeScalar, { description: 'Time of issue.' })
  issuedAt: Date;

  @Field(() => ID, { description: 'Client or `person:NAME` that issued it.' })
  issuedBy: string;

  @Field(() => String, { description: 'Language: two letters.' })
  language: string;

  @Field(() => String, {
    description: 'Name of the template: kind, language, states and version, such as `PAYOFF-en-1`.',
  })
  template: string;

  @Field(() => LetterDeliveryEnum, { description: 'How it is delivered.' })
  delivery: LetterDelivery;

  @Field(() => Int, { description: 'Size of the PDF in bytes.' })
  size: number;
}

@ObjectType('LetterPreview', {
  simpleResolvers: true,
  description: 'A letter as it would be issued now. Nothing is stored.',
})
export class LetterPreview {
  @Field(() => LetterKindEnum, { description: 'Kind of letter.' })
  kind: LetterKind;

  @Field(() => String, { description: 'Title.' })
  title: string;

  @Field(() => String, { description: 'Language: two letters.' })
  language: string;

  @Field(() => String, { description: 'Name of the template.' })
  template: string;

  @Field(() => LetterDeliveryEnum, { description: 'How it would be delivered.' })
  delivery: LetterDelivery;

  @Field(() => String, { description: 'The letter as plain text.' })
  text: string;

  @Field(() => String, { description: 'PDF, in base64.' })
  pdf: string;
}

export const LetterConnection = connectionOf('LoanLetter', () => LetterType);
export const LetterCountResolver = countResolver(() => LetterConnection);

@ObjectType({ simpleResolvers: true, description: 'The letter was issued.' })
export class LetterIssued {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => ID, { description: 'ID of the letter.' })
  letterId: string;

  @Field(() => LetterDeliveryEnum, { description: 'How it is delivered.' })
  delivery: LetterDelivery;
}

/** What REST answers. */
export const LETTER_ANSWER = 'loanId loanStatus letterId delivery';
