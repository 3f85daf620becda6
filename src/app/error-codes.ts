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
    meaning: 'The request cannot be read, or is not one that this address takes.',
    remedy: 'Mend what `message` names; on the REST edge `faults` has every member of the body that is wrong.',
  },
  BAD_USER_INPUT: {
    graph: [200, 400],
    meaning: 'A variable or an argument is not of its kind, or breaks a rule of the field.',
    remedy: 'Mend the value at `path`, or those that `faults` names.',
  },
  BATCHING_NOT_SUPPORTED: {
    graph: [400],
    meaning: 'Several operations came in one body.',
    remedy: 'Send each in a request of its own.',
  },
  BODY_TOO_LARGE: {
    graph: [413],
    rest: [413],
    meaning: 'The body has more bytes or more values than are read.',
    remedy: 'Send less; docs/limits.md has the sizes.',
  },
  COST_LIMIT_EXCEEDED: {
    graph: [400],
    meaning: 'The operation would cost more than one may; `cost` says how much.',
    remedy: 'Ask for smaller pages or fewer fields, or split it.',
  },
  ERRORS_CAPPED: {
    graph: [200],
    meaning: 'More errors than are listed; `notListed` says how many.',
    remedy: 'Treat every null of the answer as possibly hidden, and leave out what the client may not see.',
  },
  FORBIDDEN: {
    graph: [200],
    rest: [403],
    meaning: 'The client lacks one of `requiredScopes`. In the graph the field at `path` is null and the rest stands.',
    remedy: 'Leave the field out, show it as hidden, or use a client whose role sees it (schema/visibility.md).',
  },
  GRAPHQL_PARSE_FAILED: {
    graph: [400],
    meaning: 'The document is not GraphQL.',
    remedy: 'Mend the place in `locations`.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    graph: [400],
    meaning: 'The document does not fit the schema.',
    remedy: 'Mend the place in `locations`; generate documents from the schema of this version.',
  },
  IDEMPOTENCY_KEY_INVALID: {
    rest: [400],
    meaning: 'The header Idempotency-Key is no key, or came more than once.',
    remedy: 'Send one header with 1 to 100 printable characters, such as a UUID.',
  },
  INTERNAL_SERVER_ERROR: {
    graph: [200, 500],
    rest: [500],
    meaning: 'A fault of ours. The log has it under the `x-request-id` of the answer.',
    remedy: 'Report the `x-request-id`. A command may be repeated with the same idempotency key.',
  },
  LIMIT_EXCEEDED: {
    graph: [400],
    meaning: 'The document, its variables or what it asks for pass `limit`, which is `most`.',
    remedy: 'Split the document, or ask for fewer at once; docs/limits.md has the limits.',
  },
  METHOD_NOT_ALLOWED: {
    rest: [405],
    meaning: 'The address takes another method.',
    remedy: 'Use the one in the header `allow`.',
  },
  NOT_FOUND: {
    rest: [404],
    meaning: 'There is nothing at this address, or no such loan or document for this client.',
    remedy: 'Look at the address and the id; loans of other portfolios do not exist for a client.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    graph: [400],
    meaning: 'The document has no operation of this name, or several and none is named.',
    remedy: 'Send `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    graph: [200, 400],
    meaning: 'No document is stored or registered under this digest.',
    remedy: 'Send the text with the digest once (libraries do so by themselves), or a `documentId` of the manifest.',
  },
  PERSISTED_QUERY_ONLY: {
    graph: [400],
    meaning: 'This gateway runs stored documents only.',
    remedy: 'Send one of them by its `documentId` or word for word.',
  },
  RATE_LIMITED: {
    graph: [200, 429],
    rest: [429],
    meaning: 'Too many requests, look-ups or wrong credentials, or too many at once.',
    remedy: 'Send the same again after `retry-after` seconds (`retryAfterSeconds` beside a field).',
    sendAgain: true,
  },
  SERVICE_UNAVAILABLE: {
    graph: [200, 503],
    rest: [503],
    meaning: 'The database does not answer, the audit log cannot be written, or the gateway is full.',
    remedy: 'Send the same again after `retry-after` seconds; a command with the same idempotency key.',
    sendAgain: true,
  },
  UNAUTHENTICATED: {
    graph: [401],
    rest: [401],
    meaning: 'Token or API key is missing, wrong, expired or revoked, or they are of two clients.',
    remedy: 'Get a new token once and send the same again; if that is refused too, the credentials are no good.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    graph: [415],
    rest: [415],
    meaning: 'The body is not JSON.',
    remedy: 'Send it as `content-type: application/json`.',
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
