import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import type { BankFileOutput } from '../features/autopay/payment-stores.js';
import { businessDayIn, timeOfDayIn, parseBusinessDate, type BusinessDate } from '../domain/calendar.js';
import type { Config } from '../gateway/config/config.js';
import { paymentServices, type PaymentServices } from '../gateway/job-services.js';
import { createPrivateFile } from '../platform/files/private-file.js';
import { untilInterrupted } from './progress.js';
import { withDatabase } from './with-database.js';

interface OnDay {
  readonly date: BusinessDate;
  readonly out?: string;
}

export const paymentsCommand = () =>
  new Command('payments')
    .description('Scheduled payments and bank files.')
    .addCommand(announceCommand())
    .addCommand(collectCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .addCommand(settleCommand());

const announceCommand = () =>
  new Command('announce')
    .description('Announces debits of the coming days whose amounts vary.')
    .requiredOption('--date <day>', 'business day, YYYY-MM-DD', day)
    .action(({ date }: OnDay) =>
      withPayments(async ({ announce }) => {
        const done = await announce(date);
        if (!done.ok) throw new Error(done.refusal.message);
        process.stdout.write(`${date}: ${done.value.announced} announced, ${done.value.left} left\n`);
        failIfLeft('announce', date, done.value.left);
      }),
    );

const collectCommand = () =>
  new Command('collect')
    .description(
      'Collects scheduled payments due by a day. It can be stopped, repeated and run by several processes at once.',
    )
    .requiredOption('--date <day>', 'collection day, YYYY-MM-DD', day)
    .action(({ date }: OnDay) =>
      withPayments(async ({ collect }) => {
        const collected = await collect(date, ({ sent }) => {
          process.stderr.write(`${JSON.stringify({ step: 'collect', sent })}\n`);
        });
        if (!collected.ok) throw new Error(collected.refusal.message);
        const { sent, skipped, left } = collected.value;
        const why = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
        process.stdout.write(`${date}: ${sent} sent, skipped: ${why.join(', ') || 'none'}, left: ${left}\n`);
        failIfLeft('collect', date, left);
      }),
    );

const exportCommand = () =>
  new Command('export-nacha')
    .description('Writes the ACH file of a day. Running it again writes the same bytes.')
    .requiredOption('--date <day>', 'day of the file, YYYY-MM-DD', day)
    .option('--out <file>', 'output file; default: standard output')
    .action(({ date, out }: OnDay) =>
      withPayments(async ({ exportNacha }, { achOriginator, businessTimeZone }) => {
        if (!achOriginator)
          throw new Error('ACH_ORIGINATOR is not set. It names the sender of the file (docs/payments.md)');
        const write = exportNacha(achOriginator, timeOfDayIn(businessTimeZone));
        const made = await (out === undefined ? write(date, toStandardOutput) : toFile(out, (to) => write(date, to)));
        if (!made.ok) throw new Error(made.refusal.message);
        if (!made.value) throw new Error(`no payments for ${date}; no file was written`);
        const { payments, cents, effectiveOn, sha256 } = made.value;
        const amount = (cents / 100).toFixed(2);
        process.stderr.write(`${date}: ${payments} payments, ${amount}, effective ${effectiveOn}, sha256 ${sha256}\n`);
      }),
    );

const importCommand = () =>
  new Command('import-returns')
    .description('Imports a bank file of returns and notifications of change. Importing a file again changes nothing.')
    .argument('<file>', 'file from the bank')
    .action((file: string) =>
      withPayments(async ({ importReturns }) => {
        const hash = createHash('sha256');
        for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
        const returns = { sha256: hash.digest('hex'), lines: cappedLines(file) };
        const { wasKnown, importedAt, returned, corrected, rejected, left } = await importReturns(returns, (bad) => {
          process.stderr.write(`line ${bad.line}: ${bad.reason}\n`);
        });
        const counts = `${returned} returned, ${corrected} corrected, ${rejected} rejected`;
        process.stdout.write(
          wasKnown ? `already imported on ${importedAt.toISOString()} (${counts}): nothing changed\n` : `${counts}\n`,
        );
        if (left > 0) throw new Error(`${left} lines could not be processed. Import the file again`);
        if (!wasKnown && rejected > 0) process.exitCode = 1;
      }),
    );

const settleCommand = () =>
  new Command('settle')
    .description('Settles debits that were not returned within the return deadline.')
    .requiredOption('--date <day>', 'business day, YYYY-MM-DD', day)
    .action(({ date }: OnDay) =>
      withPayments(async ({ settle }) => {
        const settled = await settle(date);
        if (!settled.ok) throw new Error(settled.refusal.message);
        process.stdout.write(`${date}: ${settled.value.settled} settled, ${settled.value.left} left\n`);
        failIfLeft('settle', date, settled.value.left);
      }),
    );

function failIfLeft(command: string, date: BusinessDate, left: number): void {
  if (left > 0)
    throw new Error(`${left} payments could not be processed. Run payments ${command} --date ${date} again`);
}

const withPayments = (work: (payments: PaymentServices, config: Config) => Promise<void>): Promise<void> =>
  withDatabase(async (database, config, ring) => {
    const payments = await paymentServices({
      database,
      ring,
      clock: { now: () => new Date(), sleep: (milliseconds: number) => sleep(milliseconds) },
      businessDay: businessDayIn(config.businessTimeZone),
      policy: config.paymentPolicy,
    });
    await work(payments, config);
  });

const toStandardOutput: BankFileOutput = {
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  flush: () =>
    new Promise((resolve, reject) => {
      process.stdout.write('', (error) => {
        if (error) reject(error);
        else resolve();
      });
    }),
  publish: () => Promise.resolve(),
};

/** Opened before anything is done, so that no payment is marked as sent when its file cannot be written. */
async function toFile<T>(file: string, work: (output: BankFileOutput) => Promise<T>): Promise<T> {
  return untilInterrupted(async (signal) => {
    const output = await createPrivateFile(file, 'KEEP');
    const write = (text: string) => {
      signal.throwIfAborted();
      return output.write(text);
    };
    try {
      return await work({ ...output, write });
    } finally {
      await output.close();
    }
  });
}

function day(text: string): BusinessDate {
  const date = parseBusinessDate(text);
  if (date === undefined) throw new InvalidArgumentError('It must be a valid date, YYYY-MM-DD.');
  return date;
}

/** What is longer is no record of a bank: only so much of it is kept. */
const LONGEST = 200;

/** The lines of a file with any line ends. A long line takes no more memory than its beginning. */
async function* cappedLines(file: string): AsyncGenerator<string> {
  let line = '';
  for await (const piece of createReadStream(file, 'latin1') as AsyncIterable<string>) {
    const parts = piece.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield line.replace(/\r$/, '');
        line = '';
      }
      line = (line + part).slice(0, LONGEST);
    }
  }
  if (line !== '') yield line.replace(/\r$/, '');
}
