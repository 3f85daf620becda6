import { TokenSource, type Token } from 'loan-gateway-client';

/** For a page: its own server keeps the secret and gives tokens to users that are logged in there. */
export const pageTokens = (sessionUrl: string, apiKey: string) =>
  new TokenSource(apiKey, async () => {
    const response = await fetch(sessionUrl, { method: 'POST', credentials: 'same-origin' });
    if (!response.ok) throw new Error('The session has ended. Log in again.');
    return (await response.json()) as Token;
  });
