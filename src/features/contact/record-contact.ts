import { Field, ID, InputType } from 'type-graphql';
import type { ContactChannel } from '../../domain/contact/channel.js';
import type { ContactConsent, ContactDirection, ContactOutcome, ContactParty } from '../../domain/contact/contact.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';
import { checkText, newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { ContactChannelEnum } from '../promise/promise.type.js';
import { contactCommand, erasedRefusal, nextSequence } from './contact-command.js';
import { ContactConsentEnum, ContactDirectionEnum, ContactOutcomeEnum, ContactPartyEnum } from './contact.type.js';

@InputType({ description: 'A contact to record.' })
class RecordContactInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ContactChannelEnum, { description: 'Channel.' })
  channel: ContactChannel;

  @Field(() => ContactDirectionEnum, { description: 'Who started it.' })
  direction: ContactDirection;

  @Field(() => ContactOutcomeEnum, { description: 'Outcome.' })
  outcome: ContactOutcome;

  @Field(() => ContactPartyEnum, { nullable: true, description: 'Party. Default: `BORROWER`.' })
  party?: ContactParty | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time, within the last 30 days. Default: now.' })
  at?: Date | null;

  @Field(() => ContactConsentEnum, { nullable: true, description: 'What the party said about the channel.' })
  consent?: ContactConsent | null;

  @Field(() => String, { nullable: true, description: 'Content of the contact, in words.' })
  note?: string | null;
}

/** A late record would change what was allowed since. */
const MOST_DAYS_LATE = 30;
const DAY_MS = 86_400_000;

export const recordContact = contactCommand({
  name: 'recordContact',
  summary: 'Records a contact with the borrower or another party. `Loan.mayContact` counts it.',
  event: 'Contact recorded',
  path: '/record-contact',
  affects: ['contacts', 'mayContact'],
  input: RecordContactInput,
  write: async (work, input) => {
    const { loan, stores, now, call } = work;
    const { channel, direction, outcome, party = null, consent = null, note = null } = input;
    const at = input.at ?? now;
    const check = inputCheck();
    if (at > now) check.fault('at', 'must not be in the future');
    if (at.getTime() < now.getTime() - MOST_DAYS_LATE * DAY_MS)
      check.fault('at', `must be within the last ${MOST_DAYS_LATE} days`);
    checkText(check, 'note', note);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const erased = note === null ? undefined : await erasedRefusal(work);
    if (erased) return erased;
    const sequence = await nextSequence(work, 'Contact');
    if (!sequence.ok) return sequence;
    const contact = {
      ...{ id: newId('CT'), loanId: loan.id, sequence: sequence.value },
      ...{ channel, direction, at, party: party ?? ('BORROWER' as const), outcome, consent },
      ...{ recordedAt: now, recordedBy: actorId(call.viewer) },
    };
    await stores.contacts.insertContact(contact, note);
    return success({ entryId: contact.id });
  },
});
