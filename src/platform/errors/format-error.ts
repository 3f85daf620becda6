import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isErrorCode } from './error-codes.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../runtime/is-unavailable.js';
import { SCALAR_COMPLAINTS } from '../scalars/scalars.js';

/**
 * Messages of graphql-js repeat what was sent. Messages end in logs and on screens, and a value may be personal. So a
 * message keeps names, its place and its reason, and loses values.
 */
export function redactMessage(message: string): string {
  const [, variable] = /^Variable "\$(\w+)" got invalid value /.exec(message) ?? [];
  if (variable !== undefined) return shortenNames(describeVariable(variable, message.slice(-LONGEST)));
  const short = shortenNames(message);
  // Half of a message might lack what separates a value from a reason.
  if (short.length > LONGEST) return 'The request is invalid';
  if (MISSPELLED.some((pattern) => pattern.test(short))) return short;
  return REDACTIONS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), short);
}

/** A value can have megabytes, and patterns are tried from each of its characters. */
const LONGEST = 2_000;

/** A name in a document can have 250,000 characters. */
const LONGEST_NAME = 64;

const shortenNames = (message: string): string =>
  message.replace(/\w{65,}/g, (name) => `${name.slice(0, LONGEST_NAME)}…`);

/**
 * A variable's value is in the middle of its message and can hold any text, even a message. So nothing of such a
 * message is kept but what is recognised at its end.
 */
function describeVariable(name: string, message: string): string {
  for (const [pattern, reason] of REASONS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const before = message.slice(0, found.index);
    const [, path] = new RegExp(` at "(${name}[\\w.[\\]]*)"; $`).exec(before) ?? [];
    const place = path === undefined ? '' : ` at "${path}"`;
    return `Variable "$${name}" got an invalid value${place}; ${found[0].replace(pattern, reason)}`;
  }
  return `Variable "$${name}" got an invalid value`;
}

/** Names of the schema that are spelled nearly like what was sent. */
const NEAREST = String.raw` Did you mean (?:the enum value )?"\w+"(?:,? (?:or )?"\w+")*\?`;

/** What a document names is a name: its parser takes nothing else there. */
const MISSPELLED: readonly RegExp[] = [
  new RegExp(String.raw`^Field "\w+…?" is not defined by type "\w+"\.(?:${NEAREST})?$`),
  new RegExp(String.raw`^Value "[A-Za-z_]\w*…?" does not exist in "\w+" enum\.(?:${NEAREST})?$`),
];

/**
 * A variable can hold anything, in the names of its members too. An unknown member or enum value is repeated only if the
 * schema has a similar name: then it is a misspelling.
 */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/Expected non-nullable type "[\w![\]]+" not to be null\.$/, '$&'],
  [/Expected type "[\w![\]]+" to be an object\.$/, '$&'],
  [/Field "\w+" of required type "[\w![\]]+" was not provided\.$/, '$&'],
  ...Object.values(SCALAR_COMPLAINTS).map((words) => [new RegExp(`${words.replace(/\./g, '\\.')}$`), '$&'] as const),
  [new RegExp(String.raw`Field "[A-Za-z_]\w{0,63}" is not defined by type "\w+"\.${NEAREST}$`), '$&'],
  [
    new RegExp(String.raw`Field "[^;]*" is not defined by type "(\w+)"\.(${NEAREST})?$`),
    'A field is not defined by type "$1".$2',
  ],
  [new RegExp(String.raw`Value "[A-Za-z_]\w{0,63}" does not exist in "\w+" enum\.${NEAREST}$`), '$&'],
  [/Value "[^;]*" does not exist in "(\w+)" enum\.$/, 'The value does not exist in "$1" enum.'],
  [
    new RegExp(String.raw`Value "[^;]*" does not exist in "(\w+)" enum\.(${NEAREST})$`),
    'The value does not exist in "$1" enum.$2',
  ],
  [/Enum "(\w+)" cannot represent non-string value: [^;]*$/, 'Enum "$1" cannot represent this value'],
  [/((?:String|Int|Float|Boolean|ID|JSONObject) cannot represent [\w\s-]*value): [^;]*$/, '$1'],
];

const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(cannot represent (?:a )?(?:non[- ]?[\w-]+(?: [\w-]+)? )?value): .*$/s, '$1'],
  [/(cannot represent [\w\s-]*?): .*$/s, '$1'],
  [/Value ".*" does not exist in/s, 'The value does not exist in'],
  [/Enum "(\w+)" cannot represent .*$/s, 'Enum "$1" cannot represent this value'],
  [/Expected value of type ("[^"]*"), found .*?([;.])(?= |$).*$/s, 'Expected a value of type $1'],
  [/Expected value of type ("[^"]*"), found .*$/s, 'Expected a value of type $1'],
  [/Field ".*" is not defined by type/s, 'A field is not defined by type'],
  // The parser goes down one call for each level.
  [/^Maximum call stack size exceeded$/, 'The document is nested too deeply. Send values as variables.'],
  [/(Syntax Error: .*?), found .*$/s, '$1'],
  [
    /^Syntax Error: (Unterminated string|Invalid character|Invalid number|Cannot parse|Unexpected|Invalid Unicode).*$/s,
    'Syntax Error: $1',
  ],
];

/** Codes of the table are meant for the caller. Anything else is a fault of ours: it is logged by name and masked. */
const isMeantForCallers = (code: unknown): boolean => isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR';

export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (isMeantForCallers(code)) {
    return { message: redactMessage(formatted.message), ...place, extensions: formatted.extensions ?? {} };
  }
  if (isUnavailable(error)) {
    return {
      message: UNAVAILABLE_MESSAGE,
      ...place,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    };
  }
  return {
    message: 'Internal error. Report the `x-request-id` of the response.',
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** What may be logged of a fault: its name and code and where it arose, never its message, which may hold values. */
export function describeFault(error: unknown): { name: string; code?: string; at: string[] } {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  if (!(cause instanceof Error)) return { name: typeof cause, at: [] };
  const code = (cause as { code?: unknown }).code;
  const at = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
  return { name: cause.name, ...(typeof code === 'string' && { code }), at };
}
