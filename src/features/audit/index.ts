import { feature } from '../feature.js';
import { auditEntryReference, AuditEntryCountResolver, AuditLogResolver } from './audit-log.resolver.js';
import { ownIdOf } from '../../domain/record/ids.js';

export const auditFeature = feature({
  name: 'audit',
  resolvers: [AuditEntryCountResolver, AuditLogResolver],
  entities: {
    AuditEntry: {
      read: auditEntryReference,
      ownsId: (id) => ownIdOf('audit-entry', id) !== undefined,
    },
  },
});
