import { Command, InvalidArgumentError, Option } from 'commander';
import { parseBusinessDate, type BusinessDate } from '../domain/calendar.js';
import { JOURNAL_FORMATS, type JournalFormat, writeJournal } from '../domain/ledger/journal.js';
import { exportJournal } from '../features/ledger/export-journal.js';
import { createPrivateFile } from '../platform/files/private-file.js';
import { withDatabase } from './with-database.js';

interface ExportOptions {
  readonly date: BusinessDate;
  readonly format: JournalFormat;
  readonly out?: string;
  readonly restate?: boolean;
}

export const ledgerCommand = () =>
  new Command('ledger').description('Exports for a general ledger.').addCommand(exportCommand());

const exportCommand = () =>
  new Command('export')
    .description(
      'Writes the journal of a closed posting date, by owner and account. Running it again writes the same bytes.',
    )
    .requiredOption('--date <day>', 'posting date, YYYY-MM-DD', day)
    .addOption(new Option('--format <format>', 'format of the file').choices(JOURNAL_FORMATS).default('csv'))
    .option('--out <file>', 'output file; default: standard output')
    .option('--restate', 'export a day again that changed since, because its period was reopened')
    .action(({ date, format, out, restate = false }: ExportOptions) =>
      withDatabase(async ({ prisma }, { chartOfAccounts }) => {
        const asked = { on: date, chart: chartOfAccounts, restate, now: new Date() };
        const made = await exportJournal(prisma, asked);
        if (!made.ok) throw new Error(made.refusal.message);
        const { sha256, ...journal } = made.value;
        const { lines, debits, credits } = journal.controlTotals;
        await write(writeJournal(journal, format), out, restate ? 'REPLACE' : 'KEEP');
        process.stderr.write(`${date}: ${lines} lines, debits ${debits}, credits ${credits}, sha256 ${sha256}\n`);
      }),
    );

async function write(text: string, out: string | undefined, ifThere: 'REPLACE' | 'KEEP'): Promise<void> {
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  const file = await createPrivateFile(out, ifThere);
  try {
    await file.write(text);
    await file.flush();
    await file.publish();
  } finally {
    await file.close();
  }
}

function day(text: string): BusinessDate {
  const date = parseBusinessDate(text);
  if (date === undefined) throw new InvalidArgumentError('It must be a valid date, YYYY-MM-DD.');
  return date;
}
