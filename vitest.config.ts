import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { findEngines, type Engines } from './test/support/engines.js';

const require = createRequire(import.meta.url);
const { postgres, redis } = await findEngines(process.env);

const API = ['graphql', 'permissions', 'rest', 'federation', 'http', 'persistence'].map(
  (part) => `test/${part}/**/*.test.ts`,
);

export default defineConfig({
  // graphql ships index.js (what Node loads) and index.mjs (what vite picks): one realm for all.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', './test/support/tally-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'domain', include: ['test/domain/**/*.test.ts'], testTimeout: 60_000 } },
      { extends: true, test: { name: 'unit', include: ['test/{app,unit}/**/*.test.ts'], testTimeout: 60_000 } },
      apiProject('process', ['test/{cli,process}/**/*.test.ts'], {}),
      apiProject('pglite', API, {}),
      ...(postgres
        ? [apiProject('postgres', [...API, 'test/postgres/**/*.test.ts'], { database: postgres.url, redis })]
        : []),
      ...(redis ? [apiProject('redis', ['test/redis/**/*.test.ts'], { redis })] : []),
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
      testTimeout: 90_000,
      hookTimeout: 90_000,
      globalSetup: './test/support/templates.ts',
      provide: {
        testDatabase: on.database ?? 'pglite',
        testRedis: on.redis?.url ?? null,
        redisEngine: on.redis ? `Redis ${on.redis.version}` : null,
      },
    },
  };
}
