import { TokenSource, type Token } from 'loan-gateway-client';
import { ViewerDocument } from 'loan-gateway-client/documents';
import { connect } from '../connection/connect.js';
import { faultText } from '../connection/fault-text.js';
import type { Session } from './session-context.js';

/** Who the tokens belong to is asked first: a wrong login fails here, with a text to show. */
export async function openSession(tokens: TokenSource): Promise<Session> {
  const connection = connect(tokens);
  try {
    await tokens.token();
    const { data, error } = await connection.client.query({ query: ViewerDocument });
    if (data?.viewer) {
      const operations = new Set(data.viewer.operations);
      return { ...connection, viewer: data.viewer, may: (operation) => operations.has(operation) };
    }
    throw new Error('The gateway did not identify the caller.', { cause: error });
  } catch (error) {
    connection.close();
    throw new Error(faultText((error as Error).cause ?? error), { cause: error });
  }
}

interface DemoToken extends Token {
  readonly apiKey: string;
}

/** The roles that the gateway gives demo tokens for; none without a demo. Fails where the gateway cannot be reached. */
export async function demoRoles(): Promise<readonly string[]> {
  const response = await fetch('/desk/demo');
  if (!response.ok) return [];
  return ((await response.json()) as { readonly roles: readonly string[] }).roles;
}

export async function demoTokens(role: string): Promise<TokenSource> {
  let first: DemoToken | undefined = await demoToken(role);
  return new TokenSource(first.apiKey, async () => {
    const token = first ?? (await demoToken(role));
    first = undefined;
    return token;
  });
}

async function demoToken(role: string): Promise<DemoToken> {
  const response = await fetch(`/desk/demo/${role}`, { method: 'POST' });
  if (!response.ok) throw new Error('There are no demo credentials for this role.');
  return (await response.json()) as DemoToken;
}
