import type { LoanView } from '../../app/loan-reader.js';
import type { Excerpts } from '../../app/record-reader.js';
import { isOpenPart, JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { viewerOf, type GraphContext } from '../context.js';
import { isGranted } from '../guard/access.js';
import { obtain } from '../../domain/obtain.js';
import { partsOf } from './parts-of.js';
import type { Selected } from './read-members.js';

/** The parts that a selection below a GraphQL path needs and the viewer may see. Nothing needed, nothing read. */
export async function loadExcerpts(context: GraphContext, loanId: string, selected: Selected): Promise<Excerpts> {
  const parts = partsOf(selected, viewerOf(context).scopes);
  return parts.size === 0 ? {} : ((await context.loaders.excerpts(parts).load(loanId)) ?? {});
}

/** The same for many loans at once, which may have brought their open parts along. */
export function loadAllExcerpts(
  context: GraphContext,
  loans: readonly Pick<LoanView, 'id' | 'excerpts'>[],
  selected: Selected,
): readonly Excerpts[] | Promise<readonly Excerpts[]> {
  const parts = partsOf(selected, viewerOf(context).scopes);
  const isBrought = loans.every(({ excerpts }) => excerpts !== undefined);
  const missing = isBrought ? sealedOf(parts) : parts;
  if (missing.size === 0) return loans.map(({ excerpts }) => excerpts ?? {});
  const found = context.loaders.excerpts(missing).loadAll(loans.map(({ id }) => id));
  return found.then((read) => read.map((excerpts, index) => ({ ...loans[index]?.excerpts, ...excerpts })));
}

const sealed = new WeakMap<ReadonlySet<JsonPart>, ReadonlySet<JsonPart>>();

const sealedOf = (parts: ReadonlySet<JsonPart>): ReadonlySet<JsonPart> =>
  obtain(sealed, parts, () => new Set([...parts].filter((part) => !isOpenPart(part))));

/** Without the parts that were read only to derive something from them. */
export function revealed(excerpts: Excerpts, context: GraphContext): Excerpts {
  const { scopes } = viewerOf(context);
  const parts = Object.keys(excerpts) as JsonPart[];
  const shown = parts.filter((part) => isGranted(JSON_PARTS[part], scopes));
  return shown.length === parts.length ? excerpts : Object.fromEntries(shown.map((part) => [part, excerpts[part]]));
}
