import { Command, CommanderError } from 'commander';
import { ConfigError } from '../gateway/config/config.js';
import { databaseCause } from '../platform/postgres/database-cause.js';
import { auditCommand } from './audit.js';
import { clientsCommand } from './clients.js';
import { endOfDayCommand } from './end-of-day.js';
import { ledgerCommand } from './ledger.js';
import { mcpCommand } from './mcp.js';
import { keysCommand, migrateCommand, reconcileCommand } from './maintenance.js';
import { packageVersion } from './package-version.js';
import { packDemoCommand } from './pack-demo.js';
import { paymentsCommand } from './payments.js';
import { schemaCommand } from './schema.js';
import { exportCommand, importCommand, seedCommand } from './records.js';
import { serveCommand, workCommand } from './serve.js';
import { Interrupted } from './progress.js';

export interface Output {
  readonly writeOut: (text: string) => void;
  readonly writeErr: (text: string) => void;
}

/** Carries out one command line and tells the exit code: 0 done, 1 not done, 2 not understood. */
export async function runCommandLine(args: readonly string[], output: Output): Promise<number> {
  try {
    await program(output).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCodeOf(error, output);
  }
}

export function program(output: Output): Command {
  const root = new Command('loan-gateway')
    .description('A GraphQL gateway for loan origination and servicing.')
    .version(packageVersion())
    .configureHelp({ showGlobalOptions: true })
    .configureOutput(output)
    .showHelpAfterError('Add --help to see the options.')
    .exitOverride();
  for (const command of [
    serveCommand(),
    workCommand(),
    migrateCommand(),
    seedCommand(),
    importCommand(),
    exportCommand(),
    clientsCommand(),
    auditCommand(),
    keysCommand(),
    endOfDayCommand(),
    paymentsCommand(),
    ledgerCommand(),
    reconcileCommand(),
    schemaCommand(),
    mcpCommand(),
  ]) {
    root.addCommand(command);
    inheritBehaviour(command, root);
  }
  const packDemo = packDemoCommand();
  root.addCommand(packDemo, { hidden: true });
  inheritBehaviour(packDemo, root);
  return root;
}

/** Commander gives subcommands that were built apart none of the program's settings. */
function inheritBehaviour(command: Command, root: Command): void {
  command.copyInheritedSettings(root);
  for (const child of command.commands) inheritBehaviour(child, root);
}

/** Commander has printed its own complaint already; everything else is one line, without a stack. */
function exitCodeOf(error: unknown, { writeErr }: Output): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  writeErr(complaint(error));
  return error instanceof Interrupted ? error.exitCode : 1;
}

export const complaint = (error: unknown): string =>
  `${error instanceof ConfigError ? error.message : `loan-gateway: ${messageOf(error)}`}\n`;

/** What the database and its drivers say holds values of the query. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { severity, code, path } = error as { severity?: unknown; code?: unknown; path?: unknown };
  if (code === 'ENOENT' && typeof path === 'string') return `${path} does not exist. Check the path`;
  const isDatabase = error.name.startsWith('Prisma') || error.name === 'DriverAdapterError' || severity !== undefined;
  if (!isDatabase) return error.message.split('\n')[0] ?? error.name;
  return `the database refused the command: ${databaseCause(error)}`;
}
