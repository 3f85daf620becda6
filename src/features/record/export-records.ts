import type { BusinessDate } from '../../domain/calendar.js';
import { delinquencyHistory, paymentHistory } from '../../domain/loan/payment-history.js';
import type { RecordData } from '../../domain/record/record-parts.js';
import { lastMonthEnd, withHistory } from '../../domain/record/record-history.js';
import type { RepossessionView } from '../collateral/repossession.type.js';
import { ratedHistory } from '../collateral/rated-history.js';
import { ACCOUNT_COLUMNS, type AccountReader, type ReadAccount } from '../loan/account/account-reader.js';
import { WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import { readRecords, type RecordReaders } from './records.js';

export interface ExportReaders extends RecordReaders {
  readonly accounts: AccountReader;
  readonly repossessions: (loanIds: readonly string[]) => Promise<ReadonlyMap<string, readonly RepossessionView[]>>;
}

/**
 * Whole records with what is known of 24 months: of loans that were funded here, and of those that came with a history. Of
 * others nothing is added, so that a record leaves as it came.
 */
export async function exportRecords(
  readers: ExportReaders,
  loanIds: readonly string[],
  today: BusinessDate,
): Promise<ReadonlyMap<string, RecordData>> {
  const [records, loans, cases] = await Promise.all([
    readRecords(readers, loanIds),
    readers.loans.byIds(loanIds, new Set([...ACCOUNT_COLUMNS, 'loanStatus']), WHOLE_PORTFOLIO),
    readers.repossessions(loanIds),
  ]);
  const accounts = await readers.accounts([...loans.values()]);
  const exported = new Map<string, RecordData>();
  for (const [id, data] of records) {
    const account = accounts.get(id);
    exported.set(id, account && isKnown(account) ? await rated(data, account, cases.get(id) ?? [], today) : data);
  }
  return exported;
}

const isKnown = ({ recorded: { before, contract } }: ReadAccount): boolean =>
  before !== undefined || contract !== undefined;

async function rated(
  data: RecordData,
  account: ReadAccount,
  cases: readonly RepossessionView[],
  today: BusinessDate,
): Promise<RecordData> {
  const { original, before } = account.recorded;
  const history = await ratedHistory(original.fundedOn, account, cases, today);
  const now = {
    ratings: paymentHistory([history], today),
    through: lastMonthEnd(today),
    firstDelinquencyOn: delinquencyHistory(history.spells, today, before).firstDelinquencyOn,
  };
  return { ...data, loanDetails: withHistory(data.loanDetails, now) };
}
