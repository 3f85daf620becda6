import { addDays, businessDate } from '../../src/domain/calendar.js';
import { command } from './commands.js';
import type { TestClient } from './test-client.js';

/** Repossesses the collateral, with a notice of a sale on the day. The loan is in default ten days before it. */
export async function repossessForSale(client: TestClient, loanId: string, saleOn: string): Promise<void> {
  const on = addDays(businessDate(saleOn), -10);
  for (const [name, input] of [
    ['repossessCollateral', { repossessedOn: on }],
    ['recordSaleNotice', { sentOn: on, saleKind: 'PRIVATE' }],
  ] as const) {
    const answer = await command(client, name, { loanId, ...input });
    if (answer.__typename !== 'LoanUpdated') throw new Error(`${name} answered ${JSON.stringify(answer)}`);
  }
}
