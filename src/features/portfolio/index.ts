import { feature } from '../feature.js';
import { PortfolioResolver } from './portfolio.resolver.js';

export const portfolioFeature = feature({
  name: 'portfolio',
  resolvers: [PortfolioResolver],
});
