import { businessDate } from '../../domain/calendar.js';
import type { Complaint } from '../../domain/contact/complaint.js';
import type { PastContact } from '../../domain/contact/contact.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { sealedText, type LoanSeals, type TextOf } from '../loan/loan-seals.js';

export interface NewContact extends PastContact {
  readonly id: string;
  readonly loanId: string;
  readonly sequence: number;
  readonly recordedAt: Date;
  readonly recordedBy: string;
}

export interface NewNote {
  readonly id: string;
  readonly loanId: string;
  readonly sequence: number;
  readonly writtenAt: Date;
  readonly writtenBy: string;
}

export interface NewComplaint extends Complaint {
  readonly recordedAt: Date;
  readonly recordedBy: string;
}

/** The lists of a contact file, each numbered from 1 within a loan. */
export type ContactList = 'Contact' | 'LoanNote' | 'Complaint';

/** What is known of the contacts with a borrower. The caller holds the loan's lock. */
export interface ContactStore {
  /** How many a loan has of them. */
  count(list: ContactList, loanId: string): Promise<number>;
  insertContact(contact: NewContact, note: string | null): Promise<void>;
  insertNote(note: NewNote, text: string): Promise<void>;
  insertComplaint(complaint: NewComplaint, text: string): Promise<void>;
  complaint(loanId: string, id: string): Promise<Complaint | undefined>;
  answerComplaint(complaint: Complaint, answer: string): Promise<void>;
  /** Takes the place of what was there. */
  savePreferences(loanId: string, preferences: string, at: Date, by: string): Promise<void>;
}

type Days = 'receivedOn' | 'answeredOn' | 'resolvedOn';

interface ComplaintRow extends Omit<Complaint, Days> {
  readonly receivedOn: string;
  readonly answeredOn: string | null;
  readonly resolvedOn: string | null;
}

const COMPLAINT = `SELECT "id", "loanId", "sequence", "source", "topic", "receivedOn"::text, "answeredOn"::text, "resolvedOn"::text
  FROM "Complaint" WHERE "loanId" = $1 AND "id" = $2`;
const ANSWER = `UPDATE "Complaint" SET "answeredOn" = $2::date, "resolvedOn" = $3::date, "answer" = $4 WHERE "id" = $1`;
const SAVE_PREFERENCES = `INSERT INTO "ContactFile" ("loanId", "details", "updatedAt", "updatedBy") VALUES ($1, $2, $3, $4)
  ON CONFLICT ("loanId") DO UPDATE SET "details" = EXCLUDED."details", "updatedAt" = EXCLUDED."updatedAt",
    "updatedBy" = EXCLUDED."updatedBy"`;

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

export const complaintOf = ({ receivedOn, answeredOn, resolvedOn, ...row }: ComplaintRow): Complaint => ({
  ...row,
  receivedOn: businessDate(receivedOn),
  answeredOn: dayOf(answeredOn),
  resolvedOn: dayOf(resolvedOn),
});

export function contactStore(session: Session, seals: LoanSeals): ContactStore {
  const sealed = async (of: TextOf, loanId: string, row: string, text: string | null) =>
    sealedText(await seals(loanId), of, row, text);
  return {
    count: async (list, loanId) => {
      const [row] = await session.read<{ last: number | null }>({
        text: `SELECT MAX("sequence") AS "last" FROM "${list}" WHERE "loanId" = $1`,
        values: [loanId],
      });
      return row?.last ?? 0;
    },
    insertContact: async (contact, text) => {
      const note = await sealed('Contact.note', contact.loanId, contact.id, text);
      await session.write(insertion('Contact', [{ ...contact, note }]));
    },
    insertNote: async (note, words) => {
      const text = await sealed('LoanNote.text', note.loanId, note.id, words);
      await session.write(insertion('LoanNote', [{ ...note, text }]));
    },
    insertComplaint: async (complaint, words) => {
      const text = await sealed('Complaint.text', complaint.loanId, complaint.id, words);
      await session.write(insertion('Complaint', [{ ...complaint, text }]));
    },
    complaint: async (loanId, id) => {
      const [row] = await session.read<ComplaintRow>({ text: COMPLAINT, values: [loanId, id] });
      return row && complaintOf(row);
    },
    answerComplaint: async ({ id, loanId, answeredOn, resolvedOn }, words) => {
      const answer = await sealed('Complaint.answer', loanId, id, words);
      await session.write({ text: ANSWER, values: [id, answeredOn, resolvedOn, answer] });
    },
    savePreferences: async (loanId, preferences, at, by) => {
      const details = await sealed('ContactFile.details', loanId, loanId, preferences);
      await session.write({ text: SAVE_PREFERENCES, values: [loanId, details, at, by] });
    },
  };
}
