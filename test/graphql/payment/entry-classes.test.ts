import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnsFile } from '../../support/bank-returns.js';
import { command } from '../../support/commands.js';
import { readNacha, type NachaFile } from '../../support/nacha-reader.js';
import { MANDATE, nightOf, onAutopay } from '../../support/night.js';
import { RestApi } from '../../support/rest-api.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

const clock = testClock('2026-01-15');
let world: World;
let servicer: TestClient;
let night: Awaited<ReturnType<typeof nightOf>>;
let file: NachaFile;
beforeAll(async () => {
  world = await openWorld({ clock });
  servicer = await world.client('SERVICER');
  night = await nightOf(world, clock);
});
afterAll(() => world.close());

const once = (amount: string, more: object = {}) => ({
  ...{ frequency: 'ONCE', on: '2026-01-20', amountRule: 'FIXED', amount },
  ...more,
});
const loanId = async (more: object = {}) => (await world.loan({ ...SIMPLE_LOAN, ...more })).id;

it('a debit has the entry class of its consent', async () => {
  await onAutopay(servicer, await loanId(), once('1.00'));
  await onAutopay(servicer, await loanId(), once('2.00'), { consentMethod: 'ONLINE' });
  await onAutopay(servicer, await loanId(), once('3.00', { consentMethod: 'PHONE' }), { consentMethod: 'ONLINE' });
  await onAutopay(servicer, await loanId(), once('4.00'), { isBusinessAccount: true, consentMethod: 'ONLINE' });
  // Each due date by an online mandate: 1,066.00 of 1 February.
  await onAutopay(
    servicer,
    await loanId({ primaryServicerId: 'SVC-1' }),
    { daysBefore: 12 },
    { consentMethod: 'ONLINE' },
  );
  clock.set('2026-01-20');
  await night.collect('2026-01-20');
  file = readNacha((await night.file('2026-01-20'))!);
  const debits = file.batches.flatMap(({ secCode, entries }) =>
    entries
      .filter(({ transactionCode }) => transactionCode === '27')
      .map(({ cents, paymentType }) => `${secCode} ${cents} ${paymentType}`.trim()),
  );
  expect(debits.sort()).toEqual(['CCD 400', 'PPD 100', 'TEL 300 S', 'WEB 106600 R', 'WEB 200 S']);
});

it('a consent of its own is for a single payment', async () => {
  const id = await loanId();
  await command(servicer, 'authorizeAutopay', { loanId: id, ...MANDATE });
  const recurring = { loanId: id, frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE', consentMethod: 'PHONE' };
  expect(await command(servicer, 'schedulePayment', recurring)).toMatchObject({
    faults: [{ field: 'consentMethod', reason: 'is only for a single payment' }],
  });
});

it('v2 records how consent was given', async () => {
  const id = await loanId();
  const api = await RestApi.of(world);
  const body = { loanId: id, ...MANDATE, accountType: 'Checking', consentMethod: 'Phone', isBusinessAccount: false };
  expect((await api.post(servicer, '/authorize-autopay', body)).status).toBe(200);
  expect(await world.prisma.autopay.findFirst({ where: { loanId: id } })).toMatchObject({ consentMethod: 'PHONE' });
});

it('return rates are shares of the debits of sixty days, in the portfolio of the caller', async () => {
  const debit = file.batches.flatMap(({ entries }) => entries).find(({ cents }) => cents === 200n)!;
  const { trace, individualId } = debit;
  await night.returns(returnsFile([{ trace, individualId, code: 'R10', cents: 200 }]));
  const rates = async (client: TestClient, through: string) => {
    const { returnRates } = await client.data<{ returnRates: Record<string, unknown> }>(
      `query ($through: Date) { returnRates(through: $through) { from debits
        unauthorized { returns rate threshold isAbove } administrative { returns rate isAbove } overall { returns rate isAbove } } }`,
      { through },
    );
    return returnRates;
  };
  // The file moves money on 21 January: the last of sixty days is 21 March.
  expect(await rates(servicer, '2026-03-21')).toEqual({
    from: '2026-01-21',
    debits: 5,
    unauthorized: { returns: 1, rate: '0.2', threshold: '0.005', isAbove: true },
    administrative: { returns: 0, rate: '0', isAbove: false },
    overall: { returns: 1, rate: '0.2', isAbove: true },
  });
  expect(await rates(servicer, '2026-03-22')).toMatchObject({ debits: 0, overall: { rate: null } });
  const bound = await world.client('SERVICER', { servicer: 'SVC-1' });
  expect(await rates(bound, '2026-03-21')).toMatchObject({ debits: 1, unauthorized: { returns: 0 } });
});
