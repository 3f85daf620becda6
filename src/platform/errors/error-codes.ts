/** Every code that an edge answers a request with that it did not carry out, or not all of. Refusals have their own. */
export interface ErrorCodeRow {
  /** Statuses on each edge that has it; 200 beside `data` that is null at the error's path. */
  readonly graph?: readonly number[];
  readonly rest?: readonly number[];
  readonly meaning: string;
  readonly remedy: string;
  /** Whether the very same request may be sent again, after `retry-after` where it is given. */
  readonly sendAgain?: true;
}

const TABLE = {
  BAD_REQUEST: {
    graph: [400, 405, 406, 415],
    rest: [400, 415],
    meaning: 'The request is malformed or not accepted by this endpoint.',
    remedy: 'Fix what `message` describes. In REST, `faults` lists every invalid member of the body.',
  },
  BAD_USER_INPUT: {
    graph: [200, 400],
    meaning:
      'A variable has the wrong type, or an argument breaks a rule of its field. With status 400 nothing was carried out.',
    remedy:
      'Fix `argument` of `field`, given by `variable` if it has one, at `locations`. Or fix the value at `path`, or the values in `faults`.',
  },
  BATCHING_NOT_SUPPORTED: {
    graph: [400],
    meaning: 'The body has several operations.',
    remedy: 'Send each operation in its own request.',
  },
  BODY_TOO_LARGE: {
    graph: [413],
    rest: [413],
    meaning: 'The body has too many bytes or too many values.',
    remedy: 'Send less. docs/limits.md lists the sizes.',
  },
  COST_LIMIT_EXCEEDED: {
    graph: [400],
    meaning: 'The operation is above the cost limit. `cost` has its cost.',
    remedy: 'Request smaller pages or fewer fields, or split the operation.',
  },
  ERRORS_CAPPED: {
    graph: [200],
    meaning: 'The response has more errors than are listed. `notListed` is their number.',
    remedy: 'Treat every null as possibly hidden, and omit fields that the client cannot see.',
  },
  FORBIDDEN: {
    graph: [200],
    rest: [403],
    meaning:
      'The client lacks one of `requiredScopes`. In GraphQL, the field at `path` is null and the other fields are returned.',
    remedy: 'Omit the field, show it as hidden, or use a client whose role can see it (schema/visibility.md).',
  },
  GRAPHQL_PARSE_FAILED: {
    graph: [400],
    meaning: 'The document is not valid GraphQL syntax.',
    remedy: 'Fix the document at `locations`.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    graph: [400],
    meaning: 'The document does not match the schema.',
    remedy: 'Fix the document at `locations`. Generate documents from the schema of this version.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    rest: [400],
    meaning: 'The `Idempotency-Key` header is invalid or was sent more than once.',
    remedy: 'Send one header with 1 to 100 printable characters, such as a UUID.',
  },
  INTERNAL_SERVER_ERROR: {
    graph: [200, 500],
    rest: [500],
    meaning: 'Internal error. The log has the details under the `x-request-id` of the response.',
    remedy: 'Report the `x-request-id`. A command can be retried with the same idempotency key.',
  },
  LIMIT_EXCEEDED: {
    graph: [400],
    meaning: 'The document, its variables or its result are above a limit: `limit` has its name, `most` its value.',
    remedy: 'Split the document, or request less at once. docs/limits.md lists the limits.',
  },
  METHOD_NOT_ALLOWED: {
    rest: [405],
    meaning: 'The endpoint does not accept this method.',
    remedy: 'Use the method in the `allow` header.',
  },
  NOT_FOUND: {
    rest: [404],
    meaning: 'The URL does not exist, or the loan or document is not in the caller’s portfolio.',
    remedy: 'Check the URL and the ID.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    graph: [400],
    meaning: 'The document has no operation with this name, or it has several and `operationName` is missing.',
    remedy: 'Send `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    graph: [200, 400],
    meaning: 'No document is stored or registered under this digest.',
    remedy: 'Send the text with the digest once (libraries do this automatically), or a stored `documentId`.',
  },
  PERSISTED_QUERY_ONLY: {
    graph: [400],
    meaning: 'This gateway runs stored documents only.',
    remedy: 'Send the `documentId` or the exact text of a stored document.',
  },
  RATE_LIMITED: {
    graph: [200, 429],
    rest: [429],
    meaning: 'Too many requests, lookups or failed logins, or too many at once.',
    remedy: 'Retry after `retry-after` seconds (`retryAfterSeconds` for a field).',
    sendAgain: true,
  },
  SERVICE_UNAVAILABLE: {
    graph: [200, 503],
    rest: [503],
    meaning: 'The database does not respond, the audit log cannot be written, or the gateway is overloaded.',
    remedy: 'Retry after `retry-after` seconds. Retry a command with the same idempotency key.',
    sendAgain: true,
  },
  UNAUTHENTICATED: {
    graph: [401],
    rest: [401],
    meaning: 'The token or API key is missing, wrong, expired or revoked, or they belong to different clients.',
    remedy: 'Get a new token once and retry. If it is refused too, the credentials are invalid.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    graph: [415],
    rest: [415],
    meaning: 'The body has the wrong content type.',
    remedy: 'Send it with `content-type: application/json`.',
  },
} as const satisfies Readonly<Record<string, ErrorCodeRow>>;

export type ErrorCode = keyof typeof TABLE;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = TABLE;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(TABLE, code);

declare module 'graphql/error/GraphQLError.js' {
  interface GraphQLErrorExtensions {
    code?: ErrorCode;
  }
}
