import type { Fetcher } from '@graphiql/toolkit';
import { Kind, OperationTypeNode, parse, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import { gatewayFetch, TokenSource } from 'loan-gateway-client';
import { liveClient } from 'loan-gateway-client/live';
import { GRAPH } from '../connection/connect.js';

type Given = Readonly<Record<string, unknown>>;

type Request = Readonly<{ query: string; variables: Given | undefined; operationName: string | undefined }>;

/**
 * Sends requests as the client of `tokens`, which are renewed in time, or with the credentials in the typed headers.
 */
export function graphFetcher(tokens: TokenSource | undefined): Fetcher {
  return ({ query, variables, operationName }, { headers = {} } = {}) => {
    const given = headers as Given;
    const used = typedTokens(given) ?? tokens;
    const asked = chosen(operationsOf(query), operationName);
    const request = { query, variables: variables as Given | undefined, operationName: asked?.name?.value };
    if (used && asked?.operation === OperationTypeNode.SUBSCRIPTION) return follow(request, used);
    return ask(request, used ? gatewayFetch(used) : fetch, given);
  };
}

/** The only operation is the one asked for: GraphiQL still names the one before for a moment after the text changed. */
function chosen(operations: readonly OperationDefinitionNode[], name: unknown): OperationDefinitionNode | undefined {
  return operations.length === 1 ? operations[0] : operations.find((operation) => operation.name?.value === name);
}

/** None where the text does not parse: the gateway says what is wrong with it. */
function operationsOf(query: string): readonly OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

async function ask(request: Request, send: typeof fetch, headers: Given) {
  const response = await send(GRAPH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: JSON.stringify(request),
  });
  return (await response.json()) as ExecutionResult;
}

/** One connection for each subscription: it ends with it. */
async function* follow(request: Request, tokens: TokenSource): AsyncGenerator<ExecutionResult> {
  const live = liveClient({ url: GRAPH.replace(/^http/, 'ws'), tokens });
  try {
    yield* live.iterate(request) as AsyncIterable<ExecutionResult>;
  } finally {
    await live.dispose();
  }
}

/** Who types in both headers is that client; nothing renews such a token. */
function typedTokens(headers: Given): TokenSource | undefined {
  const typed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const { authorization, key } = typed;
  if (authorization === undefined || key === undefined) return undefined;
  const accessToken = authorization.replace(/^bearer /i, '');
  return new TokenSource(key, () => Promise.resolve({ accessToken, expiresIn: 900 }));
}
