import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';

export const schemaCommand = () =>
  new Command('schema')
    .description('The graph as text.')
    .addCommand(printCommand())
    .addCommand(releaseCommand())
    .addCommand(documentsCommand());

const releaseCommand = () =>
  new Command('release')
    .description('Write schema/released.graphql: what the version that is released now promises.')
    .action(async () => {
      const { buildGraph } = await import('../graphql/schema.js');
      const graph = await buildGraph({ authDirectives: false });
      writeFileSync('schema/released.graphql', graph.sdl());
      process.stdout.write('Wrote schema/released.graphql\n');
    });

const documentsCommand = () =>
  new Command('documents')
    .description('Print a manifest of stored documents, for PERSISTED_DOCUMENTS, from a folder of .graphql files.')
    .argument('[folder]', 'one document in each file', 'schema/operations')
    .action(async (folder: string) => {
      const { digestOf } = await import('../http/road/registered-texts.js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
      const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
      const manifest = Object.fromEntries(texts.map((text) => [digestOf(text), text]));
      process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
    });

const printCommand = () =>
  new Command('print')
    .description('Print the subgraph SDL.')
    .option('--auth-directives', 'with @authenticated and @requiresScopes, for routers that enforce them')
    .option('--write', 'write schema/ and the printed pages of docs/ instead')
    .action(async (options: { authDirectives?: boolean; write?: boolean }) => {
      const { buildGraph } = await import('../graphql/schema.js');
      const graph = await buildGraph({ authDirectives: options.authDirectives ?? false });
      if (!options.write) {
        process.stdout.write(graph.sdl());
        return;
      }
      const subgraph = await graph.subgraph();
      const { printedSchemas } = await import('../graphql/printed-schemas.js');
      const { printFieldMap } = await import('../domain/record/field-map.js');
      const { printHolds } = await import('../domain/hold/print-holds.js');
      const { printLifecycle } = await import('../domain/loan/print-lifecycle.js');
      const { printLimits } = await import('../domain/adjustment/print-limits.js');
      const { printMoneyCases } = await import('../domain/money-cases/print-money-cases.js');
      const { printErrorCodes } = await import('../rest/print-error-codes.js');
      const pages = {
        ...Object.fromEntries(Object.entries(printedSchemas(subgraph)).map(([file, text]) => [`schema/${file}`, text])),
        'docs/adjustments.md': printLimits(),
        'docs/errors.md': printErrorCodes(),
        'docs/field-map.md': printFieldMap(),
        'docs/holds.md': printHolds(),
        'docs/lifecycle.md': printLifecycle(),
        'docs/money-cases.md': printMoneyCases(),
      };
      for (const [file, text] of Object.entries(pages)) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      process.stdout.write(`Wrote ${Object.keys(pages).join(', ')}\n`);
    });
