import type { FieldFault } from '../refusal.js';

export interface VinCheck {
  readonly faults: readonly FieldFault[];
  /** Older and foreign vehicles fail the check digit, so it only warns. */
  readonly warnings: readonly string[];
}

const ALPHABET = /^[A-HJ-NPR-Z0-9]*$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** 49 CFR 565.15: the letters that stand for 0, 1, 2 and so on; I, O and Q are never used. */
const LETTERS = ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];

function valueOf(character: string): number {
  const letter = LETTERS.findIndex((letters) => letters.includes(character));
  return letter >= 0 ? letter : Number(character);
}

export function checkDigit(vin: string): string {
  const total = WEIGHTS.reduce((sum, weight, index) => sum + weight * valueOf(vin.charAt(index)), 0);
  return total % 11 === 10 ? 'X' : String(total % 11);
}

export function checkVin(vin: string, field = 'vin'): VinCheck {
  if (vin.length !== 17) {
    return { faults: [{ field, reason: `must have 17 characters, has ${vin.length}` }], warnings: [] };
  }
  if (!ALPHABET.test(vin)) {
    return { faults: [{ field, reason: 'may hold only digits and capital letters without I, O and Q' }], warnings: [] };
  }
  const expected = checkDigit(vin);
  const warnings = vin.charAt(8) === expected ? [] : [`check digit is ${vin.charAt(8)}, expected ${expected}`];
  return { faults: [], warnings };
}
