import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import type { LetterKind } from './letter-kinds.js';
import { LetterDeliveryEnum, LetterKindEnum } from './letter.type.js';
import type { LetterDelivery } from './letter.store.js';

const LOAN = 'ID of the loan.';
const KIND = 'Kind of letter.';
const LANGUAGE =
  'Language: two letters. Default: the borrower’s preferred language. Without a template in it: English.';
const GOOD_THROUGH = 'For `PAYOFF`: last day for which the amount is valid. Default: in ten days.';
const FROM = 'For `STATEMENT`: first day. Default: 30 days before `through`.';
const THROUGH = 'For `STATEMENT`: last day. Default: today.';
const PAYMENT = 'For `RECEIPT`: ID of the payment.';
const PLACE = 'For `SALE_NOTICE` of a public sale: its time and place, up to 200 characters.';

@ArgsType()
export class PreviewLetterArguments {
  @Field(() => ID, { description: LOAN })
  loanId: string;

  @Field(() => LetterKindEnum, { description: KIND })
  kind: LetterKind;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: string | null;

  @Field(() => DateScalar, { nullable: true, description: GOOD_THROUGH })
  goodThrough?: string | null;

  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: THROUGH })
  through?: string | null;

  @Field(() => ID, { nullable: true, description: PAYMENT })
  repaymentId?: string | null;

  @Field(() => String, { nullable: true, description: PLACE })
  salePlace?: string | null;
}

@InputType({ description: 'A letter to issue.' })
export class IssueLetterInput extends CommandInput {
  @Field(() => ID, { description: LOAN })
  loanId: string;

  @Field(() => LetterKindEnum, { description: KIND })
  kind: LetterKind;

  @Field(() => LetterDeliveryEnum, {
    nullable: true,
    description: 'How to deliver it. Default: electronically if the borrower has consented, else in print.',
  })
  delivery?: LetterDelivery | null;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: string | null;

  @Field(() => DateScalar, { nullable: true, description: GOOD_THROUGH })
  goodThrough?: string | null;

  @Field(() => DateScalar, { nullable: true, description: FROM })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: THROUGH })
  through?: string | null;

  @Field(() => ID, { nullable: true, description: PAYMENT })
  repaymentId?: string | null;

  @Field(() => String, { nullable: true, description: PLACE })
  salePlace?: string | null;
}
