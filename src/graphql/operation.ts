import type { DocumentNode, ExecutionResult } from 'graphql';
import type { WrittenData } from './written-data.js';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

export type Answer = ExecutionResult<Record<string, unknown>>;

/** An answer without errors whose data is JSON already. */
export interface WrittenAnswer {
  readonly written: WrittenData;
  readonly errors?: undefined;
}
