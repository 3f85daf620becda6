import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** `undefined` leaves a claim out. */
export type Claims = Readonly<Record<string, unknown>>;

/** An OpenID Connect provider on a loopback address: discovery, published keys, and tokens with any claims. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly publicKeyText: string;
  /** How often its discovery document was asked for. */
  readonly discoveries: () => number;
  token(claims: Claims, options?: { key?: CryptoKey | Uint8Array; alg?: string }): Promise<string>;
  close(): Promise<void>;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  let discoveries = 0;
  const server = createServer((req, res) => {
    res.setHeader('content-type', 'application/json');
    if (req.url === '/.well-known/openid-configuration') {
      discoveries += 1;
      res.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
    } else if (req.url === '/keys') res.end(JSON.stringify({ keys: [jwk] }));
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    publicKeyText: JSON.stringify(jwk),
    discoveries: () => discoveries,
    token: (claims, { key = privateKey, alg = 'RS256' } = {}) =>
      new SignJWT({ exp: Math.floor(Date.now() / 1000) + 600, ...claims })
        .setProtectedHeader({ alg, kid: 'test' })
        .sign(key),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
