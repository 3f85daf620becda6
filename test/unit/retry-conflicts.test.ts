import { describe, expect, it } from 'vitest';
import { retryConflicts } from '../../src/platform/postgres/retry-conflicts.js';

const failing = (error: Error, times: number) => {
  let runs = 0;
  const transaction = () => {
    runs += 1;
    return runs <= times ? Promise.reject(error) : Promise.resolve(`after ${runs}`);
  };
  return { transaction, runs: () => runs };
};

const behind = (originalCode: string) =>
  Object.assign(new Error('raw query failed'), {
    code: 'P2010',
    meta: { driverAdapterError: { cause: { originalCode } } },
  });

describe('a transaction', () => {
  it.each([
    ['a deadlock', Object.assign(new Error(), { code: '40P01' })],
    ['a serialization failure', Object.assign(new Error(), { code: '40001' })],
    ['a deadlock behind an error of Prisma', behind('40P01')],
    ['what Prisma calls a conflict', Object.assign(new Error(), { code: 'P2034' })],
  ])('runs again after %s', async (_, error) => {
    const { transaction } = failing(error, 2);
    expect(await retryConflicts(transaction)).toBe('after 3');
  });

  it('fails after five conflicts, with the last of them', async () => {
    const error = behind('40001');
    const { transaction, runs } = failing(error, 9);
    await expect(retryConflicts(transaction)).rejects.toBe(error);
    expect(runs()).toBe(5);
  });

  it('runs once when it fails for any other reason', async () => {
    const { transaction, runs } = failing(Object.assign(new Error(), { code: '23505' }), 1);
    await expect(retryConflicts(transaction)).rejects.toThrow();
    expect(runs()).toBe(1);
  });
});
