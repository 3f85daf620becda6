// The fields of every command that the desk has an operation for, from the schema: what its forms are made of.
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

const PREFIX = 'Desk';

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
    const fields = Object.values(getNamedType(type).getFields()).filter(isFillable).map(describe);
    const title = firstSentence(mutations[command].description);
    return `  ${command}: { title: ${JSON.stringify(title)}, document: ${document}, isApprovable: ${isApprovable}, isQuoted: ${isQuoted}, fields: ${JSON.stringify(fields)} },`;
  });
  return [
    '/* eslint-disable */',
    `import { ${names.map(({ document }) => document).join(', ')} } from 'loan-gateway-client/documents';`,
    'export const commandForms = {',
    ...forms,
    '} as const;',
    '',
  ].join('\n');
}

const fieldsOf = (schema, name) => schema.getType(name).getFields();

const commandOf = (name) => name[PREFIX.length].toLowerCase() + name.slice(PREFIX.length + 1);

/** Parts with parts of their own are for programs. */
const isFillable = ({ name, type }) =>
  name !== 'idempotencyKey' && !isListType(bare(type)) && !isInputObjectType(getNamedType(type));

const bare = (type) => (isNonNullType(type) ? type.ofType : type);

const describe = ({ name, type, description, defaultValue }) => {
  const named = getNamedType(type);
  return {
    name,
    type: isEnumType(named) ? 'Enum' : named.name,
    values: isEnumType(named) ? named.getValues().map(({ name: value }) => value) : [],
    isRequired: isNonNullType(type) && defaultValue === undefined,
    help: description ?? '',
  };
};

const firstSentence = (text) => (text ?? '').replace(/\s+/g, ' ').split(/(?<=\.)\s/)[0];
