import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import own from './package.json' with { type: 'json' };
import { findEngines } from './test/support/engines.js';
import { V8_FLAGS } from './test/support/v8-flags.js';

const require = createRequire(import.meta.url);
const { postgres, redis } = await findEngines(process.env);
const PGLITE = `PGlite ${own.dependencies['@electric-sql/pglite']}`;

/** `usual` of npm test, `all` of npm run test:all; none where somebody runs vitest itself. */
const suite = process.env.TEST_SUITE;
/** The first two try what was built, which Node loads by itself; vitest alone tries the sources, so that nothing is built before. */
const isBuilt = suite !== undefined;
const tests = (...parts: string[]) => parts.map((part) => `test/${part}/**/*.test.ts`);
const long = (...parts: string[]) => (suite === 'usual' ? [] : tests(...parts.map((part) => `long/${part}`)));
const inFolder = (...parts: string[]) => join(import.meta.dirname, ...parts);
const kit = (module: string) => inFolder(`clients/typescript/src/${module}.ts`);
/** What asks a gateway, on any engine. */
const ASKING = [
  ...tests('graphql', 'permissions', 'http', 'limits', 'library', 'federation', 'clients', 'rest', 'persistence'),
  ...long('limits', 'turns'),
];
/** Processes of the build, most of them with their embedded database. */
const STARTING = [...tests('cli', 'process'), ...long('process')];

const onPglite = { testDatabase: 'pglite', testRedis: null, engines: [PGLITE] };
const onPostgres = postgres && {
  testDatabase: postgres.url,
  testRedis: redis?.url ?? null,
  engines: [`PostgreSQL ${postgres.version}`, ...(redis ? [`Redis ${redis.version}`] : []), PGLITE],
};

export default defineConfig({
  resolve: {
    alias: [
      // graphql ships index.js (what Node loads) and index.mjs (what vite picks): one realm for all.
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      { find: /^loan-gateway-client$/, replacement: kit('index') },
      { find: /^loan-gateway-client\/documents$/, replacement: kit('generated/graphql') },
      { find: /^loan-gateway-client\/(documents\/.+)$/, replacement: kit('generated/$1') },
      { find: /^loan-gateway-client\/(.+)$/, replacement: kit('$1') },
      ...(isBuilt ? [{ find: /^(?:\.\.\/)+src\/(.+)$/, replacement: inFolder('dist/modules/$1') }] : []),
    ],
  },
  test: {
    // What is transformed for one project is read by the others.
    experimental: { fsModuleCache: true },
    server: { deps: { external: [/\/dist\/modules\//] } },
    pool: 'forks',
    execArgv: V8_FLAGS,
    // Many tests wait for other processes and for time to pass: two processors have room for a third.
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', './test/support/tally-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'domain', isolate: false, include: tests('domain') } },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // Types are printed in the order in which they were imported: all of them at once, whatever file comes first.
          setupFiles: ['test/support/load-graph.ts'],
          include: [...tests('app', 'platform', 'unit'), ...long('unit')],
        },
      },
      // A file that adds to what is registered has modules of its own.
      gatewayProject('isolated', { include: tests('isolated'), provide: onPostgres ?? onPglite, isolate: true }),
      ...(postgres
        ? [
            gatewayProject('postgres', {
              include: [...ASKING, ...STARTING, ...tests('postgres', ...(redis ? ['redis'] : [])), ...long('postgres')],
              provide: onPostgres ?? onPglite,
            }),
          ]
        : []),
      // PGlite is PostgreSQL, and what it does by itself is seen by those who start.
      ...(postgres && suite === 'usual'
        ? []
        : [
            gatewayProject('pglite', {
              include: [...ASKING, ...(postgres ? [] : STARTING)],
              provide: onPglite,
            }),
          ]),
    ],
  },
});

interface GatewayProject {
  readonly include: string[];
  readonly isolate?: boolean;
  readonly provide: { readonly testDatabase: string; readonly testRedis: string | null; readonly engines: string[] };
}

/** Files of one project share a worker's modules: building the graph anew for each would cost most of the time. */
function gatewayProject(name: string, project: GatewayProject) {
  const globalSetup = './test/support/templates.ts';
  const setupFiles = ['test/support/freeze-what-is-shared.ts'];
  return { extends: true as const, test: { name, isolate: false, globalSetup, setupFiles, ...project } };
}
