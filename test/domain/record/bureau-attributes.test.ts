import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTE_FAMILIES,
  attributesNamed,
  attributesOfFamily,
  familyOf,
} from '../../../src/domain/record/bureau-attributes.js';
import { partsOf, sampleEnvelope } from './sample.js';

const attributes = partsOf(sampleEnvelope()).bureau.primary?.attributes ?? {};

describe('bureau attributes', () => {
  it('are found by name, in the order of asking, unknown names left out', () => {
    const found = attributesNamed(attributes, ['CreditScore', 'toString', 'NOPE1', 'AGG100']);
    expect(Object.entries(found)).toEqual([
      ['CreditScore', '793'],
      ['AGG100', '60125'],
    ]);
  });

  it.each([...ATTRIBUTE_FAMILIES])('of family %s are found without those of longer family names', (family) => {
    const found = Object.keys(attributesOfFamily(attributes, family));
    expect(found.length).toBeGreaterThanOrEqual(31);
    for (const name of found) expect(name).toMatch(new RegExp(`^${family}\\d`));
  });

  it('belong to one family each, but for those with names of their own', () => {
    const counted = ATTRIBUTE_FAMILIES.flatMap((family) => Object.keys(attributesOfFamily(attributes, family)));
    expect(counted).toHaveLength(Object.keys(attributes).length - 11);
    expect([familyOf('CreditScore'), familyOf('REVS100'), familyOf('S061')]).toEqual([undefined, 'REVS', 'S']);
  });
});
