import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { closeToOthers, privateFolder, writePrivately } from '../postgres/data-dir.js';

export interface GatewayKeys {
  /** The first key wraps; the others still open what they wrapped until `keys rotate` has run. None where a key service wraps. */
  readonly masterKeys: readonly Buffer[];
  /** Where among them the keys of the key service stand; before them all without it. */
  readonly servicePlace?: number;
  readonly tokenSigningKey: Buffer;
  /** What these signed is good as well, while the key is being changed. */
  readonly otherSigningKeys?: readonly Buffer[];
}

export const IS_KEY = /^[A-Za-z0-9+/]{43}=$/;
export const NO_KEY = 'must be 32 bytes in base64, as created by `openssl rand -base64 32`';
export const keyText = z
  .string()
  .refine((text) => IS_KEY.test(text), { error: NO_KEY })
  .transform((text) => Buffer.from(text, 'base64'));

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
