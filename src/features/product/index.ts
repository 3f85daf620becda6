import { feature } from '../feature.js';
import { addProduct } from './add-product.js';
import { cancelProduct } from './cancel-product.js';
import { LoanProductsResolver } from './product.resolver.js';

export const productFeature = feature({
  name: 'product',
  commands: [addProduct, cancelProduct],
  resolvers: [LoanProductsResolver],
});
