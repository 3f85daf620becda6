import type { LoanView } from '../../app/loan-reader.js';
import type { Excerpts } from '../../app/record-reader.js';
import { isOpenPart, JSON_PARTS, type JsonPart, type OpenPart } from '../../domain/record/field.js';
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

/** Reads what is needed when it is needed. */
export type ReadExcerpts = () => Excerpts;

/** The same for many loans at once, which may have brought their open parts along. */
export function loadAllExcerpts(
  context: GraphContext,
  loans: readonly Pick<LoanView, 'id' | 'brought'>[],
  selected: Selected,
): readonly ReadExcerpts[] | Promise<readonly ReadExcerpts[]> {
  const parts = partsOf(selected, viewerOf(context).scopes);
  const isBrought = loans.every(({ brought }) => brought !== undefined);
  const { open, sealed } = isBrought ? kindsOf(parts) : { open: NONE, sealed: parts };
  const readOpen = (loan: (typeof loans)[number] | undefined) => loan?.brought?.read(open) ?? {};
  if (sealed.size === 0) return loans.map((loan) => () => readOpen(loan));
  const found = context.loaders.excerpts(sealed).loadAll(loans.map(({ id }) => id));
  return found.then((read) => read.map((excerpts, index) => () => ({ ...readOpen(loans[index]), ...excerpts })));
}

const NONE: ReadonlySet<OpenPart> = new Set();

interface Kinds {
  readonly open: ReadonlySet<OpenPart>;
  readonly sealed: ReadonlySet<JsonPart>;
}

const kinds = new WeakMap<ReadonlySet<JsonPart>, Kinds>();

const kindsOf = (parts: ReadonlySet<JsonPart>): Kinds =>
  obtain(kinds, parts, () => ({
    open: new Set([...parts].filter(isOpenPart)),
    sealed: new Set([...parts].filter((part) => !isOpenPart(part))),
  }));

/** Without the parts that were read only to derive something from them. */
export function revealed(excerpts: Excerpts, context: GraphContext): Excerpts {
  const { scopes } = viewerOf(context);
  const parts = Object.keys(excerpts) as JsonPart[];
  const shown = parts.filter((part) => isGranted(JSON_PARTS[part], scopes));
  return shown.length === parts.length ? excerpts : Object.fromEntries(shown.map((part) => [part, excerpts[part]]));
}
