import { mkdirSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';

export const schemaCommand = () =>
  new Command('schema').description('The graph as text.').addCommand(
    new Command('print')
      .description('Print the subgraph SDL.')
      .option('--auth-directives', 'with @authenticated and @requiresScopes, for routers that enforce them')
      .option('--write', 'write schema/subgraph.graphql and schema/visibility.md instead')
      .action(async (options: { authDirectives?: boolean; write?: boolean }) => {
        const { buildGraph } = await import('../graphql/schema.js');
        const { sdl } = await buildGraph({ authDirectives: options.authDirectives ?? false });
        if (!options.write) {
          process.stdout.write(sdl);
          return;
        }
        const { printVisibility } = await import('../graphql/guard/print-visibility.js');
        const { permissions } = await import('../graphql/permissions.js');
        mkdirSync('schema', { recursive: true });
        writeFileSync('schema/subgraph.graphql', sdl);
        writeFileSync('schema/visibility.md', printVisibility(permissions));
        process.stdout.write('Wrote schema/subgraph.graphql and schema/visibility.md\n');
      }),
  );
