import { randomUUID } from 'node:crypto';
import type { Caller } from '../command/command-call.js';
import type { ApiClient } from '../ports.js';
import type { AuditEntry } from './audit-log.js';
import { clientSubject } from './subject.js';

/** Who changed a client, and in which request. */
export type Actor = Pick<AuditEntry, 'clientId' | 'clientName' | 'requestId'>;

export const actorOf = ({ viewer, requestId }: Caller): Actor => ({
  clientId: viewer.clientId,
  clientName: viewer.name,
  requestId,
});

export const commandLine = (): Actor => ({ clientId: 'command line', clientName: null, requestId: randomUUID() });

/** What was done to a client, for the log: its role and the kind of its portfolio, and no id of a person. */
export const clientAct = (
  operation: 'createClient' | 'rotateClientKey' | 'revokeClient',
  actor: Actor,
  { id, role, portfolio }: Pick<ApiClient, 'id' | 'role' | 'portfolio'>,
  at: Date,
): AuditEntry => ({
  ...actor,
  at,
  operation,
  subjects: [clientSubject(id)],
  classes: [],
  fields: [],
  reason: `${role}, ${portfolio.kind === 'ALL' ? 'all loans' : `loans of one ${portfolio.kind.toLowerCase()}`}`,
});
