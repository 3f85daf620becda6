import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, isListType, isNonNullType, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOAN_COMMAND_NAMES } from '../support/all-commands.js';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const operations = parse(readFileSync('desk/operations/desk-commands.graphql', 'utf8')).definitions.flatMap((one) =>
  one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
);
const formOf = (command: string) => `Desk${command.charAt(0).toUpperCase()}${command.slice(1)}`;

describe('the desk', () => {
  it.each([...LOAN_COMMAND_NAMES, 'requestApproval', 'approve', 'reject'])('has a form for %s', (command) => {
    expect(operations).toContain(formOf(command));
  });

  it.each(LOAN_COMMAND_NAMES)('can fill in all that %s requires', (command) => {
    const input = getNamedType(schema.getMutationType()!.getFields()[command]!.args[0]!.type);
    if (!isInputObjectType(input)) throw new Error(`${command} takes no input`);
    const asked = Object.values(input.getFields()).filter(
      ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
    );
    const unfillable = asked.filter(
      ({ type }) => isListType(isNonNullType(type) ? type.ofType : type) || isInputObjectType(getNamedType(type)),
    );
    expect(unfillable.map(({ name }) => name)).toEqual([]);
  });

  it('has fields for parts of parts too', () => {
    const forms = readFileSync('desk/src/generated/commands.ts', 'utf8');
    for (const name of ['rules.waterfall', 'rules.lateFee.flat', 'results.response', 'relief.commands'])
      expect(forms).toContain(`"name":"${name}"`);
  });
});
