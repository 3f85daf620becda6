import { register } from 'node:module';

const reference = JSON.stringify(new URL('reference.js', import.meta.url).href);
const data = [
  {
    module: 'graphql/schema',
    replaced: [
      ["import 'reflect-metadata';", `import 'reflect-metadata';\nimport { deriveResolvers } from ${reference};`],
      ['operationExecutor({', '(deriveResolvers(schema, batches), operationExecutor)({'],
    ],
  },
  {
    module: 'graphql/execute-operation',
    replaced: [
      ['import { LRUCache }', `import { executeReference } from ${reference};\nimport { LRUCache }`],
      [
        'runOperation(plan, coerced, context, rootValue)',
        'executeReference({ schema, document, operationName, variables: given }, context, rootValue)',
      ],
    ],
  },
];
register('./hooks.js', import.meta.url, { data });
