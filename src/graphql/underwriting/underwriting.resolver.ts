import { ArgsType, Field, Args, Int, Resolver } from 'type-graphql';
import { attributesNamed, attributesOfFamily, type BureauAttributes } from '../../domain/record/bureau-attributes.js';
import { badInput } from '../shared/bad-input.js';
import type { Excerpts } from '../../app/ports/record-store.js';
import { dealId, dealPlace, ownIdOf, partId } from '../../domain/record/ids.js';
import type { JsonObject } from '../../domain/record/json.js';
import { obtain } from '../../domain/obtain.js';
import { readList, type Selected, isGranted } from '../guard/access.js';
import { BatchField, type Reference } from '../execution/batch-field.js';
import { existingLoans, readExcerpts } from '../loan/load-loan.js';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { RawJson } from '../execution/written-values.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../shared/scalars.js';
import type { Selection } from '../execution/selected-field.js';
import { Deal, Underwriting, type UnderwritingNode } from './underwriting.type.js';

@ArgsType()
export class BureauAttributesArguments {
  @Field(() => [String], {
    nullable: true,
    description: 'Only these, by their exact names; names that the report does not have are left out.',
  })
  names?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only one family, by all letters before the first digit: `AT`, `REVS`. Not together with `names`.',
  })
  family?: string | null;
}

export function chooseAttributes({ names, family }: BureauAttributesArguments) {
  if (names != null && family != null) throw badInput('Give names or family, not both');
  return (attributes: BureauAttributes): BureauAttributes => {
    if (names != null) return attributesNamed(attributes, names);
    return family != null ? attributesOfFamily(attributes, family) : attributes;
  };
}

export type DealNode = JsonObject & { readonly id: string; readonly terms: JsonObject | null };

export const dealsSelected = (paths: ReadonlySet<string>, term: number | undefined): Selected => ({
  at: 'Underwriting.deals',
  paths: term === undefined ? paths : withTerm(paths),
});

/** `DealTermsInfo[i]` paired with `UnderwritingInfo[i]`, as far as the selection asks. */
export function dealsOf(
  loanId: string,
  excerpts: Excerpts,
  selected: Selected,
  term: number | undefined,
): DealNode[] | null {
  const terms = readList('Underwriting.DealTermsInfo', excerpts, selected);
  const entries = readList('Underwriting.UnderwritingInfo', excerpts, selected);
  const deals = (terms ?? entries)?.map((_, index) =>
    Object.assign<object, DealNode>(entries?.[index] ?? {}, {
      id: dealId(loanId, index),
      terms: terms?.[index] ?? null,
    }),
  );
  return deals?.filter((deal) => term === undefined || deal.terms?.term === term) ?? null;
}

const byTerm = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Deals are chosen by their term, whether or not it is shown. */
const withTerm = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  obtain(byTerm, paths, () => new Set([...paths, 'terms.term']));

export const underwritingReference: Reference = (ids, context) =>
  existingLoans(
    context,
    ids.map((id) => ownIdOf('underwriting', id)),
  );

/** Deals are found by their place in the list, for who may see deals at all. */
export const dealReference: Reference = async (ids, context, selection) => {
  if (!isGranted('ECONOMICS', viewerOf(context).scopes)) return ids.map(() => undefined);
  const places = ids.map(dealPlace);
  const loans = await existingLoans(
    context,
    places.map((place) => place?.loanId),
  );
  const asked = places.flatMap((place, at) =>
    place && loans[at] ? [{ id: place.loanId, index: place.index, at }] : [],
  );
  const selected = dealsSelected(selection.paths({ on: 'UnderwritingDeal' }), undefined);
  const deals = await readExcerpts(
    context,
    asked,
    selected,
    ({ id, index }, excerpts) => dealsOf(id, excerpts, selected, undefined)?.[index] ?? null,
  );
  const found = new Map(asked.map(({ at }, index) => [at, deals[index]]));
  return ids.map((_, at) => found.get(at));
};

@ArgsType()
class DealsArguments {
  @Field(() => Int, { nullable: true, description: 'Only deals of this term, in months.' })
  term?: number | null;
}

@Resolver(() => Loan)
export class LoanUnderwritingResolver {
  @BatchField(() => Underwriting, { description: 'What underwriting made of the loan.' }, { isLoan: true })
  underwriting(loans: readonly LoanView[]) {
    return loans;
  }
}

@Resolver(() => Underwriting)
export class UnderwritingResolver {
  @BatchField()
  id(loans: readonly UnderwritingNode[]) {
    return loans.map(({ id }) => partId('underwriting', id));
  }

  @BatchField(
    () => [Deal],
    {
      nullable: true,
      description: 'Sets of terms, each with what underwriting made of it; null until the loan is underwritten.',
    },
    { needs: (selection) => dealsSelected(selection.paths(), undefined) },
  )
  deals(
    loans: readonly UnderwritingNode[],
    @Args(() => DealsArguments) { term }: DealsArguments,
    context: GraphContext,
    selection: Selection,
  ) {
    const selected = dealsSelected(selection.paths(), term ?? undefined);
    return readExcerpts(context, loans, selected, ({ id }, excerpts) =>
      dealsOf(id, excerpts, selected, term ?? undefined),
    );
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description: 'Attributes of the credit report of the borrower by name: all, those named, or those of one family.',
  })
  async bureauAttributes(
    loans: readonly UnderwritingNode[],
    @Args(() => BureauAttributesArguments) args: BureauAttributesArguments,
    { loaders }: GraphContext,
  ) {
    const ids = loans.map(({ id }) => id);
    if (args.names == null && args.family == null) {
      const found = await loaders.bureauAttributesJson.loadAll(ids);
      return found.map((json) => json && new RawJson([json]));
    }
    const choose = chooseAttributes(args);
    const found = await loaders.bureauAttributes.loadAll(ids);
    return mapInTurns(found, (attributes) => (attributes ? choose(attributes) : null));
  }
}
