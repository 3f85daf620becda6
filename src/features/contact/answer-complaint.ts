import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { checkText } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { contactCommand, erasedRefusal } from './contact-command.js';

@InputType({ description: 'The answer to a complaint.' })
class AnswerComplaintInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'ID of the complaint.' })
  complaintId: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the answer is final. Default: true.' })
  isFinal?: boolean | null;

  @Field(() => String, { description: 'The answer, in words. It replaces an earlier one.' })
  answer: string;
}

export const answerComplaint = contactCommand({
  name: 'answerComplaint',
  summary: 'Records the answer to a complaint. A final answer ends its deadlines.',
  event: 'Complaint answered',
  path: '/answer-complaint',
  affects: ['complaints'],
  input: AnswerComplaintInput,
  write: async (work, { complaintId, isFinal, answer }) => {
    const { loan, stores, today } = work;
    const check = inputCheck();
    checkText(check, 'answer', answer);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const complaint = await stores.contacts.complaint(loan.id, complaintId);
    if (!complaint) return refuse('NOT_FOUND', 'The loan has no complaint with this ID.');
    if (complaint.resolvedOn !== null)
      return refuse('CONFLICT', `The complaint has its final answer since ${complaint.resolvedOn}.`);
    const erased = await erasedRefusal(work);
    if (erased) return erased;
    const answeredOn = complaint.answeredOn ?? today;
    const resolvedOn = (isFinal ?? true) ? today : null;
    await stores.contacts.answerComplaint({ ...complaint, answeredOn, resolvedOn }, answer);
    return success({ entryId: complaint.id });
  },
});
