import type { Database } from '../platform/postgres/database.js';
import { Instances } from '../platform/runtime/instances.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';

/** What the gateway opens at start, and services are made of. */
export interface Resources {
  readonly database: Pick<
    Database,
    'prisma' | 'connections' | 'read' | 'readForJobs' | 'write' | 'transact' | 'execute'
  >;
  readonly ring: KeyRing;
  /** The key of digests by which sealed values are found. */
  readonly blindIndexKey: Uint8Array;
}

/**
 * What a process has one of: caches, limiters, use cases. A service is a function of this, created on first use:
 * `services.get(computedAccounts)`.
 */
export class Services {
  private readonly instances = new Instances<Services>(this);

  constructor(readonly resources: Resources) {}

  get<Service>(create: (services: Services) => Service): Service {
    return this.instances.get(create);
  }
}
