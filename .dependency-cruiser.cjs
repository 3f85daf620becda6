/**
 * Arrows go one way: gateway -> rest -> features -> domain; features -> platform; platform -> nothing of ours.
 * The demo stands on the gateway, and the command line is above all.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const mayImport = (name, others, severity = 'error') => ({
  name: `${name}-imports`,
  severity,
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [name, ...others].map((allowed) => `^src/${allowed}/`) },
});

/** No two folders inside one part import each other both ways, nor in a circle. */
const noFolderCycles = (name, severity = 'error') => ({
  name: `no-cycles-of-folders-in-${name}`,
  severity,
  scope: 'folder',
  from: { path: `^src/${name}($|/)` },
  to: { circular: true, viaOnly: { pathNot: '^src/generated' } },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '^src/generated/' } } },
    noFolderCycles('platform'),
    noFolderCycles('gateway'),
    noFolderCycles('rest'),
    noFolderCycles('features'),
    noFolderCycles('domain'),
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'bundled-packages-are-dependencies',
      comment: 'The sources are bundled: a package that they import belongs to `dependencies` of package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
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
    mayImport('domain', []),
    mayImport('platform', ['generated']),
    mayImport('features', ['domain', 'platform', 'generated']),
    mayImport('rest', ['domain', 'platform', 'features']),
    mayImport('gateway', ['domain', 'platform', 'features', 'rest', 'generated']),
    mayImport('demo', ['domain', 'platform', 'features', 'gateway', 'generated']),
    mayImport('cli', ['domain', 'platform', 'features', 'rest', 'gateway', 'demo']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
