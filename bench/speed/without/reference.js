// graphql-js in place of the executor, as the tests hold the executor against it.
import { execute } from 'graphql';
import { guardedSchemas } from '../../../test/support/reference/guarded-schemas.ts';
import { WrittenData } from '../../../dist/modules/platform/executor/written-values.js';

export { deriveResolvers } from '../../../test/support/reference/derive-resolvers.ts';

let schemaFor;

export async function executeReference(
  { schema, permissions },
  { document, operationName, variables },
  contextValue,
  rootValue,
) {
  schemaFor ??= guardedSchemas(schema, permissions);
  const { data, errors } = await execute({
    schema: schemaFor(contextValue.viewer?.scopes),
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
