// node bench/partitions.js [--loans 100000] [--rows 60] [--audit 1000000] [--write]: what monthly partitions would cost tables
// that are read by loan, and what parts by month are worth to the audit log, on a PostgreSQL database of its own
// (BENCH_SERVER_URL, or the one at 127.0.0.1). Plain copies of the tables, the gateway's statements; 0 leaves one half out. --write
// keeps the answers in RESULTS.md. See docs/decisions/0027-partitions.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { benchDatabase } from './support/bench-database.js';
import { AUDIT_LAYOUTS, fillAudit } from './support/audit-layouts.js';
import { EVENT_LAYOUTS, fillEvents, MONTHS } from './support/event-layouts.js';
import { machine, milliseconds, quiet, table, writeSection } from './support/results.js';

const { values: options } = parseArgs({
  options: {
    loans: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '60' },
    audit: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
  },
});
const loans = Number(options.loans);
const rows = Number(options.rows);
const entries = Number(options.audit);
const ROUNDS = 60;

const database = await benchDatabase('partitions');
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const print = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/** Planning and carrying out as PostgreSQL says, and the whole of a prepared statement as a client sees it, in ms. */
async function measured({ name, text, values }) {
  const [planning, execution, prepared] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('BEGIN');
    const { rows: plan } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values(round));
    await client.query('ROLLBACK');
    planning.push(plan[0]['QUERY PLAN'][0]['Planning Time']);
    execution.push(plan[0]['QUERY PLAN'][0]['Execution Time']);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('BEGIN');
    prepared.push(await milliseconds(() => client.query({ name, text, values: values(round + ROUNDS) })));
    await client.query('ROLLBACK');
  }
  await client.query('DEALLOCATE ALL');
  client.connection.parsedStatements = {};
  return [planning, execution, prepared].map((times) => print(quiet(times)));
}

const sizeOf = async (pattern) => {
  const { rows: found } = await client.query(
    `SELECT pg_size_pretty(sum(pg_total_relation_size(oid))) AS size FROM pg_class WHERE relname ~ $1 AND relkind = 'r'`,
    [pattern],
  );
  return found[0].size;
};

async function measureAll(layouts, fill) {
  const lines = [];
  for (const layout of layouts) {
    await client.query(layout.create);
    const filling = await milliseconds(() => fill(layout));
    await client.query(`VACUUM ANALYZE ${layout.table}`);
    const whole = await milliseconds(() => client.query('CHECKPOINT'));
    console.log(`${layout.name}: filled in ${Math.round(filling / 1000)} s, checkpoint ${Math.round(whole)} ms`);
    lines.push([layout.name, 'all rows, with indexes', '', '', await sizeOf(`^${layout.table}`)]);
    for (const statement of layout.statements) {
      lines.push([layout.name, statement.name, ...(await measured(statement))]);
      console.log(lines.at(-1).join(' | '));
    }
    for (const { name, text } of layout.scripts) {
      lines.push([layout.name, name, '', '', print(await milliseconds(() => client.query(text)))]);
      console.log(lines.at(-1).join(' | '));
    }
    await client.query(`DROP TABLE ${layout.table}`);
  }
  return table(['layout', 'what', 'planning ms', 'carrying out ms', 'prepared ms'], lines);
}

const about = `${database.engine}; ${machine()}, load average ${loadavg()[0].toFixed(1)} before. The lower quartile of ${ROUNDS}. Prepared: the whole
of a prepared statement, with its way to the database and back.`;

function keep(title, of, lines) {
  const text = `${about} ${of}.\n\n${lines}`;
  console.log(text);
  if (options.write) writeSection(title, text);
}

try {
  if (loans > 0) {
    const lines = await measureAll(EVENT_LAYOUTS({ loans, rows }), (layout) =>
      fillEvents(client, layout, { loans, rows }),
    );
    keep(
      'Partitions of events',
      `${loans.toLocaleString('en')} loans with ${rows} events each over ${MONTHS} months`,
      lines,
    );
  }
  if (entries > 0) {
    const lines = await measureAll(AUDIT_LAYOUTS({ entries }), (layout) => fillAudit(client, layout, { entries }));
    keep('Parts of the audit log', `${entries.toLocaleString('en')} entries over 84 months`, lines);
  }
} finally {
  await client.end();
  await database.drop();
}
