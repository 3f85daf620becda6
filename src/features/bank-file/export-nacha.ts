import { addBusinessDays } from '../../domain/bank-calendar.js';
import type { TimeOfDay, BusinessDate } from '../../domain/calendar.js';
import type { Originator } from '../../domain/payment/nacha-file.js';
import { CLEARING_CALENDAR } from '../../domain/payment/payment-plan.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import type { BankFileOutput, BankFileView } from '../autopay/payment-stores.js';
import type { NightNeeds } from './night-work.js';

/**
 * The bank file of a day: what was collected by then and is in no other file. Asked for again it is the same, byte for byte. The
 * money is to move on the banking day after the file is made, which may be later than its day.
 */
export const exportNacha =
  (
    { night, clock, businessDay }: Pick<NightNeeds, 'night' | 'clock' | 'businessDay'>,
    originator: Originator,
    timeOfDay: TimeOfDay,
  ) =>
  async (on: BusinessDate, out: BankFileOutput): Promise<Result<BankFileView | undefined, 'CONFLICT'>> => {
    const now = clock.now();
    const today = businessDay(now);
    if (on > today) return refuse('CONFLICT', `${on} is in the future. Today is ${today}.`, { today });
    const effectiveOn = addBusinessDays(today, 1, CLEARING_CALENDAR);
    const file = { on, createdOn: today, createdAt: timeOfDay(now), effectiveOn, originator };
    for (;;) {
      const added = await night.addToFile(file, now);
      if ('unfinished' in added) {
        const first = added.unfinished;
        return refuse('CONFLICT', `The file of ${first} is incomplete. Export ${first} first.`, {
          first,
        });
      }
      if (added.seen === 0) return success(await night.write(on, out));
    }
  };
