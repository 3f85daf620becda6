import { printSubgraphSchema } from '@apollo/subgraph';
import {
  buildASTSchema,
  isAbstractType,
  parse,
  printSchema,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Role } from '../../domain/access/roles.js';
import { schemaOfRole } from './schema-of-role.js';
import type { Subgraph } from './schema.js';

/** The schema as clients of a role see it. */
export const printSchemaOfRole = async ({ schema }: Subgraph, role: Role): Promise<string> =>
  `${printSchema(await schemaOfRole(clientSchema(schema), role))}\n`;

/** The members of each union and interface: a client's cache cannot tell them from answers alone. */
export function printPossibleTypes({ schema }: Subgraph): string {
  const plain = clientSchema(schema);
  const abstract = Object.values(plain.getTypeMap()).filter(isAbstractType);
  const members = abstract.map((type) => [type.name, plain.getPossibleTypes(type).map(({ name }) => name)] as const);
  return `${JSON.stringify(Object.fromEntries(members), null, 2)}\n`;
}

export const clientSchema = (schema: GraphQLSchema): GraphQLSchema =>
  buildASTSchema(withoutFederation(schema), { assumeValidSDL: true });

/** The directives of GraphQL itself, and the one that tells clients about nullability. */
const FOR_CLIENTS = new Set(['deprecated', 'semanticNonNull', 'specifiedBy']);

/** The whole graph for clients: without the directives that only routers read, and with `node`, which routers don't see. */
export const withoutFederation = (schema: GraphQLSchema): DocumentNode =>
  visit(parse(printSubgraphSchema(schema)), {
    SchemaExtension: () => null,
    DirectiveDefinition: ({ name }) => (FOR_CLIENTS.has(name.value) ? undefined : null),
    Directive: ({ name }) => (FOR_CLIENTS.has(name.value) ? undefined : null),
  });
