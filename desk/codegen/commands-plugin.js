// The fields of every command that the desk has an operation for, from the schema: what its forms are made of.
import { readFileSync } from 'node:fs';
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

const PREFIX = 'Desk';
/** Filled in with the form of what is asked for. */
const ASKING = 'requestApproval';

/** Printed from the declarations by `npm run schema`, in the order of the menus. */
const declared = JSON.parse(readFileSync(new URL('../../schema/commands.json', import.meta.url), 'utf8'));

export function plugin(schema, documents) {
  const mutations = schema.getMutationType().getFields();
  const names = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ operation, name }) => operation === 'mutation' && name.value.startsWith(PREFIX))
    .map(({ name }) => ({ document: `${name.value}Document`, command: commandOf(name.value) }));
  const forms = names.map(({ document, command }) => {
    const [{ type }] = mutations[command].args;
    const isApprovable = command in fieldsOf(schema, 'RequestApprovalInput');
    const isQuoted = command in fieldsOf(schema, 'LoanChangeInput');
    const fields = command === ASKING ? [] : fieldsIn(getNamedType(type));
    const menu = declared.find(({ name }) => name === command)?.menu ?? null;
    return `  ${command}: { document: ${document}, isApprovable: ${isApprovable}, isQuoted: ${isQuoted}, menu: ${JSON.stringify(menu)}, fields: ${JSON.stringify(fields)} },`;
  });
  return [
    '/* eslint-disable */',
    `import { ${names.map(({ document }) => document).join(', ')} } from 'loan-gateway-client/documents';`,
    'export const commandForms = {',
    ...forms,
    '} as const;',
    `export const commandOrder: readonly string[] = ${JSON.stringify(declared.map(({ name }) => name))};`,
    '',
  ].join('\n');
}

const fieldsOf = (schema, name) => schema.getType(name).getFields();

const commandOf = (name) => name[PREFIX.length].toLowerCase() + name.slice(PREFIX.length + 1);

/** Parts of parts are named by their way: `rules.lateFee.flat`. Lists are for programs, but for those of a few words. */
const fieldsIn = (input, way = '') =>
  Object.values(input.getFields())
    .filter(({ name, type }) => name !== 'idempotencyKey' && isForPeople(type))
    .flatMap((field) => {
      const named = getNamedType(field.type);
      return isInputObjectType(named) ? fieldsIn(named, `${way}${field.name}.`) : [describe(field, way)];
    });

const isForPeople = (type) => !isListType(bare(type)) || isEnumType(getNamedType(type));

const bare = (type) => (isNonNullType(type) ? type.ofType : type);

const describe = ({ name, type, defaultValue }, way) => {
  const named = getNamedType(type);
  return {
    name: way + name,
    type: !isEnumType(named) ? named.name : isListType(bare(type)) ? 'EnumList' : 'Enum',
    values: isEnumType(named) ? named.getValues().map(({ name: value }) => value) : [],
    isRequired: isNonNullType(type) && defaultValue === undefined,
  };
};
