import { feature } from '../feature.js';
import { documentReference, DocumentResolver, UnderwritingDocumentResolver } from './document.resolver.js';
import { ownIdOf } from '../../domain/record/ids.js';

export const documentFeature = feature({
  name: 'document',
  resolvers: [DocumentResolver, UnderwritingDocumentResolver],
  entities: {
    LoanDocument: {
      read: documentReference,
      ownsId: (id) => ownIdOf('document', id) !== undefined,
    },
  },
});
