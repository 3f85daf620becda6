import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Record<string, FragmentDefinitionNode>;

/** Worked out once per field of a document; documents are parsed once and reused. */
const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * The fields selected below a field, as dotted paths of at most two steps: `id`, `autoLoan`, `autoLoan.ltv`.
 * `under` descends first, for instance into `edges.node`. A field that @skip may drop counts as selected.
 */
export function selectedPaths(info: GraphQLResolveInfo, under: readonly string[] = []): ReadonlySet<string> {
  const [only, ...others] = info.fieldNodes;
  if (!only || others.length > 0) return collect(info.fieldNodes, under, info.fragments);
  const paths = known.get(only) ?? new Map<string, ReadonlySet<string>>();
  known.set(only, paths);
  const key = under.join('.');
  const found = paths.get(key) ?? collect([only], under, info.fragments);
  paths.set(key, found);
  return found;
}

function collect(nodes: readonly FieldNode[], under: readonly string[], fragments: Fragments): ReadonlySet<string> {
  let level = [...nodes];
  for (const step of under)
    level = level.flatMap((node) => children(node, fragments)).filter((node) => node.name.value === step);
  const paths = new Set<string>();
  for (const child of level.flatMap((node) => children(node, fragments))) {
    paths.add(child.name.value);
    for (const grandchild of children(child, fragments)) paths.add(`${child.name.value}.${grandchild.name.value}`);
  }
  return paths;
}

const children = (node: FieldNode, fragments: Fragments): FieldNode[] =>
  node.selectionSet ? fieldsOf(node.selectionSet, fragments) : [];

function fieldsOf(set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, fragments) : [];
  });
}
