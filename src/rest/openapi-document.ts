import { objectSchema, type Schema, recordSchemas, reference } from './openapi-schema.js';
import { KEY_PATTERN } from '../platform/idempotency/once.js';
import type { JsonValue } from '../domain/record/json.js';
import { type Endpoint, ENDPOINT_TAGS, type EndpointTag } from './endpoint.js';
import { answerExample, requestExample } from './openapi-example.js';
import { PROBLEM_TITLES, type ProblemStatus, problemType } from '../platform/http/wire/problem.js';
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

/** The OpenAPI 3.1 document of the endpoints, derived from what is mounted. It holds names and no values of loans. */
export function openapiDocument(endpoints: readonly Endpoint[], base: string): Schema {
  const schemas = { Problem: problemSchema(), ...recordSchemas(), ...bodySchemas(endpoints) };
  const statuses = new Set(endpoints.flatMap(({ problems }) => problems));
  const tags = new Set(endpoints.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loan servicing',
      version: '2.0.0',
      description: DESCRIPTION,
      contact: { name: 'The operator of this gateway' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    security: [{ bearerAuth: [], apiKey: [] }],
    tags: Object.entries(ENDPOINT_TAGS)
      .filter(([name]) => tags.has(name as EndpointTag))
      .map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, { [endpoint.method]: operationOf(endpoint, schemas) }]),
    ),
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
          example: 'payment-2026-05-15-1',
        },
      },
      headers: {
        RetryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'integer', minimum: 1 } },
      },
      responses: Object.fromEntries(
        [...statuses].sort((one, other) => one - other).map((status) => [`Problem${status}`, problemOf(status)]),
      ),
      schemas,
    },
  };
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `fullRecord`: ids of operations begin in lower case, names of schemas in upper case. */
const idOf = ({ name }: Endpoint): string => name.charAt(0).toLowerCase() + name.slice(1);

const requestName = (endpoint: Endpoint): string => `${capitalized(endpoint.name)}Request`;
const answerName = (endpoint: Endpoint): string => `${capitalized(endpoint.name)}Answer`;

/** What each endpoint takes and answers, by name, so that generated clients have types for it. */
const bodySchemas = (endpoints: readonly Endpoint[]): Record<string, Schema> =>
  Object.fromEntries(
    endpoints.flatMap((endpoint): [string, Schema][] => [
      ...(endpoint.body ? [[requestName(endpoint), endpoint.body] as [string, Schema]] : []),
      [answerName(endpoint), envelope(endpoint.success.data)],
    ]),
  );

function operationOf(endpoint: Endpoint, schemas: Readonly<Record<string, Schema>>): Schema {
  const { summary, admits, requiredScopes, body, success, problems, tag } = endpoint;
  const parameters = parametersOf(endpoint);
  const [request, answer] = [reference(requestName(endpoint)), reference(answerName(endpoint))];
  return {
    operationId: idOf(endpoint),
    tags: [tag],
    summary,
    description:
      requiredScopes.length > 0
        ? `Requires the scopes ${requiredScopes.join(', ')}.`
        : 'Requires no token and no scope.',
    ...(admits === 'ANYONE' && { security: [{ apiKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(request, requestExample(request, schemas)) } }),
    responses: {
      [success.status]: { description: 'Success.', content: json(answer, answerExample(answer, schemas)) },
      ...Object.fromEntries(problems.map(problemResponse)),
    },
  };
}

const json = (schema: Schema, example: JsonValue) => ({ 'application/json': { schema, example } });

function problemOf(status: ProblemStatus): Schema {
  const title = PROBLEM_TITLES[status];
  const code = PROBLEM_CODES[status];
  const example = { type: problemType(code), title, status, code, message: `${title}.` };
  return {
    description: title,
    ...(ASKS_AGAIN.has(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/problem+json': { schema: reference('Problem'), example } },
  };
}

const ASKS_AGAIN: ReadonlySet<ProblemStatus> = new Set([429, 503]);

/** The code that a status usually comes with. */
const PROBLEM_CODES: Readonly<Record<ProblemStatus, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'NOT_ALLOWED_IN_STATE',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'INVALID_INPUT',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

function parametersOf({ path, once }: Endpoint): Schema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    description: 'ID of the loan.',
    schema: { type: 'string' },
    example: 'LN-1',
  }));
  return [...inPath, ...(once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
}

const envelope = (data: Schema): Schema => objectSchema({ message: { type: 'string' }, data }, ['message', 'data']);

const problemResponse = (status: ProblemStatus): [string, Schema] => [
  String(status),
  { $ref: `#/components/responses/Problem${status}` },
];
