import fc from 'fast-check';
import { buildSchema, execute, parse, validate, type GraphQLError } from 'graphql';

import { describe, expect, it } from 'vitest';
import { redactMessage } from '../../src/platform/errors/format-error.js';

const schema = buildSchema(`
  enum Color { RED GREEN }
  input Inner { text: String!, count: Int }
  input Many { id: ID, text: String!, count: Int, share: Float, on: Boolean, color: Color, inner: Inner, list: [Int!] }
  type Query { ask(input: Many, id: ID, text: String, count: Int, color: Color, list: [Inner!]): String }
`);

/** No name of the schema and no word of graphql-js contains it. */
const secret = fc
  .tuple(
    fc.stringMatching(/^[0-9]{3}-[0-9]{2}-[0-9]{4}$/),
    fc.constantFrom('', '"', ';', '; Expected', ' at "', '\n', '{', '#', '\\'),
  )
  .map(([ssn, ending]) => ({ ssn, text: `${ssn}${ending}${ssn}` }));

function messagesOf(variables: Record<string, unknown>): string[] {
  const document = parse(`query ($input: Many, $id: ID, $text: String, $count: Int, $color: Color, $list: [Inner!]) {
    ask(input: $input, id: $id, text: $text, count: $count, color: $color, list: $list)
  }`);
  const result = execute({ schema, document, variableValues: variables }) as { errors?: readonly GraphQLError[] };
  return (result.errors ?? []).map(({ message }) => message);
}

function messagesOfText(source: string): string[] {
  try {
    return validate(schema, parse(source)).map(({ message }) => message);
  } catch (error) {
    return [(error as GraphQLError).message];
  }
}

