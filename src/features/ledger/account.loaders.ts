import { ACCOUNT_COLUMNS, accountReader, computedAccounts } from '../loan/account/account-reader.js';
import { loanReader } from '../loan/loan.reader.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';
import { ledgerReader } from './ledger-reader.js';

const readAccounts = (source: ReadSource) =>
  accountReader(source.get(ledgerReader), source.services.get(computedAccounts));

/** Accounts of loans that exist for the viewer, by the id of the loan. */
export const accountOfLoan = loader(async (ids, reading) => {
  const found = await reading.from(loanReader).byIds(ids, ACCOUNT_COLUMNS, reading.viewer.portfolio);
  return reading.from(readAccounts)([...found.values()]);
});
