import { ERROR_CODES, type ErrorCodeRow } from '../../src/platform/errors/error-codes.js';
import { REFUSALS, type RefusalCode } from '../../src/domain/refusal-codes.js';
import { STATUS_OF } from '../../src/rest/refusal-problem.js';

/** docs/errors.md: the tables of codes, so that the page explains every code. */
export const printErrorCodes = (): string => `# Errors and refusals

<!-- Printed by \`npm run schema\` from src/platform/errors/error-codes.ts, src/domain/refusal-codes.ts and src/rest; a test compares it. -->

A **refusal** is data. The gateway understood the command and did not carry it out. The answer is a member of the mutation's
union that implements \`Refusal\`, with a \`RefusalCode\`.

An **error** is in \`errors\`, with \`extensions.code\`. The request was not carried out, or a field is missing from the answer.

REST answers both as \`application/problem+json\` with the same \`code\`.

An error names the field, argument, input member or enum value that the schema does not have, and the nearest names that it
has. Long names are shortened. Errors never repeat a value. In variables, a name without a similar one in the schema counts as a
value. Refusals contain the figures that they are about. Every answer has \`x-request-id\`; the log has the same id.

## Retries

| Answer | Retry |
| --- | --- |
| lost connection, ${list(sentAgain)} | after \`retry-after\` seconds, or with growing pauses: queries always, mutations only with the same idempotency key |
| \`UNAUTHENTICATED\` | once, with a new token |
| any other code | no: the answer would be the same |

A retry with the same idempotency key gets the first answer, if the command was carried out. [frontends.md](frontends.md) has a
client that retries like this.

## Errors

A 200 in the graph is an error beside \`data\`, with the \`path\` of a null.

| Code | Graph | REST | Meaning | Fix |
| --- | --- | --- | --- | --- |
${Object.entries(ERROR_CODES).map(errorLine).join('\n')}

Subscriptions over WebSocket end with [close codes](live-updates.md).

## Refusals

A refused command changed nothing. \`message\` has the reason with its figures. The same idempotency key gets the same refusal
again, so send the corrected command with a new key.

| Code | REST | Meaning | Fix |
| --- | --- | --- | --- |
${Object.entries(REFUSALS).map(refusalLine).join('\n')}
`;

const sentAgain = [
  ...Object.entries(ERROR_CODES).flatMap(([code, { sendAgain }]) => (sendAgain ? [code] : [])),
  'IN_PROGRESS' satisfies RefusalCode,
];

const list = (codes: readonly string[]): string =>
  codes
    .map((code) => `\`${code}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const errorLine = ([code, { graph = [], rest = [], meaning, remedy }]: [string, ErrorCodeRow]): string =>
  `| \`${code}\` | ${graph.join(', ')} | ${rest.join(', ')} | ${meaning} | ${remedy} |`;

const refusalLine = ([code, { meaning, remedy }]: [string, { meaning: string; remedy: string }]): string =>
  `| \`${code}\` | ${STATUS_OF[code as RefusalCode]} | ${meaning} | ${remedy} |`;
