import { getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { GraphContext } from '../context.js';
import { disclosedFields } from './disclosed-fields.js';

export interface Disclosing {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
}

/** One entry for all that a request is about to show. Nothing sealed, nothing written. */
export async function writeDisclosures(
  { schema, document, operationName }: Disclosing,
  { disclosures, viewer, requestId, services }: GraphContext,
): Promise<void> {
  if (disclosures.isEmpty) return;
  if (!viewer) throw new Error('Something was disclosed to nobody');
  const operation = getOperationAST(document, operationName);
  await services.audit.write({
    at: services.now(),
    clientId: viewer.clientId,
    clientName: viewer.name,
    operation: operation?.name?.value ?? `anonymous ${operation?.operation ?? 'operation'}`,
    requestId,
    subjects: disclosures.subjects,
    classes: disclosures.classes,
    fields: disclosedFields(schema, viewer.scopes, document, operationName),
    reason: null,
  });
}
