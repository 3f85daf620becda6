import { Command } from 'commander';
import { loadConfig } from '../config/config.js';
import { untilStopped } from './until-stopped.js';

export const workCommand = () =>
  new Command('work')
    .description(
      'Do jobs and nothing else, beside gateways on the same PostgreSQL database. Any number of processes share them.',
    )
    .action(async () => {
      const { startWork } = await import('../gateway/work.js');
      const work = await startWork(loadConfig(process.env));
      process.stdout.write('Jobs are being done. Stop with Ctrl-C.\n');
      await untilStopped(work);
    });
