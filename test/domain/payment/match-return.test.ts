import { describe, expect, it } from 'vitest';
import { matchReturn } from '../../../src/domain/payment/read-returns.js';

const RETURNED = { kind: 'RETURN', line: 4, trace: '091000010000001', code: 'R01', cents: 1_000 } as const;
const CHANGE = { kind: 'CHANGE', line: 4, trace: '091000010000001', code: 'C01', cents: 0, correction: {} } as const;
const ONE = { repaymentId: 'RP-0a1b2c3d-0000-4000-8000-000000000001', cents: 1_000 };
const OTHER = { repaymentId: 'RP-ffffffff-0000-4000-8000-000000000002', cents: 1_000 };
const OF_ONE = '0A1B2C3D0000400';

describe('What a bank says of a debit', () => {
  it.each([RETURNED, CHANGE])('is of the one with its trace and its individual: $kind', (told) => {
    expect(matchReturn({ ...told, individualId: OF_ONE }, [OTHER, ONE])).toEqual({ debit: ONE });
  });

  it.each([
    ['no debit', 'no debit has', OF_ONE, 1_000, []],
    ['another individual', 'the individual ID', OF_ONE, 1_000, [OTHER]],
    ['no individual', 'the individual ID', '', 1_000, [ONE]],
    ['another amount', 'the amount', OF_ONE, 999, [ONE]],
    ['two debits', 'several debits', OF_ONE, 1_000, [ONE, ONE]],
  ])('is refused where it fits %s', (_, reason, individualId, cents, sent) => {
    expect(matchReturn({ ...RETURNED, individualId, cents }, sent)).toEqual({
      fault: expect.stringContaining(reason) as string,
    });
  });
});
