import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPortfolio } from '../../src/demo/seed-portfolio.js';
import type { Role } from '../../src/domain/access/roles.js';
import { businessDate } from '../../src/domain/calendar.js';
import { recordStoreOf } from '../support/import-record.js';
import { openWorld, type World } from '../support/world.js';

interface Screen {
  readonly role: Role;
  readonly variables: Readonly<Record<string, unknown>>;
}

const FOLDER = 'schema/operations';
const documents = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    return parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
        ? [[definition.name!.value, text] as const]
        : [],
    );
  }),
);

let world: World;
let loan: { id: string; borrowerId: string };
let screens: Record<string, Screen>;
beforeAll(async () => {
  world = await openWorld();
  const today = businessDate(new Date().toISOString().slice(0, 10));
  const batches = seedPortfolio(await recordStoreOf(world), { loans: 25, seed: 'demo', today });
  while (!(await batches.next()).done);
  loan = await world.prisma.loan.findFirstOrThrow({ where: { loanStatus: 'ACTIVE' } });
  screens = {
    BorrowerPortal: { role: 'BORROWER', variables: {} },
    Clients: { role: 'ADMIN', variables: {} },
    DelinquencyBoard: { role: 'SERVICER', variables: {} },
    LoanDetail: { role: 'SUPPORT', variables: { id: loan.id } },
    MarketplaceList: { role: 'MARKETPLACE', variables: { first: 10 } },
    ServicingDesk: { role: 'SERVICER', variables: { first: 10 } },
    UnderwritingReview: { role: 'UNDERWRITER', variables: { id: loan.id } },
    Viewer: { role: 'LENDER', variables: {} },
  };
});
afterAll(() => world.close());

const clientFor = (role: Role) => world.client(role, role === 'BORROWER' ? { borrower: loan.borrowerId } : {});

it('every screen is tried', () => {
  expect(Object.keys(screens).sort()).toEqual([...documents.keys()].sort());
});

it.each([...documents.keys()].sort())('%s is answered whole to the role that uses it', async (operationName) => {
  const { role, variables } = screens[operationName]!;
  const client = await clientFor(role);
  const { data, errors } = await client.raw({ query: documents.get(operationName), operationName, variables });
  expect(errors).toEqual([]);
  expect(Object.values(data!)).not.toContain(null);
});

it('a borrower pays from the portal', async () => {
  const client = await clientFor('BORROWER');
  const { data, errors } = await client.raw({
    query: documents.get('BorrowerPortal'),
    operationName: 'PayInstallment',
    variables: { input: { loanId: loan.id, amount: '25.00', method: 'ACH', idempotencyKey: randomUUID() } },
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ submitRepayment: { __typename: 'RepaymentUpdated', repayment: { amount: '25.00' } } });
});
