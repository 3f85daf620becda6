import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import {
  COLLECTOR_CAPACITIES,
  contactObstacles,
  type ContactQuestion,
  type ContactRule,
} from '../../src/domain/contact/contact-rules.js';
import type { PastContact } from '../../src/domain/contact/contact.js';
import { zonesOfState } from '../../src/domain/contact/state-time-zones.js';
import { complaintClock } from '../../src/domain/contact/complaint.js';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import { HOLDS } from '../../src/domain/hold/hold-effects.js';

/** Noon in New York, on a Friday. */
const NOON = new Date('2026-03-20T16:00:00Z');

const asked = (more: Partial<ContactQuestion> = {}): ContactQuestion => ({
  at: NOON,
  channel: 'PHONE',
  capacity: 'THIRD_PARTY_COLLECTOR',
  state: 'NY',
  preferences: {},
  contacts: [],
  holds: [],
  on: businessDate('2026-03-20'),
  ...more,
});

const rules = (more: Partial<ContactQuestion>): ContactRule[] => contactObstacles(asked(more)).map(({ rule }) => rule);

const call = (at: string, more: Partial<PastContact> = {}): PastContact => ({
  channel: 'PHONE',
  direction: 'OUTBOUND',
  at: new Date(at),
  party: 'BORROWER',
  outcome: 'NO_ANSWER',
  consent: null,
  ...more,
});

const calls = (count: number, on = '2026-03-18'): PastContact[] =>
  Array.from({ length: count }, (_, hour) => call(`${on}T${14 + hour}:00:00Z`));

describe('the time of a contact', () => {
  it.each([
    ['2026-03-20T11:59:00Z', ['TIME']],
    ['2026-03-20T12:00:00Z', []],
    ['2026-03-21T01:00:00Z', []],
    ['2026-03-21T01:01:00Z', ['TIME']],
  ])('is from 8:00 to 21:00 where the borrower lives: %s', (at, expected) => {
    expect(rules({ at: new Date(at) })).toEqual(expected);
  });

  it('must be convenient in each zone of a state with several, and everywhere without a state', () => {
    // 8:30 in Miami is 7:30 in Pensacola.
    expect(rules({ at: new Date('2026-03-20T12:30:00Z'), state: 'FL' })).toEqual(['TIME']);
    expect(rules({ at: new Date('2026-03-20T13:00:00Z'), state: 'fl ' })).toEqual([]);
    expect(rules({ state: null })).toEqual(['TIME']);
    expect(rules({ at: new Date('2026-03-20T18:00:00Z'), state: null })).toEqual([]);
    expect(zonesOfState('ZZ')).toEqual(zonesOfState(null));
  });

  it('follows a zone and the hours that the borrower gave', () => {
    const preferences = { timeZone: 'America/Los_Angeles', from: '10:00', until: '18:00' };
    expect(rules({ preferences })).toEqual(['PREFERRED_TIME']);
    expect(rules({ preferences, at: new Date('2026-03-20T17:00:00Z') })).toEqual([]);
    expect(rules({ preferences, at: new Date('2026-03-21T01:01:00Z') })).toEqual(['PREFERRED_TIME']);
  });

  it.each(['LETTER', 'PORTAL'] as const)('is free for a %s', (channel) => {
    expect(rules({ channel, at: new Date('2026-03-20T06:00:00Z') })).toEqual([]);
  });
});

