import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { buildSchema } from 'graphql';
import { HOME } from '../../platform/runtime/home.js';
import type { Gateway } from './gateway.js';
import { inputSchema } from './input-schema.js';
import { isMutation, type Operation } from './operations.js';

const INSTRUCTIONS =
  'Tools are operations of a loan gateway. Amounts are text with two decimals. A null with an error FORBIDDEN is hidden from this client. A refused command answers with `code` and `message`. Send a new `idempotencyKey` with each command, and the same one to retry.';

/** Each operation that the client can use is a tool. Its arguments are the variables, its result is the answer. */
export function toolServer(operations: readonly Operation[], gateway: Gateway, version: string): McpServer {
  const schema = buildSchema(readFileSync(join(HOME, 'schema', 'schema.graphql'), 'utf8'), { assumeValid: true });
  const server = new McpServer({ name: 'loan-gateway', version }, { instructions: INSTRUCTIONS });
  for (const operation of operations) {
    const { name, text, definition, description, rootFields } = operation;
    if (!rootFields.every((field) => gateway.rootFields.has(field))) continue;
    const readOnlyHint = !isMutation(operation);
    server.registerTool(
      name,
      {
        description,
        inputSchema: fromJsonSchema<Record<string, unknown>>(inputSchema(schema, definition)),
        annotations: { readOnlyHint, destructiveHint: !readOnlyHint, idempotentHint: true, openWorldHint: false },
      },
      async (variables, { mcpReq }) => {
        const answer = await gateway.ask(text, variables, mcpReq.signal);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], isError: !answer.data };
      },
    );
  }
  return server;
}
