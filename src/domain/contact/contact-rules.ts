import { addDays, businessDayIn, timeOfDayIn, type BusinessDate } from '../calendar.js';
import { HOLDS, holdsStopping } from '../hold/hold-effects.js';
import type { HoldDays } from '../hold/hold.js';
import type { ContactChannel } from './channel.js';
import type { ContactPreferences, PastContact } from './contact.js';
import { zonesOfState } from './state-time-zones.js';

/** As what the servicer contacts the borrower. */
export const COLLECTOR_CAPACITIES = [
  'THIRD_PARTY_COLLECTOR',
  'SERVICER_OF_DEFAULTED_DEBT',
  'FIRST_PARTY_CREDITOR',
] as const;
export type CollectorCapacity = (typeof COLLECTOR_CAPACITIES)[number];

/** Without a statement the strictest rules apply. */
export const DEFAULT_CAPACITY: CollectorCapacity = 'THIRD_PARTY_COLLECTOR';

/** Debt collectors in the sense of the law: 15 USC 1692a(6); one who got the debt in default is one by 1692a(6)(F)(iii). */
const COLLECTORS: readonly CollectorCapacity[] = ['THIRD_PARTY_COLLECTOR', 'SERVICER_OF_DEFAULTED_DEBT'];
const CREDITOR: readonly CollectorCapacity[] = ['FIRST_PARTY_CREDITOR'];

interface RuleRow {
  readonly capacities: readonly CollectorCapacity[];
  readonly source: string;
}

interface CallLimit extends RuleRow {
  /** None: in every state. */
  readonly state?: string;
  readonly channels: readonly ContactChannel[];
  readonly most: number;
  readonly days: number;
  /** With the day of the conversation. */
  readonly daysAfterConversation?: number;
}

/** THE table of how often. Each row that fits applies. */
export const CALL_LIMITS: readonly CallLimit[] = [
  {
    capacities: COLLECTORS,
    channels: ['PHONE'],
    most: 7,
    days: 7,
    daysAfterConversation: 7,
    source: '12 CFR 1006.14(b)(2)(i)',
  },
  { capacities: CREDITOR, channels: ['PHONE'], most: 7, days: 7, source: 'By policy, after 12 CFR 1006.14(b)(2)(i)' },
  {
    state: 'MA',
    capacities: CREDITOR,
    channels: ['PHONE', 'TEXT'],
    most: 2,
    days: 7,
    source: '940 CMR 7.04(1)(f)',
  },
  {
    state: 'MA',
    capacities: COLLECTORS,
    channels: ['PHONE', 'TEXT'],
    most: 2,
    days: 7,
    source: 'By policy, after 940 CMR 7.04(1)(f)',
  },
];

/** A letter and a portal wait until the borrower looks. */
const DISTURBING: readonly ContactChannel[] = ['PHONE', 'TEXT', 'EMAIL', 'IN_PERSON'];

const SOURCES = {
  TIME: { collectors: '12 CFR 1006.6(b)(1)(i)', creditor: 'By policy, after 12 CFR 1006.6(b)(1)(i)' },
  ATTORNEY: { collectors: '12 CFR 1006.6(b)(2)', creditor: 'By policy, after 12 CFR 1006.6(b)(2)' },
  OPT_OUT: { collectors: '12 CFR 1006.14(h)(1)', creditor: 'By policy, after 12 CFR 1006.14(h)(1)' },
} as const;

const sourceOf = (rule: keyof typeof SOURCES, capacity: CollectorCapacity): string =>
  COLLECTORS.includes(capacity) ? SOURCES[rule].collectors : SOURCES[rule].creditor;

export const CONTACT_RULES = ['HOLD', 'ATTORNEY', 'OPT_OUT', 'TIME', 'PREFERRED_TIME', 'FREQUENCY'] as const;
export type ContactRule = (typeof CONTACT_RULES)[number];

export interface ContactQuestion {
  readonly at: Date;
  readonly channel: ContactChannel;
  readonly capacity: CollectorCapacity;
  /** Where the borrower lives. */
  readonly state: string | null;
  readonly preferences: ContactPreferences;
  /** Of the last days before `at`, and the last ones with a consent. */
  readonly contacts: readonly PastContact[];
  readonly holds: readonly HoldDays[];
  /** The business day of `at`. */
  readonly on: BusinessDate;
}

export interface ContactObstacle {
  readonly rule: ContactRule;
  readonly message: string;
  readonly source: string;
  /** The first day without it, as far as it is known. */
  readonly allowedFrom: BusinessDate | null;
}

/** Why the borrower must not be contacted; empty if nothing is against it. */
export const contactObstacles = (asked: ContactQuestion): ContactObstacle[] =>
  [byHold, byAttorney, byOptOut, byTime, byPreference, byFrequency].flatMap((rule) => rule(asked));

const byHold = ({ holds, on }: ContactQuestion): ContactObstacle[] =>
  holdsStopping(holds, 'NOTICES', on).map(({ kind }) => ({
    rule: 'HOLD',
    message: kind === null ? 'An active hold stops notices.' : `${HOLDS[kind].meaning} The hold stops notices.`,
    source: kind === null ? 'By policy' : HOLDS[kind].source,
    allowedFrom: null,
  }));

