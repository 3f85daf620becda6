import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { obtain } from '../../domain/obtain.js';
import type { GraphRequestContext } from '../graphql-plugins.js';

export interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly name: string;
}

export interface KnownQueries {
  /** Learns what was admitted, parsed and found valid on the ordinary way. */
  readonly learn: ApolloServerPlugin<GraphRequestContext>;
  find(text: string, operationName: string | undefined): KnownQuery | undefined;
}

type ByName = Map<string | undefined, KnownQuery | 'NO_QUERY'>;

export function knownQueries(): KnownQueries {
  const documents = new LRUCache<string, { readonly document: DocumentNode; readonly byName: ByName }>({
    maxSize: 10_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return {
    learn: {
      requestDidStart: () =>
        Promise.resolve({
          didResolveOperation: ({ source, document }) => {
            if (documents.get(source)?.document !== document) documents.set(source, { document, byName: new Map() });
            return Promise.resolve();
          },
        }),
    },
    find: (text, operationName) => {
      const known = documents.get(text);
      if (!known) return undefined;
      const found = obtain(known.byName, operationName, () => queryOf(known.document, operationName));
      return found === 'NO_QUERY' ? undefined : found;
    },
  };
}

function queryOf(document: DocumentNode, operationName: string | undefined): KnownQuery | 'NO_QUERY' {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return 'NO_QUERY';
  return { document, operation, name: operation.name?.value ?? 'anonymous query' };
}
