import type { RequestHandler, Router } from 'express';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import type { GraphServices } from '../../src/features/graph-context.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { restRoutes } from '../../src/rest/routes.js';
import { RestApi } from '../support/rest-api.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The paths of a router and of those within it, as Express holds them. */
const mountedPaths = ({ stack }: Pick<Router, 'stack'>): string[] =>
  stack.flatMap(({ route, handle }) => (route ? [route.path] : 'stack' in handle ? mountedPaths(handle as never) : []));

let world: World;
let api: RestApi;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  api = await RestApi.of(world);
  underwriter = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

describe('GET /v2/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(api.document) as never);
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('needs no credentials, since it holds names and no values, and takes no other method', async () => {
    const response = await fetch(`${world.url}/v2/openapi.json`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const post = await fetch(`${world.url}/v2/openapi.json`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('names the endpoints of the specification and those that were added', () => {
    const endpoints = Object.entries(api.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(endpoints.sort()).toEqual([
      'GET /loan-data/{loan_id}',
      'GET /loans/{loan_id}',
      'POST /accelerate-loan',
      'POST /accept-transfer',
      'POST /acknowledge-repayment',
      'POST /add-note',
      'POST /add-product',
      'POST /adjust-principal',
      'POST /answer-complaint',
      'POST /approve',
      'POST /assess-fee',
      'POST /auth-token',
      'POST /authorize-autopay',
      'POST /bankruptcy-notice',
      'POST /buy-back',
      'POST /cancel-product',
      'POST /cancel-promise',
      'POST /cancel-scheduled-payment',
      'POST /cancel-transfer',
      'POST /change-due-date',
      'POST /change-rate',
      'POST /charge-off-loan',
      'POST /claim-work',
      'POST /close-period',
      'POST /complete-underwriting',
      'POST /complete-work',
      'POST /decline-transfer',
      'POST /defer-payments',
      'POST /fund-loan',
      'POST /initiate-repayment',
      'POST /issue-letter',
      'POST /lift-hold',
      'POST /loan-references',
      'POST /loan-repay',
      'POST /loans',
      'POST /modify-loan',
      'POST /place-hold',
      'POST /promise-to-pay',
      'POST /propose-transfer',
      'POST /reage',
      'POST /reamortize',
      'POST /record-complaint',
      'POST /record-contact',
      'POST /record-cure-notice',
      'POST /record-payment-notice',
      'POST /record-sale-notice',
      'POST /refund-credit',
      'POST /refund-fee',
      'POST /reinstate-loan',
      'POST /reject',
      'POST /reopen-period',
      'POST /request-approval',
      'POST /retry-payment',
      'POST /reverse-adjustment',
      'POST /revoke-autopay',
      'POST /schedule-payment',
      'POST /set-contact-preferences',
      'POST /start-underwriting',
      'POST /undo-loan-change',
      'POST /waive-fee',
      'POST /waive-interest',
      'POST /write-off-small-balance',
    ]);
  });

  it('names every route that is mounted, and no other', async () => {
    const graph = await buildGraph({ authDirectives: false });
    const passes: RequestHandler = (_req, _res, next) => {
      next();
    };
    const router = restRoutes({
      graph,
      services: {} as GraphServices,
      admit: { client: passes, any: passes },
      callerOf: () => {
        throw new Error('nobody calls');
      },
      note: () => undefined,
    });
    const described = Object.keys(api.document.paths).map((path) => path.replace(/\{(\w+)\}/, ':$1'));
    expect(mountedPaths(router).sort()).toEqual(['/openapi.json', ...described].sort());
  });

  it('agrees with what is mounted: what it names answers, and any other method does not', async () => {
    for (const [path, methods] of Object.entries(api.document.paths)) {
      for (const method of METHODS) {
        const address = `/v2/servicing${path.replace('{loan_id}', 'LN-NONE')}`;
        const { status } = await underwriter.fetch(address, { method });
        expect([method, path, status === 405]).toEqual([method, path, !(method.toLowerCase() in methods)]);
      }
    }
  });

  it('has a tag, an example and a named body for every operation, and ids in one style', () => {
    const operations = Object.values(api.document.paths).flatMap((methods) => Object.values(methods));
    const tags = new Set(api.document.tags.map(({ name }) => name));
    for (const { operationId, tags: own, requestBody, responses } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(own.filter((tag) => !tags.has(tag))).toEqual([]);
      expect(own).toHaveLength(1);
      for (const [name, body] of [
        ['Request', requestBody],
        ['Answer', responses[200] ?? responses[201]],
      ] as const) {
        const content = body?.content['application/json'];
        if (!content) continue;
        expect(content.schema.$ref).toMatch(new RegExp(`^#/components/schemas/[A-Z][A-Za-z]+${name}$`));
        expect(content.example).toBeDefined();
      }
      expect(responses).toHaveProperty('429');
    }
  });

  it('has request examples that the endpoints accept as they are written', () => {
    for (const [path, { post }] of Object.entries(api.document.paths)) {
      const example = post?.requestBody?.content['application/json']?.example;
      if (example !== undefined) expect([path, api.accepts(path, example)]).toEqual([path, true]);
    }
  });

  it('says what is true for v2: no value is "", and enum values are in PascalCase', () => {
    const { schemas } = api.document.components;
    const texts = Object.entries(schemas)
      .filter(([name]) => /(Request|Answer)$/.test(name))
      .flatMap(([, schema]) => [...JSON.stringify(schema).matchAll(/"description":"((?:[^"\\]|\\.)*)"/g)])
      .map(([, text = '']) => text);
    expect(texts.filter((text) => /\bnull\b|`[A-Z]+_[A-Z_]+`/i.test(text))).toEqual([]);
    expect(texts.join('\n')).toContain('`\\"\\"`');
  });

  it('describes every field of the record, with its class', () => {
    const text = JSON.stringify(api.document);
    for (const { graphql, classes } of FIELD_MAP) {
      expect(text).toContain(`"description":"\`${graphql}\` in GraphQL.","x-class":"${classes.join(' + ')}"`);
    }
  });
});

describe('real answers', () => {
  it('fit the document for a loan without assessment, for one that is not there and for a client that may not', async () => {
    const { id } = await world.loan({ loanStatus: 'CREATED' });
    const marketplace = await world.client('MARKETPLACE');
    const statuses = [
      await api.read(underwriter, '/loans/{loan_id}', id),
      await api.read(marketplace, '/loan-data/{loan_id}', id),
      await api.read(underwriter, '/loans/{loan_id}', 'LN-NONE'),
      await api.read(marketplace, '/loans/{loan_id}', id),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 404, 403]);
  });

  it('fit the document for an exchange of credentials', async () => {
    const { clientId, clientSecret } = underwriter.credentials;
    expect(api.accepts('/auth-token', { clientId, clientSecret })).toBe(true);
    const { body } = await api.post(underwriter, '/auth-token', { clientId, clientSecret });
    expect(body.data).toMatchObject({ tokenType: 'Bearer', expiresIn: 900 });
  });
});
