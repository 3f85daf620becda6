import { seedPortfolio } from '../../src/demo/seed-portfolio.js';
import type { Role } from '../../src/domain/access/roles.js';
import { businessDate } from '../../src/domain/calendar.js';
import { recordStoreOf } from './import-record.js';
import type { TestClient } from './test-client.js';
import { command } from './commands.js';
import { openWorld, type World } from './world.js';

export interface Screen {
  readonly role: Role;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Screens {
  readonly world: World;
  readonly loan: { readonly id: string; readonly borrowerId: string };
  /** Who uses which query, and on what. */
  readonly queries: Readonly<Record<string, Screen>>;
  clientFor(role: Role): Promise<TestClient>;
}

/** A gateway with a portfolio on which every sample operation has something to show. */
export async function openScreens(): Promise<Screens> {
  const world = await openWorld();
  const today = businessDate(new Date().toISOString().slice(0, 10));
  const batches = seedPortfolio(await recordStoreOf(world), { loans: 25, seed: 'demo', today });
  while (!(await batches.next()).done);
  const loan = await world.prisma.loan.findFirstOrThrow({ where: { loanStatus: 'ACTIVE' } });
  await command(await world.client('SERVICER'), 'submitRepayment', { loanId: loan.id, amount: '10.00', method: 'ACH' });
  return {
    world,
    loan,
    queries: {
      BorrowerPortal: { role: 'BORROWER', variables: {} },
      Clients: { role: 'ADMIN', variables: {} },
      DelinquencyBoard: { role: 'SERVICER', variables: {} },
      DeskAuditLog: { role: 'AUDITOR', variables: { first: 25 } },
      DeskApprovals: { role: 'SERVICER', variables: { first: 25 } },
      DeskBoard: { role: 'SERVICER', variables: { today, weekEnd: today, withServicing: true } },
      DeskCounts: { role: 'SERVICER', variables: { withWork: true, withPayments: true, withApprovals: true } },
      DeskKnowsLoan: { role: 'MARKETPLACE', variables: { id: loan.id } },
      DeskHolds: { role: 'SERVICER', variables: { first: 25 } },
      DeskQuoteRepayment: { role: 'SERVICER', variables: { input: { loanId: loan.id, amount: '25.00' } } },
      DeskQuoteLoanChange: {
        role: 'SERVICER',
        variables: { input: { loanId: loan.id, change: { reamortize: {} } } },
      },
      DeskLenders: { role: 'MARKETPLACE', variables: {} },
      DeskLedger: { role: 'AUDITOR', variables: {} },
      DeskLoan: { role: 'UNDERWRITER', variables: { id: loan.id } },
      DeskLoanPeek: { role: 'SUPPORT', variables: { id: loan.id, today } },
      DeskLoanAudit: { role: 'AUDITOR', variables: { subject: `loan:${loan.id}` } },
      DeskLoanDocuments: { role: 'UNDERWRITER', variables: { id: loan.id } },
      DeskLoans: { role: 'SERVICER', variables: { first: 25 } },
      DeskOlderEvents: { role: 'SERVICER', variables: { id: loan.id } },
      DeskOlderPayments: { role: 'SERVICER', variables: { id: loan.id } },
      DeskOlderPostings: { role: 'SERVICER', variables: { id: loan.id } },
      DeskPayoff: { role: 'SUPPORT', variables: { id: loan.id, goodThrough: today } },
      DeskPreview: {
        role: 'SERVICER',
        variables: {
          input: { submitRepayment: { idempotencyKey: 'preview', loanId: loan.id, amount: '10.00', method: 'ACH' } },
        },
      },
      DeskPayments: { role: 'SERVICER', variables: { first: 25 } },
      DeskRemittance: { role: 'AUDITOR', variables: { ownerId: loan.lenderId, from: today, through: today } },
      DeskSchemaUsage: { role: 'ADMIN', variables: {} },
      DeskSearch: { role: 'SUPPORT', variables: { text: loan.id } },
      DeskTransfers: { role: 'LENDER', variables: { first: 25 } },
      DeskWebhooks: { role: 'ADMIN', variables: {} },
      DeskWorkCounts: { role: 'SERVICER', variables: {} },
      DeskWorkQueues: { role: 'SERVICER', variables: {} },
      LoanDetail: { role: 'SUPPORT', variables: { id: loan.id } },
      PaymentQueue: { role: 'SERVICER', variables: {} },
      MarketplaceList: { role: 'MARKETPLACE', variables: { first: 10 } },
      ServicingDesk: { role: 'SERVICER', variables: { first: 10 } },
      UnderwritingReview: { role: 'UNDERWRITER', variables: { id: loan.id } },
      Viewer: { role: 'LENDER', variables: {} },
    },
    clientFor: (role) => world.client(role, role === 'BORROWER' ? { borrower: loan.borrowerId } : {}),
  };
}
