import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../context.js';
import { referenceKey } from '../reference-key.js';
import { loanColumnsOf } from './loan-columns-of.js';

/** Other graphs reach a loan here: the same loader, the same portfolio. */
export const loanReference = (representation: { id?: unknown }, { loaders }: GraphContext, info: GraphQLResolveInfo) =>
  loaders.loan(loanColumnsOf(info, { on: 'Loan' })).load(referenceKey('Loan', representation));
