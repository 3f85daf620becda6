import { objectSchema, type Schema, recordSchemas, reference } from './openapi-schema.js';
import { KEY_PATTERN } from '../platform/idempotency/once.js';
import type { Endpoint } from './endpoint.js';
import { PROBLEM_TITLES, type ProblemStatus } from '../platform/http/wire/problem.js';
import { IDEMPOTENCY_KEY } from './command-body.js';

const TEXT: Schema = { type: 'string' };
const TEXTS: Schema = { type: 'array', items: TEXT };

/** RFC 9457, with what a client can act on. */
export const problemSchema = (): Schema => ({
  ...objectSchema(
    {
      type: { type: 'string', description: 'URN of the problem, one per code.' },
      title: { type: 'string', description: 'Title of the status.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'Error or refusal code, as in GraphQL.' },
      message: { type: 'string', description: 'Problem and fix. Sent values are never repeated.' },
      faults: {
        type: 'array',
        description: 'All invalid members of the input.',
        items: objectSchema({ field: TEXT, reason: TEXT }, ['field', 'reason']),
      },
      currentState: { type: 'string', description: 'State that does not allow the command.' },
      command: { type: 'string', description: 'Refused command.' },
      allowedCommands: { ...TEXTS, description: 'Commands that the state allows.' },
      requiredScopes: { ...TEXTS, description: 'Scopes that the endpoint requires.' },
      data: { type: 'object', description: 'Figures for the client.', additionalProperties: TEXT },
    },
    ['type', 'title', 'status', 'code', 'message'],
  ),
});

const DESCRIPTION = `REST API of the loan gateway. Every endpoint runs a GraphQL operation, with the same permissions, rules and
audit log. Numbers are strings with thousands separators. A member without a value is an empty string. States are in
PascalCase. Commands accept an Idempotency-Key: retries with the same key and body return the first response. Without a
key, an identical body within a minute counts as a retry.`;

/** The OpenAPI 3.1 document of the endpoints, derived from what is mounted. It holds names and no values. */
export const openapiDocument = (endpoints: readonly Endpoint[], base: string): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Loan servicing',
    version: '2.0.0',
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: base }],
  security: [{ bearerAuth: [], apiKey: [] }],
  paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { [endpoint.method]: operationOf(endpoint) }])),
  components: {
    securitySchemes: {
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'Token from `POST /auth-token`.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'key', description: 'API key of the same client.' },
    },
    parameters: {
      IdempotencyKey: {
        name: IDEMPOTENCY_KEY,
        in: 'header',
        required: false,
        description:
          'Key of the command, per client and endpoint. Without it, an identical body within a minute counts as a retry.',
        schema: { type: 'string', minLength: 1, maxLength: 100, pattern: KEY_PATTERN },
      },
    },
    responses: Object.fromEntries(
      Object.entries(PROBLEM_TITLES).map(([status, description]) => [
        `Problem${status}`,
        { description, content: { 'application/problem+json': { schema: reference('Problem') } } },
      ]),
    ),
    schemas: { Problem: problemSchema(), ...recordSchemas() },
  },
});

function operationOf(endpoint: Endpoint): Schema {
  const { name, summary, admits, requiredScopes, body, success, problems } = endpoint;
  const parameters = parametersOf(endpoint);
  return {
    operationId: name,
    summary,
    ...(requiredScopes.length > 0 && { description: `Requires the scopes ${requiredScopes.join(', ')}.` }),
    ...(admits === 'ANYONE' && { security: [{ apiKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [success.status]: {
        description: 'Success.',
        content: { 'application/json': { schema: envelope(success.data) } },
      },
      ...Object.fromEntries(problems.map(problemResponse)),
    },
  };
}

function parametersOf({ path, once }: Endpoint): Schema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return [...inPath, ...(once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
}

const envelope = (data: Schema): Schema => objectSchema({ message: { type: 'string' }, data }, ['message', 'data']);

const problemResponse = (status: ProblemStatus): [string, Schema] => [
  String(status),
  { $ref: `#/components/responses/Problem${status}` },
];
