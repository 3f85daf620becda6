/** Copies of AuditEntry: in one table, by month of the instant, by number in parts that end with months. */
const MONTHS = 84;

const COLUMNS = `seq bigint NOT NULL, at timestamptz(3) NOT NULL, "clientId" text NOT NULL, "clientName" text, operation text NOT NULL,
  "requestId" text NOT NULL, subjects text[], classes text[], fields text[], reason text, hash bytea NOT NULL`;

const indexes = (name) => `CREATE INDEX ON ${name} USING gin (subjects); CREATE INDEX ON ${name} ("clientId", seq);
  CREATE INDEX ON ${name} (at, seq);`;

const first = (month) => `${2019 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const partsOf = (name, bound) =>
  Array.from(
    { length: MONTHS },
    (_, month) =>
      `CREATE TABLE ${name}_${month} PARTITION OF ${name} FOR VALUES FROM (${bound(month)}) TO (${bound(month + 1)});`,
  ).join('\n');

const statementsOf = (name, entries) => [
  {
    name: 'an end that is remembered',
    text: `SELECT hash FROM ${name} WHERE seq = $1::bigint`,
    values: (round) => [entries - round],
  },
  {
    name: 'the newest 20',
    text: `SELECT * FROM ${name} ORDER BY seq DESC LIMIT 21`,
    values: () => [],
  },
  {
    name: 'the newest 20 of a loan',
    text: `SELECT * FROM ${name} WHERE subjects && ARRAY[$1] ORDER BY seq DESC LIMIT 21`,
    values: (round) => [`loan:LN-${(round * 7919) % 50_000}`],
  },
  {
    name: 'the same by the index of subjects alone',
    text: `SELECT * FROM ${name} WHERE subjects && ARRAY[$1] ORDER BY seq + 0 DESC LIMIT 21`,
    values: (round) => [`loan:LN-${(round * 7919) % 50_000}`],
  },
  {
    name: 'the newest 20 of a client',
    text: `SELECT * FROM ${name} WHERE "clientId" = $1 ORDER BY seq DESC LIMIT 21`,
    values: (round) => [`client-${round % 200}`],
  },
  {
    name: '20 of a day three years ago',
    text: `SELECT * FROM ${name} WHERE at >= $1::timestamptz AND at < $1::timestamptz + interval '1 day' ORDER BY seq DESC LIMIT 21`,
    values: (round) => [`2022-11-${String(1 + (round % 28)).padStart(2, '0')}`],
  },
  {
    name: 'verify: the next 500',
    text: `SELECT * FROM ${name} WHERE seq > $1::bigint AND seq <= ${entries} ORDER BY seq LIMIT 500`,
    values: (round) => [Math.floor((entries / 200) * (round % 190))],
  },
  {
    name: 'an entry more',
    text: `INSERT INTO ${name} VALUES (${entries} + 1 + $1::bigint, '2025-12-31T00:00:00Z', 'client', null, 'Look', 'request',
      ARRAY['loan:LN-1'], ARRAY['PERSONAL'], ARRAY['Borrower.firstName'], null, sha256('x'))`,
    values: (round) => [round],
  },
];

export function AUDIT_LAYOUTS({ entries }) {
  const bound = (month) => (month === MONTHS ? 'MAXVALUE' : `${1 + Math.floor((month * entries) / MONTHS)}`);
  const last = `audit_seq_${MONTHS - 1}`;
  return [
    {
      name: 'one table',
      table: 'audit_flat',
      create: `CREATE TABLE audit_flat (${COLUMNS}, PRIMARY KEY (seq)); ${indexes('audit_flat')}`,
      statements: statementsOf('audit_flat', entries),
      scripts: [{ name: 'delete a month', text: `DELETE FROM audit_flat WHERE seq < ${bound(1)}` }],
    },
    {
      name: `${MONTHS} months by instant`,
      table: 'audit_at',
      create: `CREATE TABLE audit_at (${COLUMNS}, PRIMARY KEY (seq, at)) PARTITION BY RANGE (at); ${indexes('audit_at')}
        ${partsOf('audit_at', (month) => `'${first(month)}'`)}`,
      statements: statementsOf('audit_at', entries),
      scripts: [{ name: 'drop a month', text: 'DROP TABLE audit_at_0' }],
    },
    {
      name: `${MONTHS} parts by number`,
      table: 'audit_seq',
      create: `CREATE TABLE audit_seq (${COLUMNS}, PRIMARY KEY (seq)) PARTITION BY RANGE (seq); ${indexes('audit_seq')}
        ${partsOf('audit_seq', bound)}`,
      statements: statementsOf('audit_seq', entries),
      scripts: [
        { name: 'drop a part', text: 'DROP TABLE audit_seq_0' },
        {
          name: `end a part of ${Math.round(entries / MONTHS).toLocaleString('en')} entries and begin another`,
          text: `BEGIN; ALTER TABLE audit_seq DETACH PARTITION ${last};
            ALTER TABLE audit_seq ATTACH PARTITION ${last} FOR VALUES FROM (${bound(MONTHS - 1)}) TO (${entries + 1});
            CREATE TABLE audit_seq_next PARTITION OF audit_seq FOR VALUES FROM (${entries + 1}) TO (MAXVALUE); COMMIT;`,
        },
      ],
    },
    {
      name: 'one part',
      table: 'audit_large',
      create: `CREATE TABLE audit_large (${COLUMNS}, PRIMARY KEY (seq)) PARTITION BY RANGE (seq); ${indexes('audit_large')}
        CREATE TABLE audit_large_0 PARTITION OF audit_large FOR VALUES FROM (MINVALUE) TO (MAXVALUE);`,
      statements: [],
      scripts: [
        {
          name: `end a part of ${entries.toLocaleString('en')} entries and begin another`,
          text: `BEGIN; ALTER TABLE audit_large DETACH PARTITION audit_large_0;
            ALTER TABLE audit_large ATTACH PARTITION audit_large_0 FOR VALUES FROM (MINVALUE) TO (${entries + 1});
            CREATE TABLE audit_large_1 PARTITION OF audit_large FOR VALUES FROM (${entries + 1}) TO (MAXVALUE); COMMIT;`,
        },
      ],
    },
  ];
}

export async function fillAudit(client, { table }, { entries }) {
  await client.query(
    `INSERT INTO ${table} SELECT n, '2019-01-01T00:00:00Z'::timestamptz + n * (interval '1 second' * (220752000.0 / $1::int)), 'client-' || n % 200, null,
       'ServicingDesk', gen_random_uuid()::text, ARRAY['loan:LN-' || n % 50000, 'borrower:BR-' || n % 50000], ARRAY['PERSONAL'],
       ARRAY['Borrower.firstName', 'Borrower.lastName', 'Borrower.phone'], null, sha256(n::text::bytea) FROM generate_series(1, $1::int) n`,
    [entries],
  );
}
