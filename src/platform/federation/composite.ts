import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  parseConstValue,
  print,
  visit,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { changeDefinitions } from './directives.js';
import { withoutUnreachable } from './reachable-types.js';
import { type LeftOut, withoutFields } from './subgraph.js';

/** The directives that both specifications have, and those of GraphQL itself. */
const KNOWN = new Set(['deprecated', 'key', 'shareable', 'specifiedBy']);

const named = (name: string): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
});

const ID_KEY: ConstDirectiveNode = {
  ...named('key'),
  arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'fields' }, value: parseConstValue('"id"') }],
};

/** `node` finds every entity. It is internal, so that any other graph can have a `node` of its own. */
const asLookup = (field: FieldDefinitionNode): FieldDefinitionNode =>
  field.name.value === 'node' ? { ...field, directives: [named('lookup'), named('internal')] } : field;

/** Everything that `node` finds is an entity. */
const withKey = (type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => {
  const isFound = type.interfaces?.some(({ name }) => name.value === 'Node');
  const hasKey = type.directives?.some(({ name }) => name.value === 'key');
  return isFound && !hasKey ? { ...type, directives: [...(type.directives ?? []), ID_KEY] } : type;
};

/** A source schema of the GraphQL Composite Schemas specification, where lookup fields replace `_entities`. */
export function compositeSdl(definitions: DocumentNode, leftOut: LeftOut): string {
  const plain = visit(withoutFields(definitions, new Set([...leftOut, 'Query.nodes'])), {
    SchemaExtension: () => null,
    DirectiveDefinition: () => null,
    // A key needs no `resolvable`: an entity without a lookup can't be resolved here.
    Directive: (directive) => (KNOWN.has(directive.name.value) ? withoutResolvable(directive) : null),
  });
  return `${print(
    withoutUnreachable(
      changeDefinitions(plain, {
        InterfaceTypeDefinition: (type) =>
          type.name.value === 'Node' ? { ...type, directives: [...(type.directives ?? []), ID_KEY] } : type,
        ObjectTypeDefinition: (type) =>
          type.name.value === 'Query' ? { ...type, fields: type.fields?.map(asLookup) ?? [] } : withKey(type),
      }),
    ),
  )}\n`;
}

const withoutResolvable = <Directive extends { readonly name: { readonly value: string } }>(
  directive: Directive & { readonly arguments?: readonly { readonly name: { readonly value: string } }[] },
): Directive => ({
  ...directive,
  ...(directive.arguments && { arguments: directive.arguments.filter(({ name }) => name.value !== 'resolvable') }),
});
