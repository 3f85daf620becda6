import type { Backend, NewRequest } from '../../src/platform/request/context.js';
import { RequestContext } from '../../src/platform/request/context.js';
import type { Disclosures } from '../../src/platform/audit/audit-log-port.js';
import type { IdempotencyStore } from '../../src/platform/idempotency/idempotency.js';
import type { JobSender } from '../../src/platform/jobs/jobs.js';
import type { Session } from '../../src/platform/postgres/database.js';
import type { Read } from '../../src/platform/postgres/statement.js';
import type { UnitOfWork } from '../../src/platform/postgres/unit-of-work.js';
import { open, seal, type SealPlace } from '../../src/platform/sealing/sealed-box.js';

export interface LibraryStores {
  readonly session: Session;
  readonly idempotency: IdempotencyStore;
  readonly jobs: JobSender;
}

/** What the library's resolvers work with. */
export interface Library extends Backend {
  readonly read: Read;
  readonly addresses: Addresses;
  readonly unitOfWork: UnitOfWork<LibraryStores>;
}

/** Addresses of members, sealed under a key of their own. */
export class Addresses {
  constructor(private readonly key: Uint8Array) {}

  seal(memberId: string, address: string): Buffer {
    return seal(this.key, Buffer.from(address), placeOf(memberId));
  }

  open(memberId: string, sealed: Uint8Array): string {
    return open(this.key, sealed, placeOf(memberId)).toString();
  }
}

const placeOf = (memberId: string): SealPlace => ({ table: 'Member', column: 'address', row: memberId });

export interface LibraryReading {
  readonly read: Read;
  readonly addresses: Addresses;
  readonly disclosures: Disclosures;
}

export class LibraryContext extends RequestContext<NonNullable<NewRequest['viewer']>, LibraryReading> {
  constructor(
    readonly library: Library,
    request: NewRequest,
  ) {
    super(library, request);
  }

  protected override openReading(): LibraryReading {
    const { read, addresses } = this.library;
    return { read, addresses, disclosures: this.disclosures };
  }
}
