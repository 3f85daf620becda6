import type { Portfolio } from './portfolio.js';
import type { Role } from './roles.js';
import type { Scope } from './visibility.js';

/** Who asks: a client, what it may see and do, and the loans that exist for it. */
export interface Viewer {
  readonly clientId: string;
  readonly name: string;
  readonly role: Role;
  readonly scopes: ReadonlySet<Scope>;
  readonly portfolio: Portfolio;
}
