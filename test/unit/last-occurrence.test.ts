import parser from 'cron-parser';
import { expect, it, vi } from 'vitest';
import { lastOccurrenceIn } from '../../src/gateway/work.js';

const ZONE = 'America/New_York';
const plain = (cron: string, at: Date) => parser.parseExpression(cron, { currentDate: at, tz: ZONE }).prev().toDate();
const MINUTE = 60_000;

/** The hours of a night in which it comes true, by one millisecond before and after each half of them too. */
function* nightOf(day: string) {
  const begin = Date.parse(`${day}T05:30:00Z`);
  for (let at = begin; at <= begin + 180 * MINUTE; at += 30 * MINUTE)
    for (const off of [-1, 0, 1]) yield new Date(at + off);
}

it.each([
  ['an ordinary night', '2026-11-18'],
  ['a night in which clocks are put forward', '2026-03-08'],
  ['a night in which clocks are put back', '2026-11-01'],
])('is what the cron expression says, in %s', (_, day) => {
  const last = lastOccurrenceIn(ZONE);
  for (const at of nightOf(day)) expect(last('30 2 * * *', at)).toEqual(plain('30 2 * * *', at));
});

it('is right also when the clock goes back', () => {
  const last = lastOccurrenceIn(ZONE);
  for (const at of [...nightOf('2026-11-18')].toReversed())
    expect(last('30 2 * * *', at)).toEqual(plain('30 2 * * *', at));
});

it('is worked out once for as long as it stays the same', () => {
  const parse = vi.spyOn(parser, 'parseExpression');
  try {
    const last = lastOccurrenceIn(ZONE);
    // Comes true once in these two hours.
    const start = Date.parse('2026-11-18T07:00:00Z');
    for (let look = 0; look < 3_600; look += 1) last('0 3 * * *', new Date(start + look * 2_000));
    expect(parse).toHaveBeenCalledTimes(4);
  } finally {
    parse.mockRestore();
  }
});
