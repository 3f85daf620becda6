import type { Window } from '../../platform/paging/page.js';
import { loader, type Reading } from '../reading.js';
import type { RemittanceRange } from './remittance-reader.js';
import { remittanceReader } from './remittance-reader.js';
import type { TransferFilter, TransferView } from './transfer-stores.js';
import { transferReader } from './transfer.store.js';

export const transferById = loader((ids, reading) => reading.from(transferReader).byIds(ids, reading.viewer.portfolio));

export const transferPage = (reading: Reading, filter: TransferFilter, window: Window) =>
  reading.inShare(transferReader).page(filter, window, reading.viewer.portfolio);

export const transferCount = (reading: Reading, filter: TransferFilter) =>
  reading.inShare(transferReader).count(filter, reading.viewer.portfolio);

/** Executed transfers of a loan that exists for the viewer. */
export const executedTransfersOfLoan = loader<readonly TransferView[]>((ids, reading) =>
  reading.from(transferReader).executed(ids),
);

export const remittanceOf = (reading: Reading, ownerId: string, range: RemittanceRange) =>
  reading.inShare(remittanceReader)(ownerId, range, reading.viewer);
