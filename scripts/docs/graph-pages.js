// The reference of the graph: a page for each command, pages for queries, subscriptions and types.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { exampleOf } from './graph-examples.js';
import { membersOf, readGraph, ROLES } from './graph-model.js';
import { code, fence, html, oneLine, page, table, text } from './markdown.js';

export function graphPages(root) {
  const graph = readGraph(root);
  const types = Object.values(graph.schema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !ROOTS.has(name),
  );
  const commands = fieldsOf(graph.schema.getMutationType());
  return {
    'graph/index.md': overview(commands),
    'graph/queries.md': rootPage(graph, 'Query', 'Queries', 'Read loans, borrowers, payments and totals.'),
    'graph/subscriptions.md': rootPage(graph, 'Subscription', 'Subscriptions', 'Follow loans while they change.'),
    ...Object.fromEntries(commands.map((field) => [`commands/${field.name}.md`, commandPage(graph, field)])),
    'graph/objects.md': typesPage(graph, 'Objects', 'Types with fields.', types.filter(isPlainObject), objectSection),
    'graph/answers.md': typesPage(graph, 'Answers and refusals', ANSWERS, types.filter(isAnswer), objectSection),
    'graph/inputs.md': typesPage(
      graph,
      'Inputs',
      'Arguments with members.',
      types.filter(isInputObjectType),
      inputSection,
    ),
    'graph/enums.md': typesPage(graph, 'Enums', 'Lists of values.', types.filter(isEnumType), enumSection),
    'graph/unions.md': typesPage(graph, 'Unions', 'Answers of several types.', types.filter(isUnionType), unionSection),
    'graph/scalars.md': typesPage(graph, 'Scalars', 'Single values.', types.filter(isScalarType), scalarSection),
  };
}

