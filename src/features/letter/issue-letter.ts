import { refuse, success, type Result } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { newId, withoutNulls } from '../command/command-call.js';
import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { recordChange } from '../loan/record-change.js';
import { IssueLetterInput } from './letter.inputs.js';
import type { LetterDelivery } from './letter.store.js';
import { LETTER_ANSWER, LetterIssued } from './letter.type.js';
import type { LetterRefusal, WrittenLetter } from './letter-port.js';

interface IssuedAnswer extends LoanAnswer {
  readonly letterId: string;
  readonly delivery: LetterDelivery;
}

/** A letter, and the last event of the loan before its data was read. */
interface Prepared {
  readonly lastEvent: number;
  readonly written: Result<WrittenLetter, LetterRefusal>;
}

const MOST_LETTERS = 500;

export const issueLetter = loanCommand<IssueLetterInput, IssuedAnswer, never, Prepared>({
  name: 'issueLetter',
  summary: 'Issues a letter to the borrower, and keeps it as it is.',
  event: 'Letter issued',
  scope: 'loan:work',
  alsoNeeds: ['loan:servicing', 'borrower:personal'],
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: { path: '/issue-letter', answer: LETTER_ANSWER },
  menu: 'Contact',
  affects: ['letters'],
  input: IssueLetterInput,
  answer: LetterIssued,
  prepare: async (
    { loanCommands: { unitOfWork }, letters },
    caller,
    { idempotencyKey: _key, delivery: _by, ...asked },
  ) => {
    const lastEvent = await unitOfWork.run((stores) => stores.letters.lastEvent(asked.loanId));
    return { lastEvent, written: await letters(withoutNulls(asked), caller) };
  },
  decide: async (work, input, { lastEvent, written }) => {
    const { loan, stores, now, call } = work;
    if (!written.ok) return written;
    if (await stores.loans.isErased(loan.id))
      return refuse('CONFLICT', 'The borrower was erased, so no letter about the person can be kept.');
    const { kind, issuedOn, template, electronicConsentOn, content, pdf, sha256 } = written.value;
    if ((await stores.letters.lastEvent(loan.id)) !== lastEvent)
      return refuse(
        'CONFLICT',
        'The loan changed while the letter was written. Send the command again with a new key.',
      );
    const delivery = input.delivery ?? (electronicConsentOn === null ? 'PRINT' : 'ELECTRONIC');
    if (delivery === 'ELECTRONIC' && electronicConsentOn === null)
      return refuse('CONFLICT', 'The borrower has not consented to electronic records. Issue the letter in print.');
    const count = await stores.letters.count(loan.id);
    if (count >= MOST_LETTERS) return refuse('CONFLICT', `The limit of ${MOST_LETTERS} letters per loan is reached.`);
    const id = newId('LT');
    const letter = {
      ...{ id, loanId: loan.id, sequence: count + 1, kind, issuedOn, delivery },
      ...{ issuedAt: now, issuedBy: actorId(call.viewer), language: template.language },
      ...{ template: template.name, templateSha256: template.sha256, size: pdf.length },
    };
    await stores.letters.insert(letter, template, {
      ...{ content, digest: sha256, pdf: Buffer.from(pdf).toString('base64') },
    });
    return success({ ...(await recordChange(work, {})), letterId: id, delivery });
  },
});
