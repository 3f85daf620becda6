import { borrowerSubject, documentSubject, loanSubject, type Disclosures } from '../../app/ports/audit-log.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { Excerpts } from '../../app/ports/record-store.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { isSealed, type Scope, SEALED_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { classesOf, CREDIT_REPORT, type JsonPart } from '../../domain/record/field.js';
import { all, isGranted } from '../guard/access.js';

/** To whom something is shown, and where that is noted for the audit log. */
export interface Shown {
  readonly viewer: Viewer;
  readonly disclosures: Disclosures;
}

export const noteLoan = ({ viewer: { scopes }, disclosures }: Shown) => {
  const mayLink = isGranted('PERSONAL', scopes);
  return ({ id, borrowerId }: LoanView) => {
    if (!mayLink || borrowerId === undefined) return;
    disclosures.note(loanSubject(id), 'PERSONAL');
    disclosures.note(borrowerSubject(borrowerId), 'PERSONAL');
  };
};

export const noteExcerpts =
  ({ viewer: { scopes }, disclosures }: Shown) =>
  (excerpts: Excerpts, loanId: string) => {
    const classes = sealedClassesIn(excerpts, scopes);
    if (classes.length > 0) disclosures.note(loanSubject(loanId), ...classes);
  };

export const noteBureau =
  ({ disclosures }: Shown) =>
  (value: unknown, loanId: string) => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'BUREAU');
  };

/** Free text, which may say anything of the person. */
export const noteText =
  ({ disclosures }: Shown) =>
  (value: unknown, loanId: string) => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'PERSONAL');
  };

export const noteDocument =
  ({ disclosures }: Shown) =>
  (content: object | null, id: string) => {
    if (content) disclosures.note(documentSubject(id), ...CREDIT_REPORT);
  };

const sealed: ReadonlySet<VisibilityClass> = new Set(SEALED_CLASSES);

/** The classes that a viewer is shown out of these parts; an erased part shows nothing. */
function sealedClassesIn(excerpts: Excerpts, scopes: ReadonlySet<Scope>): VisibilityClass[] {
  const parts = Object.entries(excerpts) as [JsonPart, Excerpts[JsonPart]][];
  return parts
    .filter(([part, excerpt]) => excerpt !== null && isSealed(classesOf(part)))
    .flatMap(([part]) => shownClasses(part, scopes));
}

/** Who may not see a part got it read only for something PERSONAL derived from it, such as the end of an SSN. */
function shownClasses(part: JsonPart, scopes: ReadonlySet<Scope>): readonly VisibilityClass[] {
  const classes = classesOf(part);
  return isGranted(all(...classes), scopes) ? classes.filter((one) => sealed.has(one)) : ['PERSONAL'];
}
