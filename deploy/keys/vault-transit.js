// A key service for the gateway: data keys are wrapped by the transit engine of HashiCorp Vault or OpenBao, and the key that
// wraps them never leaves it.
//
//   KEY_SERVICE=deploy/keys/vault-transit.js
//   VAULT_ADDR=https://vault.example.com:8200
//   VAULT_TOKEN_FILE=/run/secrets/vault-token    read for each call, so that an agent may renew it
//   VAULT_TRANSIT_KEY=loan-gateway               a key of type aes256-gcm96
//
// The token needs `update` on transit/encrypt/<key> and transit/decrypt/<key>, and nothing else.
import { readFile } from 'node:fs/promises';

export default function vaultTransit({ VAULT_ADDR, VAULT_TOKEN_FILE, VAULT_TRANSIT_KEY = 'loan-gateway' }) {
  if (!VAULT_ADDR || !VAULT_TOKEN_FILE)
    throw new Error('KEY_SERVICE vault-transit.js needs VAULT_ADDR and VAULT_TOKEN_FILE');

  const ask = async (operation, body, signal) => {
    const token = await readFile(VAULT_TOKEN_FILE, 'utf8');
    return fetch(new URL(`/v1/transit/${operation}/${encodeURIComponent(VAULT_TRANSIT_KEY)}`, VAULT_ADDR), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vault-token': token.trim() },
      body: JSON.stringify(body),
      signal,
    });
  };

  const answered = async (response) => {
    if (!response.ok) throw new Error(`Vault answered ${response.status}`);
    return (await response.json()).data;
  };

  return [
    {
      name: `vault transit ${VAULT_TRANSIT_KEY}`,

      async wrap(key, context, signal) {
        const body = { plaintext: base64(key), associated_data: base64(context) };
        const { ciphertext } = await answered(await ask('encrypt', body, signal));
        return Buffer.from(ciphertext);
      },

      async unwrap(wrapped, context, signal) {
        const body = { ciphertext: Buffer.from(wrapped).toString(), associated_data: base64(context) };
        const response = await ask('decrypt', body, signal);
        // So Vault refuses what it did not encrypt, or not with this context. It says 400 of other things too.
        if (response.status === 400 && REFUSED.test(await response.clone().text())) return null;
        return Buffer.from((await answered(response)).plaintext, 'base64');
      },
    },
  ];
}

const REFUSED = /message authentication failed|invalid ciphertext/;

const base64 = (given) => Buffer.from(given).toString('base64');
