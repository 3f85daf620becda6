import { readdirSync, readFileSync } from 'node:fs';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { ROLES, type Role } from '../../src/domain/access/roles.js';
import { MONEY_FIELDS } from '../../src/features/loan/affected-fields.js';
import type { Verdicts } from '../../src/platform/guard/guard.js';

const FOLDERS = ['schema/operations', 'desk/operations'];
const FRAGMENT = /fragment LoanMoney on Loan \{\n(?: .*\n)*\}\n/;

/** Changed by most commands, besides money. */
const FIELDS: readonly string[] = ['id', 'loanStatus', 'allowedCommands', ...MONEY_FIELDS];

/** The documents that spread `LoanMoney`, each with the fragment that follows from what commands change. */
export function printLoanMoney(schema: GraphQLSchema, verdicts: ReadonlyMap<Role, Verdicts>): Record<string, string> {
  const fragment = loanMoney(schema, verdicts);
  return Object.fromEntries(
    FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
      .map((path) => [path, readFileSync(path, 'utf8')] as const)
      .filter(([, text]) => FRAGMENT.test(text))
      .map(([path, text]) => [path, text.replace(FRAGMENT, fragment)]),
  );
}

/** Single values, and objects of single values. Lists have arguments: each screen asks for its own part of them. */
function loanMoney(schema: GraphQLSchema, verdicts: ReadonlyMap<Role, Verdicts>): string {
  const roles = ROLES.filter((role) => verdicts.get(role)?.sees('Loan', 'payoffQuote'));
  const isForAll = (type: GraphQLObjectType, { name, args, deprecationReason }: GraphQLField<unknown, unknown>) =>
    deprecationReason == null &&
    !args.some(isRequiredArgument) &&
    roles.every((role) => verdicts.get(role)?.sees(type.name, name));
  const valuesOf = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).filter((field) => isForAll(type, field) && isLeafType(getNamedType(field.type)));
  const loan = schema.getType('Loan') as GraphQLObjectType;
  const lines = Object.values(loan.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    if (!FIELDS.includes(field.name) || !isForAll(loan, field)) return [];
    if (isLeafType(type)) return [`  ${field.name}`];
    if (!isObjectType(type) || isListType(getNullableType(field.type)) || isPaged(type)) return [];
    return [`  ${field.name} {`, ...valuesOf(type).map(({ name }) => `    ${name}`), '  }'];
  });
  return `fragment LoanMoney on Loan {\n${lines.join('\n')}\n}\n`;
}

const isPaged = ({ name }: GraphQLObjectType): boolean => name.endsWith('Connection');
