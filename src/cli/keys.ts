import { Command } from 'commander';
import { addEmbeddedMasterKey, dropOldEmbeddedMasterKeys, openKeyRing } from '../persistence/sealing/embedded-keys.js';
import { rotateKeys } from '../persistence/sealing/rotate-keys.js';
import { progress } from './progress.js';
import { withDatabase } from './with-database.js';

export const keysCommand = () =>
  new Command('keys').description('The keys that seal personal data.').addCommand(
    new Command('rotate')
      .description(
        'Wrap every data key under the key of KEY_SERVICE, or else the first of MASTER_KEY. An embedded database makes a new key itself. ' +
          'A run that was cut off goes on where it stood.',
      )
      .action(async () => {
        const { rewrapped, unopened } = await withDatabase(async ({ prisma }, config) => {
          const isOwn = !config.keys && config.keyService === undefined && config.database.kind === 'embedded';
          const own = isOwn ? config.database.dataDir : undefined;
          if (own !== undefined) addEmbeddedMasterKey(own);
          const ring = await openKeyRing(config);
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
        process.stdout.write(`${rewrapped} keys wrapped under the current key\n`);
        if (unopened > 0)
          throw new Error(`${unopened} keys do not open: their key is neither in MASTER_KEY nor in KEY_SERVICE`);
      }),
  );
