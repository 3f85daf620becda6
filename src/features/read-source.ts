import type { PrismaClient } from '../generated/prisma/client.js';
import type { Database } from '../platform/postgres/database.js';
import { callerShares } from '../platform/postgres/read-pool.js';
import type { Read } from '../platform/postgres/statement.js';
import { Instances, type Provided } from '../platform/runtime/instances.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import type { Services } from './services.js';

/**
 * Where an answer is read from: the primary database or a replica, within one caller's share of the connections or not.
 * A reader is a function of its source, created on first use: `source.get(loanReader)`.
 */
export class ReadSource {
  private readonly readers: Instances<ReadSource>;

  constructor(
    readonly services: Services,
    readonly read: Read,
    /** The primary, wherever `read` leads. */
    readonly home: Pick<Database, 'read' | 'transact'> = services.resources.database,
    provided?: Provided<ReadSource>,
  ) {
    this.readers = new Instances<ReadSource>(this, provided);
  }

  get prisma(): PrismaClient {
    return this.services.resources.database.prisma;
  }

  get ring(): KeyRing {
    return this.services.resources.ring;
  }

  get blindIndexKey(): Uint8Array {
    return this.services.resources.blindIndexKey;
  }

  get<Reader>(create: (source: ReadSource) => Reader): Reader {
    return this.readers.get(create);
  }

  /** The same with this reader instead of the one that would be created. */
  with<Reader>(create: (source: ReadSource) => Reader, reader: Reader): ReadSource {
    const provided = new Map(this.readers.provided).set(create, reader);
    return new ReadSource(this.services, this.read, this.home, provided);
  }

  /** The same on another connection, such as a replica's. */
  through(read: Read): ReadSource {
    return new ReadSource(this.services, read, this.home, this.readers.provided);
  }

  /** The same within the caller's share of the connections, for statements that may take long. */
  inShareOf(caller: string): ReadSource {
    const shares = this.services.get(sharesOfCallers);
    const home = { read: shares(caller, this.home.read), transact: this.home.transact };
    return new ReadSource(this.services, shares(caller, this.read), home, this.readers.provided);
  }
}

export const sharesOfCallers = ({ resources }: Services) => callerShares(resources.database.connections);

export const primarySource = (services: Services) => new ReadSource(services, services.resources.database.read);
