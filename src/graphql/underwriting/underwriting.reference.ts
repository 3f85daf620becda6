import type { GraphContext } from '../context.js';
import { existingLoan } from '../loan/existing-loan.js';
import { referenceKey } from '../reference-key.js';
import type { UnderwritingNode } from './underwriting.type.js';

export async function underwritingReference(
  representation: { id?: unknown },
  context: GraphContext,
): Promise<UnderwritingNode | undefined> {
  const id = await existingLoan(context, referenceKey('Underwriting', representation));
  return id === undefined ? undefined : { id };
}
