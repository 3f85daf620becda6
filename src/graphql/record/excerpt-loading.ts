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
  const brought = loans[0]?.brought?.parts ?? NONE;
  const isOfAll = loans.every((loan) => loan.brought?.parts === brought);
  const { atHand, missing } = shareOf(parts, isOfAll ? brought : NONE);
  const readAtHand = (loan: (typeof loans)[number] | undefined) => loan?.brought?.read(atHand) ?? {};
  if (missing.size === 0) return loans.map((loan) => () => readAtHand(loan));
  const found = context.loaders.excerpts(missing).loadAll(loans.map(({ id }) => id));
  return found.then((read) => read.map((excerpts, index) => () => ({ ...readAtHand(loans[index]), ...excerpts })));
}

const NONE: ReadonlySet<OpenPart> = new Set();

interface Share {
  readonly atHand: ReadonlySet<OpenPart>;
  readonly missing: ReadonlySet<JsonPart>;
}

/** Both sets belong to fields of documents and come again with every request. */
const shares = new WeakMap<ReadonlySet<JsonPart>, WeakMap<ReadonlySet<OpenPart>, Share>>();

function shareOf(parts: ReadonlySet<JsonPart>, brought: ReadonlySet<OpenPart>): Share {
  const ofParts = obtain(shares, parts, () => new WeakMap<ReadonlySet<OpenPart>, Share>());
  return obtain(ofParts, brought, () => {
    const isBrought = (part: JsonPart): part is OpenPart => isOpenPart(part) && brought.has(part);
    return {
      atHand: new Set([...parts].filter(isBrought)),
      missing: new Set([...parts].filter((part) => !isBrought(part))),
    };
  });
}

/** Without the parts that were read only to derive something from them. */
export function revealed(excerpts: Excerpts, context: GraphContext): Excerpts {
  const { scopes } = viewerOf(context);
  const parts = Object.keys(excerpts) as JsonPart[];
  const shown = parts.filter((part) => isGranted(JSON_PARTS[part], scopes));
  return shown.length === parts.length ? excerpts : Object.fromEntries(shown.map((part) => [part, excerpts[part]]));
}
