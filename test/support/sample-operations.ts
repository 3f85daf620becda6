import { readdirSync, readFileSync } from 'node:fs';
import {
  getOperationAST,
  Kind,
  parse,
  print,
  separateOperations,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationTypeNode,
} from 'graphql';

export interface SampleOperation {
  readonly name: string;
  readonly kind: `${OperationTypeNode}`;
  /** The operation with its fragments, which may be in another file of its folder. */
  readonly document: DocumentNode;
  readonly text: string;
}

/** Samples for clients, and what the desk asks. */
const FOLDERS = ['schema/operations', 'desk/operations'];

/** Every operation of both folders, by its name. */
export const SAMPLE_OPERATIONS: ReadonlyMap<string, SampleOperation> = new Map(
  FOLDERS.flatMap((folder) => {
    const files = readdirSync(folder)
      .sort()
      .map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions);
    return files.flatMap((own) => {
      const ownNames = new Set(own.filter(isFragment).map(({ name }) => name.value));
      const others = files.flat().filter(isFragment);
      const definitions = [...own, ...uniqueByName(others.filter(({ name }) => !ownNames.has(name.value)))];
      const operations = Object.entries(separateOperations({ kind: Kind.DOCUMENT, definitions }));
      return operations.map(([name, document]): [string, SampleOperation] => [
        name,
        { name, kind: getOperationAST(document)!.operation, document, text: print(document) },
      ]);
    });
  }),
);

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function uniqueByName(fragments: readonly FragmentDefinitionNode[]): readonly FragmentDefinitionNode[] {
  return [...new Map(fragments.map((fragment) => [fragment.name.value, fragment])).values()];
}
