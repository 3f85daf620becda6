import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { commandOperation } from '../../src/rest/command-endpoint.js';
import { restCommands } from '../../src/rest/commands.js';
import { FULL_RECORD, PUBLIC_RECORD } from '../../src/rest/routes.js';

const { schema } = await buildGraph({ authDirectives: false });

it.each(restCommands().map((command) => [command.name, command] as const))(
  'v2 asks for %s as the graph has it',
  (_, command) => {
    expect(validate(schema, commandOperation(schema, command).operation.document)).toEqual([]);
  },
);

it.each([FULL_RECORD, PUBLIC_RECORD])('v2 reads records as the graph has them: %s', (text) => {
  expect(validate(schema, parse(text))).toEqual([]);
});
