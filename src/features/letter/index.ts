import { isGenerated } from '../../domain/record/ids.js';
import { feature } from '../feature.js';
import { issueLetter } from './issue-letter.js';
import {
  LetterIssuedResolver,
  LetterPreviewResolver,
  letterReference,
  LetterTextResolver,
  LoanLettersResolver,
} from './letter.resolver.js';
import { LetterCountResolver } from './letter.type.js';

export const letterFeature = feature({
  name: 'letter',
  commands: [issueLetter],
  resolvers: [
    LetterCountResolver,
    LetterIssuedResolver,
    LetterPreviewResolver,
    LetterTextResolver,
    LoanLettersResolver,
  ],
  entities: { LoanLetter: { read: letterReference, ownsId: (id) => isGenerated('LT', id) } },
});
