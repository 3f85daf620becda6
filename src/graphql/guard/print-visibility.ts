import { ROLES, ROLE_SCOPES } from '../../domain/access/roles.js';
import type { Scope } from '../../domain/access/visibility.js';
import { isGranted, scopesOf, type Access } from './access.js';
import type { PermissionTable } from './guard.js';

/** The role x field matrix, for people. */
export function printVisibility(table: PermissionTable): string {
  const header = ['Field', 'Rule', ...ROLES.map((role) => role.toLowerCase())];
  const rows = Object.keys(table)
    .sort()
    .flatMap((type) =>
      Object.entries(table[type] ?? {})
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, access]) => [`${type}.${field}`, ruleName(access), ...ROLES.map((role) => mark(access, role))]),
    );
  const lines = [header, header.map((_, index) => (index < 2 ? '---' : ':-:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return `# Who sees what

Printed from the permission table in \`src/graphql/guard/permissions.ts\`; do not edit. Which loans exist for a client is
decided by its portfolio, whatever its role.

${lines.join('\n')}
`;
}

const ruleName = (access: Access) => (typeof access === 'string' ? access : scopesOf(access).join(' + '));

const mark = (access: Access, role: keyof typeof ROLE_SCOPES) =>
  isGranted(access, new Set<Scope>(ROLE_SCOPES[role])) ? '✓' : '';