export const commandNames = (root) => fieldsOf(readGraph(root).schema.getMutationType()).map(({ name }) => name);

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);
const ANSWERS = 'Types that a command answers with, pages of lists, and refusals.';
const isAnswer = (type) =>
  (isObjectType(type) || isInterfaceType(type)) &&
  (/(Connection|Edge|Updated|Created|Issued|Refusal|PageInfo)$/.test(type.name) ||
    (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Refusal')));
const isPlainObject = (type) => (isObjectType(type) || isInterfaceType(type)) && !isAnswer(type);
const fieldsOf = (type) => Object.values(type.getFields()).filter(({ name }) => !name.startsWith('_'));

function overview(commands) {
  const pages = [
    ['Queries', 'queries', 'Read loans, borrowers, payments and totals'],
    ['Subscriptions', 'subscriptions', 'Follow loans while they change'],
    ['Objects', 'objects', 'Types with fields, such as `Loan`'],
    ['Answers and refusals', 'answers', 'Types that commands answer with'],
    ['Inputs', 'inputs', 'Arguments with members'],
    ['Enums', 'enums', 'Lists of values'],
    ['Unions', 'unions', 'Answers of several types'],
    ['Scalars', 'scalars', 'Single values: money, dates, ids'],
  ];
  const rows = commands.map((field) => [
    `[${code(field.name)}](../commands/${field.name}.md)`,
    oneLine(field.description),
  ]);
  return page('The graph', [
    'Send operations to `POST /graphql` with `Authorization: Bearer <token>` and `key: <API key>`. Choose a role under **Seen as** to see only what that role sees.',
    table(
      ['page', 'what it lists'],
      pages.map(([title, file, what]) => [`[${title}](${file}.md)`, what]),
    ),
    '## Commands',
    'Each command is a mutation. It takes one `input` with an idempotency key and answers with what changed, or with a refusal.',
    table(['command', 'what it does'], rows),
  ]);
}

function rootPage(graph, parent, title, intro) {
  const type = graph.schema.getType(parent);
  return page(title, [intro, ...fieldsOf(type).map((field) => rootSection(graph, parent, field))]);
}

function rootSection(graph, parent, field) {
  const { query, variables } = exampleOf(graph, parent, field);
  return [
    `## ${field.name}`,
    text(field.description),
    seenBy(graph.ruleOf(parent, field.name)),
    field.args.length > 0 && argumentTable(field.args),
    `Answers ${typeLink(field.type)}.`,
    example(query, variables),
  ];
}

function commandPage(graph, field) {
  const input = getNamedType(field.args[0]?.type);
  const { done, refusals } = membersOf(getNamedType(field.type));
  const { query, variables } = exampleOf(graph, 'Mutation', field);
  return page(`${field.name}`, [
    text(field.description),
    seenBy(graph.ruleOf('Mutation', field.name), 'Can be sent by'),
    '## Example',
    example(query, variables),
    isInputObjectType(input) && ['## Input', text(input.description), memberTable(input)],
    '## Answer',
    done.length > 0 &&
      table(
        ['type', 'what it is'],
        done.map((type) => [typeLink(type), oneLine(type.description)]),
      ),
    refusals.length > 0 && '## Refusals',
    refusals.length > 0 &&
      'A refusal is data: the loan is unchanged. [Errors and refusals](../../errors.md) has every code and its fix.',
    refusals.length > 0 &&
      table(
        ['type', 'when'],
        refusals.map((type) => [typeLink(type), oneLine(type.description)]),
      ),
  ]);
}

const typesPage = (graph, title, intro, types, section) =>
  page(title, [intro, ...[...types].sort((a, b) => a.name.localeCompare(b.name)).map((type) => section(graph, type))]);

function objectSection(graph, type) {
  const rows = fieldsOf(type).map((field) => {
    const rule = graph.ruleOf(type.name, field.name);
    const described = `${html(field.description)}${deprecated(field)}${argumentList(field.args)}`;
    return `<tr data-roles="${rule ? rule.roles.join(' ') : ROLES.join(' ')}"><td><code>${field.name}</code></td><td>${typeAnchor(field.type)}</td><td>${described}</td><td>${rule?.rule ?? ''}</td></tr>`;
  });
  return [
    `## ${type.name}`,
    text(type.description),
    `<table v-pre class="fields"><thead><tr><th>field</th><th>type</th><th>description</th><th>class or scope</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`,
  ];
}

const inputSection = (_graph, type) => [`## ${type.name}`, text(type.description), memberTable(type)];
const scalarSection = (_graph, type) => [`## ${type.name}`, text(type.description)];
const unionSection = (_graph, type) => [
  `## ${type.name}`,
  text(type.description),
  `One of ${type.getTypes().map(typeLink).join(', ')}.`,
];
const enumSection = (_graph, type) => [
  `## ${type.name}`,
  text(type.description),
  table(
    ['value', 'meaning'],
    type.getValues().map((value) => [code(value.name), oneLine(value.description)]),
  ),
];

const memberTable = (type) =>
  table(
    ['member', 'type', 'description'],
    Object.values(type.getFields()).map((field) => [
      code(field.name),
      typeLink(field.type),
      oneLine(field.description),
    ]),
  );
const argumentTable = (args) =>
  table(
    ['argument', 'type', 'description'],
    args.map((argument) => [code(argument.name), typeLink(argument.type), oneLine(argument.description)]),
  );
const argumentList = (args) =>
  args.length === 0
    ? ''
    : `<ul>${args.map((argument) => `<li><code>${argument.name}</code> ${typeAnchor(argument.type)}: ${html(argument.description)}</li>`).join('')}</ul>`;
const deprecated = ({ deprecationReason }) =>
  deprecationReason ? ` <strong>Deprecated.</strong> ${html(deprecationReason)}` : '';

function seenBy(rule, label = 'Seen by') {
  if (!rule) return '';
  const roles = rule.roles.map((role) => `<span class="role">${role}</span>`).join(' ');
  return `<p class="seen-by" data-roles="${rule.roles.join(' ')}">${label}: ${roles} <span class="rule">${rule.rule}</span></p>`;
}

const example = (query, variables) => [
  fence('graphql', query),
  Object.keys(variables).length > 0 && fence('json', JSON.stringify(variables, null, 2)),
];

function pageOf(type) {
  if (isEnumType(type)) return 'enums';
  if (isInputObjectType(type)) return 'inputs';
  if (isUnionType(type)) return 'unions';
  if (isScalarType(type)) return 'scalars';
  return isAnswer(type) ? 'answers' : 'objects';
}

const typeLink = (type) => {
  const named = getNamedType(type);
  return `[${code(String(type))}](../graph/${pageOf(named)}.md#${named.name.toLowerCase()})`;
};

/** For tables in HTML, whose links Markdown does not rewrite. */
const typeAnchor = (type) => {
  const named = getNamedType(type);
  return `<a href="/docs/reference/graph/${pageOf(named)}#${named.name.toLowerCase()}"><code>${type}</code></a>`;
};
