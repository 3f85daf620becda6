import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/domain/refusal.js';
import { CommandRefused, StipulationsOpen, toRefusal } from '../../../src/features/command/refusal.type.js';
import { refusalProblem, type AnsweredRefusal } from '../../../src/rest/refusal-problem.js';

/** As the version before kept it with its key. */
const KEPT = {
  code: 'STIPULATIONS_OPEN',
  message: 'Conditions of the approval are not cleared.',
  data: { open: '0, 1' },
} as unknown as Refusal;

const NEW: Refusal = {
  code: 'STIPULATIONS_OPEN',
  message: 'Conditions of the approval are not cleared.',
  stipulations: [{ loanId: 'LN-1', position: 1 }],
};

describe('a refusal that was kept before it had a type of its own', () => {
  it('is given again as it was', () => {
    const answer = toRefusal(KEPT, ['STIPULATIONS_OPEN']);
    expect(answer).toBeInstanceOf(CommandRefused);
    expect(answer).toMatchObject({ data: { open: '0, 1' } });
  });

  it('is the same problem in v2', () => {
    const answered = { __typename: 'CommandRefused', ...KEPT } as AnsweredRefusal;
    expect(refusalProblem(answered)).toMatchObject({ status: 409, data: { open: '0, 1' } });
  });
});

it('one of today has its own members', () => {
  expect(toRefusal(NEW, ['STIPULATIONS_OPEN'])).toBeInstanceOf(StipulationsOpen);
  expect(refusalProblem({ __typename: 'StipulationsOpen', ...NEW })).toMatchObject({ data: { open: '1' } });
});
