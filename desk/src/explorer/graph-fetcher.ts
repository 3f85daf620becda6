import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, OperationTypeNode, type ExecutionResult } from 'graphql';
import { gatewayFetch, TokenSource } from 'loan-gateway-client';
import { liveClient } from 'loan-gateway-client/live';
import { GRAPH } from '../graph/connect.js';

type Given = Readonly<Record<string, unknown>>;

/** Asks as the client of `tokens`, which are renewed before they end, or as whom the headers that were typed in say. */
export function graphFetcher(tokens: TokenSource | undefined): Fetcher {
  return (params, { headers = {}, documentAST } = {}) => {
    const given = headers as Given;
    const used = typedTokens(given) ?? tokens;
    const asked = documentAST && getOperationAST(documentAST, params.operationName);
    if (used && asked?.operation === OperationTypeNode.SUBSCRIPTION) return follow(params, used);
    return ask(params, used ? gatewayFetch(used) : fetch, given);
  };
}

async function ask(params: FetcherParams, send: typeof fetch, headers: Given) {
  const response = await send(GRAPH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: JSON.stringify(params),
  });
  return (await response.json()) as ExecutionResult;
}

/** One connection for each subscription: it ends with it. */
async function* follow(params: FetcherParams, tokens: TokenSource): AsyncGenerator<ExecutionResult> {
  const live = liveClient({ url: GRAPH.replace(/^http/, 'ws'), tokens });
  try {
    yield* live.iterate({
      query: params.query,
      variables: params.variables as Record<string, unknown>,
    }) as AsyncIterable<ExecutionResult>;
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
