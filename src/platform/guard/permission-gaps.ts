import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { PermissionTable } from './access.js';

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
