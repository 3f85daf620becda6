import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postGraphql, TestClient } from './test-client.js';

interface DemoClient {
  readonly role: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

/** The demo client of a role, of a gateway that runs on this data directory. */
export async function demoClient(url: string, dataDir: string, role: string): Promise<TestClient> {
  const clients = JSON.parse(readFileSync(join(dataDir, 'demo-clients.json'), 'utf8')) as DemoClient[];
  const { clientId, clientSecret, apiKey } = clients.find((client) => client.role === role)!;
  const { data } = await postGraphql<{ authToken: { accessToken: string } }>(
    url,
    {
      query: `mutation { authToken(input: { clientId: "${clientId}", clientSecret: "${clientSecret}" }) { accessToken } }`,
    },
    { key: apiKey },
  );
  return new TestClient(url, { clientId, clientSecret, apiKey }, data!.authToken.accessToken);
}
