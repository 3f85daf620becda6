import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, type DocumentNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ROLE_SCOPES, ROLES, type Role } from '../../src/domain/access/roles.js';
import { permissions } from '../../src/features/permissions.js';
import { isGranted } from '../support/granted.js';

const FOLDER = 'schema/operations';
const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

/** Every field of the operation that a table of permissions has, and that the role may not see. */
function hiddenFrom(role: Role, document: DocumentNode): string[] {
  const scopes = new Set(ROLE_SCOPES[role]);
  const types = new TypeInfo(schema);
  const hidden: string[] = [];
  const look = () => {
    const [type, field] = [types.getParentType()?.name ?? '', types.getFieldDef()?.name ?? ''];
    const access = permissions[type]?.[field];
    if (access && !isGranted(access, scopes)) hidden.push(`${type}.${field}`);
  };
  visit(document, visitWithTypeInfo(types, { Field: look }));
  return hidden;
}

/** Tools such as Apollo MCP Server take the folder as it is: a file is one operation, and its comment describes it. */
describe.each(readdirSync(FOLDER))('%s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const document = parse(text);

  it('is one operation, named as the file', () => {
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const name = file.replace('.graphql', '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(operations.map((operation) => operation.name?.value)).toEqual([name]);
  });

  it('says what it is for, and which roles can use all of it', () => {
    const [purpose, roles, operation] = text.split('\n');
    expect(purpose).toMatch(/^# [A-Z].{20,}\.$/);
    const able = ROLES.filter((role) => hiddenFrom(role, document).length === 0);
    expect(roles).toBe(`# Roles: ${able.length === ROLES.length ? 'all' : able.join(', ')}.`);
    expect(operation).toMatch(/^(query|mutation|subscription) /);
  });
});
