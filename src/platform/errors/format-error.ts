import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isErrorCode } from './error-codes.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../runtime/is-unavailable.js';
import { SCALAR_COMPLAINTS } from '../scalars/scalars.js';

/**
 * graphql-js repeats what was sent in its messages. What was sent may be personal, and messages end in logs and on
 * screens, so each message keeps its place and its reason and loses the value.
 */
export function redactMessage(message: string): string {
  const [, variable] = /^Variable "\$(\w+)" got invalid value /.exec(message) ?? [];
  if (variable !== undefined) return describeVariable(variable, message.slice(-LONGEST));
  // Half of it might lack what tells a value from a reason.
  if (message.length > LONGEST) return 'The request is invalid';
  return REDACTIONS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}

/** What was sent may be a megabyte, and patterns are tried from each place in it. */
const LONGEST = 2_000;

/**
 * A variable's value stands in the middle of its message and may hold any text, even a message. So nothing of such a
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

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/Expected non-nullable type "[\w![\]]+" not to be null\.$/, '$&'],
  [/Expected type "[\w![\]]+" to be an object\.$/, '$&'],
  [/Field "\w+" of required type "[\w![\]]+" was not provided\.$/, '$&'],
  ...Object.values(SCALAR_COMPLAINTS).map((words) => [new RegExp(`${words.replace(/\./g, '\\.')}$`), '$&'] as const),
  [/Field "[^;]*" is not defined by type "(\w+)"\.( Did you mean [^;]*\?)?$/, 'A field is not defined by type "$1".$2'],
  [/Value "[^;]*" does not exist in "(\w+)" enum\.(?: Did you mean .*\?)?$/, 'The value does not exist in "$1" enum.'],
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
