import { feature } from '../feature.js';
import { adjustmentReference, AdjustmentTextResolver, LoanAdjustmentsResolver } from './adjustment.resolver.js';
import { assessFee } from './assess-fee.js';
import { waiveFee } from './waive-fee.js';
import { refundFee } from './refund-fee.js';
import { waiveInterest } from './waive-interest.js';
import { refundCredit } from './refund-credit.js';
import { adjustPrincipal } from './adjust-principal.js';
import { reverseAdjustment } from './reverse-adjustment.js';
import { writeOffSmallBalance } from './write-off-small-balance.js';
import { ownIdOf } from '../../domain/record/ids.js';

export const adjustmentCommands = [
  assessFee,
  waiveFee,
  refundFee,
  waiveInterest,
  refundCredit,
  adjustPrincipal,
  reverseAdjustment,
  writeOffSmallBalance,
];

export const adjustmentFeature = feature({
  name: 'adjustment',
  commands: adjustmentCommands,
  resolvers: [AdjustmentTextResolver, LoanAdjustmentsResolver],
  entities: {
    LoanAdjustment: {
      read: adjustmentReference,
      ownsId: (id) => ownIdOf('adjustment', id) !== undefined,
    },
  },
});
