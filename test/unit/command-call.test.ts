import { commandCall, type Caller } from '../../src/features/command/command-call.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const caller = {} as Caller;
const inputOf = (given: object) => commandCall('createLoan', caller, { idempotencyKey: 'key', ...given }).input;

it('an input is what JSON says of it, its key apart', () => {
  const member = fc.string().filter((name) => name !== 'idempotencyKey' && name !== '__proto__');
  fc.assert(
    fc.property(fc.dictionary(member, fc.jsonValue({ maxDepth: 3 })), (given) => {
      const said: unknown = JSON.parse(JSON.stringify(given), (_, value: unknown) => value ?? undefined);
      expect(JSON.stringify(inputOf(given))).toBe(JSON.stringify(said));
    }),
  );
});

it('a member that is null and one that is left out are the same; an element is not left out', () => {
  expect(inputOf({ amount: null, terms: { term: undefined, fees: [null, { note: null }] } })).toEqual({
    terms: { fees: [null, {}] },
  });
});
