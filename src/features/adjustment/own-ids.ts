import { ownIdOf } from '../../domain/record/ids.js';

/** Fees and adjustments are named by the ids that the graph shows, or as the account names them. */
export function withOwnIds<Input extends object>(input: Input): Input {
  const { feeId, adjustmentId } = input as { readonly feeId?: string; readonly adjustmentId?: string };
  return {
    ...input,
    ...(feeId !== undefined && { feeId: ownIdOf('fee', feeId) ?? feeId }),
    ...(adjustmentId !== undefined && { adjustmentId: ownIdOf('adjustment', adjustmentId) ?? adjustmentId }),
  };
}
