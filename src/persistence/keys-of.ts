import type { Config, GatewayKeys } from '../config.js';
import { embeddedKeys } from './embedded-keys.js';

export const keysOf = (config: Config): GatewayKeys => {
  if (config.keys) return config.keys;
  if (config.database.kind === 'embedded') return embeddedKeys(config.database.dataDir);
  throw new Error('A configuration with DATABASE_URL has keys');
};
