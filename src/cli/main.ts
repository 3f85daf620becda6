import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config.js';
import { auditCommand } from './audit.js';
import { clientsCommand } from './clients.js';
import { exportCommand } from './export.js';
import { importCommand } from './import.js';
import { keysCommand } from './keys.js';
import { migrateCommand } from './migrate.js';
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
  clientsCommand(),
  auditCommand(),
  keysCommand(),
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

// A library that drops a promise must not have Node print its internals, with the values of a query in them.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    complain(error);
    process.exit(1);
  });
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Commander has printed its own complaint already; everything else is one line, without a stack. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  complain(error);
  return 1;
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof ConfigError ? error.message : `loan-gateway: ${messageOf(error)}`}\n`);
}

/** What the database and its drivers say holds the values of the query, so only their code is shown. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something failed without saying what';
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  const isDatabase = error.name.startsWith('Prisma') || error.name === 'DriverAdapterError' || severity !== undefined;
  if (!isDatabase) return error.message.split('\n')[0] ?? error.name;
  return `the database did not do as asked (${typeof code === 'string' ? code : error.name})`;
}
