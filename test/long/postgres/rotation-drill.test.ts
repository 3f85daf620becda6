import { expect, it } from 'vitest';
import { drill } from '../../../scripts/drills/rotation.js';
import { runDrill } from '../../../scripts/drills/run-drill.js';
import { postgresBin } from '../../support/own-postgres.js';

const SECONDS = 240;

it.skipIf(postgresBin === undefined)(
  'the rotation drill proves what it is for (left out where PostgreSQL has no programs here)',
  async () => {
    const lines: string[] = [];
    const code = await runDrill('rotation', drill, { seconds: SECONDS, say: (line) => lines.push(line) });
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('The rotation drill holds')]);
  },
  (SECONDS + 30) * 1_000,
);
