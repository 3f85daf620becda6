import { randomBytes } from 'node:crypto';
import { pino } from 'pino';

const dist = (path) => import(`../../dist/modules/${path}.js`);
const key = () => randomBytes(32).toString('base64');
const newKeys = () => ({ MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() });

/** The real gateway behind HTTP on a database; `client` gives an asking function for any role. Needs a build. */
export async function benchGateway(url, keys = newKeys(), settings = {}) {
  const [{ startGateway }, { loadConfig }, { openPostgres }, { registerClient }, { administrationWork }] =
    await Promise.all(
      [
        'gateway/main',
        'gateway/config/config',
        'platform/postgres/postgres',
        'features/client/manage-clients',
        'gateway/unit-of-work',
      ].map(dist),
    );
  const { MASTER_KEY, TOKEN_SIGNING_KEY } = keys;
  const config = loadConfig({ PORT: '0', DATABASE_URL: url, MASTER_KEY, TOKEN_SIGNING_KEY, ...settings });
  const database = openPostgres(url);
  await database.migrate();
  const gateway = await startGateway(config, { database, logger: pino({ level: 'silent' }) });
  const work = administrationWork(database.prisma, randomBytes(32));

  async function post(body, headers) {
    const response = await globalThis.fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors[0]));
    return data;
  }

  return {
    prisma: database.prisma,
    client: async (role, portfolio = { kind: 'ALL' }) => {
      const clock = { now: () => new Date() };
      const { value } = await work.run((stores) =>
        registerClient(stores, clock, { role, name: role, portfolio, allLoans: portfolio.kind === 'ALL' }),
      );
      const { clientId, clientSecret, apiKey } = value;
      const query = 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }';
      const { authToken } = await post({ query, variables: { input: { clientId, clientSecret } } }, { key: apiKey });
      const headers = { key: apiKey, authorization: `Bearer ${authToken.accessToken}` };
      return (document, variables = {}) => post({ query: document, variables }, headers);
    },
    stop: async () => {
      await gateway.stop();
      await database.close();
    },
  };
}
