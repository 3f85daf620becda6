import { openPartsOf, readList, type Selected } from '../loan/record-fields.js';
import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import { ArgsType, Field, Args, Int, Resolver } from 'type-graphql';
import { attributesNamed, attributesOfFamily, type BureauAttributes } from '../../domain/record/bureau-attributes.js';
import { badArgument } from '../../platform/errors/bad-input.js';
import type { Excerpts } from '../loan/loan-reader.js';
import { dealId, dealPlace, ownIdOf, partId } from '../../domain/record/ids.js';
import type { JsonObject } from '../../domain/record/json.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { guard } from '../guard.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { CheckArguments } from '../../platform/executor/check-arguments.js';
import { existingLoans, readExcerpts } from '../loan/load-loan.js';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import type { LoanView } from '../loan/loan-reader.js';
import { RawJson } from '../../platform/executor/written-values.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../../platform/scalars/scalars.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { Deal, Underwriting, type UnderwritingNode } from './underwriting.type.js';
import { bureauAttributesJsonOfLoan, bureauAttributesOfLoan } from '../record/record.loaders.js';

@ArgsType()
export class BureauAttributesArguments {
  @Field(() => [String], {
    nullable: true,
    description: 'Only attributes with these exact names. Unknown names are ignored.',
  })
  names?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only one family: all letters before the first digit, such as `AT` or `REVS`. Can’t be combined with `names`.',
  })
  family?: string | null;
}

export function chooseAttributes({ names, family }: BureauAttributesArguments) {
  if (names != null && family != null) throw badArgument('family', 'Give `names` or `family`, not both.');
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
  getOrCreate(byTerm, paths, () => new Set([...paths, 'terms.term']));

export const underwritingReference: Reference = (ids, context) =>
  existingLoans(
    context,
    ids.map((id) => ownIdOf('underwriting', id)),
  );

/** Deals are found by their place in the list, for callers that can see deals. */
export const dealReference: Reference = async (ids, context, selection) => {
  if (!guard.verdictsFor(viewerOf(context).scopes).grants('ECONOMICS')) return ids.map(() => undefined);
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
  @Field(() => Int, { nullable: true, description: 'Only deals with this term, in months.' })
  term?: number | null;
}

@Resolver(() => Loan)
export class LoanUnderwritingResolver {
  @BatchField(() => Underwriting, { description: 'Underwriting of the loan.' }, { isSameObject: true })
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
      description: 'Underwritten deals; null before underwriting.',
    },
    { needs: (selection, verdicts) => openPartsOf(dealsSelected(selection.paths(), undefined), verdicts) },
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

  @CheckArguments(chooseAttributes)
  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description: 'Attributes of the borrower’s credit report by name: all, those in `names`, or one family.',
  })
  async bureauAttributes(
    loans: readonly UnderwritingNode[],
    @Args(() => BureauAttributesArguments) args: BureauAttributesArguments,
    context: GraphContext,
  ) {
    const ids = loans.map(({ id }) => id);
    if (args.names == null && args.family == null) {
      const found = await context.loadAll(bureauAttributesJsonOfLoan, ids);
      return found.map((json) => json && new RawJson([json]));
    }
    const choose = chooseAttributes(args);
    const found = await context.loadAll(bureauAttributesOfLoan, ids);
    return mapInTurns(found, (attributes) => (attributes ? choose(attributes) : null));
  }
}
