import { readdirSync, readFileSync } from 'node:fs';
import { getOperationAST, parse, separateOperations, type DocumentNode, type OperationTypeNode } from 'graphql';

export interface SampleOperation {
  readonly name: string;
  readonly kind: `${OperationTypeNode}`;
  /** The operation with its fragments. */
  readonly document: DocumentNode;
  /** Its file, perhaps shared with others. */
  readonly text: string;
}

/** Samples for clients, and what the desk asks. */
const FOLDERS = ['schema/operations', 'desk/operations'];

/** Every operation of both folders, by its name. */
export const SAMPLE_OPERATIONS: ReadonlyMap<string, SampleOperation> = new Map(
  FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) =>
      Object.entries(separateOperations(parse(text))).map(([name, document]) => [
        name,
        { name, kind: getOperationAST(document)!.operation, document, text },
      ]),
    ),
);
