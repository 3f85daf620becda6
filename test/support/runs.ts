/**
 * How often something is tried whose every time is dear, a property or the same command at once: a third in `npm test`, which every
 * change passes and which draws other cases each time, and all of it in `npm run test:all`, every night. fast-check prints the seed
 * of what fails, and `{ seed, path }` tries it again.
 */
export const runs = (full: number): number =>
  process.env.TEST_SUITE === 'usual' ? Math.max(Math.min(full, FEWEST), Math.ceil(full / 3)) : full;

/** With fewer, the rarer branches of what is drawn would be left out more often than not. */
const FEWEST = 25;
