import { isGenerated } from '../../domain/record/ids.js';
import { feature } from '../feature.js';
import { acceptTransfer } from './accept-transfer.js';
import { buyBack } from './buy-back.js';
import { cancelTransfer } from './cancel-transfer.js';
import { declineTransfer } from './decline-transfer.js';
import { DECLINE_EVENT, TRANSFER_EVENT } from './execute-transfers.js';
import { proposeTransfer } from './propose-transfer.js';
import {
  LoanOwnershipResolver,
  TransferCountResolver,
  TransferLoanResolver,
  transferReference,
  TransfersResolver,
  TransferUpdatedResolver,
} from './transfer.resolver.js';

export const ownershipFeature = feature({
  name: 'ownership',
  commands: [proposeTransfer, acceptTransfer, declineTransfer, cancelTransfer, buyBack],
  events: {
    [TRANSFER_EVENT]: 'Changed the owner of the loan at the close of the settlement date.',
    [DECLINE_EVENT]: 'Declined a transfer at the close of its settlement date.',
  },
  resolvers: [
    LoanOwnershipResolver,
    TransferCountResolver,
    TransferLoanResolver,
    TransfersResolver,
    TransferUpdatedResolver,
  ],
  entities: { LoanTransfer: { read: transferReference, ownsId: (id) => isGenerated('TF', id) } },
});
