// graphql-js in place of the executor, as the tests hold the executor against it.
import { execute } from 'graphql';
import { WrittenData } from '../../../dist/modules/graphql/execution/written-data.js';

export { deriveResolvers } from '../../../test/support/reference/derive-resolvers.ts';

export async function executeReference({ schema, document, operationName, variables }, contextValue, rootValue) {
  const { data, errors } = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue,
    rootValue,
  });
  const written = data && new WrittenData();
  written?.write(JSON.stringify(data));
  return { data: written, errors };
}
