import { feature } from '../feature.js';
import { AuditEntryCountResolver, AuditLogResolver } from './audit-log.resolver.js';

export const auditFeature = feature({
  name: 'audit',
  resolvers: [AuditEntryCountResolver, AuditLogResolver],
});
