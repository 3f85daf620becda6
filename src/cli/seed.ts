import { Command, InvalidArgumentError } from 'commander';
import { progress } from './progress.js';
import { withRecords } from './with-database.js';

export const DEMO_SEED = 'demo';

export const seedCommand = () =>
  new Command('seed')
    .description('Store a demo portfolio: loans in every state of life. The same seed gives the same loans.')
    .requiredOption('--loans <n>', 'how many loans', wholeNumber)
    .option('--seed <text>', 'which portfolio', DEMO_SEED)
    .action(async ({ loans, seed }: { loans: number; seed: string }) => {
      const stored = await withRecords(async ({ store, businessDay }) => {
        const { seedPortfolio } = await import('../demo/seed-portfolio.js');
        const bar = progress('seed', loans);
        const today = businessDay(new Date());
        let count = 0;
        for await (const { done, stored } of seedPortfolio(store, { loans, seed, today })) {
          bar.step(done, { stored });
          count = stored;
        }
        bar.end();
        return count;
      });
      process.stdout.write(`${stored} stored, ${loans - stored} there already\n`);
    });

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 10_000_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
  return value;
}
