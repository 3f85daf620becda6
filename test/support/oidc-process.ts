import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SCOPES } from '../../src/domain/access/roles.js';
import { freePort } from './free-port.js';

const PROGRAM = fileURLToPath(new URL('./oidc-provider.js', import.meta.url));

export interface ProviderOptions {
  readonly port?: number;
  readonly audience: string;
  readonly redirectUri?: string;
  readonly applications?: readonly string[];
  /** What tokens say of each person, beside their name. */
  readonly people?: Readonly<Record<string, object>>;
  readonly jwks?: object;
  readonly lifeSeconds?: number;
}

export interface ProviderProcess {
  readonly issuer: string;
  readonly port: number;
  /** The access token of a person who logs in at an application: authorization code with PKCE, as a browser would. */
  logIn(person: string, application?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A real OpenID Connect provider, in a process of its own. */
export async function startProviderProcess(options: ProviderOptions): Promise<ProviderProcess> {
  const { audience, redirectUri = 'http://127.0.0.1/back', applications = ['desk'], people = {}, jwks } = options;
  const port = options.port ?? (await freePort());
  const scope = SCOPES.join(' ');
  const lifeSeconds = options.lifeSeconds ?? 300;
  const said = { port, redirectUri, audience, scope, applications, people, jwks, lifeSeconds };
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(said)], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    port,
    logIn: (person, application = 'desk') => logIn(issuer, { person, application, redirectUri, audience, scope }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

interface LogIn {
  readonly person: string;
  readonly application: string;
  readonly redirectUri: string;
  readonly audience: string;
  readonly scope: string;
}

async function logIn(issuer: string, { person, application, redirectUri, audience, scope }: LogIn): Promise<string> {
  const cookies = new Map<string, string>();
  /** Follows the provider from page to page, and tells where it leads in the end. */
  const go = async (address: URL, form?: Record<string, string>): Promise<URL> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) return address;
    const target = new URL(next, address);
    return target.href.startsWith(redirectUri) ? target : go(target);
  };
  const verifier = randomBytes(32).toString('base64url');
  const start = new URL(`${issuer}/auth`);
  start.search = new URLSearchParams({
    response_type: 'code',
    client_id: application,
    redirect_uri: redirectUri,
    scope: `openid ${scope}`,
    resource: audience,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const asksWho = await go(start);
  const asksWhat = await go(asksWho, { prompt: 'login', login: person, password: 'any' });
  const back = await go(asksWhat, { prompt: 'consent' });
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: application,
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const answer = (await (await fetch(`${issuer}/token`, { method: 'POST', body })).json()) as { access_token?: string };
  if (answer.access_token === undefined) throw new Error(`No token: ${JSON.stringify(answer)}`);
  return answer.access_token;
}
