import { isGenerated } from '../../domain/record/ids.js';
import { feature } from '../feature.js';
import { addNote } from './add-note.js';
import { answerComplaint } from './answer-complaint.js';
import {
  ComplaintTextResolver,
  ContactFileUpdatedResolver,
  contactReferences,
  ContactTextResolver,
  LoanContactsResolver,
  NoteTextResolver,
} from './contact.resolver.js';
import { ContactCountResolvers } from './contact.type.js';
import { MayContactResolver } from './may-contact.resolver.js';
import { recordComplaint } from './record-complaint.js';
import { recordContact } from './record-contact.js';
import { setContactPreferences } from './set-contact-preferences.js';

export const contactFeature = feature({
  name: 'contact',
  commands: [recordContact, addNote, setContactPreferences, recordComplaint, answerComplaint],
  resolvers: [
    ComplaintTextResolver,
    ...ContactCountResolvers,
    ContactFileUpdatedResolver,
    ContactTextResolver,
    LoanContactsResolver,
    MayContactResolver,
    NoteTextResolver,
  ],
  entities: {
    LoanContact: { read: contactReferences.Contact, ownsId: (id) => isGenerated('CT', id) },
    LoanNote: { read: contactReferences.LoanNote, ownsId: (id) => isGenerated('NT', id) },
    LoanComplaint: { read: contactReferences.Complaint, ownsId: (id) => isGenerated('CM', id) },
  },
});
