import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config.js';
import { clientsCommand } from './clients.js';
import { exportCommand } from './export.js';
import { importCommand } from './import.js';
import { migrateCommand } from './migrate.js';
import { reconcileCommand } from './reconcile.js';
import { schemaCommand } from './schema.js';
import { seedCommand } from './seed.js';
import { serveCommand } from './serve.js';

const program = new Command('loan-gateway')
  .description('A GraphQL gateway over the whole life of a loan.')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError()
  .exitOverride();

for (const command of [
  serveCommand(),
  migrateCommand(),
  seedCommand(),
  importCommand(),
  exportCommand(),
  reconcileCommand(),
  clientsCommand(),
  schemaCommand(),
]) {
  program.addCommand(command);
}
for (const command of program.commands) inheritBehaviour(command);

/** Commander gives subcommands that were built apart none of the program's settings. */
function inheritBehaviour(command: Command): void {
  command.copyInheritedSettings(program);
  for (const child of command.commands) inheritBehaviour(child);
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Commander has printed its own complaint already; everything else is one line, without a stack. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  process.stderr.write(`${error instanceof ConfigError ? error.message : `loan-gateway: ${messageOf(error)}`}\n`);
  return 1;
}

/** Prisma's messages hold the values of the query, so only its code is shown. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!error.name.startsWith('Prisma')) return error.message;
  return `the database did not do as asked (${(error as { code?: string }).code ?? error.name})`;
}
