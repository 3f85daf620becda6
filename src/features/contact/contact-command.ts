import type { ClassType } from 'type-graphql';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { refuse, success, type Refused, type Result } from '../../domain/refusal.js';
import type { CommandInput } from '../command/command-input.js';
import type { CommonRefusal } from '../command/declaration.js';
import { loanCommand, type LoanWork } from '../loan/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { recordChange, type Change } from '../loan/record-change.js';
import { CONTACT_ANSWER, ContactFileUpdated } from './contact.type.js';
import type { ContactList } from './contact.store.js';

/** What of a contact file is written, and what of it the event shows. */
interface Written extends Pick<Change, 'effectiveOn'> {
  readonly entryId: string | null;
}

interface ContactAnswer extends LoanAnswer {
  readonly entryId: string | null;
}

interface ContactCommandParts<Input extends CommandInput> {
  readonly name: string;
  readonly summary: string;
  readonly event: string;
  /** Below `/v2/servicing`. */
  readonly path: string;
  readonly affects: readonly string[];
  readonly input: ClassType<Input>;
  readonly write: (work: LoanWork, input: Input) => Promise<Result<Written, CommonRefusal | 'NOT_FOUND'>>;
}

/** A command on the contact file of a loan: it changes no figure, and only staff knows of it. */
export const contactCommand = <Input extends CommandInput>({ path, write, ...parts }: ContactCommandParts<Input>) =>
  loanCommand<Input, ContactAnswer, Extract<RefusalCode, 'CONFLICT'>>({
    ...parts,
    scope: 'loan:work',
    states: ANY_STATE,
    blockedBy: [],
    refusals: [],
    rest: { path, answer: CONTACT_ANSWER },
    menu: 'Contact',
    isKnownTo: ({ scopes }) => scopes.has('loan:staff'),
    answer: ContactFileUpdated,
    decide: async (work, input) => {
      const written = await write(work, input);
      if (!written.ok) return written;
      const { entryId, effectiveOn } = written.value;
      return success({ ...(await recordChange(work, effectiveOn ? { effectiveOn } : {})), entryId });
    },
  });

/** Of a borrower who was erased no text is kept. */
export async function erasedRefusal({ stores, loan }: LoanWork): Promise<Refused<'CONFLICT'> | undefined> {
  return (await stores.loans.isErased(loan.id))
    ? refuse('CONFLICT', 'The borrower was erased, so no text about the person can be kept.')
    : undefined;
}

const MOST: Readonly<Record<ContactList, { readonly most: number; readonly what: string }>> = {
  Contact: { most: 5_000, what: 'contacts' },
  LoanNote: { most: 2_000, what: 'notes' },
  Complaint: { most: 200, what: 'complaints' },
};

/** The place of the next one in a list of the loan. */
export async function nextSequence({ stores, loan }: LoanWork, list: ContactList): Promise<Result<number, 'CONFLICT'>> {
  const { most, what } = MOST[list];
  const count = await stores.contacts.count(list, loan.id);
  return count < most ? success(count + 1) : refuse('CONFLICT', `The limit of ${most} ${what} per loan is reached.`);
}
