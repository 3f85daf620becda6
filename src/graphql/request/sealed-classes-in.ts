import type { Excerpts } from '../../app/ports/record-store.js';
import { isSealed, SEALED_CLASSES, type Scope, type VisibilityClass } from '../../domain/access/visibility.js';
import { classesOf, type JsonPart } from '../../domain/record/field.js';
import { all, isGranted } from '../guard/access.js';

const sealed: ReadonlySet<VisibilityClass> = new Set(SEALED_CLASSES);

/** The classes that a viewer is shown out of these parts; an erased part shows nothing. */
export function sealedClassesIn(excerpts: Excerpts, scopes: ReadonlySet<Scope>): VisibilityClass[] {
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
