import { objectSchema, type Schema, recordSchemas, reference } from './openapi-schema.js';
import { KEY_PATTERN } from '../app/command/once.js';
import type { Endpoint } from './endpoint.js';
import { PROBLEM_TITLES, type ProblemStatus } from './problem.js';
import { IDEMPOTENCY_KEY } from './command-body.js';

const TEXT: Schema = { type: 'string' };
const TEXTS: Schema = { type: 'array', items: TEXT };

/** RFC 9457, with what a client can act on. */
export const problemSchema = (): Schema => ({
  ...objectSchema(
    {
      type: { type: 'string', description: 'A name of the problem, one per code.' },
      title: { type: 'string', description: 'What the status means.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'The same code as in the graph.' },
      message: { type: 'string', description: 'What was wrong and what to do; never a value that was sent.' },
      faults: {
        type: 'array',
        description: 'Everything that is wrong with the input.',
        items: objectSchema({ field: TEXT, reason: TEXT }, ['field', 'reason']),
      },
      currentState: { type: 'string', description: 'The state that does not allow the command.' },
      command: { type: 'string', description: 'The command that was refused.' },
      allowedCommands: { ...TEXTS, description: 'The commands that the state allows.' },
      requiredScopes: { ...TEXTS, description: 'All scopes that the endpoint needs.' },
      data: { type: 'object', description: 'Figures that a client can act on.', additionalProperties: TEXT },
    },
    ['type', 'title', 'status', 'code', 'message'],
  ),
});

const DESCRIPTION = `The servicing interface of the loan gateway. Every endpoint is an operation of the graph behind it:
the same permissions, the same rules, the same audit log. Figures are strings with thousands separators, a member without
value is an empty string, states are spelled in PascalCase. A command may have an Idempotency-Key: the same key and body
give the first answer again, and nothing happens twice. Without a key the same body within a minute is a repeat.`;

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
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'A token from POST /auth-token.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'key', description: 'The API key of the same client.' },
    },
    parameters: {
      IdempotencyKey: {
        name: IDEMPOTENCY_KEY,
        in: 'header',
        required: false,
        description:
          'Your own name for this command, kept per client and endpoint. Without it the same body within a minute is a repeat.',
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
    ...(requiredScopes.length > 0 && { description: `Needs the scopes ${requiredScopes.join(', ')}.` }),
    ...(admits === 'ANYONE' && { security: [{ apiKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [success.status]: { description: 'Done.', content: { 'application/json': { schema: envelope(success.data) } } },
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
