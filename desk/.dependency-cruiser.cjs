/**
 * The desk is a client: it imports its own files, the client kit, packages and the tour, nothing of the gateway.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-cycles-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // This package has only types.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'bundled-packages-are-dependencies',
      comment: 'The desk is bundled: a package that it imports belongs to `dependencies` of package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'only-the-client-kit',
      severity: 'error',
      from: { path: '^src/' },
      // The explorer's examples are the queries of docs/tour.md, and the stories of the home page the rows of demo-loans.md.
      to: {
        pathNot: [
          '^src/',
          '^[.][.]/clients/typescript/src/',
          '^[.][.]/docs/(tour|start/demo-loans)[.]md$',
          'node_modules/',
          '^@',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
