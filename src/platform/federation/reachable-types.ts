import { type DefinitionNode, type DocumentNode, Kind, type TypeDefinitionNode, visit } from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** Without the types that no root field and no entity leads to. */
export function withoutUnreachable(document: DocumentNode): DocumentNode {
  const reached = reachableTypes(document);
  return {
    ...document,
    definitions: document.definitions.filter((each) => !isNamedType(each) || reached.has(each.name.value)),
  };
}

function reachableTypes({ definitions }: DocumentNode): ReadonlySet<string> {
  const types = definitions.filter(isNamedType);
  const mentions = new Map(types.map((type) => [type.name.value, mentionedIn(type)]));
  const implementers = types.filter((type) => type.kind === Kind.OBJECT_TYPE_DEFINITION);
  const reached = new Set<string>();
  const reach = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    mentions.get(name)?.forEach(reach);
    for (const type of implementers)
      if (type.interfaces?.some((each) => each.name.value === name)) reach(type.name.value);
  };
  [...ROOTS, ...types.filter(isEntity).map(({ name }) => name.value)].forEach(reach);
  return reached;
}

const isNamedType = (definition: DefinitionNode): definition is TypeDefinitionNode =>
  definition.kind.endsWith('TypeDefinition');

const isEntity = (type: DefinitionNode): boolean =>
  type.kind === Kind.OBJECT_TYPE_DEFINITION && (type.directives?.some(({ name }) => name.value === 'key') ?? false);

function mentionedIn(type: DefinitionNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(type, { NamedType: ({ name }) => void names.add(name.value) });
  return names;
}
