import { feature } from '../feature.js';
import { CashflowsResolver, UnderwritingCashflowsResolver } from './cashflows.resolver.js';
import { LoanRiskAssessmentResolver, riskAssessmentReference } from './risk-assessment.resolver.js';
import { TradeLinesResolver, UnderwritingTradeLinesResolver } from './trade-lines.resolver.js';
import {
  LoanUnderwritingResolver,
  UnderwritingResolver,
  dealReference,
  underwritingReference,
} from './underwriting.resolver.js';
import { dealPlace, ownIdOf } from '../../domain/record/ids.js';

export const underwritingFeature = feature({
  name: 'underwriting',
  resolvers: [
    CashflowsResolver,
    LoanRiskAssessmentResolver,
    LoanUnderwritingResolver,
    TradeLinesResolver,
    UnderwritingCashflowsResolver,
    UnderwritingResolver,
    UnderwritingTradeLinesResolver,
  ],
  entities: {
    RiskAssessment: {
      read: riskAssessmentReference,
      ownsId: (id) => ownIdOf('risk-assessment', id) !== undefined,
      idExample: 'risk-assessment:LN-1001',
    },
    Underwriting: {
      read: underwritingReference,
      ownsId: (id) => ownIdOf('underwriting', id) !== undefined,
      idExample: 'underwriting:LN-1001',
    },
    UnderwritingDeal: {
      read: dealReference,
      ownsId: (id) => dealPlace(id) !== undefined,
      idExample: 'deal:0:LN-1001',
    },
  },
});
