import {
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { obtain } from '../domain/obtain.js';

type Fragments = Record<string, FragmentDefinitionNode>;

/** Whether a fragment on this type can match. */
type Applies = (typeCondition: string) => boolean;

/** Where below a field to look. */
export interface Place {
  /** Fields to descend into first, for instance `edges`, `node`. */
  readonly under?: readonly string[];
  /** The object type at hand, where the field itself returns a union: fragments on its other members do not count. */
  readonly on?: string;
}

/** Worked out once per field of a document; documents are parsed once and reused. */
const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * The fields selected below a field, as dotted paths of at most two steps: `id`, `autoLoan`, `autoLoan.ltv`. A field that
 * @skip may drop counts as selected.
 */
export function selectedPaths(info: GraphQLResolveInfo, { under = [], on }: Place = {}): ReadonlySet<string> {
  const applies: Applies = (type) => on === undefined || type === on || !isObjectType(info.schema.getType(type));
  const [only, ...others] = info.fieldNodes;
  if (!only || others.length > 0) return collect(info.fieldNodes, under, info.fragments, applies);
  const paths = obtain(known, only, () => new Map<string, ReadonlySet<string>>());
  const key = `${on ?? ''}:${under.join('.')}`;
  return obtain(paths, key, () => collect([only], under, info.fragments, applies));
}

function collect(
  nodes: readonly FieldNode[],
  under: readonly string[],
  fragments: Fragments,
  applies: Applies,
): ReadonlySet<string> {
  let level = nodes.flatMap((node) => children(node, fragments, applies));
  for (const step of under)
    level = level.filter((node) => node.name.value === step).flatMap((node) => children(node, fragments));
  const paths = new Set<string>();
  for (const child of level) {
    paths.add(child.name.value);
    for (const grandchild of children(child, fragments)) paths.add(`${child.name.value}.${grandchild.name.value}`);
  }
  return paths;
}

const everywhere: Applies = () => true;

const children = (node: FieldNode, fragments: Fragments, applies = everywhere): FieldNode[] =>
  node.selectionSet ? fieldsOf(node.selectionSet, fragments, applies) : [];

function fieldsOf(set: SelectionSetNode, fragments: Fragments, applies: Applies): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    if (!inner || (inner.typeCondition && !applies(inner.typeCondition.name.value))) return [];
    return fieldsOf(inner.selectionSet, fragments, applies);
  });
}
