import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keyText, type GatewayKeys } from '../config.js';

const keyFile = z.object({ masterKeys: z.array(keyText).min(1), tokenSigningKey: keyText });

/** The embedded database keeps its keys beside it, so that it starts without any configuration. */
export function embeddedKeys(dataDir: string): GatewayKeys {
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const key = () => randomBytes(32).toString('base64');
    writeFileSync(file, JSON.stringify({ masterKeys: [key()], tokenSigningKey: key() }, null, 2), { mode: 0o600 });
  }
  return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}
