import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Portfolio, Viewer } from '../../domain/access/viewer.js';

/** What an operation asks for, whoever sends it. */
export interface FieldsAsked {
  readonly documentId: string;
  readonly operation: string;
  readonly fields: readonly string[];
  readonly deprecatedFields: readonly string[];
}

/** One operation of one client, and how often it was sent to this process. */
export interface SchemaUse extends FieldsAsked {
  readonly clientId: string;
  readonly clientName: string;
  readonly firstAt: Date;
  lastAt: Date;
  count: number;
  /** Undefined where many people with loans of their own use the application. */
  readonly portfolio: Portfolio | undefined;
}

/** An operation of a document that is known, the same object each time that it is sent. */
export interface SentOperation {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

export interface SchemaUsage {
  note(schema: GraphQLSchema, document: DocumentNode, sent: SentOperation, viewer: Viewer): void;
  /** Those of clients whose loans are all in a portfolio. */
  list(portfolio: Portfolio): readonly SchemaUse[];
}
