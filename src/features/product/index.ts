import { feature } from '../feature.js';
import { addProduct } from './add-product.js';
import { cancelProduct } from './cancel-product.js';
import { LoanProductsResolver, productReference, ProductUpdatedResolver } from './product.resolver.js';
import { isGenerated } from '../../domain/record/ids.js';

export const productFeature = feature({
  name: 'product',
  commands: [addProduct, cancelProduct],
  resolvers: [LoanProductsResolver, ProductUpdatedResolver],
  entities: { LoanProduct: { read: productReference, ownsId: (id) => isGenerated('PD', id) } },
});
