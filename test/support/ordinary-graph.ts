import { parse } from 'graphql';

/** What graphs of other teams commonly have: their own types under names that anybody would take. */
const OBJECTS = [
  'Account',
  'Address',
  'Application',
  'Collection',
  'Customer',
  'Deal',
  'Document',
  'DocumentLink',
  'Fee',
  'Invoice',
  'Message',
  'Order',
  'Partner',
  'Payment',
  'Portfolio',
  'Product',
  'Quote',
  'Transaction',
  'User',
  'Valuation',
  'Vehicle',
];
const ENUMS = [
  'Currency',
  'PaymentFrequency',
  'PaymentMethod',
  'PaymentStatus',
  'RiskRating',
  'Role',
  'State',
  'Status',
];
const RANGES = ['DateRange', 'DateTimeRange', 'DecimalRange', 'FloatRange', 'IntRange'];
const SCALARS = ['BigInt', 'Date', 'DateTime', 'Decimal', 'JSON', 'JSONObject', 'Time', 'UUID'];

const lower = (name: string) => name[0]!.toLowerCase() + name.slice(1);

/** A graph that is like any other: scalars, sort orders, ranges, pages, and things that are called what things are called. */
export const ORDINARY_GRAPH = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])

  ${SCALARS.map((name) => `scalar ${name}`).join('\n')}
  ${ENUMS.map((name) => `enum ${name} { ONE_OF_OURS ANOTHER_OF_OURS }`).join('\n')}
  ${RANGES.map((name) => `input ${name} { start: String! end: String! }`).join('\n')}

  enum SortDirection { ASC DESC }

  type PageInfo @shareable {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  ${OBJECTS.map(
    (name, index) => `
      type ${name} implements Node @key(fields: "id") {
        id: ID!
        label: String!
        ${SCALARS.map((scalar) => `${lower(scalar)}Value: ${scalar}`).join('\n')}
        kind: ${ENUMS[index % ENUMS.length]!}
      }
      type ${name}Edge { cursor: String! node: ${name}! }
      type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }`,
  ).join('\n')}

  type Loan implements Node @key(fields: "id") {
    id: ID!
    ${OBJECTS.map((name) => `ordinary${name}: ${name}`).join('\n')}
  }

  interface Node { id: ID! }
  type Viewer @key(fields: "id") { id: ID! name: String! }
  union SearchResult = ${OBJECTS.join(' | ')}

  type Query {
    viewer: Viewer
    me: Viewer!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    search(text: String!): [SearchResult!]!
    ${OBJECTS.map(
      (name) => `
        ${lower(name)}OfOurs(id: ID!): ${name}
        ${lower(name)}sOfOurs(
          first: Int
          after: String
          sorted: SortDirection
          kind: ${ENUMS[0]!}
          ${RANGES.map((range) => `${lower(range)}: ${range}`).join('\n')}
        ): ${name}Connection!`,
    ).join('\n')}
  }
  type Mutation {
    approve(id: ID!): Boolean!
    reject(id: ID!, why: String): Boolean!
    ordinaryCommand(${ENUMS.map((name) => `${lower(name)}: ${name}`).join(' ')}): Boolean
  }
`);
