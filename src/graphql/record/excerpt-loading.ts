import type { Excerpts } from '../../app/record-reader.js';
import { JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { viewerOf, type GraphContext } from '../context.js';
import { isGranted } from '../guard/access.js';
import { partsOf } from './parts-of.js';
import type { Selected } from './read-members.js';

/** The parts that a selection below a GraphQL path needs and the viewer may see. Nothing needed, nothing read. */
export async function loadExcerpts(context: GraphContext, loanId: string, selected: Selected): Promise<Excerpts> {
  const parts = partsOf(selected, viewerOf(context).scopes);
  return parts.size === 0 ? {} : ((await context.loaders.excerpts(parts).load(loanId)) ?? {});
}

/** The same for many loans at once. */
export async function loadAllExcerpts(
  context: GraphContext,
  loanIds: readonly string[],
  selected: Selected,
): Promise<readonly Excerpts[]> {
  const parts = partsOf(selected, viewerOf(context).scopes);
  if (parts.size === 0) return loanIds.map(() => ({}));
  const found = await context.loaders.excerpts(parts).loadAll(loanIds);
  return found.map((excerpts) => excerpts ?? {});
}

/** Without the parts that were read only to derive something from them. */
export function revealed(excerpts: Excerpts, context: GraphContext): Excerpts {
  const { scopes } = viewerOf(context);
  const parts = Object.entries(excerpts) as [JsonPart, Excerpts[JsonPart]][];
  return Object.fromEntries(parts.filter(([part]) => isGranted(JSON_PARTS[part], scopes)));
}
