/**
 * Who may import whom: domain <- app <- persistence, identity; domain, app <- graphql <- rest <- http; gateway wires them,
 * the demo stands on it, and the command line is above all.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const ring = (name, mayImport) => ({
  name: `${name}-ring`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [name, ...mayImport].map((allowed) => `^src/${allowed}/`) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '^src/generated/' } } },
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^src/generated' },
      to: { circular: true, viaOnly: { pathNot: '^src/generated' } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: {
        dependencyTypesNot: ['local', 'npm-no-pkg'],
        pathNot: ['^src/domain/', 'node_modules/decimal.js/', 'node_modules/csv-'],
      },
    },
    ring('domain', []),
    ring('app', ['domain']),
    ring('config', ['domain', 'app']),
    ring('persistence', ['domain', 'app', 'generated', 'config']),
    ring('identity', ['domain', 'app']),
    ring('outbound', ['domain', 'app']),
    ring('wire', ['domain', 'app']),
    ring('graphql', ['domain', 'app']),
    ring('rest', ['domain', 'app', 'wire', 'graphql']),
    ring('http', ['domain', 'app', 'wire', 'graphql', 'rest', 'config']),
    ring('gateway', ['domain', 'app', 'persistence', 'identity', 'outbound', 'graphql', 'http', 'config']),
    ring('demo', ['domain', 'app', 'persistence', 'generated', 'gateway']),
    ring('cli', ['domain', 'app', 'persistence', 'graphql', 'rest', 'http', 'gateway', 'demo', 'config']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
