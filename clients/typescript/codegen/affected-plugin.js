// What each command changes, from the declarations and the schema: what a cache must forget after it.
import { readFileSync } from 'node:fs';
import { getNamedType, isAbstractType, isInputObjectType, isObjectType } from 'graphql';

/** Printed from the declarations by `npm run schema`. */
const commands = JSON.parse(readFileSync(new URL('../../../schema/commands.json', import.meta.url), 'utf8'));

/** Objects that many loans share. A command on a loan changes none of them. */
const SHARED = new Set(['Loan', 'Borrower', 'Lender', 'Servicer', 'ApiClient']);

/** Fields computed from loans, and the fields that they are computed from. */
const BALANCES = ['Loan.delinquency', 'Loan.loanStatus', 'Loan.remainingBalance'];
const COMPUTED = {
  'Query.portfolio': [...BALANCES, 'Loan.autoLoan', 'Loan.collateral', 'Loan.trialBalance'],
  'Query.previewCommand': [...BALANCES, 'Loan.holds'],
  'Query.quoteLoanChange': BALANCES,
  'Query.quoteRepayment': BALANCES,
  'Query.returnRates': ['Loan.repayments', 'Loan.scheduledPayments'],
  'Borrower.risk': BALANCES,
};

/** Members of the filter of loans that are named otherwise than the field that they look at. */
const FILTERS = {
  'Loan.autoLoan': ['paymentStatus'],
  'Loan.delinquency': ['bucket', 'daysPastDue', 'chargeOffDue'],
  'Loan.repayments': ['paymentReferences'],
};

export function plugin(schema) {
  const query = schema.getQueryType();
  const loan = schema.getType('Loan');
  const affects = Object.fromEntries(commands.map((command) => [command.name, command.affects]));
  const changed = [...new Set(Object.values(affects).flat())].sort();
  const entitiesBelow = (name) => objectsBelow(schema, typeNamed(schema, name)).filter((type) => !SHARED.has(type));
  const leadsTo = Object.fromEntries(changed.map((name) => [name, name.includes('.') ? entitiesBelow(name) : [name]]));
  const changedTypes = new Set(Object.values(leadsTo).flat());
  const dependsOn = { ...COMPUTED };
  for (const { name, type } of Object.values(query.getFields())) {
    const causes = objectsBelow(schema, getNamedType(type)).filter((one) => changedTypes.has(one));
    if (causes.length > 0) dependsOn[`Query.${name}`] ??= causes;
  }
  const words = filterWords(schema);
  const selectedBy = Object.fromEntries(
    Object.keys(loan.getFields())
      .map((name) => [
        `Loan.${name}`,
        [...words.filter((word) => camelCase(word) === name), ...(FILTERS[`Loan.${name}`] ?? [])],
      ])
      .filter(([name, found]) => found.length > 0 && changed.includes(name)),
  );
  const loanLists = [query, schema.getType('Borrower')].flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'LoanConnection')
      .map(({ name }) => `${type.name}.${name}`),
  );
  const tables = { leadsTo: withoutEmpty(leadsTo), dependsOn, selectedBy, loanLists };
  return [
    '/* eslint-disable */',
    ...printAffects(affects),
    ...Object.entries(tables).map(
      ([name, table]) =>
        `/** ${DESCRIPTIONS[name]} */\nexport const ${name} = ${JSON.stringify(table, null, 2)} as const;\n`,
    ),
  ].join('\n');
}

const DESCRIPTIONS = {
  leadsTo: 'The types of objects with an id that are read through a field that a command changes.',
  dependsOn: 'Fields computed from others, and lists of objects that commands change.',
  selectedBy: 'How the arguments of a list of loans name the field that they filter or sort by.',
  loanLists: 'Lists of loans.',
};

/** Many commands change the same fields. */
function printAffects(affects) {
  const sets = [...new Set(Object.values(affects).map((names) => JSON.stringify(names)))];
  const rows = Object.entries(affects).map(([name, names]) => `  ${name}: set${sets.indexOf(JSON.stringify(names))},`);
  return [
    ...sets.map((text, place) => `const set${place} = ${text} as const;`),
    '/** What each command changes: a field as `Type.field`, or all fields of a type as `Type`. */',
    `export const affects = {\n${rows.join('\n')}\n} as const;\n`,
  ];
}

function typeNamed(schema, path) {
  const [type, field] = path.split('.');
  const found = schema.getType(type)?.getFields()[field];
  if (!found) throw new Error(`A command affects ${path}, which the schema does not have`);
  return getNamedType(found.type);
}

/** The names of the objects with an id that a type leads to; those that loans share lead no further. */
function objectsBelow(schema, type, seen = new Set()) {
  if (seen.has(type.name)) return [];
  seen.add(type.name);
  if (isAbstractType(type))
    return schema.getPossibleTypes(type).flatMap((member) => objectsBelow(schema, member, seen));
  if (!isObjectType(type)) return [];
  const own = type.getFields().id ? [type.name] : [];
  if (SHARED.has(type.name)) return own;
  const below = Object.values(type.getFields()).flatMap((field) =>
    objectsBelow(schema, getNamedType(field.type), seen),
  );
  return [...new Set([...own, ...below])].sort();
}

/** Every name that a filter or an order of loans can hold. */
function filterWords(schema) {
  const members = (input, seen = new Set()) => {
    if (!isInputObjectType(input) || seen.has(input)) return [];
    seen.add(input);
    return Object.values(input.getFields()).flatMap(({ name, type }) => [name, ...members(getNamedType(type), seen)]);
  };
  const { args } = schema.getQueryType().getFields().loans;
  const order = getNamedType(args.find(({ name }) => name === 'orderBy').type).getFields().field;
  const filter = members(getNamedType(args.find(({ name }) => name === 'filter').type));
  const sorts = getNamedType(order.type).getValues();
  return [...new Set([...filter, ...sorts.map(({ name }) => name)])];
}

const camelCase = (word) =>
  /^[A-Z_]+$/.test(word) ? word.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase()) : word;

const withoutEmpty = (table) => Object.fromEntries(Object.entries(table).filter(([, names]) => names.length > 0));
