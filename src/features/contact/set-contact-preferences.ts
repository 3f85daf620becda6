import { Field, ID, InputType } from 'type-graphql';
import { normalizedEmail, normalizedPhone } from '../../domain/borrower/borrower.js';
import { isTimeZone, type BusinessDate } from '../../domain/calendar.js';
import type { ContactPreferences, RepresentativeKind } from '../../domain/contact/contact.js';
import { inputCheck, type InputCheck } from '../../domain/input-check.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { checkText, withoutNulls } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { contactCommand, erasedRefusal } from './contact-command.js';
import { RepresentativeKindEnum } from './contact.type.js';

@InputType({ description: 'Who represents the borrower.' })
class RepresentativeInput {
  @Field(() => RepresentativeKindEnum, { description: 'Kind of representative.' })
  kind: RepresentativeKind;

  @Field(() => String, { description: 'Name, and firm.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;
}

@InputType({ description: 'How the borrower wants to be contacted. It replaces everything that was set before.' })
class SetContactPreferencesInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Language, by BCP 47: `en`, `es` or `es-MX`.' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone, such as `America/Denver`.' })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Earliest local time, HH:MM.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Latest local time, HH:MM.' })
  until?: string | null;

  @Field(() => RepresentativeInput, { nullable: true, description: 'Who represents the borrower.' })
  representative?: RepresentativeInput | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day on which the borrower consented to electronic records, in the way that 15 U.S.C. 7001(c) asks for. Without it letters go out in print.',
  })
  electronicConsentOn?: string | null;
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function checkPreferences(check: InputCheck, given: ContactPreferences, today: BusinessDate): void {
  const { language, timeZone, from, until, representative, electronicConsentOn } = given;
  if (electronicConsentOn !== undefined && check.date('electronicConsentOn', electronicConsentOn) > today)
    check.fault('electronicConsentOn', 'must not be after today');
  if (language !== undefined && !LANGUAGE.test(language))
    check.fault('language', 'must be a BCP 47 language, such as es');
  if (timeZone !== undefined && (!/^[A-Z]/.test(timeZone) || !isTimeZone(timeZone)))
    check.fault('timeZone', 'must be an IANA time zone, such as America/Denver');
  for (const [name, time] of Object.entries({ from, until }))
    if (time !== undefined && !TIME.test(time)) check.fault(name, 'must be a time HH:MM');
  if (from !== undefined && until !== undefined && from >= until) check.fault('until', 'must be after `from`');
  checkText(check, 'representative.name', representative?.name);
  if (representative?.phone !== undefined && normalizedPhone(representative.phone) === undefined)
    check.fault('representative.phone', 'must be a 10-digit US number, or start with + and a country code');
  if (representative?.email !== undefined && normalizedEmail(representative.email) === undefined)
    check.fault('representative.email', 'must be an email address');
}

/** A name that differs only in its case would be another clock. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;

export const setContactPreferences = contactCommand({
  name: 'setContactPreferences',
  summary:
    'Sets language, times, representative and electronic consent of the borrower. `Loan.mayContact` and letters follow them.',
  event: 'Contact preferences set',
  path: '/set-contact-preferences',
  affects: ['contactPreferences', 'mayContact'],
  input: SetContactPreferencesInput,
  write: async (work, { idempotencyKey: _key, loanId, ...input }) => {
    const { stores, now, today, call } = work;
    const preferences: ContactPreferences = withoutNulls(input);
    const check = inputCheck();
    checkPreferences(check, preferences, today);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const erased = await erasedRefusal(work);
    if (erased) return erased;
    const { timeZone } = preferences;
    const kept = { ...preferences, ...(timeZone !== undefined && { timeZone: canonical(timeZone) }) };
    await stores.contacts.savePreferences(loanId, JSON.stringify(kept), now, actorId(call.viewer));
    return success({ entryId: null });
  },
});
