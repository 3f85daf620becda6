import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { checkText, newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { contactCommand, erasedRefusal, nextSequence } from './contact-command.js';

@InputType({ description: 'A note to add.' })
class AddNoteInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'Text, up to 500 characters.' })
  text: string;
}

export const addNote = contactCommand({
  name: 'addNote',
  summary: 'Adds a note of staff. Notes are not changed afterwards.',
  event: 'Note added',
  path: '/add-note',
  affects: ['notes'],
  input: AddNoteInput,
  write: async (work, { text }) => {
    const { loan, stores, now, call } = work;
    const check = inputCheck();
    checkText(check, 'text', text);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const erased = await erasedRefusal(work);
    if (erased) return erased;
    const sequence = await nextSequence(work, 'LoanNote');
    if (!sequence.ok) return sequence;
    const id = newId('NT');
    const note = { id, loanId: loan.id, sequence: sequence.value, writtenAt: now, writtenBy: actorId(call.viewer) };
    await stores.contacts.insertNote(note, text);
    return success({ entryId: id });
  },
});
