// An example operation with variables for each root field of the graph. The pages, the collection for Bruno and the tests use the same ones.
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  parse,
  print,
} from 'graphql';
import { isComposite, membersOf } from './graph-model.js';

const KEYWORDS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' };

/** `{ name, query, variables }`. Required arguments become variables; of optional ones only `first` is given. */
export function exampleOf({ schema }, parentName, field) {
  const wanted = field.args.filter((argument) => isNonNullType(argument.type) || argument.name === 'first');
  const name = field.name[0].toUpperCase() + field.name.slice(1);
  const declared = wanted.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = wanted.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = declared ? `${name}(${declared})` : name;
  const call = given ? `${field.name}(${given})` : field.name;
  const query = `${KEYWORDS[parentName]} ${head} { ${call} ${selectionOf(schema, field.type)} }`;
  const variables = Object.fromEntries(wanted.map(({ name, type }) => [name, sampleOf(type, name)]));
  return { name, query: print(parse(query)), variables };
}

/** Selected before others, where a type has them. */
const FIRST_FIELDS = ['id', 'loanStatus', 'state', 'amount', 'remainingBalance', 'nextPaymentDate', 'effectiveDate'];

/** Depth of the objects that an example selects below its root field. */
const DEPTH = 2;

function selectionOf(schema, type, depth = DEPTH) {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) return ofUnion(schema, named, depth);
  const fields = Object.values(named.getFields()).filter(
    ({ args }) => !args.some((argument) => isNonNullType(argument.type)),
  );
  const page = fields.find(({ name }) => name === 'edges');
  if (page) return `{ edges { node ${selectionOf(schema, getNamedType(page.type).getFields().node.type, 1)} } }`;
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const first = FIRST_FIELDS.filter((name) => leaves.includes(name));
  const chosen = [...first, ...leaves.filter((name) => !first.includes(name))].slice(0, depth > 1 ? 8 : 4);
  const objects = depth > 1 ? objectsOf(schema, fields, depth) : [];
  return `{ ${[...chosen, ...objects].join(' ') || '__typename'} }`;
}

const objectsOf = (schema, fields, depth) =>
  fields
    .filter((field) => isComposite(getNamedType(field.type)) && field.args.length === 0)
    .slice(0, 2)
    .map((field) => `${field.name} ${selectionOf(schema, field.type, depth - 1)}`);

function ofUnion(schema, union, depth) {
  const { done, refusals } = membersOf(union);
  const parts = done.map((member) => `... on ${member.name} ${selectionOf(schema, member, depth)}`);
  if (refusals.length > 0) parts.push('... on Refusal { code message }');
  return `{ __typename ${parts.join(' ')} }`;
}

const BY_NAME = {
  loanId: 'LN-1',
  borrowerId: 'BR-1',
  repaymentId: 'RP-1',
  idempotencyKey: '7d0c4f0e-5a3b-4c53-9d0e-2f6f5d1d8f11',
  reason: 'Requested by the borrower',
  amount: '25.00',
  principal: '18800.00',
  annualRatePercent: '9',
  ssn: '123-45-6789',
  url: 'https://example.com/hooks',
  routingNumber: '021000021',
  accountNumber: '1234567890',
  vin: '1HGCM82633A004352',
  first: 10,
};

const BY_TYPE = {
  Date: '2026-11-19',
  DateTime: '2026-11-19T12:00:00Z',
  Decimal: '100.00',
  Percent: '7.25',
  Fraction: '0.35',
  JSONObject: {},
  Int: 12,
  Float: 1.5,
  Boolean: true,
  ID: 'ID-1',
  String: 'text',
};

/** A value of an input type with its required members; of one that takes exactly one member, the first. */
function sampleOf(type, name) {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType, name)];
  const named = getNamedType(type);
  if (isInputObjectType(named)) return sampleObject(named);
  if (isEnumType(named)) return named.getValues()[0].name;
  return BY_NAME[name] ?? BY_TYPE[named.name] ?? 'text';
}

function sampleObject(type) {
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  const chosen = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(chosen.map((field) => [field.name, sampleOf(field.type, field.name)]));
}
