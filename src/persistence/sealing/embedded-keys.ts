import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { GatewayKeys, Config } from '../../config/config.js';
import { keyText } from '../../config/environment.js';
import { KeyRing } from './key-ring.js';
import { loadKeyService } from './key-service.js';
import { closeToOthers, privateFolder, writePrivately } from '../database/private-files.js';

const keyFile = z.object({ masterKeys: z.array(keyText).min(1), tokenSigningKey: keyText });

const fileIn = (dataDir: string) => join(dataDir, 'keys.json');

/** The embedded database keeps its keys beside it, so that it starts without any configuration. */
export function embeddedKeys(dataDir: string): GatewayKeys {
  if (!existsSync(fileIn(dataDir))) {
    privateFolder(dataDir);
    writeKeys(dataDir, { masterKeys: [randomBytes(32)], tokenSigningKey: randomBytes(32) });
  }
  closeToOthers(fileIn(dataDir));
  return keyFile.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
}

/** A new master key comes first. While an older one is still listed a rotation is under way, and its key is used. */
export function addEmbeddedMasterKey(dataDir: string): void {
  const keys = embeddedKeys(dataDir);
  if (keys.masterKeys.length === 1) writeKeys(dataDir, { ...keys, masterKeys: [randomBytes(32), ...keys.masterKeys] });
}

export function dropOldEmbeddedMasterKeys(dataDir: string): void {
  const keys = embeddedKeys(dataDir);
  writeKeys(dataDir, { ...keys, masterKeys: keys.masterKeys.slice(0, 1) });
}

/** Half a file of keys would be the end of everything sealed under them, and so would be one that the power takes along. */
function writeKeys(dataDir: string, { masterKeys, tokenSigningKey }: GatewayKeys): void {
  const text = (key: Buffer) => key.toString('base64');
  const keys = { masterKeys: masterKeys.map(text), tokenSigningKey: text(tokenSigningKey) };
  writePrivately(fileIn(dataDir), JSON.stringify(keys, null, 2));
}

export const keysOf = (config: Config): GatewayKeys => {
  if (config.keys) return config.keys;
  if (config.database.kind === 'embedded') return embeddedKeys(config.database.dataDir);
  throw new Error('A configuration with DATABASE_URL has keys');
};

/** What opens everything that is sealed, as the configuration has it. */
export async function openKeyRing(config: Config): Promise<KeyRing> {
  const service = config.keyService === undefined ? undefined : await loadKeyService(config.keyService, process.env);
  const { masterKeys, servicePlace } = keysOf(config);
  return new KeyRing(masterKeys, service, servicePlace);
}
