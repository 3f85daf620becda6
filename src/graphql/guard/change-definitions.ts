import type { DefinitionNode, DocumentNode } from 'graphql';

type Changes = {
  readonly [Kind in DefinitionNode['kind']]?: (
    definition: Extract<DefinitionNode, { readonly kind: Kind }>,
  ) => DefinitionNode | undefined;
};

/** A schema's text with other definitions, or without some. `visit` would walk through all that is in them as well. */
export const changeDefinitions = (document: DocumentNode, changes: Changes): DocumentNode => ({
  ...document,
  definitions: document.definitions.flatMap((definition) => {
    const change = changes[definition.kind] as ((each: DefinitionNode) => DefinitionNode | undefined) | undefined;
    if (!change) return [definition];
    return change(definition) ?? [];
  }),
});
