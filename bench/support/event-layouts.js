/** Copies of LoanEvent, in one table, by month and by hash of the loan. */
export const MONTHS = 72;

const COLUMNS = `id text NOT NULL, "loanId" text NOT NULL, sequence int NOT NULL, command text NOT NULL, at timestamptz(3) NOT NULL,
  "clientId" text NOT NULL, "requestId" text NOT NULL, "effectiveDate" date NOT NULL, "toState" text NOT NULL, amounts jsonb NOT NULL`;

const monthly = Array.from({ length: MONTHS }, (_, month) => {
  const of = (number) => `${2020 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`;
  return `CREATE TABLE events_month_${month} PARTITION OF events_month FOR VALUES FROM ('${of(month)}') TO ('${of(month + 1)}');`;
}).join('\n');

const hashed = Array.from(
  { length: 16 },
  (_, part) =>
    `CREATE TABLE events_hash_${part} PARTITION OF events_hash FOR VALUES WITH (MODULUS 16, REMAINDER ${part});`,
).join('\n');

const loanOf = (loans, round) => `LN-${1 + ((round * 7919) % loans)}`;

const statementsOf = (name, { loans, rows }) => [
  {
    name: 'one loan',
    text: `SELECT * FROM ${name} WHERE "loanId" = $1 ORDER BY sequence`,
    values: (round) => [loanOf(loans, round)],
  },
  {
    name: '50 loans',
    text: `SELECT * FROM ${name} WHERE "loanId" = ANY($1::text[]) ORDER BY "loanId", sequence`,
    values: (round) => [Array.from({ length: 50 }, (_, place) => loanOf(loans, round * 50 + place))],
  },
  {
    name: 'one event more, numbered behind the last',
    text: `INSERT INTO ${name} SELECT gen_random_uuid()::text, $1, (SELECT coalesce(max(sequence), 0) + 1 FROM ${name} WHERE "loanId" = $1),
      'submitRepayment', '2025-12-30'::timestamptz, 'client', 'request', '2025-12-30', 'ACTIVE', '{}'`,
    values: (round) => [loanOf(loans, round)],
  },
  {
    name: '1,000 events of one day',
    text: `INSERT INTO ${name} SELECT gen_random_uuid()::text, 'LN-' || n * 7, ${rows + 1} + $1::int,
      'assessLateFee', '2025-12-30'::timestamptz, 'client', 'request', '2025-12-30', 'ACTIVE', '{}' FROM generate_series(1, 1000) n`,
    values: (round) => [round],
  },
];

export const EVENT_LAYOUTS = (size) => [
  {
    name: 'one table',
    table: 'events_flat',
    create: `CREATE TABLE events_flat (${COLUMNS}, PRIMARY KEY (id), UNIQUE ("loanId", sequence))`,
    statements: statementsOf('events_flat', size),
    scripts: [
      {
        name: 'delete the oldest month',
        text: `DELETE FROM events_flat WHERE at < (SELECT date_trunc('month', min(at)) + interval '1 month' FROM events_flat)`,
      },
    ],
  },
  {
    name: `${MONTHS} months`,
    table: 'events_month',
    // The number within a loan is not unique any more: a constraint must contain the month.
    create: `CREATE TABLE events_month (${COLUMNS}, PRIMARY KEY (id, at), UNIQUE ("loanId", sequence, at)) PARTITION BY RANGE (at);
      ${monthly}`,
    statements: statementsOf('events_month', size),
    scripts: [{ name: 'drop the oldest month', text: 'DROP TABLE events_month_0' }],
  },
  {
    name: '16 hashes of the loan',
    table: 'events_hash',
    create: `CREATE TABLE events_hash (${COLUMNS}, PRIMARY KEY (id, "loanId"), UNIQUE ("loanId", sequence)) PARTITION BY HASH ("loanId");
      ${hashed}`,
    statements: statementsOf('events_hash', size),
    scripts: [],
  },
];

/** As time brings them: an event of every loan a month, loan after loan. */
export async function fillEvents(client, { table }, { loans, rows }) {
  for (let row = 0; row < rows; row += 1) {
    await client.query(
      `INSERT INTO ${table} SELECT gen_random_uuid()::text, 'LN-' || n, $1::int + 1, 'submitRepayment',
         '2020-01-01T00:00:00Z'::timestamptz + make_interval(months => ($1::int * ${MONTHS}) / $2::int, secs => n % 2400000), 'client-1', 'request-' || n,
         '2020-01-01', 'ACTIVE', '{"amount":"312.44","principal":"250.00"}' FROM generate_series(1, $3::int) n`,
      [row, rows, loans],
    );
  }
}
