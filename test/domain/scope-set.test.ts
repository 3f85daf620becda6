import { expect, it } from 'vitest';
import { scopeSet } from '../../src/domain/access/viewer.js';

it('equal scopes are one set, in any order and with repetitions', () => {
  const set = scopeSet(['loan:public', 'bureau:read']);
  expect(scopeSet(['bureau:read', 'loan:public', 'bureau:read'])).toBe(set);
  expect(scopeSet(['loan:public'])).not.toBe(set);
  expect([...set].sort()).toEqual(['bureau:read', 'loan:public']);
});
