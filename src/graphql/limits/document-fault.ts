import { BREAK, GraphQLError, Kind, OperationTypeNode, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import type { ErrorCode } from '../../app/error-codes.js';
import { memberPath } from '../../domain/record/check-record.js';
import { textFault } from '../../domain/input-check.js';
import { obtain } from '../../domain/obtain.js';
import type { Operation } from '../execution/operation.js';

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
    ? { limit: 'variablesDepth', most: DEEPEST, message: `The variables are nested more than ${DEEPEST} deep` }
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

/** Names and marks, not values: those are variables. Every character is looked at several times. */
const MOST_CHARACTERS = 250_000;

/** What is too much about the text of a document, before anybody reads it. */
export const lengthFault = (text: string): LimitExceeded | undefined =>
  text.length <= MOST_CHARACTERS
    ? undefined
    : {
        limit: 'characters',
        most: MOST_CHARACTERS,
        message: `The document has more than ${MOST_CHARACTERS} characters: send its values as variables`,
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
        message: `The name of the operation has more than ${LONGEST_NAME} characters: give it a shorter one`,
      };

const SEVERAL_COMMANDS: LimitExceeded = {
  limit: 'commands',
  most: 1,
  message: 'A mutation carries out one command: send each command in a request of its own',
};

const WORDS: Record<string, string> = {
  aliases: 'aliases',
  depth: 'levels of fields',
  directives: 'directives',
  fragments: 'fragments',
  rootFields: 'fields at its root',
  selections: 'selections in one place',
};

const exceeded = (limit: string, most: number): LimitExceeded => ({
  limit,
  most,
  message: `The document has more than ${most} ${WORDS[limit] ?? limit}: split it into several requests`,
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
    // Stands while the fragment is looked into: one that spreads itself ends here, and validation names it.
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

export interface UnstorableText {
  /** Where it stands in the input, as in `input.reason`. */
  readonly field: string;
  readonly reason: string;
}

/**
 * A text that no database holds, anywhere in what an operation was sent with. Every operation of both edges passes here
 * before it is carried out, so nobody behind has to look again. Depth was bounded before.
 */
export const unstorableIn = ({
  document,
  variables,
}: Pick<Operation, 'document' | 'variables'>): UnstorableText | undefined =>
  obtain(literals, document, () => literalIn(document)).found ?? unstorableText(variables, '');

export function unstorableText(value: unknown, path: string): UnstorableText | undefined {
  if (typeof value === 'string') return faultAt(path, value);
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    const isText = typeof member === 'string' && textFault(member) === undefined;
    if (isText && (isList || textFault(name) === undefined)) continue;
    const at = isList ? `${path}[${name}]` : memberPath(path, name);
    const found = (isList ? undefined : faultAt(at, name)) ?? unstorableText(member, at);
    if (found) return found;
  }
  return undefined;
}

const faultAt = (field: string, text: string): UnstorableText | undefined => {
  const reason = textFault(text);
  return reason === undefined ? undefined : { field, reason };
};

/** Literals of a document are the same for all who send it. */
const literals = new WeakMap<DocumentNode, { readonly found: UnstorableText | undefined }>();

function literalIn(document: DocumentNode): { readonly found: UnstorableText | undefined } {
  let found: UnstorableText | undefined;
  visit(document, {
    StringValue: ({ value }) => {
      found = faultAt('A text in the document', value);
      return found ? BREAK : undefined;
    },
  });
  return { found };
}

export const unstorable = ({ field, reason }: UnstorableText): GraphQLError =>
  new GraphQLError(`${field} ${reason}: no text may`, {
    extensions: { code: 'BAD_USER_INPUT', faults: [{ field, reason }], http: { status: 400 } },
  });
