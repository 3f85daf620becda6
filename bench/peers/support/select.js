import pg from 'pg';

const CONNECTIONS = 2;
const clients = [];
for (let index = 0; index < CONNECTIONS; index += 1) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, pipeline: true });
  await client.connect();
  clients.push(client);
}
let next = 0;

/** The result of a prepared statement, on pipelined connections as the gateway has for its reads. */
export const query = (statement) => clients[(next = (next + 1) % CONNECTIONS)].query(statement);

export const select = async (name, text, values) => (await query({ name, text, values })).rows;
