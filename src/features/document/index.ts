import { feature } from '../feature.js';
import { DocumentResolver, UnderwritingDocumentResolver } from './document.resolver.js';

export const documentFeature = feature({
  name: 'document',
  resolvers: [DocumentResolver, UnderwritingDocumentResolver],
});
