import { embeddedKeys, type GatewayKeys } from '../../platform/sealing/embedded-keys.js';
import { KeyRing } from '../../platform/sealing/key-ring.js';
import { loadKeyService } from '../../platform/sealing/key-service.js';
import type { Config } from './config.js';

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
