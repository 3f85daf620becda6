import { expect, it } from 'vitest';
import type { CommandServices } from '../../src/features/command/declaration.js';
import { administrationCommand } from '../../src/features/command/administration-command.js';
import { CommandInput } from '../../src/features/command/command-input.js';

class IssueInput extends CommandInput {}

class Issued {
  readonly id: string;
}

const issue = administrationCommand({
  name: 'issue',
  summary: 'Issues a secret.',
  event: 'Secret issued',
  scopes: [],
  refusals: [],
  affects: [],
  input: IssueInput,
  answer: Issued,
  decide: ({ tellOnce }) => {
    tellOnce({ secret: 'mine' });
    return Promise.resolve({ ok: true, value: { id: 'A' } });
  },
});

/** Each attempt finds the answer that was kept before it, or none. */
const servicesWith = (kept: readonly (object | undefined)[]) => {
  const idempotency = (earlier: object | undefined) => ({
    tryLock: () => Promise.resolve(true),
    find: () => Promise.resolve(earlier && { sameInput: true, answer: earlier }),
    save: () => Promise.resolve(),
  });
  const run = async (work: (stores: object) => Promise<unknown>) => {
    let result: unknown;
    for (const earlier of kept) result = await work({ idempotency: idempotency(earlier) });
    return result;
  };
  const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
  return { administration: { unitOfWork: { run }, clock } } as unknown as CommandServices;
};

const caller = { viewer: { clientId: 'client', scopes: new Set() }, requestId: 'request' } as never;
const input = { idempotencyKey: 'key' } as never;

it('a secret is told with the answer that issued it', async () => {
  expect(await issue.carryOut(servicesWith([undefined]), caller, input)).toEqual({
    ok: true,
    value: { id: 'A', secret: 'mine' },
  });
});

it('a secret of an attempt that was rolled back is not told with the answer of another', async () => {
  const other = { ok: true, value: { id: 'B' } };
  expect(await issue.carryOut(servicesWith([undefined, other]), caller, input)).toEqual(other);
});
