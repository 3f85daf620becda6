import type { AdjustmentPolicy } from '../../domain/adjustment/policy.js';
import type { BusinessDay } from '../../domain/calendar.js';
import type { ActionLimiter } from '../../platform/identity/limits.js';
import type { UnitOfWork } from '../../platform/postgres/unit-of-work.js';
import type { AdministrationStores, Clock, LoanStores } from '../ports.js';

export interface CommandNeeds {
  readonly unitOfWork: UnitOfWork<LoanStores>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  /** What may be adjusted by hand, and how far. */
  readonly policy: AdjustmentPolicy;
}

export interface LoanCommandNeeds extends CommandNeeds {
  /** Receives faults that no answer can name. */
  readonly complain: (requestId: string, error: unknown) => void;
}

/** What commands on clients, borrowers and webhooks need. */
export interface AdministrationNeeds {
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  /** How long a record is kept after its loan ended. */
  readonly retentionMonths: number;
  /** Counts look-ups of social security numbers. */
  readonly lookups: ActionLimiter;
  /** Where the feed of events ends now. */
  readonly endOfFeed: () => Promise<string>;
  readonly webhookAddresses: WebhookAddresses;
}

export interface WebhookAddresses {
  /** Whether addresses without TLS are allowed: only where some addresses inside the network are. */
  readonly isPlainAllowed: boolean;
  /** Whether an address in a URL may be reached. A host name may always be tried. */
  readonly mayBeNamed: (url: URL) => boolean;
}
