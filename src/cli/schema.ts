import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { type Role, ROLES } from '../domain/access/roles.js';
import type { Graph } from '../gateway/graph/schema.js';

export const schemaCommand = () =>
  new Command('schema')
    .description('The GraphQL schema as text.')
    .addCommand(printCommand())
    .addCommand(documentsCommand());

const documentsCommand = () =>
  new Command('documents')
    .description('Prints a manifest for PERSISTED_DOCUMENTS from a folder of .graphql files.')
    .argument('[folder]', 'folder with one document per file', 'schema/operations')
    .action(async (folder: string) => {
      const { digestOf } = await import('../platform/http/pipeline/persisted-documents.js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
      const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
      const manifest = Object.fromEntries(texts.map((text) => [digestOf(text), text]));
      process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
    });

interface PrintOptions {
  readonly authDirectives?: boolean;
  readonly role?: Role;
  readonly possibleTypes?: boolean;
  readonly openapi?: boolean;
  readonly composite?: boolean;
}

const printCommand = () =>
  new Command('print')
    .description('Prints the subgraph SDL.')
    .option('--auth-directives', 'include @authenticated and @requiresScopes, for routers that enforce them')
    .addOption(
      new Option('--role <role>', 'print the schema as clients with this role see it')
        .choices(ROLES)
        .conflicts('authDirectives'),
    )
    .addOption(
      new Option('--possible-types', 'print the members of unions and interfaces as JSON').conflicts([
        'authDirectives',
        'role',
      ]),
    )
    .addOption(
      new Option('--openapi', 'print the OpenAPI document of the v2 REST API').conflicts([
        'authDirectives',
        'role',
        'possibleTypes',
      ]),
    )
    .addOption(
      new Option('--composite', 'print a source schema for GraphQL Composite Schemas, with @lookup').conflicts([
        'authDirectives',
        'role',
        'possibleTypes',
        'openapi',
      ]),
    )
    .action(async (options: PrintOptions) => {
      const { buildGraph } = await import('../gateway/graph/schema.js');
      const graph = await buildGraph({ authDirectives: options.authDirectives ?? false });
      process.stdout.write(await printedText(graph, options));
    });

async function printedText(graph: Graph, options: PrintOptions): Promise<string> {
  const { role, possibleTypes, openapi, composite } = options;
  if (composite) return graph.compositeSdl();
  if (openapi) {
    const { printOpenapi } = await import('../rest/routes.js');
    return printOpenapi(graph);
  }
  if (role === undefined && !possibleTypes) return graph.sdl();
  const { printPossibleTypes, printSchemaOfRole } = await import('../gateway/graph/printed-schemas.js');
  const subgraph = await graph.subgraph();
  return role === undefined ? printPossibleTypes(subgraph) : printSchemaOfRole(subgraph, role);
}
