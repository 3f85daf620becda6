import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findEngines, type Engines } from './test/support/engines.js';

const require = createRequire(import.meta.url);
const { postgres, redis } = await findEngines(process.env);

/** Also what takes minutes, and every engine for everything: npm run test:all. */
const all = process.env.TEST_ALL === '1';
const tests = (...parts: string[]) => parts.map((part) => `test/${part}/**/*.test.ts`);
const long = (...parts: string[]) => (all ? tests(...parts.map((part) => `long/${part}`)) : []);
const kit = (module: string) => join(import.meta.dirname, `clients/typescript/src/${module}.ts`);
/** What the database carries out, which is tried on each that there is. */
const STORED = tests('rest', 'persistence');
/** What clients see: of that an engine decides little, so one is enough, that of production where it answers. */
const SEEN = [
  ...tests('graphql', 'permissions', 'http', 'limits', 'federation', 'clients'),
  ...long('limits', 'turns'),
];

export default defineConfig({
  // graphql ships index.js (what Node loads) and index.mjs (what vite picks): one realm for all.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      { find: /^loan-gateway-client$/, replacement: kit('index') },
      { find: /^loan-gateway-client\/documents$/, replacement: kit('generated/graphql') },
      { find: /^loan-gateway-client\/(.+)$/, replacement: kit('$1') },
    ],
  },
  test: {
    // What is transformed for one project is read by the others.
    experimental: { fsModuleCache: true },
    pool: 'forks',
    // Many tests wait for other processes and for time to pass: two processors have room for a third.
    maxWorkers: 3,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', './test/support/tally-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'domain', isolate: false, include: ['test/domain/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // Types are printed in the order in which they were imported: all of them at once, whatever file comes first.
          setupFiles: ['test/support/load-graph.ts'],
          include: [...tests('app', 'unit'), ...long('unit')],
        },
      },
      apiProject('process', [...tests('cli', 'process'), ...long('process')], {}),
      apiProject('pglite', [...STORED, ...(postgres && !all ? [] : SEEN)], {}),
      ...(postgres
        ? [
            apiProject('postgres', [...STORED, ...SEEN, ...tests('postgres'), ...long('postgres')], {
              database: postgres.url,
              redis,
            }),
          ]
        : []),
      ...(redis ? [apiProject('redis', tests('redis'), { redis, ...(postgres && { database: postgres.url }) })] : []),
    ],
  },
});

/** Files of one project share a worker's modules: building the graph anew for each would cost most of the time. */
function apiProject(name: string, include: string[], on: { database?: string; redis?: Engines['redis'] }) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      isolate: false,
      globalSetup: './test/support/templates.ts',
      provide: {
        testDatabase: on.database ?? 'pglite',
        testRedis: on.redis?.url ?? null,
        redisEngine: on.redis ? `Redis ${on.redis.version}` : null,
      },
    },
  };
}
