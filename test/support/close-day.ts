import { endOfDay, type EndOfDayNeeds } from '../../src/features/end-of-day/end-of-day.js';
import { businessDayIn, addDays, type BusinessDate } from '../../src/domain/calendar.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { endOfDayStore } from '../../src/features/end-of-day/end-of-day.store.js';
import { recorded } from './statement-record.js';

/** Closes a business day on the morning after it, or when it is told to. */
export const closeDay = (
  prisma: PrismaClient,
  on: BusinessDate,
  { at = addDays(on, 1), zone = 'UTC' }: { at?: string; zone?: string } = {},
) => {
  const needs: EndOfDayNeeds = {
    store: endOfDayStore(prisma),
    clock: { now: () => new Date(at), sleep: () => Promise.resolve() },
    businessDay: businessDayIn(zone),
  };
  return recorded('end of day', () => endOfDay(needs)(on, () => undefined));
};
