import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstorableIn } from '../../src/platform/limits/unstorable-text.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { follow } from '../support/live.js';
import { RestApi } from '../support/rest-api.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const { schema } = await buildGraph({ authDirectives: false });
const UNSTORABLE = ['a\u0000b', 'half \ud83d a pair'] as const;

let world: World;
let underwriter: TestClient;
let servicer: TestClient;
let lender: TestClient;
let api: RestApi;
beforeAll(async () => {
  world = await openWorld();
  underwriter = await world.client('UNDERWRITER');
  servicer = await world.client('SERVICER');
  lender = await world.client('LENDER');
  api = await RestApi.of(world);
});
afterAll(() => world.close());

/** A value for each place of an input where a text may stand, with that text in it; of a filter inside its own kind once. */
function* placesIn(type: GraphQLInputType, text: string, around: readonly string[] = []): Generator {
  const named = getNamedType(type);
  if (isLeafType(named)) {
    yield type.toString().includes('[') ? [text] : text;
    if (named.name === 'JSONObject' || named.name === '_Any') yield* [{ deep: [{ member: text }] }, { [text]: 1 }];
  } else if (isInputObjectType(named) && around.filter((name) => name === named.name).length < 2) {
    for (const { name, type: inner } of Object.values(named.getFields()))
      for (const value of placesIn(inner, text, [...around, named.name])) yield { [name]: value };
  }
}

const asks = (kind: string, field: GraphQLField<unknown, unknown>) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${kind} (${declared}) { ${field.name}(${passed}) ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`;
};

const roots = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const fields = Object.values(type?.getFields() ?? {}).filter(({ args }) => args.length > 0);
  return fields.map((field) => [field.name, kind, field] as const);
});

describe('a text that the database cannot hold, wherever it stands in', () => {
  it.each(roots)('%s', async (_, kind, field) => {
    let tried = 0;
    for (const { name, type } of field.args) {
      for (const value of placesIn(type, UNSTORABLE[(tried += 1) % 2]!)) {
        const { status, errors, data } = await underwriter.query(asks(kind, field), { [name]: value });
        expect([JSON.stringify(value), status, errors[0]?.extensions.code, data ?? null]).toEqual([
          JSON.stringify(value),
          400,
          'BAD_USER_INPUT',
          null,
        ]);
        expect(errors[0]?.message).toMatch(/contains a NUL character or an unpaired surrogate/);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('an argument anywhere below, as a literal or a variable', () => {
    let tried = 0;
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      for (const { name, args } of Object.values(type.getFields())) {
        for (const arg of args) {
          tried += 1;
          const document = parse(`fragment F on ${type.name} { ${name}(${arg.name}: { a: ["\\u0000"] }) }`);
          expect(unstorableIn({ document, variables: {} })).toBeDefined();
        }
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('a literal, though the same text was answered before', async () => {
    const asked = (id: string) => underwriter.query(`{ loan(id: "${id}") { id } }`);
    expect((await asked('LN')).status).toBe(200);
    for (let time = 0; time < 2; time++) expect((await asked('LN\\u0000')).status).toBe(400);
  });

  it('a query that is known already', async () => {
    const asked = (id: string) => underwriter.query('query Known($id: ID!) { loan(id: $id) { id } }', { id });
    for (let time = 0; time < 2; time++) expect((await asked('LN')).status).toBe(200);
    for (const id of UNSTORABLE) expect((await asked(id)).status).toBe(400);
  });

  it.each(['WebSocket', 'SSE'] as const)('a subscription over %s', async (transport) => {
    for (const text of UNSTORABLE) {
      const following = follow(servicer, transport, text);
      const ended = await following.ended;
      expect(JSON.stringify([ended, following.updates])).toContain('BAD_USER_INPUT');
    }
  });
});

describe('the v2 edge', () => {
  interface Body {
    readonly $ref?: string;
    readonly properties?: Record<string, unknown>;
    readonly anyOf?: readonly Body[];
    readonly oneOf?: readonly Body[];
  }
  const membersOf = ({ $ref, properties = {}, anyOf = [], oneOf = [] }: Body): string[] => [
    ...($ref === undefined ? [] : membersOf(named($ref))),
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(membersOf),
  ];
  const named = (reference: string): Body =>
    (api.document.components as { schemas: Record<string, Body> }).schemas[reference.split('/').at(-1)!]!;
  const bodies = () =>
    Object.entries(api.document.paths).flatMap(([path, { post }]) => {
      const content = post?.requestBody?.content;
      return content ? [[path, membersOf(content['application/json']!.schema)] as const] : [];
    });
  const clientFor = (path: string) =>
    /fund-loan|transfer|buy-back/.test(path) ? lender : /underwriting|loans/.test(path) ? underwriter : servicer;

  it('refuses it in every member of every body: as its value, below it, or as a name', async () => {
    expect(bodies().length).toBe(60);
    for (const [path, members] of bodies()) {
      expect(members).not.toEqual([]);
      for (const [n, member] of members.entries()) {
        const text = UNSTORABLE[n % 2];
        const value = [text, { deep: text }, { [String(text)]: '' }][n % 3];
        const { status } = await api.post(clientFor(path), path, { [member]: value });
        expect([path, member, status]).toEqual([path, member, 400]);
      }
    }
  });

  it('names the member where all else is in order', async () => {
    const payment = { loanId: 'LN', amount: '1.00', method: 'ACH' };
    for (const member of ['loanId', 'externalReference']) {
      const { body } = await api.post(servicer, '/loan-repay', { ...payment, [member]: UNSTORABLE[0] });
      expect(body).toMatchObject({ code: 'BAD_REQUEST', faults: [{ field: member }] });
    }
    const credentials = { clientId: 'client_AAAAAAAAAAAA', clientSecret: 's' };
    for (const member of ['clientId', 'clientSecret']) {
      const { body } = await api.post(servicer, '/auth-token', { ...credentials, [member]: UNSTORABLE[1] });
      expect(body).toMatchObject({ code: 'BAD_REQUEST', faults: [{ field: member }] });
    }
  });

  it('refuses it in a path', async () => {
    const auditor = await world.client('AUDITOR');
    for (const path of ['/loans/{loan_id}', '/loan-data/{loan_id}'])
      expect((await api.read(auditor, path, UNSTORABLE[0])).status).toBe(400);
  });
});
