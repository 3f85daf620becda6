import { feature } from '../feature.js';
import {
  HoldsResolver,
  HoldUpdatedResolver,
  LoanHoldCountResolver,
  LoanHoldResolver,
  LoanHoldsResolver,
  HoldReliefResolver,
} from './hold.resolver.js';
import { LoanCommandsResolver } from './viewer-commands.resolver.js';
import { placeHold } from './place-hold.js';
import { liftHold } from './lift-hold.js';
import { isGenerated } from '../../domain/record/ids.js';
import { holdReference, reliefReference } from './hold.references.js';

export const holdFeature = feature({
  name: 'hold',
  commands: [placeHold, liftHold],
  resolvers: [
    HoldsResolver,
    HoldUpdatedResolver,
    LoanCommandsResolver,
    LoanHoldCountResolver,
    LoanHoldResolver,
    LoanHoldsResolver,
    HoldReliefResolver,
  ],
  entities: {
    LoanHold: { read: holdReference, ownsId: (id) => isGenerated('HD', id) },
    HoldRelief: {
      read: reliefReference,
      ownsId: (id) => isGenerated('HR', id),
    },
  },
});
