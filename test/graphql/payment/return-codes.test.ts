import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANGE_CODES, RETURN_CODES } from '../../../src/domain/payment/return-codes.js';
import { KeyRing } from '../../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../../src/gateway/config/keys.js';
import { borrowerSeal } from '../../../src/features/loan/loan-seals.js';
import { openAccount } from '../../../src/features/autopay/payment-store.js';
import { command } from '../../support/commands.js';
import { MANDATE, nightOf } from '../../support/night.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { openWorld, quickClock, type World } from '../../support/world.js';

interface Case {
  readonly code: string;
  readonly repayment: string;
  readonly fee: string | null;
  readonly autopay: string;
  readonly corrects: object;
}

/** A return of each code and a notification of each, of the debits 1, 2, 3 …; and what each does. */
const golden = (ending: string) =>
  readFileSync(new URL(`../../golden/ach-returns.${ending}`, import.meta.url), 'latin1');
const CASES = JSON.parse(golden('json')) as readonly Case[];

const repaymentId = (place: number) => `RP-${(place + 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;

let world: World;
let loans: readonly { readonly id: string }[];
beforeAll(async () => {
  world = await openWorld();
  const servicer = await world.client('SERVICER');
  loans = await world.loans(CASES.map(() => INTEREST_FREE_LOAN));
  for (const { id: loanId } of loans) await command(servicer, 'authorizeAutopay', { loanId, ...MANDATE });
  const { prisma } = world;
  const mandates = new Map((await prisma.autopay.findMany()).map(({ id, loanId }) => [loanId, id]));
  const [at, on] = [new Date(), new Date('2026-01-15')];
  await prisma.repayment.createMany({
    data: loans.map(({ id: loanId }, place) => ({
      id: repaymentId(place),
      loanId,
      state: 'SUBMITTED',
      amount: '10.00',
      effectiveDate: on,
      method: 'ACH',
      clientId: 'payments',
      initiatedAt: at,
      submittedAt: at,
      sentAt: at,
    })),
  });
  const sealed = Buffer.from('of nobody');
  await prisma.bankFile.create({
    data: { id: 'BF-1', on, effectiveOn: on, frame: sealed, digest: sealed, place: {}, createdAt: at, closedAt: at },
  });
  await prisma.bankFileEntry.createMany({
    data: loans.map(({ id: loanId }, place) => ({
      fileId: 'BF-1',
      position: place + 1,
      batch: 1,
      trace: `09100001${String(place + 1).padStart(7, '0')}`,
      loanId,
      autopayId: mandates.get(loanId) ?? '',
      repaymentId: repaymentId(place),
      line: sealed,
      state: 'OPEN',
    })),
  });
}, 60_000);
afterAll(() => world.close());

async function becameOf(place: number): Promise<Omit<Case, 'code'>> {
  const loanId = loans[place]!.id;
  const { prisma } = world;
  const repayment = await prisma.repayment.findUniqueOrThrow({ where: { id: repaymentId(place) } });
  const autopay = await prisma.autopay.findFirstOrThrow({ where: { loanId } });
  const fees = await prisma.accountEntry.findMany({ where: { loanId, kind: 'FEE' } });
  const holder = await prisma.loanSeal.findUniqueOrThrow({ where: { loanId } });
  const ring = new KeyRing(keysOf(world.config).masterKeys);
  const account = openAccount(await borrowerSeal(ring, holder), autopay.id, autopay.account)!;
  const { accountHolder, routingNumber, accountNumber, accountType } = MANDATE;
  const before: object = { holder: accountHolder, routingNumber, accountNumber, type: accountType };
  const changed = Object.entries(account).filter(([part, value]) => value !== (before as Record<string, string>)[part]);
  return {
    repayment: repayment.state,
    fee: fees.length === 0 ? null : fees.map(({ amount }) => amount?.toFixed(2)).join(),
    autopay: autopay.state,
    corrects: Object.fromEntries(changed),
  };
}

it('every code of a file does what is kept beside it', async () => {
  expect(CASES.map(({ code }) => code)).toEqual([...Object.keys(RETURN_CODES), ...Object.keys(CHANGE_CODES)]);
  const night = await nightOf(world, quickClock(), { returnedPaymentFee: '15.00' });
  const returned = Object.keys(RETURN_CODES).length;
  const corrected = Object.keys(CHANGE_CODES).length;
  expect(await night.returns(golden('ach'))).toMatchObject({ returned, corrected, rejected: 0, left: 0, bad: [] });
  const became = await Promise.all(CASES.map(async ({ code }, place) => ({ code, ...(await becameOf(place)) })));
  expect(became).toEqual(CASES);
  expect(await night.returns(golden('ach'))).toMatchObject({ wasKnown: true, returned, corrected });
  expect(await Promise.all(CASES.map(async ({ code }, place) => ({ code, ...(await becameOf(place)) })))).toEqual(
    CASES,
  );
});
