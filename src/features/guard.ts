import type { Permissions } from '../platform/guard/access.js';
import { Guard, rulesOf } from '../platform/guard/guard.js';
import { CLASSES } from './access.js';
import { permissions as table } from './permissions.js';

export const permissions: Permissions = { table, classes: CLASSES };

/** The permission table, as graphql-shield decides it. */
export const guard = new Guard(CLASSES, () => rulesOf(permissions));
