import type { DocumentNode, ExecutionResult } from 'graphql';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

export type Answer = ExecutionResult<Record<string, unknown>>;
