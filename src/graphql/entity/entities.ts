import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { isRepaymentId, ownIdOf } from '../../domain/record/ids.js';
import { borrowerReference } from '../borrower/borrower.resolver.js';
import { asError, OfType } from '../execution/written-values.js';
import type { Reference } from '../execution/batch-field.js';
import { type Selection, selectionOf } from '../execution/selected-field.js';
import { loanReference } from '../loan/load-loan.js';
import { repaymentReference } from '../repayment/repayment.resolver.js';
import type { GraphContext } from '../request/context.js';
import { riskAssessmentReference } from '../risk/risk-assessment.resolver.js';
import { badInput } from '../shared/bad-input.js';
import { Node } from '../shared/types.js';
import { dealReference, underwritingReference } from '../underwriting/underwriting.resolver.js';

const REFERENCES = {
  Borrower: borrowerReference,
  Loan: loanReference,
  Repayment: repaymentReference,
  RiskAssessment: riskAssessmentReference,
  Underwriting: underwritingReference,
  UnderwritingDeal: dealReference,
} satisfies Record<string, Reference>;

type EntityName = keyof typeof REFERENCES;

interface EntityKey {
  readonly typeName: EntityName;
  readonly id: string;
}

interface Representations {
  readonly representations: readonly unknown[];
}

/** `Query._entities`: how other graphs reach ours. One that is wrong is an error in its own place, and the others stand. */
export async function readEntities(
  _parents: readonly unknown[],
  { representations }: Representations,
  context: GraphContext,
  selection: Selection,
): Promise<readonly unknown[][]> {
  return [await readKeys(representations.map(keyOf), context, selection)];
}

/** `Query.node`: the id itself tells what it is of. */
const readNodes = (ids: readonly string[], context: GraphContext, selection: Selection): Promise<unknown[]> =>
  readKeys(
    ids.map((id) => ({ typeName: typeOfId(id), id })),
    context,
    selection,
  );

function typeOfId(id: string): EntityName {
  if (ownIdOf('borrower', id) !== undefined) return 'Borrower';
  if (ownIdOf('deal', id) !== undefined) return 'UnderwritingDeal';
  if (ownIdOf('risk-assessment', id) !== undefined) return 'RiskAssessment';
  if (ownIdOf('underwriting', id) !== undefined) return 'Underwriting';
  return isRepaymentId(id) ? 'Repayment' : 'Loan';
}

/** Those of one type are read together; what does not exist for this viewer is undefined in its place. */
async function readKeys(
  keys: readonly (EntityKey | Error)[],
  context: GraphContext,
  selection: Selection,
): Promise<unknown[]> {
  const found: unknown[] = [...keys];
  await Promise.all(
    Object.entries(REFERENCES).map(async ([typeName, read]) => {
      const places = keys.flatMap((key, place) =>
        'id' in key && key.typeName === typeName ? [{ ...key, place }] : [],
      );
      if (places.length === 0) return;
      const entities = await readAll(read, places, context, selection);
      places.forEach(({ place }, index) => {
        const entity = entities[index];
        found[place] = entity === undefined || entity instanceof Error ? entity : new OfType(typeName, entity);
      });
    }),
  );
  return found;
}

async function readAll(
  read: Reference,
  keys: readonly { readonly id: string }[],
  context: GraphContext,
  selection: Selection,
): Promise<readonly unknown[]> {
  const ids = keys.map(({ id }) => id);
  try {
    return await read(ids, context, selection);
  } catch (error) {
    return ids.map(() => asError(error));
  }
}

/** A key must be a string: an object would reach the database as an operator. */
function keyOf(representation: unknown): EntityKey | Error {
  const { __typename: typeName, id } = (representation ?? {}) as { __typename?: unknown; id?: unknown };
  if (typeof typeName !== 'string' || !Object.hasOwn(REFERENCES, typeName))
    return badInput(`A representation is an object with __typename ${Object.keys(REFERENCES).join(', ')} and its key`);
  if (typeof id !== 'string' || id.length === 0)
    return badInput(`A representation of ${typeName} needs its key "id" as a string`);
  return { typeName: typeName as EntityName, id };
}

const MOST_NODES = 100;

/** For clients that fetch what they hold anew, such as Relay. Other graphs reach entities by their keys instead. */
@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Whatever implements `Node`, by its id; null when it does not exist for this client.',
  })
  async node(
    @Arg('id', () => ID, { description: 'An id of the graph.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    const [found] = await readNodes([id], context, selectionOf(info));
    return found;
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'The same for several at once, each in its place; at most 100.',
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'Ids of the graph.' }) ids: string[],
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    if (ids.length > MOST_NODES) throw badInput(`ids must be at most ${MOST_NODES}`);
    return readNodes(ids, context, selectionOf(info));
  }
}
