import { createHash } from 'node:crypto';
import type { Originator } from '../../src/domain/payment/nacha-file.js';
import { DEFAULT_PAYMENT_POLICY, type PaymentPolicy } from '../../src/domain/payment/return-codes.js';
import type { BadLine } from '../../src/domain/payment/read-returns.js';
import { businessDate, businessDayIn, timeOfDayIn } from '../../src/domain/calendar.js';
import type { BankFileOutput } from '../../src/features/autopay/payment-stores.js';
import type { Clock } from '../../src/features/ports.js';
import { paymentServices } from '../../src/gateway/job-services.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import { command } from './commands.js';
import { recorded } from './statement-record.js';
import type { TestClient } from './test-client.js';
import type { World } from './world.js';

export const ORIGINATOR: Originator = {
  immediateDestination: '091000019',
  immediateDestinationName: 'OPERATOR BANK',
  immediateOrigin: '1234567890',
  immediateOriginName: 'EXAMPLE SERVICING',
  companyId: '1234567890',
  companyName: 'EXAMPLE LOANS',
  entryDescription: 'LOAN PMT',
  originatingBank: '091000019',
  offsetAccount: { routingNumber: '091000019', accountNumber: '5550001234', type: 'CHECKING' },
};

export const ACCOUNT_NUMBER = '77001982374655';

export const MANDATE = {
  accountHolder: 'Ada Quillfeather',
  routingNumber: '021000021',
  accountNumber: ACCOUNT_NUMBER,
  accountType: 'CHECKING',
  consentText: 'I let Example Loans draw my payments from my account.',
};

/** A loan that is paid by a mandate for every due date, or as said. */
export async function onAutopay(client: TestClient, loanId: string, payment: object = {}, mandate: object = {}) {
  const authorized = await command(client, 'authorizeAutopay', { loanId, ...MANDATE, ...mandate });
  if (!authorized.autopay) throw new Error(`authorizeAutopay answered ${JSON.stringify(authorized)}`);
  const input = { loanId, frequency: 'EVERY_DUE_DATE', amountRule: 'AMOUNT_DUE', ...payment };
  const scheduled = await command(client, 'schedulePayment', input);
  if (!scheduled.scheduledPayment) throw new Error(`schedulePayment answered ${JSON.stringify(scheduled)}`);
  return scheduled.scheduledPayment;
}

const night = <T>(work: () => Promise<T>) => recorded('payments of a night', work);

/** The work of a night on the database of a world. */
export async function nightOf(world: World, clock: Clock, policy: Partial<PaymentPolicy> = {}) {
  const services = await paymentServices({
    database: world.database,
    ring: new KeyRing(keysOf(world.config).masterKeys),
    clock,
    businessDay: businessDayIn('UTC'),
    policy: { ...DEFAULT_PAYMENT_POLICY, ...policy },
  });
  const write = services.exportNacha(ORIGINATOR, timeOfDayIn('UTC'));
  return {
    /** What the job of a day does. */
    daily: () => night(() => services.daily({}, { id: 'daily', retries: 0, signal: new AbortController().signal })),
    announce: async (on: string) => {
      const done = await night(() => services.announce(businessDate(on)));
      if (!done.ok) throw new Error(done.refusal.message);
      return done.value;
    },
    collect: async (on: string) => {
      const done = await night(() => services.collect(businessDate(on)));
      if (!done.ok) throw new Error(done.refusal.message);
      return done.value;
    },
    settle: async (on: string) => {
      const done = await night(() => services.settle(businessDate(on)));
      if (!done.ok) throw new Error(done.refusal.message);
      return done.value;
    },
    /** The bytes of a day's file; nothing where there is none. */
    file: async (on: string, steps: Partial<BankFileOutput> = {}) => {
      let text = '';
      const done = await night(() =>
        write(businessDate(on), {
          write: (piece) => {
            text += piece;
            return Promise.resolve();
          },
          flush: () => Promise.resolve(),
          publish: () => Promise.resolve(),
          ...steps,
        }),
      );
      if (!done.ok) throw new Error(done.refusal.message);
      return done.value ? text : undefined;
    },
    returns: async (text: string) => {
      const bad: BadLine[] = [];
      const lines = text.split('\n').values();
      const file = {
        sha256: createHash('sha256').update(text).digest('hex'),
        lines: {
          [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve(lines.next()) }),
        } as AsyncIterable<string>,
      };
      const report = await night(() => services.importReturns(file, (line) => bad.push(line)));
      return { ...report, bad };
    },
  };
}
