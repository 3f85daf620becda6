import { BREAK, GraphQLError, visit, type DocumentNode } from 'graphql';
import { memberPath, textFault } from '../runtime/storable-text.js';
import { getOrCreate } from '../runtime/get-or-create.js';

export interface UnstorableText {
  /** Its place in the input, as in `input.reason`. */
  readonly field: string;
  readonly reason: string;
}

/** The values of a request: literals of its document, and its variables. */
interface SentValues {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A text that no database can store, anywhere in an operation's input. Every operation of both interfaces passes here
 * before it runs, so no later code checks again. Depth was bounded before.
 */
export const unstorableIn = ({ document, variables }: SentValues): UnstorableText | undefined =>
  getOrCreate(literals, document, () => literalIn(document)).found ?? unstorableText(variables, '');

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

/** Literals of a document are the same for every sender. */
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
