import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupReader } from '../../../src/features/loan/group-reader.js';

const terms = fc.record(
  {
    TermsTerm: fc.constantFrom('24', '36', '', 'none', null, 36),
    TermsAPR: fc.constantFrom('5.86', '5.860', ' 5.86 ', '', null, 5.86),
    TermsLoanAmount: fc.constantFrom('21,022.31', '21022.31', '1', '', 'x', null, 1),
  },
  { requiredKeys: [] },
);

it('each element of a list is read independently of the one before it', () => {
  const { read } = groupReader('Underwriting.DealTermsInfo[]');
  const alone = (element: object) => groupReader('Underwriting.DealTermsInfo[]').read([element as never]);
  fc.assert(
    fc.property(fc.array(terms, { minLength: 2, maxLength: 6 }), (elements) => {
      expect(elements.map((element) => read([element]))).toEqual(elements.map(alone));
    }),
  );
});
