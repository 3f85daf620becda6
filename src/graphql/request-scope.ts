import { Disclosures } from '../app/audit/disclosures.js';
import type { GraphContext, GraphServices } from './context.js';
import { makeLoaders } from './loaders.js';

type Request = Pick<GraphContext, 'requestId' | 'viewer' | 'apiKey' | 'withoutKey'> &
  Partial<Pick<GraphContext, 'address'>>;

/** What a request has of its own: its loaders, and the list of what they showed. */
export function requestScope(
  services: GraphServices,
  { requestId, viewer, apiKey, address, withoutKey }: Request,
): GraphContext {
  const disclosures = new Disclosures();
  const loaders = makeLoaders(services, viewer, disclosures);
  return { requestId, viewer, apiKey, address, withoutKey, services, disclosures, loaders };
}
