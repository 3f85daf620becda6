import type { Access, PermissionTable } from '../../src/platform/guard/access.js';
import type { Verdicts } from '../../src/platform/guard/guard.js';

/** In the order of the columns. */
export type VerdictsByRole = ReadonlyMap<string, Verdicts>;

/** The role x field matrix, for people. */
export function printVisibility(table: PermissionTable, verdicts: VerdictsByRole): string {
  const roles = [...verdicts.keys()];
  const mark = (role: string, type: string, field: string) => (verdicts.get(role)?.sees(type, field) ? '✓' : '');
  const header = ['Field', 'Rule', ...roles.map((role) => role.toLowerCase())];
  const rows = Object.keys(table)
    .sort()
    .flatMap((type) =>
      Object.entries(table[type] ?? {})
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, access]) => [
          `${type}.${field}`,
          ruleName(access),
          ...roles.map((role) => mark(role, type, field)),
        ]),
    );
  const lines = [header, header.map((_, index) => (index < 2 ? '---' : ':-:')), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return `# Who sees what

Printed from the permission table in \`src/features/permissions.ts\`; do not edit. The portfolio of a
client decides which loans exist for it, in any role.

${lines.join('\n')}
`;
}

const ruleName = (access: Access) => (typeof access === 'string' ? access : access.scopes.join(' + '));
