import type { Scope } from '../../domain/access/visibility.js';
import { isJsonPart, type JsonPart } from '../../domain/record/field.js';
import { all, isGranted } from '../guard/access.js';
import { obtain } from '../../domain/obtain.js';
import type { Selected } from './read-members.js';
import { RECORD_FIELDS, type RecordField } from './record-fields.js';

const fieldByPath: ReadonlyMap<string, RecordField> = new Map(RECORD_FIELDS.map((field) => [field.graphql, field]));

type Parts = ReadonlySet<JsonPart>;

/** Selections and the scopes of a role come again with every request: their parts are worked out once. */
const known = new WeakMap<ReadonlySet<Scope>, WeakMap<ReadonlySet<string>, Map<string, Parts>>>();

/**
 * The parts of the record that hold what is selected below a GraphQL path, such as `Application` or `Underwriting.deals`.
 * A field that the viewer may not see needs no part: what is denied is not even read.
 */
export function partsOf(selected: Selected, scopes: ReadonlySet<Scope>): Parts {
  const bySelection = obtain(known, scopes, () => new WeakMap<ReadonlySet<string>, Map<string, Parts>>());
  const byPath = obtain(bySelection, selected.paths, () => new Map<string, Parts>());
  return obtain(byPath, selected.at, () => findParts(selected, scopes));
}

function findParts({ at, paths }: Selected, scopes: ReadonlySet<Scope>): Parts {
  const parts = new Set<JsonPart>();
  for (const below of ['', ...paths]) {
    const field = fieldByPath.get(below === '' ? at : `${at}.${below}`);
    if (field && isJsonPart(field.stored) && isGranted(all(...field.classes), scopes)) parts.add(field.stored);
  }
  return parts;
}
