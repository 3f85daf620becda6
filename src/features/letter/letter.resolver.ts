import { Args, Ctx, Query, Resolver } from 'type-graphql';
import {
  PageArguments,
  Paged,
  toConnection,
  toWindow,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { refusedInput } from '../../platform/errors/bad-input.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { EMPTY_PAGE } from '../../platform/paging/page.js';
import { JsonObjectScalar } from '../../platform/scalars/scalars.js';
import { withoutNulls } from '../command/command-call.js';
import { callerOf, type GraphContext } from '../graph-context.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import type { LoanView } from '../loan/loan-reader.js';
import { loadTexts } from '../loan/loan-texts.js';
import { Loan } from '../loan/loan.type.js';
import { rowOfLoan } from '../loan/part-of-loan.js';
import { PreviewLetterArguments } from './letter.inputs.js';
import { letterById, letterCount, lettersOfLoan } from './letter.loaders.js';
import type { LetterView } from './letter.store.js';
import { LetterConnection, LetterIssued, LetterPreview, LetterType } from './letter.type.js';

export const LetterIssuedResolver = loanAnswerResolver(() => LetterIssued);

const ORDER: ListOrder = { name: 'letters', accepts: Number.isSafeInteger };

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

@Resolver(() => Loan)
export class LoanLettersResolver {
  @Paged(() => ORDER)
  @BatchField(() => LetterConnection, { description: 'Letters that were issued, newest first.' })
  async letters(loans: readonly LoanView[], @Args(() => PageArguments) page: PageArguments, context: GraphContext) {
    const window = toWindow(ORDER, page);
    const found = await context.loadAll(lettersOfLoan(window), idsOf(loans));
    return loans.map(({ id }, at) => ({
      ...toConnection(
        ORDER,
        window,
        found[at] ?? EMPTY_PAGE,
        (row: LetterView) => ({ value: row.sequence, id: row.id }),
        (row) => row,
      ),
      count: async () => (await context.load(letterCount, id)) ?? 0,
    }));
  }
}

@Resolver(() => LetterType)
export class LetterTextResolver {
  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description:
      'The letter as JSON: title, blocks of text, and the data that it shows. Null once the borrower is erased.',
  })
  async content(letters: readonly LetterView[], _args: object, context: GraphContext) {
    const texts = await loadTexts(context, 'Letter.content', idsOf(letters));
    return texts.map((text) => (text === null ? null : (JSON.parse(text) as object)));
  }

  @BatchField(() => String, { nullable: true, description: 'PDF, in base64. Null once the borrower is erased.' })
  pdf(letters: readonly LetterView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Letter.pdf', idsOf(letters));
  }

  @BatchField(() => String, { nullable: true, description: 'SHA-256 digest of the PDF, in hexadecimal.' })
  sha256(letters: readonly LetterView[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Letter.digest', idsOf(letters));
  }
}

@Resolver()
export class LetterPreviewResolver {
  @Query(() => LetterPreview, {
    nullable: true,
    description: 'A letter as it would be issued now; null when the loan isn’t in the caller’s portfolio.',
  })
  async previewLetter(
    @Args(() => PreviewLetterArguments) given: PreviewLetterArguments,
    @Ctx() context: GraphContext,
  ): Promise<LetterPreview | null> {
    // oxlint-disable-next-line typescript/no-misused-spread -- An input has only fields.
    const written = await context.services.letters(withoutNulls({ ...given }), callerOf(context));
    if (!written.ok && written.refusal.code === 'NOT_FOUND') return null;
    if (!written.ok) throw refusedInput(written.refusal);
    const { kind, template, electronicConsentOn, text, pdf } = written.value;
    return {
      ...{ kind, text, title: template.title, language: template.language, template: template.name },
      delivery: electronicConsentOn === null ? 'PRINT' : 'ELECTRONIC',
      pdf: Buffer.from(pdf).toString('base64'),
    };
  }
}

export const letterReference = rowOfLoan(letterById);
