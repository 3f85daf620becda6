import { feature } from '../feature.js';
import { SchemaUsageResolver } from './schema-usage.resolver.js';

export const schemaUsageFeature = feature({
  name: 'schema-usage',
  resolvers: [SchemaUsageResolver],
});
