import { isSealed, type Scope, SEALED_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { classesOf, CREDIT_REPORT, type JsonPart } from '../../domain/record/field.js';
import { documentSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import { guard } from '../guard.js';
import type { Reading } from '../reading.js';
import type { Excerpts } from './loan-reader.js';

export const discloseExcerpts =
  ({ viewer: { scopes }, disclosures }: Reading) =>
  (excerpts: Excerpts, loanId: string): void => {
    const classes = sealedClassesIn(excerpts, scopes);
    if (classes.length > 0) disclosures.note(loanSubject(loanId), ...classes);
  };

export const discloseBureau =
  ({ disclosures }: Reading) =>
  (value: unknown, loanId: string): void => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'BUREAU');
  };

/** Free text may say anything about a person. */
export const discloseText =
  ({ disclosures }: Reading) =>
  (value: unknown, loanId: string): void => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'PERSONAL');
  };

export const discloseDocument =
  ({ disclosures }: Reading) =>
  (content: object | null, id: string): void => {
    if (content) disclosures.note(documentSubject(id), ...CREDIT_REPORT);
  };

const sealed: ReadonlySet<VisibilityClass> = new Set(SEALED_CLASSES);

/** The classes that these parts disclose to a viewer. An erased part discloses nothing. */
function sealedClassesIn(excerpts: Excerpts, scopes: ReadonlySet<Scope>): VisibilityClass[] {
  const parts = Object.entries(excerpts) as [JsonPart, Excerpts[JsonPart]][];
  return parts
    .filter(([part, excerpt]) => excerpt !== null && isSealed(classesOf(part)))
    .flatMap(([part]) => disclosedClasses(part, scopes));
}

/** A viewer without access to a part got it read only for something PERSONAL derived from it, such as the end of an SSN. */
function disclosedClasses(part: JsonPart, scopes: ReadonlySet<Scope>): readonly VisibilityClass[] {
  const classes = classesOf(part);
  return guard.verdictsFor(scopes).grants(...classes) ? classes.filter((one) => sealed.has(one)) : ['PERSONAL'];
}
