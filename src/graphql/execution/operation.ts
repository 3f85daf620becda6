import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type OperationDefinitionNode,
} from 'graphql';
import { obtain } from '../../domain/obtain.js';
import type { WrittenData } from './written-values.js';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** What an operation answers. Without `data` when it was not carried out. */
export interface Answer {
  readonly data?: WrittenData | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

/** An operation of a document, with what is known of it whoever asks. */
export interface KnownOperation {
  readonly id: number;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The names of the variables that decide whether a field is asked for. */
  readonly conditions: readonly string[];
}

type ByName = ReadonlyMap<string | undefined, KnownOperation>;

/** Documents are parsed once and kept by who knows their texts; what is known of them goes with them. */
const known = new WeakMap<DocumentNode, ByName>();
let operations = 0;

/** Undefined when the document has none of this name, or several and no name is given. */
export const knownOperation = (document: DocumentNode, name: string | undefined): KnownOperation | undefined =>
  obtain(known, document, () => operationsOf(document)).get(name);

function operationsOf(document: DocumentNode): ByName {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const found: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION) found.push(definition);
  }
  const conditions = conditionsIn(document);
  const byName = new Map(
    found.map((operation): [string | undefined, KnownOperation] => [
      operation.name?.value,
      { id: (operations += 1), operation, fragments, conditions },
    ]),
  );
  const [only, ...others] = byName.values();
  if (only && others.length === 0) byName.set(undefined, only);
  else byName.delete(undefined);
  return byName;
}

function conditionsIn(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

export const operationNameOf = ({ operation }: Pick<KnownOperation, 'operation'>): string =>
  operation.name?.value ?? `anonymous ${operation.operation}`;
