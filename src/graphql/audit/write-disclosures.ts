import type { GraphContext } from '../request/context.js';
import type { OperationPlan } from '../execution/plan.js';
import { operationNameOf, type KnownOperation } from '../execution/operation.js';
import { actorId } from '../../domain/access/viewer.js';

/** One entry for all that a request is about to show. Nothing sealed, nothing written. */
export async function writeDisclosures(
  known: KnownOperation,
  { disclosed }: OperationPlan,
  { disclosures, viewer, requestId, services }: GraphContext,
): Promise<void> {
  if (disclosures.isEmpty) return;
  if (!viewer) throw new Error('Something was disclosed to nobody');
  await services.audit.write({
    at: services.now(),
    clientId: actorId(viewer),
    clientName: viewer.name,
    operation: operationNameOf(known),
    requestId,
    subjects: disclosures.subjects,
    classes: disclosures.classes,
    fields: disclosed,
    reason: null,
  });
}
