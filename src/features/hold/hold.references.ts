import type { Hold } from '../../domain/hold/hold.js';
import type { GraphContext } from '../graph-context.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';
import { visibleHoldsOfLoan } from './hold.loaders.js';

const readHolds = (loanIds: readonly string[], context: GraphContext): Promise<(readonly Hold[] | undefined)[]> =>
  context.loadAll(visibleHoldsOfLoan, loanIds);

export const holdReference = partOfLoan({
  loansOf: ownersIn('Hold'),
  read: readHolds,
  idOf: ({ id }) => id,
});

export const reliefReference = partOfLoan({
  loansOf: ownersIn('HoldRelief'),
  read: async (loanIds, context) =>
    (await readHolds(loanIds, context)).map((holds = []) => holds.flatMap(({ reliefs }) => reliefs)),
  idOf: ({ id }) => id,
});
