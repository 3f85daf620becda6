import { register } from 'node:module';

const reference = JSON.stringify(new URL('reference.js', import.meta.url).href);
const data = [
  {
    module: 'gateway/graph/schema',
    replaced: [
      ['import "reflect-metadata";', `import "reflect-metadata";\nimport { deriveResolvers } from ${reference};`],
      ['operationExecutor({', '(deriveResolvers(schema, batches), operationExecutor)({'],
    ],
  },
  {
    module: 'platform/executor/execute-operation',
    replaced: [
      ['import { LRUCache }', `import { executeReference } from ${reference};\nimport { LRUCache }`],
      ['runOperation(plan, variables, context, rootValue)', 'executeReference(needs, operation, context, rootValue)'],
    ],
  },
];
register('./hooks.js', import.meta.url, { data });
