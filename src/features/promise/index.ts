import { isGenerated } from '../../domain/record/ids.js';
import { feature } from '../feature.js';
import { cancelPromise } from './cancel-promise.js';
import { promiseToPay } from './promise-to-pay.js';
import { LoanPromisesResolver, promiseReference, PromiseUpdatedResolver } from './promise.resolver.js';
import { PromiseCountResolver } from './promise.type.js';

export const promiseFeature = feature({
  name: 'promise',
  commands: [promiseToPay, cancelPromise],
  resolvers: [LoanPromisesResolver, PromiseCountResolver, PromiseUpdatedResolver],
  entities: { PaymentPromise: { read: promiseReference, ownsId: (id) => isGenerated('PM', id) } },
});
