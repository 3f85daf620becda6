import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textFault } from '../../src/domain/input-check.js';

it('half of a pair or a NUL is what no text holds, and nothing else is', () => {
  const unit = fc.constantFrom('a', 'é', '\u{1f697}', '\ud83d', '\ude97', '\uffff', '\0');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
      const text = units.join('');
      expect(textFault(text) === undefined).toBe(!/\p{Surrogate}|\0/u.test(text));
    }),
  );
});
