import { ownIdOf, partId } from '../../domain/record/ids.js';
import { loanOfStipulation, stipulationRow } from '../loan/loan-texts.js';
import { ownersIn, partOfLoan, rowOfLoan } from '../loan/part-of-loan.js';
import { accountOfLoan } from '../ledger/account.loaders.js';
import { feeOf } from './fee.type.js';
import { eventById, postingById, stipulationsOfLoan } from './servicing.loaders.js';

export const eventReference = rowOfLoan(eventById);
export const postingReference = rowOfLoan(postingById);

export const feeReference = partOfLoan({
  loansOf: ownersIn('AccountEntry', (id) => ownIdOf('fee', id)),
  read: async (loanIds, context) => {
    const accounts = await context.loadAll(accountOfLoan, loanIds);
    const today = context.services.businessDate();
    return Promise.all(accounts.map(async (account) => (await account?.on(today))?.history.state.fees.map(feeOf)));
  },
  idOf: ({ id }) => id,
});

export const stipulationReference = partOfLoan({
  loansOf: (ids) =>
    ids.map((id) => {
      const row = ownIdOf('stipulation', id);
      return row === undefined ? undefined : loanOfStipulation(row);
    }),
  read: (loanIds, context) => context.loadAll(stipulationsOfLoan, loanIds),
  idOf: (stipulation) => partId('stipulation', stipulationRow(stipulation)),
});
