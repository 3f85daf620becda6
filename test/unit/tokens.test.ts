import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { tokens } from '../../src/platform/identity/tokens.js';

const signed = (key: Uint8Array, life: string) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('loan-gateway')
    .setAudience('loan-gateway')
    .setSubject('client_1')
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(key);

it('a token of ours that was good a moment ago is not a moment after it ends', async () => {
  const key = randomBytes(32);
  const ours = tokens(() => [key], undefined);
  const token = await signed(key, '2s');
  expect(await ours.verify(token)).toEqual({ issuedBy: 'GATEWAY', clientId: 'client_1' });
  expect(ours.verified(token)).toBeDefined();
  // Clocks of others may be half a minute late; ours is not.
  await expect.poll(() => ours.verified(token), { timeout: 20_000 }).toBeUndefined();
  expect(await ours.verify(token)).toBeUndefined();
});
