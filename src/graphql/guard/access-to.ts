import type { Access } from './access.js';
import { permissions } from './permissions.js';

export function accessTo(type: string, field: string): Access {
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${type}.${field} is not in the table`);
  return access;
}
