const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const of = (zones: readonly string[], ...states: readonly string[]) => states.map((state) => [state, zones] as const);

/** The time zones of each state. One with several has all: the time must be convenient in each. */
const ZONES: ReadonlyMap<string, readonly string[]> = new Map([
  ...of(
    [EASTERN],
    'CT',
    'DC',
    'DE',
    'GA',
    'MA',
    'MD',
    'ME',
    'NC',
    'NH',
    'NJ',
    'NY',
    'OH',
    'PA',
    'RI',
    'SC',
    'VA',
    'VT',
    'WV',
  ),
  ...of([EASTERN, CENTRAL], 'FL', 'IN', 'KY', 'MI', 'TN'),
  ...of([CENTRAL], 'AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'),
  ...of([CENTRAL, MOUNTAIN], 'KS', 'ND', 'NE', 'SD', 'TX'),
  ...of([MOUNTAIN], 'CO', 'MT', 'NM', 'UT', 'WY'),
  ...of([MOUNTAIN, 'America/Phoenix'], 'AZ'),
  ...of([MOUNTAIN, PACIFIC], 'ID', 'NV', 'OR'),
  ...of([PACIFIC], 'CA', 'WA'),
  ...of(['America/Anchorage', 'America/Adak'], 'AK'),
  ...of(['Pacific/Honolulu'], 'HI'),
  ...of(['America/Puerto_Rico'], 'PR', 'VI'),
  ...of(['Pacific/Guam'], 'GU', 'MP'),
]);

/** From Puerto Rico to Hawaii: what is convenient in both is convenient between them. */
const ANYWHERE = ['America/Puerto_Rico', EASTERN, 'Pacific/Honolulu'];

export const zonesOfState = (state: string | null): readonly string[] =>
  (state === null ? undefined : ZONES.get(state.trim().toUpperCase())) ?? ANYWHERE;