describe('the number of calls', () => {
  it('is seven in seven days', () => {
    expect(rules({ contacts: calls(6) })).toEqual([]);
    const [obstacle] = contactObstacles(asked({ contacts: calls(7) }));
    expect(obstacle).toMatchObject({
      rule: 'FREQUENCY',
      message: '7 attempts in 7 days. 7 are allowed.',
      source: '12 CFR 1006.14(b)(2)(i)',
      allowedFrom: '2026-03-25',
    });
    expect(rules({ contacts: calls(7), at: new Date('2026-03-24T16:00:00Z') })).toEqual(['FREQUENCY']);
    expect(rules({ contacts: calls(7), at: new Date('2026-03-25T16:00:00Z') })).toEqual([]);
  });

  it('does not count calls that were not connected, came in, or went to another person or channel', () => {
    for (const more of [
      { outcome: 'NOT_CONNECTED' },
      { direction: 'INBOUND' },
      { party: 'ATTORNEY' },
      { channel: 'EMAIL' },
    ] as const)
      expect(rules({ contacts: [...calls(6), call('2026-03-19T15:00:00Z', more)] })).toEqual([]);
    expect(rules({ channel: 'EMAIL', contacts: calls(9) })).toEqual([]);
  });

  it('is none for seven days after a conversation, with its day', () => {
    const contacts = [call('2026-03-14T15:00:00Z', { outcome: 'CONVERSATION', direction: 'INBOUND' })];
    expect(contactObstacles(asked({ contacts }))).toMatchObject([{ rule: 'FREQUENCY', allowedFrom: '2026-03-21' }]);
    expect(rules({ contacts, at: new Date('2026-03-21T15:00:00Z') })).toEqual([]);
    expect(rules({ contacts, capacity: 'FIRST_PARTY_CREDITOR' })).toEqual([]);
  });

  it('is free for seven days after the borrower agreed to be called', () => {
    const agreed = call('2026-03-17T15:00:00Z', { direction: 'INBOUND', consent: 'GIVEN' });
    expect(rules({ contacts: [agreed, ...calls(7)] })).toEqual([]);
    const earlier = call('2026-03-13T15:00:00Z', { direction: 'INBOUND', consent: 'GIVEN' });
    expect(rules({ contacts: [earlier, ...calls(7)] })).toEqual([]);
    expect(rules({ contacts: [earlier, ...calls(7, '2026-03-20')], at: new Date('2026-03-20T23:00:00Z') })).toEqual([
      'FREQUENCY',
    ]);
  });

  it.each(COLLECTOR_CAPACITIES)('is two in seven days in Massachusetts, also of texts, for a %s', (capacity) => {
    const contacts = [call('2026-03-18T15:00:00Z', { channel: 'TEXT', outcome: 'SENT' }), call('2026-03-19T15:00:00Z')];
    expect(rules({ state: 'MA', capacity, contacts })).toEqual(['FREQUENCY']);
    expect(rules({ state: 'MA', capacity, contacts, channel: 'TEXT' })).toEqual(['FREQUENCY']);
    expect(rules({ state: 'NY', capacity, contacts })).toEqual([]);
  });
});

describe('what the borrower said', () => {
  it('ends a channel until the borrower agrees again', () => {
    const out = call('2026-02-01T15:00:00Z', { channel: 'TEXT', direction: 'INBOUND', consent: 'WITHDRAWN' });
    expect(rules({ channel: 'TEXT', contacts: [out] })).toEqual(['OPT_OUT']);
    expect(rules({ channel: 'PHONE', contacts: [out] })).toEqual([]);
    const back = { ...out, at: new Date('2026-02-02T15:00:00Z'), consent: 'GIVEN' as const };
    expect(rules({ channel: 'TEXT', contacts: [back, out] })).toEqual([]);
    expect(rules({ channel: 'TEXT', contacts: [{ ...out, party: 'THIRD_PARTY' }] })).toEqual([]);
  });

  it('sends a servicer to an attorney, and not to another representative', () => {
    const of = (kind: 'ATTORNEY' | 'OTHER') => ({ representative: { kind, name: 'x' } });
    expect(rules({ preferences: of('ATTORNEY'), channel: 'LETTER' })).toEqual(['ATTORNEY']);
    expect(rules({ preferences: of('OTHER') })).toEqual([]);
  });
});

it.each(HOLD_KINDS)('a hold for %s stops contacts as far as it stops notices', (kind) => {
  const holds = [{ kind, from: businessDate('2026-03-01'), until: null, liftedOn: null }];
  const stops = HOLDS[kind].stops.includes('NOTICES');
  expect(rules({ holds, channel: 'LETTER' })).toEqual(stops ? ['HOLD'] : []);
  expect(rules({ holds, on: businessDate('2026-02-28') })).toEqual([]);
});

it('every reason has a source', () => {
  const everything = asked({
    at: new Date('2026-03-20T06:00:00Z'),
    state: 'MA',
    preferences: { from: '10:00', until: '11:00', representative: { kind: 'ATTORNEY', name: 'x' } },
    contacts: [
      ...calls(8, '2026-03-19'),
      call('2026-03-19T23:00:00Z', { outcome: 'CONVERSATION', consent: 'WITHDRAWN' }),
    ],
    holds: HOLD_KINDS.map((kind) => ({ kind, from: businessDate('2026-03-01'), until: null, liftedOn: null })),
  });
  for (const capacity of COLLECTOR_CAPACITIES) {
    const obstacles = contactObstacles({ ...everything, capacity });
    expect(new Set(obstacles.map(({ rule }) => rule)).size).toBe(6);
    for (const { source } of obstacles) expect(source).toMatch(/CFR|USC|CMR|policy/);
  }
});

it('a complaint is answered in 15 days and resolved in 60', () => {
  expect(complaintClock(businessDate('2026-03-01'))).toEqual({ answerDueOn: '2026-03-16', resolveDueOn: '2026-04-30' });
});
