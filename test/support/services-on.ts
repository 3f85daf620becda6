import type { Clock } from '../../src/features/ports.js';
import { businessDayIn } from '../../src/domain/calendar.js';
import { gatewayServices, type Services } from '../../src/gateway/services.js';
import { tokens } from '../../src/platform/identity/tokens.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import type { World } from './world.js';

/** The use cases of a world beside its gateway, by a clock of their own. They hear of nothing that happens elsewhere. */
export function servicesOn({ database, url, config: { keys } }: World, clock: Clock): Promise<Services> {
  if (!keys) throw new Error('A world has keys');
  const signingKeys = () => [keys.tokenSigningKey] as const;
  const hearsNothing = () => Promise.resolve(() => undefined);
  return gatewayServices({
    database,
    ring: new KeyRing(keys.masterKeys),
    signingKeys,
    clock,
    publicUrl: () => url,
    businessDay: businessDayIn('UTC'),
    tokens: tokens(signingKeys, undefined),
    redis: undefined,
    signals: { watch: hearsNothing, watchAll: hearsNothing },
  });
}
