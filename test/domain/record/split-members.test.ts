import { describe, expect, it } from 'vitest';
import { joinRecord, splitApplication, splitAssessment } from '../../../src/domain/record/split-and-join.js';
import { partsOf, sampleEnvelope } from './sample.js';

const { Request, Response, Underwriting } = sampleEnvelope().data;
const { loan } = partsOf(sampleEnvelope());

describe('an application', () => {
  it('is taken apart on its own', () => {
    const split = splitApplication({ Request });
    if (!split.ok) throw new Error('refused');
    expect(Object.keys(split.excerpts)).toHaveLength(4);
    expect(joinRecord({ loan, excerpts: split.excerpts })).toMatchObject({ Request, Response: {} });
  });

  it('is refused with paths inside what was sent', () => {
    const spoiled = { ...Request, DealerInfo: 1, Extra: {} };
    expect(splitApplication({ Request: spoiled })).toEqual({
      ok: false,
      faults: [
        { path: 'Request.Extra', reason: 'unknown field' },
        { path: 'Request.DealerInfo', reason: 'must be an object' },
      ],
    });
    expect(splitApplication({ Request, loanDetails: {} })).toMatchObject({
      faults: [{ path: 'loanDetails', reason: 'unknown field' }],
    });
    expect(splitApplication('x')).toMatchObject({ faults: [{ path: '', reason: 'must be an object' }] });
  });
});

describe('an assessment', () => {
  it('is taken apart on its own', () => {
    const split = splitAssessment({ Response, Underwriting }, 'Approved');
    if (!split.ok) throw new Error('refused');
    const joined = joinRecord({ loan, ...split });
    expect([joined.Response, joined.Underwriting]).toEqual([Response, Underwriting]);
    expect(joined.loanDetails.lendingDecisionReason).toBe('Approved');
  });

  it('must be there, with one entry per deal', () => {
    const entries = (Underwriting.UnderwritingInfo as unknown[]).slice(1);
    expect(
      splitAssessment({ Response, Underwriting: { ...Underwriting, UnderwritingInfo: entries } }, ''),
    ).toMatchObject({
      faults: [
        {
          path: 'Underwriting.UnderwritingInfo',
          reason: 'must have one item per DealTermsInfo item: 59 for 60',
        },
      ],
    });
    expect(splitAssessment({ Response: {}, Underwriting }, '')).toMatchObject({
      faults: [{ path: 'Response.LoanTerms', reason: 'missing' }],
    });
  });
});
