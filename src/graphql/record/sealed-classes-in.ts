import type { Excerpts } from '../../app/record-reader.js';
import { SEALED_CLASSES, type Scope, type VisibilityClass } from '../../domain/access/visibility.js';
import { JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { isGranted } from '../guard/access.js';

const sealed: ReadonlySet<VisibilityClass> = new Set(SEALED_CLASSES);

/** The classes that a viewer is shown out of these parts; an erased part shows nothing. */
export function sealedClassesIn(excerpts: Excerpts, scopes: ReadonlySet<Scope>): VisibilityClass[] {
  const parts = Object.entries(excerpts) as [JsonPart, Excerpts[JsonPart]][];
  return parts
    .filter(([part, excerpt]) => excerpt !== null && sealed.has(JSON_PARTS[part]))
    .map(([part]) => shownClass(JSON_PARTS[part], scopes));
}

/** Who may not see a part got it read only for something PERSONAL derived from it, such as the end of an SSN. */
const shownClass = (part: VisibilityClass, scopes: ReadonlySet<Scope>): VisibilityClass =>
  isGranted(part, scopes) ? part : 'PERSONAL';
