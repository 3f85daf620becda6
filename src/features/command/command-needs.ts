import type { AdjustmentPolicy } from '../../domain/adjustment/policy.js';
import type { BusinessDay } from '../../domain/calendar.js';
import type { UnitOfWork } from '../../platform/postgres/unit-of-work.js';
import type { Clock, LoanStores } from '../ports.js';

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
