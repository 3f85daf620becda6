import { addDays, businessDate } from '../calendar.js';

const DAY_MILLIS = 86_400_000;
const EPOCH = businessDate('1970-01-01');
const LAST_MILLIS = 253_402_300_799_999;

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** Milliseconds since 1970 as an ISO 8601 instant in UTC; undefined outside the years 1970 to 9999. */
export function instantText(epochMillis: number): string | undefined {
  if (!Number.isInteger(epochMillis) || epochMillis < 0 || epochMillis > LAST_MILLIS) return undefined;
  const rest = epochMillis % DAY_MILLIS;
  const [hours, minutes] = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60];
  const [seconds, millis] = [Math.floor(rest / 1000) % 60, rest % 1000];
  const day = addDays(EPOCH, Math.floor(epochMillis / DAY_MILLIS));
  return `${day}T${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(millis, 3)}Z`;
}
