import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keyText, type GatewayKeys } from '../config.js';

const keyFile = z.object({ masterKeys: z.array(keyText).min(1), tokenSigningKey: keyText });

const fileIn = (dataDir: string) => join(dataDir, 'keys.json');

/** The embedded database keeps its keys beside it, so that it starts without any configuration. */
export function embeddedKeys(dataDir: string): GatewayKeys {
  if (!existsSync(fileIn(dataDir))) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeKeys(dataDir, { masterKeys: [randomBytes(32)], tokenSigningKey: randomBytes(32) });
  }
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

/** Half a file of keys would be the end of everything sealed under them: it is written apart, then put in place. */
function writeKeys(dataDir: string, { masterKeys, tokenSigningKey }: GatewayKeys): void {
  const text = (key: Buffer) => key.toString('base64');
  const unfinished = `${fileIn(dataDir)}.part`;
  const file = openSync(unfinished, 'w', 0o600);
  writeSync(
    file,
    JSON.stringify({ masterKeys: masterKeys.map(text), tokenSigningKey: text(tokenSigningKey) }, null, 2),
  );
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, fileIn(dataDir));
}
