import pg from 'pg';

const SERVER = process.env.BENCH_SERVER_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

/** An empty database on the PostgreSQL server BENCH_SERVER_URL, dropped again in the end. Ends the process without one. */
export async function benchDatabase(name) {
  const admin = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await admin.connect();
  } catch {
    console.log(
      'There is no PostgreSQL at 127.0.0.1:5432, nor another one named by BENCH_SERVER_URL: nothing measured.',
    );
    process.exit(0);
  }
  const database = `loan_gateway_bench_${name}_${process.pid}`;
  const { rows } = await admin.query(`SELECT current_setting('server_version') AS version`);
  await admin.query(`CREATE DATABASE ${database}`);
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    engine: `PostgreSQL ${rows[0].version.split(' ')[0]}`,
    drop: async () => {
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await admin.end();
    },
  };
}
