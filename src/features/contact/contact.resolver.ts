import { Args, Resolver } from 'type-graphql';
import type { ContactPreferences, Representative } from '../../domain/contact/contact.js';
import {
  PageArguments,
  Paged,
  toConnection,
  toWindow,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { EMPTY_PAGE, type Page, type Window } from '../../platform/paging/page.js';
import type { Loader } from '../../platform/request/loader.js';
import type { GraphContext } from '../graph-context.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import type { LoanView } from '../loan/loan-reader.js';
import { loadTexts } from '../loan/loan-texts.js';
import { Loan } from '../loan/loan.type.js';
import { rowOfLoan } from '../loan/part-of-loan.js';
import type { Reading } from '../reading.js';
import { contactLists } from './contact.loaders.js';
import {
  ComplaintConnection,
  ComplaintType,
  ContactConnection,
  ContactFileUpdated,
  ContactPreferencesType,
  ContactType,
  NoteConnection,
  NoteType,
  RepresentativeType,
} from './contact.type.js';

export const ContactFileUpdatedResolver = loanAnswerResolver(() => ContactFileUpdated);

const orderOf = (name: string): ListOrder => ({ name, accepts: Number.isSafeInteger });
const CONTACTS = orderOf('contacts');
const NOTES = orderOf('notes');
const COMPLAINTS = orderOf('complaints');

interface Numbered {
  readonly id: string;
  readonly sequence: number;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** A page of a list of each loan. */
async function pagesOf<Row extends Numbered>(
  lists: {
    readonly pages: (window: Window) => Loader<Reading, string, Page<Row>>;
    readonly count: Loader<Reading, string, number>;
  },
  order: ListOrder,
  loans: readonly LoanView[],
  page: PageArguments,
  context: GraphContext,
) {
  const window = toWindow(order, page);
  const found = await context.loadAll(lists.pages(window), idsOf(loans));
  return loans.map(({ id }, at) => ({
    ...toConnection(
      order,
      window,
      found[at] ?? (EMPTY_PAGE as Page<Row>),
      (row) => ({ value: row.sequence, id: row.id }),
      (row) => row,
    ),
    count: async () => (await context.load(lists.count, id)) ?? 0,
  }));
}

@Resolver(() => Loan)
export class LoanContactsResolver {
  @Paged(() => CONTACTS)
  @BatchField(() => ContactConnection, { description: 'Contacts with the borrower and other parties, newest first.' })
  contacts(loans: readonly LoanView[], @Args(() => PageArguments) page: PageArguments, context: GraphContext) {
    return pagesOf(contactLists.Contact, CONTACTS, loans, page, context);
  }

  @Paged(() => NOTES)
  @BatchField(() => NoteConnection, { description: 'Notes of staff, newest first.' })
  notes(loans: readonly LoanView[], @Args(() => PageArguments) page: PageArguments, context: GraphContext) {
    return pagesOf(contactLists.LoanNote, NOTES, loans, page, context);
  }

  @Paged(() => COMPLAINTS)
  @BatchField(() => ComplaintConnection, { description: 'Complaints, newest first.' })
  complaints(loans: readonly LoanView[], @Args(() => PageArguments) page: PageArguments, context: GraphContext) {
    return pagesOf(contactLists.Complaint, COMPLAINTS, loans, page, context);
  }

  @BatchField(() => ContactPreferencesType, {
    nullable: true,
    description: 'How the borrower wants to be contacted. Null until it is set.',
  })
  async contactPreferences(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const found = await loadPreferences(idsOf(loans), context);
    return found.map((preferences) => preferences && shownPreferences(preferences));
  }
}

export async function loadPreferences(
  loanIds: readonly string[],
  context: GraphContext,
): Promise<(ContactPreferences | null)[]> {
  const texts = await loadTexts(context, 'ContactFile.details', loanIds);
  return texts.map((text) => (text === null ? null : (JSON.parse(text) as ContactPreferences)));
}

const shownPreferences = ({
  language,
  timeZone,
  from,
  until,
  representative,
  electronicConsentOn,
}: ContactPreferences): ContactPreferencesType => ({
  language: language ?? null,
  timeZone: timeZone ?? null,
  from: from ?? null,
  until: until ?? null,
  representative: representative ? shownRepresentative(representative) : null,
  electronicConsentOn: electronicConsentOn ?? null,
});

const shownRepresentative = ({ kind, name, phone, email }: Representative): RepresentativeType => ({
  ...{ kind, name },
  phone: phone ?? null,
  email: email ?? null,
});

@Resolver(() => ContactType)
export class ContactTextResolver {
  @BatchField(() => String, { nullable: true, description: 'Content of the contact, in words.' })
  note(contacts: readonly Numbered[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Contact.note', idsOf(contacts));
  }
}

@Resolver(() => NoteType)
export class NoteTextResolver {
  @BatchField(() => String, { nullable: true, description: 'The note. Null once the borrower is erased.' })
  text(notes: readonly Numbered[], _args: object, context: GraphContext) {
    return loadTexts(context, 'LoanNote.text', idsOf(notes));
  }
}

@Resolver(() => ComplaintType)
export class ComplaintTextResolver {
  @BatchField(() => String, { nullable: true, description: 'The complaint. Null once the borrower is erased.' })
  text(complaints: readonly Numbered[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Complaint.text', idsOf(complaints));
  }

  @BatchField(() => String, { nullable: true, description: 'The last answer.' })
  answer(complaints: readonly Numbered[], _args: object, context: GraphContext) {
    return loadTexts(context, 'Complaint.answer', idsOf(complaints));
  }
}

export const contactReferences = {
  Contact: rowOfLoan(contactLists.Contact.byId),
  LoanNote: rowOfLoan(contactLists.LoanNote.byId),
  Complaint: rowOfLoan(contactLists.Complaint.byId),
} as const;
