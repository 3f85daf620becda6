import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { ROLE_SCOPES, ROLES, type Scope } from '../../domain/access/roles.js';
import { type Access, isGranted, scopesOf } from './access.js';
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

/** Fields that the table does not decide, and entries that decide nothing. Either fails the build. */
export function permissionGaps(schema: GraphQLSchema, table: PermissionTable): string[] {
  const gaps: string[] = [];
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  for (const type of types) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!table[type.name]?.[field.name]) gaps.push(`${type.name}.${field.name} is missing from the permission table`);
    }
  }
  for (const [typeName, fields] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (isInterfaceType(type)) gaps.push(`${typeName} is an interface: rules belong on its concrete types`);
    else if (!isObjectType(type)) gaps.push(`${typeName} is in the permission table but not in the schema`);
    else {
      const known = type.getFields();
      for (const field of Object.keys(fields)) {
        if (!known[field]) gaps.push(`${typeName}.${field} is in the permission table but not in the schema`);
      }
    }
  }
  return gaps;
}

export function assertNoGaps(schema: GraphQLSchema, table: PermissionTable): void {
  const gaps = permissionGaps(schema, table);
  if (gaps.length > 0) throw new Error(`The permission table and the schema differ:\n  ${gaps.join('\n  ')}`);
}
