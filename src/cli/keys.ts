import { Command } from 'commander';
import { addEmbeddedMasterKey, dropOldEmbeddedMasterKeys, keysOf } from '../persistence/sealing/embedded-keys.js';
import { KeyRing } from '../persistence/sealing/key-ring.js';
import { rotateKeys } from '../persistence/sealing/rotate-keys.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const keysCommand = () =>
  new Command('keys').description('The keys that seal personal data.').addCommand(
    new Command('rotate')
      .description(
        'Wrap every data key under the first key of MASTER_KEY. An embedded database makes a new key itself. ' +
          'A run that was cut off goes on where it stood.',
      )
      .action(async () => {
        const { rewrapped, unopened } = await withDatabase(async ({ prisma }, config) => {
          const own = !config.keys && config.database.kind === 'embedded' ? config.database.dataDir : undefined;
          if (own !== undefined) addEmbeddedMasterKey(own);
          const ring = new KeyRing(keysOf(config).masterKeys);
          let bar: ReturnType<typeof progress> | undefined;
          const report = await rotateKeys(prisma, ring, (done, total) => {
            bar ??= progress('keys rotate', total);
            bar.step(done, { rewrapped: done });
          });
          bar?.end();
          // The old key goes only when nothing needs it any more.
          if (own !== undefined && report.unopened === 0) dropOldEmbeddedMasterKeys(own);
          return report;
        });
        process.stdout.write(`${rewrapped} keys wrapped under the current master key\n`);
        if (unopened > 0) throw new Error(`${unopened} keys do not open: their master key is not in MASTER_KEY`);
      }),
  );
