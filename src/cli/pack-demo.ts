import { Command } from 'commander';
import { PACKED_LOANS } from '../demo/packed/packed-demo.js';

/** A step of the build: it is of no other use. */
export const packDemoCommand = () =>
  new Command('pack-demo').description('Makes the demo of first starts. The build runs it.').action(async () => {
    const { makePackedDemo } = await import('../demo/packed/make-packed-demo.js');
    let month = '';
    const begun = performance.now();
    await makePackedDemo({
      loans: PACKED_LOANS,
      timeZone: 'UTC',
      onDay: (day) => {
        if (day.slice(0, 7) === month) return;
        month = day.slice(0, 7);
        process.stderr.write(`  playing ${month} (${Math.round((performance.now() - begun) / 1000)} s)\n`);
      },
    });
  });
