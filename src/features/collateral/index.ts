import { feature } from '../feature.js';
import { CollateralResolver, valuationReference } from './collateral.resolver.js';
import { recordValuation } from './record-valuation.js';
import { recordLien } from './record-lien.js';
import { recordCureNotice } from './record-cure-notice.js';
import { recordSaleNotice } from './record-sale-notice.js';
import { repossessionReference, RepossessionResolver } from './repossession.resolver.js';
import { releaseLien } from './release-lien.js';
import { repossessCollateral } from './repossess-collateral.js';
import { redeemCollateral } from './redeem-collateral.js';
import { sellCollateral } from './sell-collateral.js';
import { recordTotalLoss } from './record-total-loss.js';
import { settleInsurance } from './settle-insurance.js';
import { isGenerated } from '../../domain/record/ids.js';

export const collateralFeature = feature({
  name: 'collateral',
  commands: [
    recordValuation,
    recordLien,
    releaseLien,
    recordCureNotice,
    repossessCollateral,
    redeemCollateral,
    recordSaleNotice,
    sellCollateral,
    recordTotalLoss,
    settleInsurance,
  ],
  resolvers: [CollateralResolver, RepossessionResolver],
  entities: {
    CollateralValuation: {
      read: valuationReference,
      ownsId: (id) => isGenerated('VL', id),
    },
    Repossession: {
      read: repossessionReference,
      ownsId: (id) => isGenerated('RC', id),
    },
  },
});
