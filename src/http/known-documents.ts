import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { getOperationAST, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';
import { isJsonObject } from '../domain/record/json.js';
import type { GraphContext } from '../graphql/context.js';
import { executeOperation, type Answer } from '../graphql/execute-operation.js';
import type { OperationCost } from '../graphql/limits/operation-cost.js';
import type { Graph } from '../graphql/schema.js';
import type { GraphRequestContext } from './graphql-plugins.js';
import { factsOf } from './request-context.js';

export interface KnownDocumentNeeds {
  readonly graph: Graph;
  readonly costOf: OperationCost;
  readonly costs: Config['limits']['cost'];
  readonly contextOf: (req: Request) => GraphContext;
}

export interface KnownDocuments {
  /** Learns what Apollo has parsed and found valid. */
  readonly learn: ApolloServerPlugin<GraphRequestContext>;
  /** Answers a known query; what is new, or not plain, goes on to Apollo. */
  readonly answer: RequestHandler;
  /** An answer with errors: Apollo says it, for it knows how. */
  readonly readyAnswerOf: (req: Request) => Answer | undefined;
}

interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly name: string;
}

/** A query that was carried out before needs no parsing, validation or choice of format: only its answer. */
export function knownDocuments({ graph, costOf, costs, contextOf }: KnownDocumentNeeds): KnownDocuments {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: 10_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });
  const ready = new WeakMap<Request, Answer>();

  const answerOf = async (req: Request): Promise<string | undefined> => {
    const { viewer } = factsOf(req);
    const asked = plainRequest(req);
    const known = asked && queryOf(documents.get(asked.text), asked.operationName);
    if (!viewer || !known) return undefined;
    const { variables } = asked;
    const cost = { requested: costOf(known.document, known.operation, variables ?? {}), limit: costs[viewer.role] };
    if (cost.requested > cost.limit) return undefined;
    factsOf(req).operation = known.name;
    const operation = { document: known.document, operationName: asked.operationName, variables };
    const answer = await executeOperation(graph, operation, contextOf(req));
    if (!answer.errors) return `${JSON.stringify({ data: answer.data, extensions: { cost } })}\n`;
    ready.set(req, answer);
    return undefined;
  };

  return {
    learn: {
      requestDidStart: () =>
        Promise.resolve({
          didResolveOperation: ({ source, document }) => {
            documents.set(source, document);
            return Promise.resolve();
          },
        }),
    },
    answer: async (req, res, next) => {
      const text = await answerOf(req);
      if (text === undefined) next();
      else sendText(res, text);
    },
    readyAnswerOf: (req) => ready.get(req),
  };
}

function sendText(res: Response, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('content-length', body.length);
  res.end(body);
}

interface PlainRequest {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown> | undefined;
}

/** A POST without extensions, for whom JSON is good enough. */
function plainRequest(req: Request): PlainRequest | undefined {
  if (req.method !== 'POST' || !isJsonObject(req.body)) return undefined;
  const { accept = '*/*' } = req.headers;
  const { query, operationName, variables, extensions } = req.body as Record<string, unknown>;
  const isPlain =
    (accept === '*/*' || accept === 'application/json') &&
    typeof query === 'string' &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || variables === null || isJsonObject(variables)) &&
    (extensions === undefined || extensions === null);
  return isPlain
    ? { text: query, operationName: operationName ?? undefined, variables: variables ?? undefined }
    : undefined;
}

const queries = new WeakMap<DocumentNode, Map<string | undefined, KnownQuery | undefined>>();

function queryOf(document: DocumentNode | undefined, operationName: string | undefined): KnownQuery | undefined {
  if (!document) return undefined;
  const byName = queries.get(document) ?? new Map<string | undefined, KnownQuery | undefined>();
  queries.set(document, byName);
  if (!byName.has(operationName)) {
    const operation = getOperationAST(document, operationName) ?? undefined;
    const isQuery = operation?.operation === OperationTypeNode.QUERY;
    byName.set(
      operationName,
      isQuery ? { document, operation, name: operation.name?.value ?? 'anonymous query' } : undefined,
    );
  }
  return byName.get(operationName);
}
