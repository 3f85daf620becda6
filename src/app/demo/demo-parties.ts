import type { JsonObject } from '../../domain/record/json.js';
import { addressText } from './demo-digest.js';
import type { DemoLoan } from './demo-loan.js';

/** Who owes, who lent and who services, with their addresses on the ledger. */
export function demoParties({ person, lender, servicer, servicing }: DemoLoan): JsonObject {
  const [lenderId, servicerId] = [`LEN-${lender}`, `SRV-${servicer}`];
  return {
    borrower: addressText(person.borrowerId),
    lenderId,
    initialLender: servicing ? addressText(lenderId) : '',
    primaryServicerId: servicerId,
    secondaryServicerId: `SRV-${(servicer % 4) + 1}`,
    loanServicer: addressText(servicerId),
  };
}
