import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import type { ErrorCode } from '../errors/error-codes.js';

/** A request that asks for more than is allowed: which limit, what it is, and what to do. Never a value that was sent. */
export interface LimitExceeded {
  readonly message: string;
  readonly limit: string;
  readonly most: number;
}

export const LIMIT_EXCEEDED = 'LIMIT_EXCEEDED' satisfies ErrorCode;

export const DEEPEST = 64;

export const variablesFault = (variables: unknown): LimitExceeded | undefined =>
  isTooDeep(variables)
    ? { limit: 'variablesDepth', most: DEEPEST, message: `The variables are nested more than ${DEEPEST} levels deep.` }
    : undefined;

/** What reads a value goes down with it; a tower of brackets would exhaust its stack. Looked at level by level. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

export interface DocumentLimits {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
}

/** No document that a program writes comes near these; they keep validation, which compares pairs, short. */
const SHAPE = { directives: 50, fragments: 100, selections: 500 };

/**
 * What is too much about the shape of a document, before anybody validates it. It is told by the text alone, so a document
 * is looked at once.
 */
export function documentFault(document: DocumentNode, limits: DocumentLimits): LimitExceeded | undefined {
  const shape = new Shape(document);
  const most = { ...SHAPE, ...limits };
  for (const [limit, found] of Object.entries(shape.counts()))
    if (found > most[limit as keyof typeof most]) return exceeded(limit, most[limit as keyof typeof most]);
  return shape.longName() ?? (shape.hasSeveralCommands() ? SEVERAL_COMMANDS : undefined);
}

/**
 * The same as a rule of validation. A document that breaks it is not walked by the other rules: they compare pairs of fields,
 * so a short text could keep them busy.
 */
export const documentShapeRule =
  (limits: DocumentLimits): ValidationRule =>
  (context) => ({
    Document: (document) => {
      const fault = documentFault(document, limits);
      if (!fault) return undefined;
      const { message, ...limit } = fault;
      context.reportError(new GraphQLError(message, { extensions: { code: LIMIT_EXCEEDED, ...limit } }));
      // As if the document were taken out: there is nothing left to walk.
      return null;
    },
  });

/** Names and marks, not values: those are variables. Every character is looked at several times. */
const MOST_CHARACTERS = 250_000;

/** What is too much about the text of a document, before anybody reads it. */
export const lengthFault = (text: string): LimitExceeded | undefined =>
  text.length <= MOST_CHARACTERS
    ? undefined
    : {
        limit: 'characters',
        most: MOST_CHARACTERS,
        message: `The document has more than ${MOST_CHARACTERS} characters. Send values as variables.`,
      };

/** Names go into logs, metrics and the audit log, which keeps them for good. */
const LONGEST_NAME = 200;

/** What is too much about the name of an operation, before it is looked for or written down. */
export const nameFault = (name: string | undefined): LimitExceeded | undefined =>
  name === undefined || name.length <= LONGEST_NAME
    ? undefined
    : {
        limit: 'operationName',
        most: LONGEST_NAME,
        message: `The operation name has more than ${LONGEST_NAME} characters. Use a shorter one.`,
      };

const SEVERAL_COMMANDS: LimitExceeded = {
  limit: 'commands',
  most: 1,
  message: 'A mutation can have only one command. Send each command in its own request.',
};

const WORDS: Record<string, string> = {
  aliases: 'aliases',
  depth: 'levels of fields',
  directives: 'directives',
  fragments: 'fragments',
  rootFields: 'root fields',
  selections: 'selections in one selection set',
};

const exceeded = (limit: string, most: number): LimitExceeded => ({
  limit,
  most,
  message: `The document has more than ${most} ${WORDS[limit] ?? limit}. Split it into several requests.`,
});

class Shape {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly operations: OperationDefinitionNode[] = [];
  private readonly depths = new Map<string, number>();
  private aliases = 0;
  private directives = 0;
  private selections = 0;

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
      if (definition.kind === Kind.OPERATION_DEFINITION) {
        this.operations.push(definition);
        this.directives += definition.directives?.length ?? 0;
      }
    }
  }

  counts() {
    const depths = this.operations.map(({ selectionSet }) => this.depthOf(selectionSet));
    for (const name of this.fragments.keys()) this.depthOfFragment(name);
    const roots = this.operations.map((operation) => this.rootFields(operation).length);
    return {
      aliases: this.aliases,
      depth: Math.max(0, ...depths),
      directives: this.directives,
      fragments: this.fragments.size,
      rootFields: Math.max(0, ...roots),
      selections: this.selections,
    };
  }

  longName(): LimitExceeded | undefined {
    return this.operations.map(({ name }) => nameFault(name?.value)).find((fault) => fault !== undefined);
  }

  hasSeveralCommands(): boolean {
    return this.operations
      .filter(({ operation }) => operation === OperationTypeNode.MUTATION)
      .some((operation) => this.rootFields(operation).filter((name) => name !== '__typename').length > 1);
  }

  /** Counts what it passes: every selection of the document is passed once. */
  private depthOf({ selections }: SelectionSetNode): number {
    this.selections = Math.max(this.selections, selections.length);
    let deepest = 0;
    for (const selection of selections) {
      this.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) this.aliases += 1;
        deepest = Math.max(deepest, 1 + (selection.selectionSet ? this.depthOf(selection.selectionSet) : 0));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, this.depthOf(selection.selectionSet));
      } else {
        deepest = Math.max(deepest, this.depthOfFragment(selection.name.value));
      }
    }
    return deepest;
  }

  private depthOfFragment(name: string): number {
    const known = this.depths.get(name);
    const fragment = this.fragments.get(name);
    if (known !== undefined || !fragment) return known ?? 0;
    // Applies while the fragment is analyzed: a recursive one ends here, and validation names it.
    this.depths.set(name, 0);
    const depth = this.depthOf(fragment.selectionSet);
    this.depths.set(name, depth);
    return depth;
  }

  /** As the executor does, each fragment counts once however often it is spread. */
  private rootFields({ selectionSet }: OperationDefinitionNode): string[] {
    const seen = new Set<string>();
    const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
      selections.flatMap((selection) => {
        if (selection.kind === Kind.FIELD) return [selection.name.value];
        if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
        const fragment = this.fragments.get(selection.name.value);
        if (!fragment || seen.has(selection.name.value)) return [];
        seen.add(selection.name.value);
        return fieldsOf(fragment.selectionSet);
      });
    return fieldsOf(selectionSet);
  }
}
