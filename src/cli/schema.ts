import { mkdirSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { printVisibility } from '../graphql/guard/print-visibility.js';
import { permissions } from '../graphql/permissions.js';
import { buildGraph } from '../graphql/schema.js';

export const schemaCommand = () =>
  new Command('schema').description('The graph as text.').addCommand(
    new Command('print')
      .description('Print the subgraph SDL.')
      .option('--auth-directives', 'with @authenticated and @requiresScopes, for routers that enforce them')
      .option('--write', 'write schema/subgraph.graphql and schema/visibility.md instead')
      .action(async (options: { authDirectives?: boolean; write?: boolean }) => {
        const { sdl } = await buildGraph({ authDirectives: options.authDirectives ?? false });
        if (!options.write) {
          process.stdout.write(sdl);
          return;
        }
        mkdirSync('schema', { recursive: true });
        writeFileSync('schema/subgraph.graphql', sdl);
        writeFileSync('schema/visibility.md', printVisibility(permissions));
        process.stdout.write('Wrote schema/subgraph.graphql and schema/visibility.md\n');
      }),
  );