describe('a message about a request', () => {
  it('keeps its place and reason', () => {
    expect(messagesOf({ input: { text: 1 } }).map(redactMessage)).toEqual([
      'Variable "$input" got an invalid value at "input.text"; String cannot represent a non string value',
    ]);
    expect(messagesOf({ input: {} }).map(redactMessage)).toEqual([
      'Variable "$input" got an invalid value; Field "text" of required type "String!" was not provided.',
    ]);
    expect(messagesOf({ input: { text: 'a', cuont: 1 } }).map(redactMessage)).toEqual([
      'Variable "$input" got an invalid value; Field "cuont" is not defined by type "Many". Did you mean "count" or "on"?',
    ]);
    expect(messagesOf({ input: { text: 'a', '123-45-6789': 1 } }).map(redactMessage)).toEqual([
      'Variable "$input" got an invalid value; A field is not defined by type "Many".',
    ]);
    const long = '123-45-6789 Date must be Field "1 '.repeat(8_000);
    expect(
      [...messagesOf({ color: long }), ...messagesOfText(`{ ask(color: ${JSON.stringify(long)}) }`)].map(redactMessage),
    ).toEqual(['Variable "$color" got an invalid value', 'The request is invalid']);
    expect(messagesOf({ color: 'BLUE' }).map(redactMessage)).toEqual([
      'Variable "$color" got an invalid value; The value does not exist in "Color" enum.',
    ]);
    expect(messagesOfText('{ ask(count: "5") }').map(redactMessage)).toEqual([
      'Int cannot represent non-integer value',
    ]);
    expect(messagesOfText('{ nothing }').map(redactMessage)).toEqual(['Cannot query field "nothing" on type "Query".']);
  });

  it('repeats a misspelled name with the nearest real ones', () => {
    expect(
      [
        '{ aks }',
        '{ ask(txet: "x") }',
        '{ ask(input: { text: "x", cuont: 1 }) }',
        '{ ask(input: { text: "x", inner: { text: "x", share: 1 } }) }',
        '{ ask(color: GREN) }',
        '{ ask(color: Robert) }',
        '{ ask(color: "GREN") }',
      ].map((source) => messagesOfText(source).map(redactMessage).join()),
    ).toEqual([
      'Cannot query field "aks" on type "Query". Did you mean "ask"?',
      'Unknown argument "txet" on field "Query.ask". Did you mean "text"?',
      'Field "cuont" is not defined by type "Many". Did you mean "count" or "on"?',
      'Field "share" is not defined by type "Inner".',
      'Value "GREN" does not exist in "Color" enum. Did you mean the enum value "GREEN" or "RED"?',
      'Value "Robert" does not exist in "Color" enum.',
      'Enum "Color" cannot represent this value',
    ]);
    expect(messagesOf({ color: 'GREN' }).map(redactMessage)).toEqual([
      'Variable "$color" got an invalid value; Value "GREN" does not exist in "Color" enum. Did you mean the enum value "GREEN" or "RED"?',
    ]);
    expect(messagesOf({ list: [{ text: 'x', conut: 1 }] }).map(redactMessage)).toEqual([
      'Variable "$list" got an invalid value at "list[0]"; Field "conut" is not defined by type "Inner". Did you mean "count"?',
    ]);
  });

  it('repeats nothing of a variable that is no misspelled name', () => {
    expect(
      [{ color: 'Robert' }, { color: 'GREE 123' }, { input: { text: 'a', Robert: 1 } }].map((variables) =>
        messagesOf(variables).map(redactMessage).join(),
      ),
    ).toEqual([
      'Variable "$color" got an invalid value; The value does not exist in "Color" enum.',
      'Variable "$color" got an invalid value; The value does not exist in "Color" enum. Did you mean the enum value "GREEN"?',
      'Variable "$input" got an invalid value; A field is not defined by type "Many".',
    ]);
  });

  it('says that a document is nested too deeply for the parser', () => {
    const messages = messagesOfText(`{ ask(list: ${'['.repeat(100_000)}) }`).map(redactMessage);
    expect(messages).toEqual(['The document is nested too deeply. Send values as variables.']);
  });

  it('shortens a long name', () => {
    const long = 'a'.repeat(100_000);
    const short = `${'a'.repeat(64)}…`;
    expect(
      [
        `{ ${long} }`,
        `{ ask(${long}: 1) }`,
        `{ ask(color: ${long}) }`,
        `{ ask(input: { text: "x", ${long}: 1 }) }`,
      ].map((source) => messagesOfText(source).map(redactMessage).join()),
    ).toEqual([
      `Cannot query field "${short}" on type "Query".`,
      `Unknown argument "${short}" on field "Query.ask".`,
      `Value "${short}" does not exist in "Color" enum.`,
      `Field "${short}" is not defined by type "Many".`,
    ]);
  });

  it('repeats no value of a variable', () => {
    const misplaced = [
      (v: unknown) => ({ input: v }),
      (v: unknown) => ({ id: { v } }),
      (v: unknown) => ({ id: [v] }),
      (v: unknown) => ({ text: [v] }),
      (v: unknown) => ({ text: { deep: { v } } }),
      (v: unknown) => ({ count: v }),
      (v: unknown) => ({ color: v }),
      (v: unknown) => ({ list: v }),
      (v: unknown) => ({ list: [{ text: 'x', count: v }] }),
      (v: unknown) => ({ list: [{ text: 'x', [String(v)]: 1 }] }),
      (v: unknown) => ({ input: { text: 'x', [String(v)]: v } }),
      (v: unknown) => ({ input: { text: [v] } }),
      (v: unknown) => ({ input: { text: 'x', share: v } }),
      (v: unknown) => ({ input: { text: 'x', on: v } }),
      (v: unknown) => ({ input: { text: 'x', id: { v } } }),
      (v: unknown) => ({ input: { text: 'x', color: v } }),
      (v: unknown) => ({ input: { text: 'x', inner: v } }),
      (v: unknown) => ({ input: { text: 'x', inner: { text: v, count: v } } }),
      (v: unknown) => ({ input: { text: 'x', list: [1, v] } }),
      (v: unknown) => ({ input: { count: v } }),
      (v: unknown) => ({ input: { inner: { text: v } } }),
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...misplaced), ({ ssn, text }, place) => {
        const messages = messagesOf(place(text));
        expect(messages.length).toBeGreaterThan(0);
        for (const message of messages) expect(redactMessage(message)).not.toContain(ssn);
      }),
      { numRuns: 500 },
    );
  });

  it('repeats no literal of a document', () => {
    const misplaced = [
      (v: string) => `{ ask(count: ${v}) }`,
      (v: string) => `{ ask(color: ${v}) }`,
      (v: string) => `{ ask(input: ${v}) }`,
      (v: string) => `{ ask(input: { text: 1, count: ${v} }) }`,
      (v: string) => `{ ask(input: { text: "x", inner: { text: "x", count: ${v} } }) }`,
      (v: string) => `{ ask(list: [${v}]) }`,
      (v: string) => `{ ask(text: { text: ${v} }) }`,
      (v: string) => `{ ask(text: [${v}]) }`,
      (v: string) => `query ($count: Int = ${v}) { ask(count: $count) }`,
      (v: string) => `{ ask(text: "x") @include(if: ${v}) }`,
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...misplaced), ({ ssn, text }, place) => {
        const messages = messagesOfText(place(JSON.stringify(text)));
        expect(messages.length).toBeGreaterThan(0);
        for (const message of messages) expect(redactMessage(message)).not.toContain(ssn);
      }),
      { numRuns: 300 },
    );
  });

  it('repeats no piece of a document that does not parse', () => {
    const broken = [
      (v: string) => `{ ask(text: "${v}`,
      (v: string) => `{ ask(text: "${v}") `,
      (v: string) => `{ ask(text: "x" "${v}" }`,
      (v: string) => `{ ask(${v}: 1) }`,
      (v: string) => `{ ask(text: """${v} }`,
      (v: string) => `"${v}" { ask }`,
      (v: string) => `{ ask } ${v}`,
      (v: string) => `{ ask(count: ${v}x) }`,
      (v: string) => `{ ask(text: "\\u${v}") }`,
      (v: string) => `query ask${v} { }`,
      (v: string) => v,
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...broken), ({ ssn }, place) => {
        const messages = messagesOfText(place(ssn));
        for (const message of messages) {
          expect(redactMessage(message)).not.toContain(ssn);
          expect(redactMessage(message)).not.toContain(ssn.slice(0, 3));
        }
      }),
      { numRuns: 300 },
    );
  });
});
