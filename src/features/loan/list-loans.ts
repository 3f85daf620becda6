import { withoutNulls } from '../command/command-call.js';
import { LOAN_SORTS, type LoanListing, type LoanView, type LoanFilter } from './loan-reader.js';
import { type Page, type Window, EMPTY_PAGE } from '../../platform/paging/page.js';
import {
  connectionOf,
  PAGE_NODES,
  toConnection,
  toWindow,
  type CountedConnection,
} from '../../platform/connection/connection.type.js';
import { Loan } from './loan.type.js';
import { loanSubject, lookupSubject } from '../../domain/audit/audit-subjects.js';
import type { SearchDigest } from './blind-index.js';
import { type SearchKind, searchTerm } from '../../domain/borrower/borrower.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { isPersonal, scopesOfHold, seesHold } from '../../domain/hold/hold-effects.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { badInput } from '../../platform/errors/bad-input.js';
import {
  checkFilter,
  type ConditionOf,
  everyFilter,
  madeOfEach,
  ownConditions,
} from '../../platform/connection/combined-filter.js';
import { notPermitted } from '../../platform/guard/access.js';
import { guard } from '../guard.js';
import { seesNotices } from '../command/hidden-commands.js';
import type { DateTimeRange, LoanFilterInput, LoansArguments } from './loan-filter.input.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { loanNeedsOf } from './load-loan.js';
import { orderOfSorting, sortingOf } from './loan-order.js';
import { loanCount, loanCountOfBorrower, loanPage, loanPageOfBorrower } from './loan.loaders.js';

export const LoanConnection = connectionOf('Loan', () => Loan);

export type LoanPage = CountedConnection<LoanView>;

export function toLoanPage(
  listing: LoanListing,
  window: Window,
  page: Page<LoanView>,
  count: LoanPage['count'],
): LoanPage {
  const column = LOAN_SORTS[listing.sort];
  const keysetOf = (loan: LoanView) => {
    const value = loan[column] ?? null;
    return { value: value instanceof Date ? value.toISOString() : value, id: loan.id };
  };
  return { ...toConnection(orderOfSorting(listing), window, page, keysetOf, (loan) => loan), count };
}

/** The field of each condition: a caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<ConditionOf<LoanFilterInput>, readonly [type: string, field: string]>> = {
  ids: ['Loan', 'id'],
  applicationIds: ['Loan', 'applicationId'],
  borrowerIds: ['Loan', 'borrowerId'],
  vins: ['ApplicationVehicle', 'vin'],
  paymentReferences: ['Repayment', 'externalReference'],
  loanStatus: ['Loan', 'loanStatus'],
  encumberedStatus: ['Loan', 'encumberedStatus'],
  bucket: ['AutoLoan', 'currentDpd'],
  daysPastDue: ['AutoLoan', 'currentDpd'],
  // Notices of bankruptcy count for callers that can see them.
  chargeOffDue: ['AutoLoan', 'currentDpd'],
  // And each kind by its own classes.
  holds: ['Loan', 'holds'],
  paymentStatus: ['AutoLoan', 'paymentStatus'],
  grade: ['Loan', 'grade'],
  riskRating: ['Loan', 'riskRating'],
  lenderId: ['Loan', 'lenderId'],
  primaryServicerId: ['Loan', 'primaryServicerId'],
  servicerId: ['Loan', 'secondaryServicerId'],
  dealerState: ['ApplicationDealer', 'state'],
  createdAt: ['Loan', 'createdAt'],
  originationDate: ['Loan', 'originationDate'],
  maturityDate: ['Loan', 'maturityDate'],
  nextPaymentDate: ['Loan', 'nextPaymentDate'],
  principalAmount: ['Loan', 'principalAmount'],
  remainingBalance: ['Loan', 'remainingBalance'],
};

/** Conditions on what is sealed or links loans to persons: that a loan meets one says it. */
const LOOKUPS = { borrowerIds: 'BORROWER_ID', vins: 'VIN', paymentReferences: 'PAYMENT_REFERENCE' } as const;

/** An absent condition and a null one are the same: none. An empty list is one that nothing meets. */
export function toLoanFilter(given: LoanFilterInput, viewer: Viewer, needs: FilterNeeds): LoanFilter {
  const { today, digest } = needs;
  const { createdAt, ...input } = ownConditions(given);
  const { daysPastDue, vins, paymentReferences, holds, ...filter } = withoutNulls({
    ...input,
    ...(createdAt && { createdAt: instantRange('createdAt', createdAt) }),
  });
  assertConditions(FILTERED, given, viewer);
  if (holds) assertSeesKinds(holds, viewer);
  const byNotice = filter.chargeOffDue !== undefined && seesNotices(viewer);
  return {
    ...filter,
    ...(filter.borrowerIds && { borrowerIds: filter.borrowerIds.map(recordBorrowerId) }),
    ...(vins && { vins: digestsOf('VIN', vins, digest) }),
    ...(paymentReferences && { paymentReferences: digestsOf('PAYMENT_REFERENCE', paymentReferences, digest) }),
    ...(daysPastDue && { currentDpd: daysPastDue }),
    ...(byNotice && { noticesOn: today() }),
    ...(holds && { held: { kinds: holds, on: today() } }),
    ...madeOfEach(given, (each) => toLoanFilter(each, viewer, needs)),
  };
}

