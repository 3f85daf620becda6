// The graph as the reference shows it: the client schema, and the roles that see each field.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';

export const ROLES = ['marketplace', 'borrower', 'support', 'servicer', 'underwriter', 'lender', 'auditor', 'admin'];

export function readGraph(root) {
  const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'), { assumeValidSDL: true });
  const rules = readRules(readFileSync(join(root, 'schema/visibility.md'), 'utf8'));
  return { schema, ruleOf: (type, field) => rules.get(`${type}.${field}`) };
}

/** `Type.field` to its rule and the roles that see it, from the rows of schema/visibility.md. */
function readRules(text) {
  const rows = text.split('\n').filter((line) => /^\| \w+\.\w+ \|/.test(line));
  return new Map(
    rows.map((row) => {
      const [, name, rule, ...marks] = row.split('|').map((cell) => cell.trim());
      return [name, { rule, roles: ROLES.filter((_, index) => marks[index] === '✓') }];
    }),
  );
}

const isRefusal = (type) => type.getInterfaces().some(({ name }) => name === 'Refusal');

/** The members of a result: what a command answers when it is done, and what it can refuse with. */
export function membersOf(type) {
  const members = isUnionType(type) ? type.getTypes() : [];
  return { done: members.filter((member) => !isRefusal(member)), refusals: members.filter(isRefusal) };
}

export const isComposite = (type) => isObjectType(type) || isInterfaceType(type) || isUnionType(type);
