import { collectPayments } from '../app/payment/collect-payments.js';
import { exportNacha } from '../app/payment/export-nacha.js';
import { importReturns } from '../app/payment/import-returns.js';
import type { NightNeeds } from '../app/payment/night-work.js';
import { settleDebits } from '../app/payment/settle-debits.js';
import type { JobHandler } from '../app/ports/jobs.js';
import type { Clock } from '../app/ports/ports.js';
import type { BusinessDay, TimeOfDay } from '../domain/calendar.js';
import type { Originator } from '../domain/payment/nacha-file.js';
import type { PaymentPolicy } from '../domain/payment/return-codes.js';
import type { Database } from '../persistence/database/database.js';
import { nightStore } from '../persistence/payment/night-store.js';
import { systemKeys, type KeyRing } from '../persistence/sealing/key-ring.js';
import { loanWork } from '../persistence/unit-of-work.js';

export interface PaymentNeeds {
  readonly database: Pick<Database, 'prisma' | 'read' | 'transact'>;
  readonly ring: KeyRing;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  readonly policy: PaymentPolicy;
}

export type PaymentServices = Awaited<ReturnType<typeof paymentServices>>;

/** What is done to the payments of all loans: by a job, and by the command line. */
export async function paymentServices({ database, ring, clock, businessDay, policy }: PaymentNeeds) {
  const { prisma } = database;
  const names = ['ssn-index', 'idempotency-input', 'bank-file'] as const;
  const [blindIndexKey, inputKey, fileKey] = await systemKeys(prisma, ring, ...names);
  const needs: NightNeeds = {
    unitOfWork: loanWork(database, inputKey, { ring, blindIndexKey }),
    night: nightStore(database, { ring, fileKey }),
    clock,
    businessDay,
  };
  const collect = collectPayments(needs);
  const settle = settleDebits(needs, policy);
  /**
   * Each day: what is due goes out, and what did not come back has settled, whether or not the other fails. Bank files are written
   * when they are asked for.
   */
  const daily: JobHandler = async (_data, { signal }) => {
    const today = businessDay(clock.now());
    const goOn = () => {
      signal.throwIfAborted();
    };
    const works = [() => settle(today, goOn), () => collect(today, goOn)];
    const failed: unknown[] = [];
    for (const work of works) {
      try {
        await work();
      } catch (error) {
        goOn();
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
  };
  return {
    collect,
    settle,
    daily,
    exportNacha: (originator: Originator, timeOfDay: TimeOfDay) => exportNacha(needs, originator, timeOfDay),
    importReturns: importReturns(needs, policy),
  };
}
