import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnsFile } from '../../support/bank-returns.js';
import { command } from '../../support/commands.js';
import { fundContract } from '../../support/fund-contract.js';
import { readNacha } from '../../support/nacha-reader.js';
import { nightOf, onAutopay } from '../../support/night.js';
import { nodesOf, type Nodes } from '../../support/nodes.js';
import { differences } from '../../support/reconciled.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-01-02');
let world: World;
let servicer: TestClient;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  const funders = { underwriter: await world.client('UNDERWRITER'), lender: await world.client('LENDER') };
  loanId = await fundContract(funders, { lateFee: '25', graceDays: 10 }, { dealer: { state: 'NJ' } });
});
afterAll(() => world.close());

const fees = async (id = loanId) => {
  const { loan } = await servicer.data<{ loan: { fees: Nodes<{ kind: string; assessed: string }> } }>(
    'query ($id: ID!) { loan(id: $id) { fees { edges { node { kind assessed } } } } }',
    { id },
  );
  return nodesOf(loan.fees).map(({ kind, assessed }) => `${kind} ${assessed}`);
};
const failed = async (id: string, returnedPaymentFee: string) => {
  const { repayment } = await command(servicer, 'submitRepayment', { loanId: id, amount: '10.00', method: 'ACH' });
  const how = { repaymentId: repayment!.id, outcome: 'FAILED', reason: 'R01', returnedPaymentFee };
  return command(servicer, 'acknowledgeRepayment', how);
};

it('a contract keeps what the state of its dealer allows', async () => {
  const { loan } = await servicer.data<{ loan: { rules: object } }>(
    `query ($id: ID!) { loan(id: $id) { rules { lateFee
      lateFeePolicy { amounts { flat percentOfInstallment } choice cap minimumUnpaid source limit { amounts { flat } source } }
      returnedPaymentFeeLimit returnedPaymentFeeLimitSource } } }`,
    { id: loanId },
  );
  expect(loan.rules).toEqual({
    lateFeePolicy: {
      amounts: [{ flat: '25.00', percentOfInstallment: null }],
      choice: null,
      cap: null,
      minimumUnpaid: '0.00',
      source: 'contract',
      limit: { amounts: [{ flat: '10.00' }], source: 'N.J. Stat. § 17:16C-42(a)' },
    },
    lateFee: '25.00',
    returnedPaymentFeeLimit: '20.00',
    returnedPaymentFeeLimitSource: 'N.J. Stat. § 17:16C-42(e)',
  });
});

it('a fee by hand is at most that, over v2 too', async () => {
  expect(await failed(loanId, '20.01')).toMatchObject({ code: 'EXCEEDS_FEE_CAP', atMost: '20.00' });
  const fee = { loanId, kind: 'RETURNED_PAYMENT', amount: '20.01', reason: 'x' };
  expect(await command(servicer, 'assessFee', fee)).toMatchObject({ code: 'EXCEEDS_FEE_CAP', atMost: '20.00' });
  const api = await RestApi.of(world);
  const { status, body } = await api.post(servicer, '/assess-fee', { ...fee, kind: 'ReturnedPayment' });
  expect([status, body.code]).toEqual([422, 'EXCEEDS_FEE_CAP']);
  expect(await fees()).toEqual([]);
});

it('a return is charged what the state allows of the policy, and a late fee is lowered to it', async () => {
  const night = await nightOf(world, clock, { returnedPaymentFee: '30.00' });
  await onAutopay(servicer, loanId, { frequency: 'ONCE', on: '2026-01-20', amountRule: 'FIXED', amount: '10.00' });
  clock.set('2026-01-20');
  await night.collect('2026-01-20');
  const { trace, individualId } = readNacha((await night.file('2026-01-20'))!).batches[0]!.entries[0]!;
  await night.returns(returnsFile([{ trace, individualId, code: 'R01', cents: 1_000 }]));
  clock.set('2026-02-20');
  expect(await fees()).toEqual(['RETURNED_PAYMENT 20.00', 'LATE 10.00']);
});

it('a contract that came without a limit keeps its rules', async () => {
  const { id } = await world.loan({ ...SIMPLE_LOAN, dealerState: 'NJ' });
  expect(await failed(id, '50.00')).toMatchObject({ loanId: id });
  expect(await fees(id)).toContain('RETURNED_PAYMENT 50.00');
  expect(await fees(id)).toContain('LATE 25.00');
  expect(await differences(world.prisma)).toEqual([]);
});
