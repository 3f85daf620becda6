import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { loanSubject, lookupSubject } from '../../domain/audit/audit-subjects.js';
import type { SearchKind, SearchTerm } from '../../domain/borrower/borrower.js';
import { LONGEST_SEARCH, searchedText } from '../../domain/borrower/search-terms.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { idFault } from '../../domain/input-check.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import { actorId } from '../../platform/identity/viewer.js';
import { guard } from '../guard.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import type { SearchDigest } from '../loan/blind-index.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import type { LoanFilter } from '../loan/loan-reader.js';
import { loanPage } from '../loan/loan.loaders.js';
import { Loan } from '../loan/loan.type.js';
import { tooManyLookups } from './lookups.js';

type Field = readonly [type: string, field: string];

const NAME: readonly Field[] = [
  ['Borrower', 'firstName'],
  ['Borrower', 'lastName'],
];

/** The fields that a match confirms. A caller that can't see all of them does not search by the kind. */
const CONFIRMED: Readonly<Record<SearchKind, readonly Field[]>> = {
  PHONE: [
    ['Borrower', 'homePhone'],
    ['Borrower', 'employmentWorkPhone'],
  ],
  EMAIL: [
    ['Borrower', 'email'],
    ['Borrower', 'contactEmail'],
  ],
  VIN: [['ApplicationVehicle', 'vin']],
  PAYMENT_REFERENCE: [['Repayment', 'externalReference']],
  NAME_AND_BIRTH_DATE: [...NAME, ['Borrower', 'dateOfBirth']],
  NAME_AND_ZIP: [...NAME, ['Borrower', 'zip']],
  LAST_NAME_AND_SSN_END: [
    ['Borrower', 'lastName'],
    ['Borrower', 'ssnLast4'],
  ],
};

const sees = ({ scopes }: Viewer, fields: readonly Field[]): boolean => {
  const verdicts = guard.verdictsFor(scopes);
  return fields.every(([type, field]) => verdicts.sees(type, field));
};

/** What of it this viewer may search by: nothing tells whether another part would have found a loan. */
function filterFor(id: string, terms: readonly SearchTerm[], viewer: Viewer, digest: SearchDigest): LoanFilter {
  const digests = (isReference: boolean) =>
    terms.filter(([kind]) => (kind === 'PAYMENT_REFERENCE') === isReference).map(digest);
  const isId = idFault(id) === undefined;
  return {
    or: [
      { ids: isId ? [id] : [] },
      ...(isId && sees(viewer, [['Loan', 'applicationId']]) ? [{ applicationIds: [id] }] : []),
      { vins: digests(false) },
      { paymentReferences: digests(true) },
    ],
  };
}

const MOST_FOUND = 20;

@Resolver()
export class SearchLoansResolver {
  @Query(() => [Loan], {
    description:
      'Finds up to 20 loans in the caller’s portfolio by one text, newest first. The text can be the ID of a loan or an application, a phone number, an email address, a VIN or a payment reference. A name needs a ZIP code, a date of birth or the last four digits of an SSN after it. Values that the caller can’t see are not searched. 30 lookups a minute, shared with `findBorrowers`; audited.',
  })
  async searchLoans(
    @Arg('text', () => String, { description: 'Text to search by. Send it as a variable.' }) text: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const viewer = viewerOf(context);
    if (text.trim() === '' || text.length > LONGEST_SEARCH)
      throw badInput(`\`text\` must have 1 to ${LONGEST_SEARCH} characters.`);
    // A search that can find nothing counts too: texts must not be tried out.
    const limited = await context.services.administration.lookups.take(actorId(viewer));
    if (limited) throw tooManyLookups(limited.retryAfterSeconds);
    const searched = searchedText(text);
    const terms = searched.terms.filter(([kind]) => sees(viewer, CONFIRMED[kind]));
    for (const [kind] of terms) context.disclosures.note(lookupSubject(kind), 'PERSONAL');
    const filter = filterFor(searched.id, terms, viewer, context.services.searchDigest);
    const listing = { filter, sort: 'CREATED_AT', direction: 'DESC' } as const;
    const window = { size: MOST_FOUND, direction: 'FORWARD', after: undefined, before: undefined } as const;
    const { rows } = await context.read(loanPage, listing, window, loanNeedsOf(selectionOf(info)));
    if (terms.length > 0) for (const { id } of rows) context.disclosures.note(loanSubject(id), 'PERSONAL');
    return rows;
  }
}
