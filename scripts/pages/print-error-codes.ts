import { ERROR_CODES, type ErrorCodeRow } from '../../src/platform/errors/error-codes.js';
import { REFUSALS, type RefusalCode } from '../../src/domain/refusal-codes.js';
import { STATUS_OF } from '../../src/rest/refusal-problem.js';

/** docs/errors.md: the tables of codes, so that no code is sent that the page does not explain. */
export const printErrorCodes = (): string => `# Errors and refusals

<!-- Printed by \`npm run schema\` from src/platform/errors/error-codes.ts, src/domain/refusal-codes.ts and src/rest; a test fails when it drifts. -->

A command that was understood and refused is **data**: a member of the mutation's union that implements \`Refusal\`, with a
\`RefusalCode\`. Everything else is an **error** with \`extensions.code\`: the request was not carried out, or a field is
missing from the answer. The REST edge answers both as \`application/problem+json\` with the same \`code\`.

No message of an error repeats a value that was sent or stored; a refusal tells the figures it is about. Every answer carries \`x-request-id\`; the log has the request under it.

## Send again, or not

- **Send the very same again**, after \`retry-after\` seconds where it is given and with growing pauses otherwise, upon a lost
  connection and upon ${list(sentAgain)}. A query always; a mutation only with the idempotency
  key it had: it then gets the answer of the first, if that one was carried out.
- **\`UNAUTHENTICATED\`**: get a new token, once, and send the same again.
- **Never** upon any other code: the answer would be the same.

[frontends.md](frontends.md) has a client that does so.

## Errors

Statuses are those of each edge. A 200 in the graph is an error beside \`data\`, with the \`path\` that is null.

| code | graph | REST | what it means | what to do |
| --- | --- | --- | --- | --- |
${Object.entries(ERROR_CODES).map(errorLine).join('\n')}

Subscriptions over WebSocket end with close codes, which are in [live-updates.md](live-updates.md).

## Refusals

Nothing changed. \`message\` says the same in words with the figures at hand; the same idempotency key gets the same refusal
again, so what was mended is sent with a new key.

| code | REST | what it means | what to do |
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