const byAttorney = ({ preferences: { representative }, capacity }: ContactQuestion): ContactObstacle[] =>
  representative?.kind === 'ATTORNEY'
    ? [
        {
          rule: 'ATTORNEY',
          message: 'The borrower has an attorney. Contact the attorney.',
          source: sourceOf('ATTORNEY', capacity),
          allowedFrom: null,
        },
      ]
    : [];

const isOfBorrower = ({ party }: PastContact): boolean => party === 'BORROWER';

function byOptOut({ contacts, channel, capacity, at }: ContactQuestion): ContactObstacle[] {
  const last = contacts
    .filter((each) => isOfBorrower(each) && each.channel === channel && each.consent !== null && each.at <= at)
    .reduce<PastContact | undefined>((latest, each) => (latest && latest.at > each.at ? latest : each), undefined);
  if (last?.consent !== 'WITHDRAWN') return [];
  const source = sourceOf('OPT_OUT', capacity);
  return [{ rule: 'OPT_OUT', message: 'The borrower opted out of this channel.', source, allowedFrom: null }];
}

const zonesOf = ({ preferences: { timeZone }, state }: ContactQuestion): readonly string[] =>
  timeZone === undefined ? zonesOfState(state) : [timeZone];

const clocks = new Map<string, (instant: Date) => string>();

/** HH:MM in a time zone. Names are checked when they are stored, so there are few. */
function timeIn(zone: string, at: Date): string {
  const clock = clocks.get(zone) ?? timeOfDayIn(zone);
  clocks.set(zone, clock);
  const time = clock(at);
  return `${time.slice(0, 2)}:${time.slice(2)}`;
}

const EARLIEST = '08:00';
const LATEST = '21:00';

const isOutside = (asked: ContactQuestion, from: string, until: string): boolean =>
  zonesOf(asked).some((zone) => {
    const time = timeIn(zone, asked.at);
    return time < from || time > until;
  });

function byTime(asked: ContactQuestion): ContactObstacle[] {
  if (!DISTURBING.includes(asked.channel) || !isOutside(asked, EARLIEST, LATEST)) return [];
  const message = `It is not between ${EARLIEST} and ${LATEST} in ${zonesOf(asked).join(' and ')}.`;
  return [{ rule: 'TIME', message, source: sourceOf('TIME', asked.capacity), allowedFrom: null }];
}

function byPreference(asked: ContactQuestion): ContactObstacle[] {
  const { from = '00:00', until = '23:59' } = asked.preferences;
  if (!DISTURBING.includes(asked.channel) || !isOutside(asked, from, until)) return [];
  const message = `The borrower can be contacted from ${from} to ${until}.`;
  return [{ rule: 'PREFERRED_TIME', message, source: sourceOf('TIME', asked.capacity), allowedFrom: null }];
}

/** One that was not connected does not count, nor one within seven days of the borrower's consent: 12 CFR 1006.14(b)(3). */
const isAttempt = (contact: PastContact, channels: readonly ContactChannel[]): boolean =>
  isOfBorrower(contact) &&
  contact.direction === 'OUTBOUND' &&
  contact.outcome !== 'NOT_CONNECTED' &&
  channels.includes(contact.channel);

const CONSENTED_DAYS = 7;

function byFrequency(asked: ContactQuestion): ContactObstacle[] {
  const { channel, capacity, state, contacts, at } = asked;
  const dayOf = businessDayIn(zonesOf(asked)[0] ?? 'America/New_York');
  const today = dayOf(at);
  const past = contacts.filter((each) => each.at <= at).map((each) => ({ ...each, on: dayOf(each.at) }));
  const consents = past.filter((each) => isOfBorrower(each) && each.consent === 'GIVEN' && each.channel === channel);
  const isConsented = (when: Date, on: BusinessDate) =>
    consents.some((each) => each.at < when && on < addDays(each.on, CONSENTED_DAYS));
  if (isConsented(at, today)) return [];
  return CALL_LIMITS.filter(
    (limit) =>
      limit.capacities.includes(capacity) &&
      limit.channels.includes(channel) &&
      (limit.state === undefined || limit.state === state?.trim().toUpperCase()),
  ).flatMap(({ channels, most, days, daysAfterConversation, source }): ContactObstacle[] => {
    const attempts = past
      .filter((each) => isAttempt(each, channels) && !isConsented(each.at, each.on) && each.on > addDays(today, -days))
      .sort((one, other) => other.at.getTime() - one.at.getTime());
    const spoken = past.find(
      (each) =>
        isOfBorrower(each) &&
        each.channel === 'PHONE' &&
        each.outcome === 'CONVERSATION' &&
        daysAfterConversation !== undefined &&
        today < addDays(each.on, daysAfterConversation),
    );
    const oldest = attempts[most - 1];
    return [
      ...(oldest
        ? [
            {
              message: `${attempts.length} attempts in ${days} days. ${most} are allowed.`,
              from: addDays(oldest.on, days),
            },
          ]
        : []),
      ...(spoken && daysAfterConversation !== undefined
        ? [
            {
              message: `The last conversation was on ${spoken.on}.`,
              from: addDays(spoken.on, daysAfterConversation),
            },
          ]
        : []),
    ].map(({ message, from }) => ({ rule: 'FREQUENCY', message, source, allowedFrom: from }));
  });
}
