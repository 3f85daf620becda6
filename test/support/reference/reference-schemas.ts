import { permissions } from '../../../src/features/permissions.js';
import type { Graph } from '../../../src/gateway/graph/schema.js';
import { deriveResolvers } from './derive-resolvers.js';
import { guardedSchemas } from './guarded-schemas.js';

/** The graph as graphql-js carries it out, object by object, guarded by shield: what the executor is held against. */
export function referenceSchemas({ schema, batches }: Graph): ReturnType<typeof guardedSchemas> {
  deriveResolvers(schema, batches);
  return guardedSchemas(schema, permissions);
}