interface FilterNeeds {
  readonly today: () => BusinessDate;
  readonly digest: SearchDigest;
}

/** Each condition that is given is about a field that the viewer may see. Subscriptions and commands come unchecked. */
export function assertConditions<Input extends object>(
  filtered: Readonly<Record<ConditionOf<Input>, readonly [type: string, field: string]>>,
  given: Input,
  viewer: Viewer,
): void {
  checkFilter({ filter: given });
  for (const name of (Object.keys(filtered) as ConditionOf<Input>[]).filter((one) => given[one] != null)) {
    const [type, field]: readonly [string, string] = filtered[name];
    assertSees(type, field, viewer);
  }
}

/** A value of the wrong kind finds nothing, like a value that no loan has. */
export const digestsOf = (kind: SearchKind, texts: readonly string[], digest: SearchDigest): string[] =>
  texts.flatMap((text) => {
    const term = searchTerm(kind, text);
    return term ? [digest(term)] : [];
  });

/** With its offset taken off, an instant can leave the years that have four digits; nothing is there. */
export function instantRange(name: string, { from, to }: DateTimeRange) {
  const instant = (given: Date | null | undefined): string | null => {
    const written = given?.toISOString() ?? null;
    if (written !== null && !/^(?!0000)\d{4}-/.test(written))
      throw badInput(`\`${name}\` must be in the years 1 to 9999.`);
    return written;
  };
  return { from: instant(from), to: instant(to) };
}

/** A value that the viewer may not see can't be filtered or sorted by either. */
export function assertSees(type: string, field: string, { scopes }: Viewer): void {
  const denial = guard.verdictsFor(scopes).denialOf(type, field);
  if (denial) throw denial;
}

/** A caller that can't see a kind of hold can't filter by it. */
export function assertSeesKinds(kinds: readonly HoldKind[], { scopes }: Viewer): void {
  const hidden = kinds.find((kind) => !seesHold(scopes, kind));
  if (hidden) throw notPermitted(scopesOfHold(hidden));
}

/** A page of the loans that exist for the viewer, with open parts of their records where many are to be read. */
export async function listLoans(args: LoansArguments, context: GraphContext, selection: Selection): Promise<LoanPage> {
  const { listing, window, needs } = questionOf(args, context, selection);
  const page = await context.read(loanPage, listing, window, needs);
  noteLookups(args.filter, page.rows, context);
  return toLoanPage(listing, window, page, () => context.read(loanCount, listing.filter));
}

/** A page of each borrower's own list, read together. */
export async function listLoansOf(
  borrowerIds: readonly string[],
  args: LoansArguments,
  context: GraphContext,
  selection: Selection,
): Promise<LoanPage[]> {
  const { listing, window, needs } = questionOf(args, context, selection);
  const pages = await context.loadAll(loanPageOfBorrower({ listing, window, columns: needs.columns }), borrowerIds);
  return borrowerIds.map((borrowerId, index) => {
    noteLookups(args.filter, pages[index]?.rows ?? [], context);
    const count = async () => (await context.load(loanCountOfBorrower(listing.filter), borrowerId)) ?? 0;
    return toLoanPage(listing, window, pages[index] ?? EMPTY_PAGE, count);
  });
}

/** Asking by what is personal is noted whether or not a loan is found. */
function noteLookups(
  filter: LoanFilterInput | null | undefined,
  found: readonly LoanView[],
  { disclosures }: Pick<GraphContext, 'disclosures'>,
): void {
  const filters = filter ? everyFilter(filter) : [];
  const asked = Object.entries(LOOKUPS).filter(([name]) =>
    filters.some((each) => each[name as keyof typeof LOOKUPS] != null),
  );
  if (asked.length === 0 && !filters.some(({ holds }) => holds?.some(isPersonal))) return;
  for (const [, by] of asked) disclosures.note(lookupSubject(by), 'PERSONAL');
  for (const { id } of found) disclosures.note(loanSubject(id), 'PERSONAL');
}

function questionOf({ filter, orderBy, ...page }: LoansArguments, context: GraphContext, selection: Selection) {
  const viewer = viewerOf(context);
  const listing: LoanListing = {
    filter: toLoanFilter(filter ?? {}, viewer, {
      today: () => context.services.businessDate(),
      digest: context.services.searchDigest,
    }),
    ...sortingOf(orderBy),
  };
  assertSees('Loan', sortedBy(listing), viewer);
  const window = toWindow(orderOfSorting(listing), page);
  return { listing, window, needs: loanNeedsOf(selection, { under: PAGE_NODES }) };
}

/** The field of Loan that has the value; days past due are one of an auto loan, for every caller that can list. */
const sortedBy = ({ sort }: LoanListing): string => (sort === 'DAYS_PAST_DUE' ? 'id' : LOAN_SORTS[sort]);
