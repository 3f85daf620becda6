import { Field, ID, InputType } from 'type-graphql';
import type { ComplaintSource, ComplaintTopic } from '../../domain/contact/complaint.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { checkText, newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { contactCommand, erasedRefusal, nextSequence } from './contact-command.js';
import { ComplaintSourceEnum, ComplaintTopicEnum } from './contact.type.js';

@InputType({ description: 'A complaint to record.' })
class RecordComplaintInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ComplaintSourceEnum, { description: 'Where it came from.' })
  source: ComplaintSource;

  @Field(() => ComplaintTopicEnum, { description: 'Topic.' })
  topic: ComplaintTopic;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Day of receipt, which starts the deadlines. Default: today.',
  })
  receivedOn?: string | null;

  @Field(() => String, { description: 'The complaint, in words.' })
  text: string;
}

export const recordComplaint = contactCommand({
  name: 'recordComplaint',
  summary: 'Records a complaint. Its deadlines begin on the day of receipt.',
  event: 'Complaint recorded',
  path: '/record-complaint',
  affects: ['complaints'],
  input: RecordComplaintInput,
  write: async (work, { source, topic, text, ...input }) => {
    const { loan, stores, now, today, call } = work;
    const check = inputCheck();
    const receivedOn = check.date('receivedOn', input.receivedOn ?? today);
    if (receivedOn > today) check.fault('receivedOn', 'must not be after today');
    checkText(check, 'text', text);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const erased = await erasedRefusal(work);
    if (erased) return erased;
    const sequence = await nextSequence(work, 'Complaint');
    if (!sequence.ok) return sequence;
    const complaint = {
      ...{ id: newId('CM'), loanId: loan.id, sequence: sequence.value, source, topic, receivedOn },
      ...{ answeredOn: null, resolvedOn: null, recordedAt: now, recordedBy: actorId(call.viewer) },
    };
    await stores.contacts.insertComplaint(complaint, text);
    return success({ entryId: complaint.id, effectiveOn: receivedOn });
  },
});
