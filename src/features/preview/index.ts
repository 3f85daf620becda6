import { allCommands } from '../command/registry.js';
import { feature, type Feature } from '../feature.js';
import { previewResolver } from './preview-command.resolver.js';

/** Previews of all commands on loans. Made when every other feature has declared its commands. */
export const previewFeature = (): Feature =>
  feature({
    name: 'preview',
    resolvers: [previewResolver(allCommands().filter(({ preview }) => preview !== undefined))],
  });
