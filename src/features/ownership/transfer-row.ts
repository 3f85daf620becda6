import type { TransferView } from './transfer-stores.js';

/** How each column of a transfer is read. */
const SHOWN: Readonly<Record<keyof TransferView, 'AS_IS' | 'TEXT' | 'FACTOR' | 'INSTANT'>> = {
  id: 'AS_IS',
  loanId: 'AS_IS',
  state: 'TEXT',
  sellerId: 'AS_IS',
  buyerId: 'AS_IS',
  proposedBySide: 'TEXT',
  settlementDate: 'TEXT',
  priceRatio: 'FACTOR',
  priceAmount: 'TEXT',
  principalOffered: 'TEXT',
  servicing: 'TEXT',
  servicingFee: 'FACTOR',
  servicerId: 'AS_IS',
  buyBackOf: 'AS_IS',
  proposedAt: 'INSTANT',
  acceptedAt: 'INSTANT',
  endedAt: 'INSTANT',
  declinedFor: 'TEXT',
  ledgerAddress: 'AS_IS',
  ledgerBlock: 'TEXT',
  ledgerHash: 'AS_IS',
  principal: 'TEXT',
  accruedInterest: 'TEXT',
  fees: 'TEXT',
  credit: 'TEXT',
  price: 'TEXT',
};

export const TRANSFER_COLUMNS = Object.keys(SHOWN) as (keyof TransferView)[];

/** A column, as `TransferView` has it. */
export function shownTransfer(alias: string, name: string): string {
  const column = `"${alias}"."${name}"`;
  switch (SHOWN[name as keyof TransferView]) {
    case 'AS_IS':
      return column;
    case 'TEXT':
      return `${column}::text AS "${name}"`;
    case 'FACTOR':
      return `trim_scale(${column})::text AS "${name}"`;
    case 'INSTANT':
      return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${name}"`;
  }
}

/** All columns of `LoanTransfer`. */
export const TRANSFER_SELECTION = TRANSFER_COLUMNS.map((name) => shownTransfer('LoanTransfer', name)).join(', ');
