import { NoToken, TokenSource, type Token } from 'loan-gateway-client';

/** How people log in by the identity provider of this gateway. */
export interface Provider {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  /** What is asked for; of these the client's role has its own. */
  readonly scopes: readonly string[];
  /** Whether the desk has to show its API key; not where rules say what people may do. */
  readonly needsKey: boolean;
}

/** What has to outlive the way to the provider and back; gone as soon as it is read. */
interface OnTheWay {
  readonly state: string;
  readonly verifier: string;
  readonly apiKey?: string | undefined;
  readonly backTo: string;
}

const ON_THE_WAY = 'desk.login';
const RETURN = `${location.origin}/desk/login`;

/** Whether this gateway offers it; undefined otherwise. */
export async function offeredProvider(): Promise<Provider | undefined> {
  const response = await fetch('/desk/provider').catch(() => undefined);
  return response?.status === 200 ? ((await response.json()) as Provider) : undefined;
}

/** Leaves for the provider: authorization code with PKCE (RFC 7636). */
export async function leaveForProvider(provider: Provider, apiKey: string | undefined): Promise<void> {
  const { authorization_endpoint: address } = await discovered(provider);
  const onTheWay: OnTheWay = { state: random(), verifier: random(), apiKey, backTo: location.href };
  sessionStorage.setItem(ON_THE_WAY, JSON.stringify(onTheWay));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(onTheWay.verifier));
  const target = new URL(address);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: RETURN,
    scope: ['openid', 'offline_access', ...provider.scopes].join(' '),
    state: onTheWay.state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    audience: provider.audience,
    ...(URL.canParse(provider.audience) && { resource: provider.audience }),
  };
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  location.assign(target);
}

/** Tokens after the redirect from the provider; undefined after any other navigation. */
export async function tokensOfReturn(provider: Provider): Promise<TokenSource | undefined> {
  const { pathname, searchParams } = new URL(location.href);
  const stored = sessionStorage.getItem(ON_THE_WAY);
  if (pathname !== '/desk/login' || stored === null) return undefined;
  sessionStorage.removeItem(ON_THE_WAY);
  const { state, verifier, apiKey, backTo } = JSON.parse(stored) as OnTheWay;
  history.replaceState(null, '', backTo);
  const code = searchParams.get('code');
  if (code === null || searchParams.get('state') !== state)
    throw new Error('The identity provider did not log you in.');
  const { token_endpoint: address } = await discovered(provider);
  let grant: Record<string, string> = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: RETURN,
    code_verifier: verifier,
  };
  return new TokenSource(apiKey, async () => {
    const { refreshToken, ...token } = await tokenFor(address, { ...grant, client_id: provider.clientId });
    if (refreshToken !== undefined) grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return token;
  });
}

async function tokenFor(address: string, grant: Record<string, string>): Promise<Token & { refreshToken?: string }> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(grant) });
  const answer = (await response.json().catch(() => ({}))) as Partial<Record<string, string>> & { expires_in?: number };
  if (!response.ok || answer.access_token === undefined) throw new NoToken(response.status, answer.error);
  return {
    accessToken: answer.access_token,
    expiresIn: answer.expires_in ?? 300,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
  };
}

async function discovered({ issuer }: Provider) {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  return (await response.json()) as { readonly authorization_endpoint: string; readonly token_endpoint: string };
}

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
