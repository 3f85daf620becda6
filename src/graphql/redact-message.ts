/**
 * graphql-js repeats what was sent in its messages. What was sent may be personal, and messages end in logs and on
 * screens, so each message keeps its place and its reason and loses the value.
 */
const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  [/got invalid value .* at ("[^"\n]*"); /s, 'got an invalid value at $1; '],
  [/got invalid value .*?; (?=Expected|Field|Value|\w+ cannot|\w+ must)/s, 'got an invalid value; '],
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

export function redactMessage(message: string): string {
  return REDACTIONS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}
