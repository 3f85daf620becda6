import { once } from 'node:events';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

type Behaviour = 'answers' | 'fails' | 'hangs' | 'is slow';

export interface TransitService {
  /** What KEY_SERVICE names: our adapter, with this service's address. */
  readonly module: string;
  /** How many calls of each kind it was sent. */
  readonly calls: Record<'encrypt' | 'decrypt', number>;
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

interface Body {
  readonly plaintext?: string;
  readonly ciphertext?: string;
  readonly associated_data: string;
}

const SLOW_MS = 700;
const TOKEN = 'a-token-of-the-service';

/** A key service over HTTP that speaks as Vault's transit engine does, with a key that is nowhere else. */
export async function openTransitService(): Promise<TransitService> {
  const key = randomBytes(32);
  const calls = { encrypt: 0, decrypt: 0 };
  let behaviour: Behaviour = 'answers';

  const encrypt = ({ plaintext = '', associated_data }: Body) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associated_data, 'base64'));
    const sealed = Buffer.concat([cipher.update(plaintext, 'base64'), cipher.final()]);
    return { ciphertext: `vault:v1:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}` };
  };
  const decrypt = ({ ciphertext = '', associated_data }: Body) => {
    const bytes = Buffer.from(ciphertext.replace('vault:v1:', ''), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(associated_data, 'base64'))
      .setAuthTag(bytes.subarray(12, 28));
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return { plaintext: plain.toString('base64') };
  };

  const server = createServer((req, res) => {
    void (async () => {
      const body = (await json(req)) as Body;
      const [, operation] = /^\/v1\/transit\/(encrypt|decrypt)\/loans$/.exec(req.url ?? '') ?? [];
      if (req.headers['x-vault-token'] !== TOKEN || !operation) return res.writeHead(403).end();
      calls[operation as keyof typeof calls] += 1;
      if (behaviour === 'hangs') return undefined;
      if (behaviour === 'fails') return res.writeHead(503).end('{"errors":["Vault is sealed"]}');
      if (behaviour === 'is slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      try {
        const data = operation === 'encrypt' ? encrypt(body) : decrypt(body);
        return res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
      } catch {
        return res.writeHead(400).end('{"errors":["cipher: message authentication failed"]}');
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-transit-'));
  const settings = {
    VAULT_ADDR: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    VAULT_TOKEN_FILE: join(folder, 'token'),
    VAULT_TRANSIT_KEY: 'loans',
  };
  writeFileSync(settings.VAULT_TOKEN_FILE, `${TOKEN}\n`);
  const adapter = pathToFileURL(join(import.meta.dirname, '../../deploy/keys/vault-transit.js')).href;
  const module = join(folder, 'key-service.mjs');
  writeFileSync(
    module,
    `import open from ${JSON.stringify(adapter)};\nexport default () => open(${JSON.stringify(settings)});\n`,
  );
  return {
    module,
    calls,
    behave: (how) => {
      behaviour = how;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
