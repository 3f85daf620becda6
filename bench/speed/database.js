import { Buffer } from 'node:buffer';
import pg from 'pg';
import { benchDatabase } from '../support/bench-database.js';
import { importFullRecords } from './data.js';
import { addScreenData } from './screen-data.js';

const KEY = Buffer.alloc(32, 1).toString('base64');

/** What a process of the gateway needs to work on a database of the bench. */
export const gatewayEnvironment = (url) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DATABASE_URL: url,
  MASTER_KEY: KEY,
  TOKEN_SIGNING_KEY: KEY,
});

/** A database with so many full records: the named one, prepared on its first use and kept, or one for this run. */
export async function speedDatabase({ url, loans }) {
  const database = url ? await namedDatabase(url) : await benchDatabase('speed');
  try {
    return { ...database, ...(await preparedLoans(database.url, loans)) };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function preparedLoans(url, loans) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT to_regclass('plain."Application"') IS NOT NULL AS prepared`);
  if (!rows[0].prepared) {
    console.log(`Importing ${loans} full records`);
    Object.assign(process.env, gatewayEnvironment(url));
    await importFullRecords(client, loans);
    await addScreenData(client, gatewayEnvironment(url));
  }
  const idsFrom = async (table) =>
    (await client.query(`SELECT DISTINCT "loanId" FROM ${table}`)).rows.map(({ loanId }) => loanId);
  const [loanIds, paidIds] = [await idsFrom('plain."Application"'), await idsFrom('"Repayment"')];
  await client.end();
  return { loanIds, paidIds };
}

async function namedDatabase(text) {
  const url = new URL(text);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const { rows } = await admin.query(
    `SELECT current_setting('server_version') AS version,
       EXISTS (SELECT FROM pg_database WHERE datname = $1) AS "exists"`,
    [name],
  );
  if (!rows[0].exists) await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await admin.end();
  return { url: text, engine: `PostgreSQL ${rows[0].version.split(' ')[0]}`, drop: async () => {} };
}
