import { type DefinitionNode, Kind, type DocumentNode, type ObjectTypeDefinitionNode } from 'graphql';

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

type Named = DefinitionNode & { readonly name: { readonly value: string } };

const isNamedType = (definition: DefinitionNode): definition is Named => definition.kind.endsWith('TypeDefinition');

const byName = (one: { readonly name: { readonly value: string } }, other: typeof one): number =>
  one.name.value < other.name.value ? -1 : 1;

const withSortedFields = (type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => ({
  ...type,
  fields: type.fields?.toSorted(byName) ?? [],
});

/** Types and root fields in alphabetical order, so that printed schemas don't depend on the order of imports. */
export function sortDefinitions(document: DocumentNode): DocumentNode {
  const types = document.definitions.filter(isNamedType).toSorted(byName);
  const others = document.definitions.filter((definition) => !isNamedType(definition));
  const sorted = types.map((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && ROOTS.has(type.name.value) ? withSortedFields(type) : type,
  );
  return { ...document, definitions: [...others, ...sorted] };
}
