/**
 * Who may import whom: domain <- app <- persistence, identity; domain, app <- graphql <- rest <- http; main and cli wire.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const ring = (name, mayImport) => ({
  name: `${name}-ring`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [name, ...mayImport].map((allowed) => `^src/${allowed}`) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '^src/generated/' } } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'nothing-imports-main',
      severity: 'error',
      from: { pathNot: '^src/cli/' },
      to: { path: '^src/main\\.ts$' },
    },
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
    ring('app', ['domain/']),
    ring('persistence', ['domain/', 'app/', 'generated/', 'config\\.ts$']),
    ring('identity', ['domain/', 'app/']),
    ring('graphql', ['domain/', 'app/']),
    ring('rest', ['domain/', 'app/', 'graphql/']),
    ring('http', ['domain/', 'app/', 'graphql/', 'rest/', 'config\\.ts$']),
    ring('cli', ['domain/', 'app/', 'persistence/', 'graphql/', 'http/', 'main\\.ts$', 'config\\.ts$']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
